import { listIdeas, toIdea } from '#server/data/ideas/rows.ts'
import { listDirections } from '#server/data/lists/directions.ts'
import { listItems } from '#server/data/lists/items.ts'
import { listMembers } from '#server/data/lists/members.ts'
import { existing, listId, findList, toDefaults, toList } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { mostItems, moreItems } from '#server/domain/list_size.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.get', async (context, input) => {
  const { db } = context
  const id = listId(input.ideas_list_handle)
  const [row, ids, people, directions] = await Promise.all([
    findList(db, id),
    listItems(db, id, mostItems),
    listMembers(db, id),
    listDirections(db, id),
  ])
  const list = existing(row)
  const ideas = await listIdeas(db, ids)
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
      text: `“${list.name}” has ${counted(list.item_count, 'idea')} and ${counted(list.people_count, 'person', 'people')}.`,
      disclosures: moreItems(list.item_count),
    },
  )
})
