import { requireCatalogName } from '#server/data/catalogs/find.ts'
import { updateLikeTitle } from '#server/data/likes/rows.ts'
import { requirePlace, lockPlace, toPlace, updatePlace } from '#server/data/places/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { type PlaceFacts, readPlaceFacts } from '#server/domain/place_facts.ts'
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
    const text = `“${place.name}” is already as asked.`
    return unchanged({ place: toPlace(place), changed }, { text })
  }
  const after = await updatePlace(db, place, wanted)
  const replicates = await updateLikeTitle(db, after.place_id, after.name)
  const text = `Changed ${changed.join(', ')} of “${after.name}”.`
  return completed({ place: toPlace(after), changed }, { text, replicates })
})
