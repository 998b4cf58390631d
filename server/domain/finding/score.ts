import { areaName } from '#server/domain/finding/area.ts'
import type { PoolEntry, Reason } from '#server/domain/finding/choice.ts'
import { isIn, isOpenThen } from '#server/domain/finding/eligible.ts'
import { isTimed } from '#server/domain/finding/filters.ts'
import { nearness } from '#server/domain/finding/window.ts'
import { fittingTerms, searchScore, type Wish } from '#server/domain/finding/wish.ts'

/** Whether everybody who is asked about is free when a choice takes place; null where that was not asked. */
export type FreeStatus = 'free' | 'partial' | 'busy' | 'unknown' | null

/** How well an entry fits, and why, in the order of the terms. */
export interface Score {
  readonly score: number
  readonly reasons: readonly Reason[]
}

/** How much each term counts. */
const weight = {
  named: 3,
  somebody: 1,
  liked: 1.5,
  own: 1,
  list: 0.8,
  search: 1,
  preferences: 1,
  neighborhood: 0.6,
  city: 0.3,
  timed: 0.6,
  time_unknown: 0.2,
  free: 0.5,
  busy: -2,
  lately: 0.3,
  planned: -1,
  item: 0.4,
}

/** By how much likes count for more where they come first. */
const prioritized = 3

const day_ms = 86_400_000

/** After how many days a change counts for a third. */
const lately_days = 60

/** The score of an entry that is eligible. */
export function scoreOf(wish: Wish, entry: PoolEntry, free: FreeStatus): Score {
  const { filters } = wish
  const reasons: Reason[] = []
  let score = 0
  const add: Add = (points, reason) => {
    if (points === 0) return
    score += points
    if (reason) reasons.push(reason)
  }
  const likes = filters.prioritize_likes ? prioritized : 1
  const theirs = likeShare(wish, entry) * likes
  const mine = entry.is_liked ? weight.liked * likes : 0
  add(theirs + mine, { why: 'liked' })
  add(entry.is_own ? weight.own : 0, { why: 'own' })
  const [list_id] = entry.lists
  if (list_id !== undefined) add(weight.list, { why: 'list', list_id })
  else if (entry.generated_for !== null) reasons.push({ why: 'list', list_id: entry.generated_for })
  add(searchScore(wish, entry) * weight.search, { why: 'matches' })
  const terms = fittingTerms(wish, entry)
  const asked = filters.preference_terms.length
  if (terms.length > 0) add((terms.length / asked) * weight.preferences, { why: 'fits', terms })
  addNear(wish, entry, add)
  addTime(wish, entry, add)
  if (free === 'free') add(weight.free, { why: 'free' })
  if (free === 'busy') add(weight.busy)
  add(latelyScore(wish, entry))
  add(entry.is_planned ? weight.planned : 0)
  add(entry.weight * weight.item)
  return { score, reasons }
}

function likeShare({ people }: Wish, { likers }: PoolEntry): number {
  if (people.size === 0) return likers.length > 0 ? weight.somebody : 0
  const named = likers.filter((id) => people.has(id)).length
  return (named / people.size) * weight.named
}

type Add = (points: number, reason?: Reason) => void

function addNear({ filters }: Wish, entry: PoolEntry, add: Add): void {
  const areas = filters.areas.filter((area) => isIn(area, entry))
  const nearest = areas.find(({ neighborhood }) => neighborhood !== null) ?? areas[0]
  if (!nearest) return
  const points = nearest.neighborhood === null ? weight.city : weight.neighborhood
  add(points, { why: 'near', area: areaName(nearest) })
}

function addTime({ filters: { window } }: Wish, entry: PoolEntry, add: Add): void {
  const { occurrence, open } = entry
  if (occurrence !== null) {
    add(isTimed(window) ? weight.timed : 0, { why: 'dated' })
    add(nearness(occurrence.starts_at, window) * weight.timed)
  } else if (isTimed(window)) {
    // It is open at some of that time, or it would not be eligible.
    if (open === null) add(weight.time_unknown)
    else add(weight.timed, isOpenThen(window, entry) ? { why: 'open' } : undefined)
  }
}

function latelyScore({ filters: { window } }: Wish, { changed_at }: PoolEntry): number {
  if (changed_at === null) return 0
  const days = Math.max(0, window.now.getTime() - changed_at.getTime()) / day_ms
  return weight.lately * Math.exp(-days / lately_days)
}
