import { listIdeas } from '#server/data/ideas/list.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { listDirections } from '#server/data/list_directions/rows.ts'
import { selectItems } from '#server/data/list_ideas/select.ts'
import { listShareMessages } from '#server/data/outgoing/list.ts'
import { listMembers } from '#server/data/list_people/list.ts'
import { findList, listPointer, requireListId } from '#server/data/lists/find.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { noDefaults } from '#server/domain/lists/defaults.ts'
import { maxItems } from '#server/domain/lists/size.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  listSummary,
  moreItems,
  moreOfView,
  sharedIsRead,
  sharedListSummary,
  shareMessages,
  viewCutSummary,
} from '#server/domain/messages/lists.ts'
import { readFurther } from '#server/domain/messages/objects.ts'
import { findShared, readSharedIdeas, toSharedList } from '#server/flows/lists/shared.ts'
import { listViewIdeas, maxViewIdeas } from '#server/flows/lists/view_ideas.ts'
import { completed, type Context, handler } from '#server/runtime/handler.ts'

/** How many messages that share the list an answer tells of. */
const maxMessages = 5

export default handler('ideas.lists.get', async (context, input) => {
  const { db } = context
  const id = requireListId(input.ideas_list_handle)
  const [list, rows, people, directions, messages] = await Promise.all([
    findList(db, id),
    listIdeas(db, selectItems(db.owner, id, maxItems)),
    listMembers(db, id),
    listDirections(db, id),
    listShareMessages(db, id, maxMessages),
    // Only a view, and a list of somebody else, take more statements.
    db.pause(),
  ])
  if (!list || list.deleted_at) return readShared(context, id)
  const isView = list.origin === 'saved_view'
  const view = isView
    ? await listViewIdeas(context, list, { limit: maxViewIdeas + 1, offset: 0 })
    : null
  const ideas = view === null ? rows : view.ideas.slice(0, maxViewIdeas)
  const count = isView ? ideas.length : list.item_count
  const isCut = view !== null && view.ideas.length > maxViewIdeas
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
      text: isCut
        ? viewCutSummary(list.name, maxViewIdeas)
        : listSummary(list.name, count, list.people_count),
      disclosures: [
        ...(isView ? ['list.computed'] : moreItems(list.item_count)),
        ...(isCut
          ? [moreOfView(maxViewIdeas)]
          : view?.is_partial
            ? ['collection.cut' as const]
            : []),
        ...shareMessages(messages),
      ],
      ...(isCut && readOn(id, maxViewIdeas)),
      ...(!isView && list.item_count > maxItems && readOn(id, maxItems)),
    },
  )
})

/** The call that reads the ideas behind those of the answer. */
function readOn(list_id: string, offset: number) {
  const handle = toHandle('list', list_id)
  const subject = { type: 'ideas_list', interaction_reference: handle } as const
  const input = { operation: 'list_contents', subject, offset } as const
  return { next: [{ capability: 'ideas.object.get' as const, reason: readFurther, input }] }
}

/** A list that a friend shared, in the guest's view. Errors: `reference_not_found`. */
async function readShared(context: Context, list_id: string) {
  const shared = await findShared(context.db, list_id)
  if (!shared) throw fail('reference_not_found', { pointer: listPointer })
  const items = await readSharedIdeas(context, shared, { limit: maxItems, offset: 0 })
  const { name, idea_count } = shared.live
  const { host_name } = shared.row
  return completed(
    {
      list: toSharedList(shared),
      items,
      people: [],
      directions: [],
      defaults: noDefaults,
      share_link_count: 0,
    },
    {
      text: sharedListSummary(name, host_name, idea_count),
      disclosures: [sharedIsRead(host_name), ...moreItems(idea_count)],
      // Only its owner changes it.
      enabled: [],
      ...(idea_count > maxItems && readOn(list_id, maxItems)),
    },
  )
}
