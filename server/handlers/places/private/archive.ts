import { updateLikeTitle } from '#server/data/likes/update.ts'
import { requirePlace } from '#server/data/places/find.ts'
import { lockPlace } from '#server/data/places/lock.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { updatePlace } from '#server/data/places/update.ts'
import { placeArchived, placeWasArchived } from '#server/domain/messages/places.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('places.private.archive', async ({ db }, input) => {
  const [, place] = await Promise.all([
    lockPlace(db, input.place_handle),
    requirePlace(db, input.place_handle),
  ])
  if (place.state === 'archived') {
    return unchanged({ place: toPlace(place) }, { text: placeWasArchived(place.name) })
  }
  const after = await updatePlace(db, place, { state: 'archived' })
  const replicates = await updateLikeTitle(db, after.place_id, after.name)
  return completed({ place: toPlace(after) }, { text: placeArchived(after.name), replicates })
})
