import { listIdeas } from '#server/data/ideas/list.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { listDirections } from '#server/data/list_directions/rows.ts'
import { selectItems } from '#server/data/list_ideas/select.ts'
import { listShareMessages } from '#server/data/outgoing/list.ts'
import { listMembers } from '#server/data/list_people/list.ts'
import { requireList, requireListId } from '#server/data/lists/find.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { mostItems } from '#server/domain/list_size.ts'
import { listSummary, moreItems, shareMessages } from '#server/domain/messages/lists.ts'
import { listViewIdeas } from '#server/flows/lists/view_ideas.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** How many messages that share the list an answer tells of. */
const mostMessages = 5

export default handler('ideas.lists.get', async (context, input) => {
  const { db } = context
  const id = requireListId(input.ideas_list_handle)
  const [list, rows, people, directions, messages] = await Promise.all([
    requireList(db, id),
    listIdeas(db, selectItems(db.owner, id, mostItems)),
    listMembers(db, id),
    listDirections(db, id),
    listShareMessages(db, id, mostMessages),
  ])
  const isView = list.origin === 'saved_view'
  const ideas = isView ? await listViewIdeas(context, list) : rows
  const count = isView ? ideas.length : list.item_count
  return completed(
    {
      list: toList(list),
      items: ideas.map((idea) => toIdea(context, idea)),
      people: people.map(toPerson),
      directions,
      defaults: toDefaults(list),
      share_link_count: list.share_link_count,
    },
    {
      text: listSummary(list.name, count, list.people_count),
      disclosures: [
        ...(isView ? ['list.computed'] : moreItems(list.item_count)),
        ...shareMessages(messages),
      ],
    },
  )
})
