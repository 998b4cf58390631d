/** A connection that an account may use until it calls `free`. */
export interface Share {
  free(): void
}

/** Decides who may use one of a limited number of connections. */
export interface Shares {
  /**
   * Waits until one of the connections may be used in the name of `account`. Rejects with `late` if that takes longer
   * than `patience` milliseconds.
   */
  take(account: string, patience: number): Promise<Share>
}

interface Waiting {
  grant(share: Share): void
}

/**
 * Shares connections among accounts: one account uses `most` of them at once, and a connection that becomes free goes
 * to the waiting account that uses the fewest. Accounts that use the same number take turns; within an account, the
 * call that came first is first.
 */
export function makeShares(connections: number, most: number): Shares {
  const used = new Map<string, number>()
  // The account that has waited longest for its turn is first.
  const queues = new Map<string, Set<Waiting>>()
  let inUse = 0

  const usedBy = (account: string) => used.get(account) ?? 0

  function shareOf(account: string): Share {
    inUse += 1
    used.set(account, usedBy(account) + 1)
    let freed = false
    return {
      free() {
        if (freed) return
        freed = true
        inUse -= 1
        const left = usedBy(account) - 1
        if (left === 0) used.delete(account)
        else used.set(account, left)
        grant()
      },
    }
  }

  function grant(): void {
    while (inUse < connections) {
      const account = nextAccount()
      if (account === null) return
      const queue = queues.get(account) ?? new Set()
      const [first] = queue
      if (first) leave(account, first)
      // Another account with as few is next.
      if (queue.size > 0 && queues.delete(account)) queues.set(account, queue)
      first?.grant(shareOf(account))
    }
  }

  function nextAccount(): string | null {
    let next: string | null = null
    for (const account of queues.keys()) {
      const fewer = usedBy(account) < (next === null ? most : usedBy(next))
      if (fewer) next = account
    }
    return next
  }

  function leave(account: string, waiting: Waiting): void {
    const queue = queues.get(account)
    queue?.delete(waiting)
    if (queue?.size === 0) queues.delete(account)
  }

  return {
    take(account, patience) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          leave(account, waiting)
          reject(new Error(tooLate))
        }, patience)
        const waiting = {
          grant(share: Share) {
            clearTimeout(late)
            resolve(share)
          },
        }
        const queue = queues.get(account) ?? new Set()
        queues.set(account, queue.add(waiting))
        grant()
      })
    },
  }
}

/** What an error says if no connection became free in time; node-postgres says the same. */
export const tooLate = 'timeout exceeded when trying to connect'
