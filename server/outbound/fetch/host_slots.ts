/** Limits how many requests of this process one host gets at the same time, and how soon after one another. */
export interface HostSlots {
  /** Takes one of the host's places. @returns a function that gives it back, or null where there is none now. */
  take(host: string): (() => void) | null
}

interface Host {
  taken: number
  /** When the next place may be taken, in milliseconds of `performance.now()`. */
  next_at: number
}

/**
 * Makes `most` places for each host, which is an exact name: what stands under one domain may be many people's. Two of
 * them are taken `gap` milliseconds apart.
 */
export function makeHostSlots(most: number, gap = 0): HostSlots {
  const hosts = new Map<string, Host>()

  /** Forgets a host that nobody asks, once it may be asked again. */
  function forget(host: string, known: Host): void {
    if (known.taken > 0 || hosts.get(host) !== known) return
    const left = known.next_at - performance.now()
    if (left > 0) setTimeout(() => forget(host, known), left).unref()
    else hosts.delete(host)
  }

  return {
    take(host) {
      const known = hosts.get(host) ?? { taken: 0, next_at: 0 }
      const now = performance.now()
      if (known.taken >= most || now < known.next_at) return null
      known.taken += 1
      known.next_at = now + gap
      hosts.set(host, known)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        known.taken -= 1
        forget(host, known)
      }
    },
  }
}
