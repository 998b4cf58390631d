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
const maxCompared = 1_000

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
    .slice(0, Math.max(maxCompared, most))
  const rank = new Map(left.map((one, index) => [one, index]))
  const rankOf = ([one]: One[]) => (one ? (rank.get(one) ?? 0) : Number.POSITIVE_INFINITY)
  // Of those that cost the same, only the best one can be next.
  const groups = [...Map.groupBy(left, ({ entry }) => alikeKey(entry)).values()]
  const chosen: One[] = []
  const venues = new Map<string, number>()
  while (groups.length > 0 && chosen.length < most) {
    const recent = new Map<string, number>()
    for (const { entry } of chosen.slice(-lastOnes)) {
      const [activity] = entry.activities
      if (activity !== undefined) recent.set(activity, (recent.get(activity) ?? 0) + 1)
    }
    let best = 0
    let bestScore = Number.NEGATIVE_INFINITY
    for (const [index, [one]] of groups.entries()) {
      // Costs are never negative, and the scores fall.
      if (!one || one.score <= bestScore) break
      const net = one.score - costOf(one.entry, venues, recent)
      if (net > bestScore) [best, bestScore] = [index, net]
    }
    const [group = []] = groups.splice(best, 1)
    const one = group.shift()
    if (!one) break
    if (group.length > 0) insertInOrder(groups, group, rankOf)
    chosen.push(one)
    const { venue } = one.entry
    if (venue !== null) venues.set(venue, (venues.get(venue) ?? 0) + 1)
  }
  return chosen
}

/** Puts a group where its rank belongs among groups that are in order. */
function insertInOrder<Group>(groups: Group[], group: Group, rankOf: (one: Group) => number): void {
  const rank = rankOf(group)
  let [from, until] = [0, groups.length]
  while (from < until) {
    const middle = (from + until) >> 1
    const other = groups[middle]
    if (other !== undefined && rankOf(other) < rank) from = middle + 1
    else until = middle
  }
  groups.splice(from, 0, group)
}

/** The same for entries that cost the same whatever was chosen before. */
function alikeKey({ venue, activities }: PoolEntry): string {
  return `${venue ?? ''}\n${activities[0] ?? ''}`
}

function costOf(
  { venue, activities }: PoolEntry,
  venues: ReadonlyMap<string, number>,
  recent: ReadonlyMap<string, number>,
): number {
  const [activity] = activities
  const same = venue === null ? 0 : (venues.get(venue) ?? 0)
  const alike = activity === undefined ? 0 : (recent.get(activity) ?? 0)
  return cost.venue * same + cost.activity * alike
}

/** The first 8 bytes of the hash, as hexadecimal digits. */
function tieKey(owner: string, id: string): string {
  return hash('sha256', `${owner}${id}`, 'hex').slice(0, 16)
}
