import { loadPlaces, placesMatching, toPlace } from '#server/data/places.ts'
import { page } from '#server/data/snapshots.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('places.private.query', async (context, input) => {
  const { db } = context
  const { items, collection, afterwards } = await page(context, input, {
    take: () =>
      placesMatching(db.owner, { text: input.query, archived: input.include_archived ?? false }),
    load: async (ids, asked) => {
      const places = await loadPlaces(db, ids)
      return places.filter(({ state }) => asked.include_archived || state === 'active').map(toPlace)
    },
  })
  const shown = items.map(({ name }) => `“${name}”`).join(', ')
  const text =
    items.length === 0
      ? 'No private place fits.'
      : `${shown}${collection.has_more ? ', and more' : ''}.`
  return completed({ items }, { text, collection, ...(afterwards && { afterwards }) })
})
