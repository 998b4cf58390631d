import { listMembers } from '#server/data/list_people/list.ts'
import { requireList, requireListId } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { updateListDefaults } from '#server/data/lists/update.ts'
import { requireCatalogNames } from '#server/flows/catalogs/names.ts'
import { idsOf } from '#server/domain/people.ts'
import { applyMatchingLikes } from '#server/flows/lists/matching_likes.ts'
import { refuse } from '#server/domain/failure.ts'
import { checkRange, parseDefaults, sameDefaults } from '#server/domain/list_defaults.ts'
import type { Violation } from '#server/domain/violation.ts'
import { defaultsAreThose, defaultsChanged, likesMatched } from '#server/domain/messages/lists.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.defaults.update', async (context, input) => {
  const { db } = context
  const violations: Violation[] = []
  const given = parseDefaults(input, violations)
  checkRange(given, input, violations)
  refuse(violations)

  const list = await lockList(db, requireListId(input.ideas_list_handle))
  const [neighborhood_names, activity_names] = await Promise.all([
    requireCatalogNames(db, 'neighborhoods', input.neighborhood_names ?? [], '/neighborhood_names'),
    requireCatalogNames(db, 'activities', input.activity_names ?? [], '/activity_names'),
  ])
  const defaults = {
    ...list,
    ...given,
    ...(input.neighborhood_names && { neighborhood_names }),
    ...(input.activity_names && { activity_names }),
  }
  // Now that the list is known: one end of the range may be the list's own.
  checkRange(defaults, input, violations)
  refuse(violations)

  if (sameDefaults(list, defaults)) {
    return unchanged(
      { list: toList(list), defaults: toDefaults(list) },
      { text: defaultsAreThose(list.name) },
    )
  }
  const updated = await updateListDefaults(db, list, defaults)
  const members = idsOf(await listMembers(db, list.list_id))
  const applied = await applyMatchingLikes(context, updated, members)
  const filled = applied > 0 ? await requireList(db, list.list_id) : updated
  return completed(
    { list: toList(filled), defaults: toDefaults(filled) },
    {
      text: `${defaultsChanged(list.name)}${likesMatched(applied)}`,
      ...(list.apply_matching_likes && { facts: { matching_likes_applied: applied } }),
    },
  )
})
