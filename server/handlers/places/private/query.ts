import { listPlaces, selectPlaces, toPlace } from '#server/data/places/rows.ts'
import { readPage } from '#server/flows/paging.ts'
import { shownText } from '#server/domain/collection.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('places.private.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: () =>
      selectPlaces(db.owner, { text: input.query, archived: input.include_archived ?? false }),
    load: async (ids, asked) => {
      const places = await listPlaces(db, ids)
      return places.filter(({ state }) => asked.include_archived || state === 'active').map(toPlace)
    },
  })
  const names = items.map(({ name }) => `“${name}”`)
  const text = shownText(names, paging.collection, 'No private place fits.')
  return completed({ items }, { text, ...paging })
})
