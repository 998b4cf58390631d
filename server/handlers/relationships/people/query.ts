import { loadPeople, peopleMatching, toPerson } from '#server/data/people.ts'
import { page } from '#server/data/snapshots.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('relationships.people.query', async (context, input) => {
  const { db } = context
  const { items, collection, afterwards } = await page(context, input, {
    take: () =>
      peopleMatching(db.owner, { name: input.name, classification: input.classification ?? 'all' }),
    load: async (ids) => (await loadPeople(db, ids)).map(toPerson),
  })
  const shown = items.map((person) => person.display_name).join(', ')
  const text =
    items.length === 0
      ? 'Nobody among the saved people fits.'
      : `${shown}${collection.has_more ? ', and more' : ''}.`
  return completed({ items }, { text, collection, ...(afterwards && { afterwards }) })
})
