import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { listVectorsFor } from '#server/data/finding/condition.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { selectPlaces } from '#server/data/places/select.ts'
import { readPage } from '#server/flows/paging.ts'
import { noPlacesFound } from '#server/domain/messages/places.ts'
import { shownText } from '#server/domain/messages/shown.ts'
import { optionalText } from '#server/domain/basics/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

const createOnly = ['places.private.create'] as const

export default handler('places.private.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: async (asked) => {
      const text = optionalText(asked.query)
      const missing = await listVectorsFor(db, 'places', text)
      return selectPlaces(db.owner, { text, archived: asked.include_archived ?? false }, missing)
    },
    load: async ({ uuids }, asked) => {
      const places = await listPlaces(db, uuids)
      return places.filter(({ state }) => asked.include_archived || state === 'active').map(toPlace)
    },
  })
  const names = items.map(({ name }) => inQuotes(name))
  const text = shownText(names, paging.collection, noPlacesFound)
  // Archived places can no longer be changed.
  const enabled = items.some(({ state }) => state === 'active') ? undefined : createOnly
  return completed({ items }, { text, ...paging, ...(enabled && { enabled }) })
})
