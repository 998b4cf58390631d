import { availableParallelism } from 'node:os'
import type { Database } from '#server/database/db.ts'
import type { RequestsFirst } from '#server/domain/calls/requests_first.ts'

/**
 * The most milliseconds that a transaction waits for requests, and for each one that goes before it: what waits for a
 * lock holds up its own account alone.
 */
const usualPatience = { requests: 20, turn: 50 }

/** How many transactions go on at once: half of the cores, so that a request finds one. */
const usualAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))

/**
 * The same database for work that nobody waits for at this moment: while requests come, its transactions and statements
 * take turns, and each begins when no request is under way. Many that end together would take all cores at once, and
 * every request that comes then waits. While none come, they all go on at once.
 */
export function behindRequests(
  database: Database,
  requests: RequestsFirst,
  atOnce: number = usualAtOnce,
  patience: typeof usualPatience = usualPatience,
): Database {
  const waiting: (() => void)[] = []
  let free = atOnce

  /** Waits for a turn. @returns what ends it */
  async function turn(): Promise<() => void> {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(late)
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
    const late = setTimeout(end, patience.turn)
    await requests.passed(patience.requests)
    return end
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (!requests.areRecent) return work()
    const end = await turn()
    try {
      return await work()
    } finally {
      end()
    }
  }

  return {
    read: (owner, work, last) => inTurn(() => database.read(owner, work, last)),
    write: (owner, steps) => inTurn(() => database.write(owner, steps)),
    run: (statement, account) => inTurn(() => database.run(statement, account)),
    runOnBuckets: (asked, account) => inTurn(() => database.runOnBuckets(asked, account)),
    isDistributed: () => database.isDistributed(),
    close: () => database.close(),
  }
}
