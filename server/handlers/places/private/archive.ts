import { updateLikeTitle } from '#server/data/likes/rows.ts'
import { requirePlace, lockPlace, toPlace, updatePlace } from '#server/data/places/rows.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('places.private.archive', async ({ db }, input) => {
  const [, place] = await Promise.all([
    lockPlace(db, input.place_handle),
    requirePlace(db, input.place_handle),
  ])
  if (place.state === 'archived') {
    const text = `“${place.name}” was archived before.`
    return unchanged({ place: toPlace(place) }, { text })
  }
  const after = await updatePlace(db, place, { state: 'archived' })
  const replicates = await updateLikeTitle(db, after.place_id, after.name)
  const text = `Archived “${after.name}”. Plans that used it keep it.`
  return completed({ place: toPlace(after) }, { text, replicates })
})
