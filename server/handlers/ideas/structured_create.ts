import { lockAccount } from '#server/data/accounts/lock.ts'
import { catalogActivity } from '#server/data/catalogs/find.ts'
import type { Db } from '#server/database/db.ts'
import { insertIdea, findSameIdea } from '#server/data/ideas/changes.ts'
import { listIdeas, toIdea } from '#server/data/ideas/rows.ts'
import { addIdeaToLists, lockListsFor } from '#server/data/lists/items.ts'
import { requirePlace } from '#server/data/places/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { readNewIdea } from '#server/domain/new_idea.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.structured_create', async (context, input) => {
  const { db } = context
  const { custom_activity, ...said } = readNewIdea(input)
  const [place_id, venue_place_id, activity] = await Promise.all([
    activePlace(db, input.place_handle, '/place_handle'),
    activePlace(db, input.venue_place_handle, '/venue_place_handle'),
    catalogActivity(db, custom_activity),
  ])
  const facts = { ...said, place_id, venue_place_id, ...activity }
  // Two racing calls that save one idea must meet, or both would save it.
  const [, lists, same] = await Promise.all([
    lockAccount(db),
    lockListsFor(db, input.ideas_list_handles ?? [], '/ideas_list_handles'),
    findSameIdea(db, facts, input.show_in_for_you),
  ])
  const idea_id = same ?? (await insertIdea(db, facts))
  const added = await addIdeaToLists(db, idea_id, lists)
  const [row] = await listIdeas(db, [idea_id])
  if (!row) throw new Error('A saved idea did not come back.')
  const idea = toIdea(context, row)
  const name = `“${idea.title}”`
  if (!same) return completed({ idea, duplicate_of: null }, { text: `Saved the idea ${name}.` })
  const data = { idea, duplicate_of: toHandle('idea', same) }
  if (added === 0) {
    return unchanged(data, { text: `${name} was saved before, the same in every field.` })
  }
  return completed(data, {
    text: `${name} was saved before; it is now on the lists you named too.`,
    effects: [
      {
        type: 'idea.added_to_lists',
        state: 'confirmed',
        resource: { kind: 'idea', handle: idea.idea_handle },
      },
    ],
  })
})

async function activePlace(
  db: Db,
  handle: string | undefined,
  pointer: string,
): Promise<string | null> {
  if (handle === undefined) return null
  const place = await requirePlace(db, handle, pointer)
  if (place.state === 'archived') {
    const message = `“${place.name}” is archived, so no new idea can name it.`
    throw fail('place_archived', { pointer, message })
  }
  return place.place_id
}
