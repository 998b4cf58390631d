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
  const chosen: One[] = []
  const taken: Group[] = []
  const venues: number[] = []
  const recent: number[] = []
  const groups = groupsOf(left)
  while (groups.length > 0 && chosen.length < most) {
    const best = bestOf(groups, left, { venues, recent })
    const group = groups.splice(best, 1)[0]
    const one = group && left[group.ranks[group.next] ?? -1]
    if (!group || !one) break
    group.next += 1
    if (group.next < group.ranks.length) insertInOrder(groups, group)
    chosen.push(one)
    taken.push(group)
    add(venues, group.venue, 1)
    add(recent, group.activity, 1)
    add(recent, taken[taken.length - 1 - lastOnes]?.activity ?? nothing, -1)
  }
  return chosen
}

/** Entries that cost the same whatever was chosen before: of these only the best one can be next. */
interface Group {
  /** Their places among all that are compared, the best first. */
  readonly ranks: number[]
  /** Which of these comes next. */
  next: number
  /** A number that stands for the venue, and one for the activity; `nothing` without. */
  readonly venue: number
  readonly activity: number
}

const nothing = -1

/** The groups of entries that are in order, in the order of their best. */
function groupsOf(left: readonly Scored[]): Group[] {
  const groups = new Map<string, Group>()
  const venues = new Map<string, number>()
  const activities = new Map<string, number>()
  for (const [rank, { entry }] of left.entries()) {
    const venue = numberOf(venues, entry.venue)
    const activity = numberOf(activities, entry.activities[0])
    const key = `${venue} ${activity}`
    const group = groups.get(key)
    if (group) group.ranks.push(rank)
    else groups.set(key, { ranks: [rank], next: 0, venue, activity })
  }
  return [...groups.values()]
}

function numberOf(known: Map<string, number>, name: string | null | undefined): number {
  if (name == null) return nothing
  const number = known.get(name) ?? known.size
  known.set(name, number)
  return number
}

/** How often each venue was chosen, and each activity among the last ones. */
interface Counts {
  readonly venues: readonly number[]
  readonly recent: readonly number[]
}

/** The place of the group whose best is next. */
function bestOf(
  groups: readonly Group[],
  left: readonly Scored[],
  { venues, recent }: Counts,
): number {
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (const [index, { ranks, next, venue, activity }] of groups.entries()) {
    const score = left[ranks[next] ?? nothing]?.score ?? Number.NEGATIVE_INFINITY
    // Costs are never negative, and the scores fall.
    if (score <= bestScore) break
    const net =
      score - (cost.venue * (venues[venue] ?? 0) + cost.activity * (recent[activity] ?? 0))
    if (net > bestScore) [best, bestScore] = [index, net]
  }
  return best
}

function add(counts: number[], at: number, change: number): void {
  if (at !== nothing) counts[at] = (counts[at] ?? 0) + change
}

/** Puts a group where its best belongs among groups that are in order. */
function insertInOrder(groups: Group[], group: Group): void {
  const rankOf = ({ ranks, next }: Group) => ranks[next] ?? Number.POSITIVE_INFINITY
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

/** The first 8 bytes of the hash, as hexadecimal digits. */
function tieKey(owner: string, id: string): string {
  return hash('sha256', `${owner}${id}`, 'hex').slice(0, 16)
}
