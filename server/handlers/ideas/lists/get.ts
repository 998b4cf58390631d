import { loadIdeas, toIdea } from '#server/data/ideas.ts'
import { directionsOf } from '#server/data/lists/directions.ts'
import { itemsOf } from '#server/data/lists/items.ts'
import { membersOf } from '#server/data/lists/members.ts'
import { existing, listId, readList, toDefaults, toList } from '#server/data/lists.ts'
import { toPerson } from '#server/data/people.ts'
import { mostItems, moreItems } from '#server/domain/list_size.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.get', async (context, input) => {
  const { db } = context
  const id = listId(input.ideas_list_handle)
  const [row, ids, people, directions] = await Promise.all([
    readList(db, id),
    itemsOf(db, id, mostItems),
    membersOf(db, id),
    directionsOf(db, id),
  ])
  const list = existing(row)
  const ideas = await loadIdeas(db, ids)
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
