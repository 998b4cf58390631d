import { selectIdeas } from '#server/data/ideas/queries.ts'
import { listIdeas, toSavedIdea } from '#server/data/ideas/rows.ts'
import { resolvePerson } from '#server/data/people/rows.ts'
import { readPage } from '#server/flows/paging.ts'
import { shownText } from '#server/domain/collection.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.saved.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: async () => {
      const person = await resolvePerson(db, input.person_handle, input.person_name)
      return selectIdeas(db.owner, {
        kind: input.kind ?? 'all',
        text: input.query,
        mutual_only: input.mutual_only ?? false,
        person_id: person?.person_id ?? null,
      })
    },
    load: async (ids, asked) => {
      const ideas = (await listIdeas(db, ids)).filter(({ state }) => state === 'active')
      // Others may have taken their likes back since the snapshot was taken.
      return ideas
        .map((idea) => toSavedIdea(context, idea))
        .filter(({ mutual }) => mutual || !asked.mutual_only)
    },
  })
  const names = items.map(({ title }) => `“${title}”`)
  const text = shownText(names, paging.collection, 'No saved idea fits.')
  return completed({ items }, { text, ...paging })
})
