import type { Disclosure } from '#generated/types.ts'
import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { findPlacesBySentence } from '#server/flows/finding/places_sentence.ts'
import { readPage } from '#server/flows/paging.ts'
import { noPlacesFound } from '#server/domain/messages/places.ts'
import { shownText } from '#server/domain/messages/shown.ts'
import { optionalText } from '#server/domain/basics/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

const createOnly = ['places.private.create'] as const

export default handler('places.private.query', async (context, input) => {
  const { db, timezone } = context
  const disclosures: Disclosure[] = []
  const { items, ...paging } = await readPage(context, input, {
    take: async (asked) => {
      const text = optionalText(asked.query)
      const wanted = { text, archived: asked.include_archived ?? false }
      const found = await findPlacesBySentence(db, wanted, timezone)
      disclosures.push(...found.disclosures)
      return found.statement
    },
    load: async ({ uuids }, asked) => {
      const places = await listPlaces(db, uuids)
      return places.filter(({ state }) => asked.include_archived || state === 'active').map(toPlace)
    },
    is_last: true,
  })
  const names = items.map(({ name }) => inQuotes(name))
  const text = shownText(names, paging.collection, noPlacesFound)
  // Archived places can no longer be changed.
  const enabled = items.some(({ state }) => state === 'active') ? undefined : createOnly
  return completed({ items }, { text, ...paging, disclosures, ...(enabled && { enabled }) })
})
