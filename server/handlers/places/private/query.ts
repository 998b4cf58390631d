import { listPlaces } from '#server/data/places/find.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { selectPlaces } from '#server/data/places/select.ts'
import { readPage } from '#server/flows/paging.ts'
import { noPlacesFound } from '#server/domain/messages/places.ts'
import { shownText } from '#server/domain/messages/shown.ts'
import { completed, handler } from '#server/runtime/handler.ts'

const createOnly = ['places.private.create'] as const

export default handler('places.private.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: (asked) =>
      selectPlaces(db.owner, { text: asked.query, archived: asked.include_archived ?? false }),
    load: async ({ uuids }, asked) => {
      const places = await listPlaces(db, uuids)
      return places.filter(({ state }) => asked.include_archived || state === 'active').map(toPlace)
    },
  })
  const names = items.map(({ name }) => `“${name}”`)
  const text = shownText(names, paging.collection, noPlacesFound)
  // Archived places can no longer be changed.
  const enabled = items.some(({ state }) => state === 'active') ? undefined : createOnly
  return completed({ items }, { text, ...paging, ...(enabled && { enabled }) })
})
