import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { listVectorsFor } from '#server/data/finding/condition.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { toSavedIdea } from '#server/data/ideas/rows.ts'
import { selectIdeas } from '#server/data/ideas/select.ts'
import { resolvePerson } from '#server/flows/people/resolve.ts'
import { readPage } from '#server/flows/paging.ts'
import { captureAnIdea, noIdeasFound, saveAnIdea } from '#server/domain/messages/ideas.ts'
import { shownText } from '#server/domain/messages/shown.ts'
import { optionalText } from '#server/domain/basics/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.saved.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: async (asked) => {
      const text = optionalText(asked.query)
      const [person, missing] = await Promise.all([
        resolvePerson(db, asked.person_handle, asked.person_name),
        listVectorsFor(db, 'ideas', text),
      ])
      const { kind = 'all', mutual_only = false } = asked
      const filter = { kind, text, mutual_only, person_id: person?.person_id ?? null }
      return selectIdeas(db.owner, filter, missing)
    },
    load: async ({ uuids }, asked) => {
      const ideas = (await listIdeas(db, uuids)).filter(({ state }) => state === 'active')
      // Others may have taken their likes back since the snapshot was taken.
      return ideas
        .map((idea) => toSavedIdea(context, idea))
        .filter(({ mutual }) => mutual || !asked.mutual_only)
    },
    is_last: true,
  })
  const names = items.map(({ title }) => inQuotes(title))
  const text = shownText(names, paging.collection, noIdeasFound)
  const next = [
    { capability: 'ideas.structured_create', reason: saveAnIdea },
    { capability: 'ideas.capture', reason: captureAnIdea },
  ] as const
  return completed({ items }, { text, ...paging, ...(items.length === 0 && { next: [...next] }) })
})
