import { listPeople } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { selectPeople } from '#server/data/people/select.ts'
import { readPage } from '#server/flows/paging.ts'
import { noPeopleFound } from '#server/domain/messages/people.ts'
import { shownText } from '#server/domain/messages/shown.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('relationships.people.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: (asked) =>
      selectPeople(db.owner, { name: asked.name, classification: asked.classification ?? 'all' }),
    load: async ({ uuids }) => (await listPeople(db, uuids)).map(toPerson),
  })
  const names = items.map(({ display_name }) => display_name)
  const text = shownText(names, paging.collection, noPeopleFound)
  return completed({ items }, { text, ...paging })
})
