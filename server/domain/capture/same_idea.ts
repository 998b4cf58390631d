import type { IdeaDraft } from '#server/domain/capture/decision.ts'
import { sourceKeys } from '#server/domain/capture/source_key.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** What a saved idea is compared by. */
export interface SavedFacts {
  readonly kind: 'place' | 'event'
  readonly title_key: string
  /** The place that it is, or its venue; null where none is known. */
  readonly at: string | null
  readonly description: string | null
  readonly source_url: string | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly start_precision: 'exact' | 'date_only'
}

/** Where a captured idea is: at one of these places of the account, at one that it does not have, or it is not said. */
export type FoundAt = { readonly place_ids: readonly string[] } | 'elsewhere' | 'unknown'

/**
 * Whether an idea that was read from the same address is the same one. A page may be about another event by now, or tell
 * another day. `is_one_of_several`: one address may stand for several ideas here.
 */
export function isSameOfSource(
  saved: SavedFacts,
  draft: IdeaDraft,
  is_one_of_several: boolean,
): boolean {
  if (saved.kind !== draft.kind) return false
  if (is_one_of_several && saved.title_key !== nameKey(draft.title)) return false
  return draft.kind === 'place' || isSameTime(saved, draft)
}

/**
 * Whether an idea of the same kind and title is the same one: at the same place, and an event at the same time. Where the
 * place does not tell, only if nothing of what was captured would be lost.
 */
export function isSameIdea(saved: SavedFacts, draft: IdeaDraft, at: FoundAt): boolean {
  if (saved.kind !== draft.kind || saved.title_key !== nameKey(draft.title)) return false
  if (draft.kind === 'event' && !isSameTime(saved, draft)) return false
  if (typeof at === 'object' && saved.at !== null) return at.place_ids.includes(saved.at)
  // A name alone does not say that it is the one at that address.
  const mayBe = draft.kind === 'event' || saved.at === null
  return at === 'unknown' && mayBe && !isLost(saved, draft)
}

/** Whether two events begin in the same minute, or on the same day where one is known by its day, or end on the same day. */
function isSameTime(saved: SavedFacts, draft: IdeaDraft): boolean {
  const [one, other] = [saved.starts_at, draft.starts_at]
  if (one === null || other === null) return one === other
  if (minuteOf(one) === minuteOf(other)) return true
  const isDay = [saved, draft].map(({ start_precision }) => start_precision === 'date_only')
  const zone = draft.timezone ?? 'UTC'
  if (isDay.includes(true) && dayOf(one, zone) === dayOf(other, zone)) return true
  // Of what goes on until a day, the first day is that of its capture.
  const ends = saved.ends_at?.getTime()
  return !isDay.includes(false) && ends !== undefined && ends === draft.ends_at?.getTime()
}

/** Whether a saved idea lacks words or the address of one that was captured. */
function isLost(saved: SavedFacts, { description, source_url }: IdeaDraft): boolean {
  const words = nameKey(description ?? '')
  if (!nameKey(saved.description ?? '').includes(words)) return true
  if (source_url === null) return false
  const known = saved.source_url === null ? [] : sourceKeys(saved.source_url)
  return !sourceKeys(source_url).some((key) => known.includes(key))
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000)
}

function dayOf(at: Date, timeZone: string): string {
  return at.toLocaleDateString('sv-SE', { timeZone })
}
