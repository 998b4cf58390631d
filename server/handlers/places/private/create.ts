import { lockAccount } from '#server/data/accounts/lock.ts'
import { requireCatalogName } from '#server/data/catalogs/find.ts'
import { insertPlace, findSamePlace, toPlace } from '#server/data/places/rows.ts'
import { readPlaceFacts } from '#server/domain/place_facts.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('places.private.create', async ({ db }, input) => {
  const facts = {
    name: input.name,
    address: null,
    description: null,
    timezone: null,
    ...readPlaceFacts(input),
    activity_name: await requireCatalogName(
      db,
      'activities',
      input.activity_name,
      '/activity_name',
    ),
  }
  // Two racing creates of one place must meet, or both would find nothing and make it twice.
  const [, same] = await Promise.all([lockAccount(db), findSamePlace(db, facts)])
  if (same) {
    const text = `“${same.name}” is already there, the same in every field.`
    return unchanged({ place: toPlace(same) }, { text })
  }
  const place = await insertPlace(db, facts)
  return completed({ place: toPlace(place) }, { text: `Saved the private place “${place.name}”.` })
})
