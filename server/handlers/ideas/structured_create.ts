import { lockAccount } from '#server/data/accounts/lock.ts'
import { findActivity } from '#server/data/catalogs/find.ts'
import { findSameIdea } from '#server/data/ideas/find.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { updateIdeasTouched } from '#server/data/ideas/update_touched.ts'
import { insertIntoLists } from '#server/data/list_ideas/insert.ts'
import { requirePlace } from '#server/data/places/find.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { itemIdOf } from '#server/domain/finding/item.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  ideaSaved,
  ideaWasSaved,
  placeCannotBeUsed,
  savedIdeaAddedToLists,
} from '#server/domain/messages/ideas.ts'
import { readNewIdea } from '#server/domain/ideas/new_idea.ts'
import { only } from '#server/domain/basics/only.ts'
import { adoptPlace } from '#server/flows/finding/adopt.ts'
import { lockListsForItems } from '#server/flows/lists/lock.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.structured_create', async (context, input) => {
  const { db } = context
  const { custom_activity, ...newIdea } = readNewIdea(input)
  const [place_id, venue_place_id, activity] = await Promise.all([
    activePlaceId(db, input.place_handle, '/place_handle'),
    activePlaceId(db, input.venue_place_handle, '/venue_place_handle'),
    findActivity(db, custom_activity),
  ])
  const facts = { ...newIdea, place_id, venue_place_id, ...activity }
  // Without the lock on the account, two calls at once that save the same idea would save it twice.
  const [, lists, same] = await Promise.all([
    lockAccount(db),
    lockListsForItems(db, input.ideas_list_handles ?? [], '/ideas_list_handles'),
    findSameIdea(db, facts, input.show_in_for_you),
  ])
  const idea_id = same ?? (await insertIdea(db, facts))
  if (same) await updateIdeasTouched(db, [same])
  const added = await insertIntoLists(db, idea_id, lists)
  const idea = toIdea(context, only(await listIdeas(db, [idea_id])))
  const { title } = idea
  if (!same) return completed({ idea, duplicate_of: null }, { text: ideaSaved(title) })
  const data = { idea, duplicate_of: toHandle('idea', same) }
  if (added === 0) return unchanged(data, { text: ideaWasSaved(title) })
  return completed(data, {
    text: savedIdeaAddedToLists(title),
    effects: [
      {
        type: 'idea.added_to_lists',
        state: 'confirmed',
        resource: { kind: 'idea', handle: idea.idea_handle },
      },
    ],
  })
})

async function activePlaceId(
  db: Db,
  handle: string | undefined,
  pointer: string,
): Promise<string | null> {
  if (handle === undefined) return null
  const isItem = itemIdOf(handle) !== null
  const place = await (isItem ? adoptPlace : requirePlace)(db, handle, pointer)
  if (place.state === 'archived') {
    throw fail('place_archived', { pointer, message: placeCannotBeUsed(place.name) })
  }
  return place.place_id
}
