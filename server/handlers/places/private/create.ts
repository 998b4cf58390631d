import { lockAccount } from '#server/data/accounts/lock.ts'
import { findSamePlace } from '#server/data/places/find.ts'
import { insertPlace } from '#server/data/places/insert.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { requireCatalogName } from '#server/flows/catalogs/names.ts'
import { readPlaceFacts } from '#server/domain/places/facts.ts'
import { placeSaved, placeWasSaved } from '#server/domain/messages/places.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler(
  'places.private.create',
  async ({ db }, input) => {
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
    // Without this lock, two calls at once that save the same place would save it twice.
    const [, same] = await Promise.all([lockAccount(db), findSamePlace(db, facts)])
    if (same) {
      return unchanged({ place: toPlace(same) }, { text: placeWasSaved(same.name) })
    }
    const place = await insertPlace(db, facts)
    return completed({ place: toPlace(place) }, { text: placeSaved(place.name) })
  },
  { rules: (input) => void readPlaceFacts(input) },
)
