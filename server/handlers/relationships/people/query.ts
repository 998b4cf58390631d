import { listPeople } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { selectPeople } from '#server/data/people/select.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { safeName } from '#server/domain/basics/in_quotes.ts'
import { mustMeanTheSame } from '#server/domain/messages/input.ts'
import { readPage } from '#server/flows/paging.ts'
import { noPeopleFound, readAPerson, saveAPerson } from '#server/domain/messages/people.ts'
import { shownText } from '#server/domain/messages/shown.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('relationships.people.query', async (context, input) => {
  const { db } = context
  const { name, query } = input
  if (name !== undefined && query !== undefined && name !== query)
    refuse([{ pointer: '/query', code: 'rule', message: mustMeanTheSame('name') }])
  const { items, ...paging } = await readPage(context, input, {
    take: (asked) =>
      selectPeople(db.owner, {
        name: asked.name ?? asked.query,
        classification: asked.classification ?? 'all',
      }),
    load: async ({ uuids }) => (await listPeople(db, uuids)).map(toPerson),
    is_last: true,
  })
  const names = items.map(({ display_name }) => safeName(display_name))
  const text = shownText(names, paging.collection, noPeopleFound)
  const save = { capability: 'relationships.people.ensure', reason: saveAPerson } as const
  const read = { capability: 'relationships.person.get', reason: readAPerson } as const
  // Where nobody is saved there is nobody to read or rename.
  const follow = items.length === 0 ? { enabled: [], next: [save] } : { next: [read] }
  return completed({ items }, { text, ...paging, ...follow })
})
