/** Limits how many requests of this process one host gets at the same time. */
export interface HostSlots {
  /** Takes one of the host's places. @returns a function that gives it back, or null where all are taken. */
  take(host: string): (() => void) | null
}

/** Makes `most` places for each host, which is an exact name: what stands under one domain may be many people's. */
export function makeHostSlots(most: number): HostSlots {
  const taken = new Map<string, number>()
  return {
    take(host) {
      const count = taken.get(host) ?? 0
      if (count >= most) return null
      taken.set(host, count + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const left = (taken.get(host) ?? 1) - 1
        if (left === 0) taken.delete(host)
        else taken.set(host, left)
      }
    },
  }
}
