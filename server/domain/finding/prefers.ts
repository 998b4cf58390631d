import { hash } from 'node:crypto'
import type { PoolEntry } from '#server/domain/finding/choice.ts'

/** An entry with its score. */
export interface Scored {
  readonly entry: PoolEntry
  readonly score: number
}

/** What one more choice of a venue, and of an activity among the last ones, costs. */
const cost = { venue: 0.6, activity: 0.25 }

/** How many of the last choices an activity is compared with. */
const lastOnes = 5

/** How many of the best are compared: far more than are chosen. */
const mostCompared = 1_000

/**
 * The best entries in order, with some variety: again and again the one that is best after what choices of its venue and
 * its activity before it cost. Ties go by a hash of account and id. The order of the entries given makes no difference,
 * and there is neither clock nor chance in it.
 */
export function inOrderOfPreference<One extends Scored>(
  scored: readonly One[],
  owner: string,
  most: number,
): One[] {
  const keys = new Map<One, string>()
  const keyOf = (one: One) => {
    const key = keys.get(one) ?? tieKey(owner, one.entry.id)
    keys.set(one, key)
    return key
  }
  const left = [...scored]
    .sort((a, b) => b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, Math.max(mostCompared, most))
  const chosen: One[] = []
  const venues = new Map<string, number>()
  while (left.length > 0 && chosen.length < most) {
    const recent = chosen.slice(-lastOnes).flatMap(({ entry }) => entry.activities.slice(0, 1))
    let best = 0
    let bestScore = Number.NEGATIVE_INFINITY
    for (const [index, { entry, score }] of left.entries()) {
      // Costs are never negative, and the scores fall.
      if (score <= bestScore) break
      const net = score - costOf(entry, venues, recent)
      if (net > bestScore) [best, bestScore] = [index, net]
    }
    const [one] = left.splice(best, 1)
    if (!one) break
    chosen.push(one)
    const { venue } = one.entry
    if (venue !== null) venues.set(venue, (venues.get(venue) ?? 0) + 1)
  }
  return chosen
}

function costOf(
  { venue, activities }: PoolEntry,
  venues: ReadonlyMap<string, number>,
  recent: readonly string[],
): number {
  const [activity] = activities
  const same = venue === null ? 0 : (venues.get(venue) ?? 0)
  const alike = activity === undefined ? 0 : recent.filter((one) => one === activity).length
  return cost.venue * same + cost.activity * alike
}

/** The first 8 bytes of the hash, as hexadecimal digits. */
function tieKey(owner: string, id: string): string {
  return hash('sha256', `${owner}${id}`, 'hex').slice(0, 16)
}
