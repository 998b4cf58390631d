import { requirePlace } from '#server/data/places/find.ts'
import { lockPlace } from '#server/data/places/lock.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { placeArchived, placeWasArchived } from '#server/domain/messages/places.ts'
import { archivePlace } from '#server/flows/objects/undo_removed.ts'
import { undoNext } from '#server/flows/reversible.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('places.private.archive', async ({ db }, input) => {
  const [, before] = await Promise.all([
    lockPlace(db, input.place_handle),
    requirePlace(db, input.place_handle),
  ])
  if (before.state === 'archived') {
    return unchanged(
      { place: toPlace(before), reversible_action_id: null },
      { text: placeWasArchived(before.name) },
    )
  }
  const { place, replicates, reversible } = await archivePlace(db, before)
  return completed(
    { place: toPlace(place), reversible_action_id: reversible?.handle ?? null },
    { text: placeArchived(place.name), replicates, next: undoNext(reversible) },
  )
})
