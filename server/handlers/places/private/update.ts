import { updateIdeasAt } from '#server/data/ideas/update_at.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { requirePlace } from '#server/data/places/find.ts'
import { lockPlace } from '#server/data/places/lock.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { updatePlace } from '#server/data/places/update.ts'
import { requireCatalogName } from '#server/flows/catalogs/names.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { type PlaceFacts, readPlaceFacts } from '#server/domain/places/facts.ts'
import { placeChanged, placeIsLikeThat } from '#server/domain/messages/places.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('places.private.update', async ({ db }, input) => {
  const wanted = readPlaceFacts(input)
  const [, place] = await Promise.all([
    lockPlace(db, input.place_handle),
    requirePlace(db, input.place_handle),
  ])
  if (place.state === 'archived') throw fail('place_archived', { pointer: '/place_handle' })
  if (input.activity_name !== undefined) {
    wanted.activity_name = await requireCatalogName(
      db,
      'activities',
      input.activity_name,
      '/activity_name',
    )
  }
  const fields = Object.keys(wanted) as (keyof PlaceFacts)[]
  const changed = fields.filter((field) => wanted[field] !== place[field])
  if (changed.length === 0) {
    return unchanged({ place: toPlace(place), changed }, { text: placeIsLikeThat(place.name) })
  }
  const after = await updatePlace(db, place, wanted)
  const isReplicated = await updateIdeasAt(db, place, after)
  const replicates = (await updateLikeTitle(db, after.place_id, after.name)) || isReplicated
  const text = placeChanged(after.name, changed)
  return completed({ place: toPlace(after), changed }, { text, replicates })
})
