import type { Db } from '#server/database/db.ts'
import { lockListKey } from '#server/data/lists/lock.ts'
import { requirePlace } from '#server/data/places/find.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { updateDraftPlace } from '#server/data/plans/update.ts'
import { placeCopy } from '#server/domain/plans/draft_copies.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { itemIdOf } from '#server/domain/finding/item.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { adoptPlace } from '#server/flows/finding/adopt.ts'

/**
 * The place of a draft; one of the public inventory becomes a private place. Errors: `reference_not_found`;
 * `place_archived`.
 */
export async function requireDraftPlace(db: Db, handle: string): Promise<PlaceRow> {
  const pointer = '/place_handle'
  const isItem = itemIdOf(handle) !== null
  const place = isItem ? await adoptPlace(db, handle, pointer) : await requirePlace(db, handle)
  if (place.state === 'archived') throw fail('place_archived', { pointer })
  return place
}

/** The id of the list a draft comes from; null where no handle is given. Errors: `reference_not_found`. */
export async function requireDraftList(db: Db, handle: string | undefined): Promise<string | null> {
  if (handle === undefined) return null
  const id = parseHandle('list', handle)
  if (id === null || !(await lockListKey(db, id))) {
    throw fail('reference_not_found', { pointer: '/idea_list_handle' })
  }
  return id
}

/**
 * Copies the place of a draft again if the saved place has changed since: no recipient has seen the earlier
 * copy. The caller has locked the draft.
 *
 * @returns the draft with the place as it is now.
 */
export async function refreshDraftPlace(db: Db, plan: PlanRow): Promise<PlanRow> {
  const { place } = plan
  if (!place) return plan
  const copy = { ...placeCopy(place), timezone: place.timezone ?? plan.timezone }
  const isCurrent =
    copy.place_name === plan.place_name &&
    copy.place_address === plan.place_address &&
    copy.timezone === plan.timezone
  if (isCurrent) return plan
  await updateDraftPlace(db, plan, copy)
  return { ...plan, ...copy }
}
