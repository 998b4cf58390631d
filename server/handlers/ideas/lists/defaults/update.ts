import { requireCatalogNames } from '#server/data/catalogs/find.ts'
import { updateDefaults } from '#server/data/lists/changes.ts'
import { existing, listId, lockList, toDefaults, toList } from '#server/data/lists/rows.ts'
import { refuse } from '#server/domain/failure.ts'
import { checkRange, parseDefaults, sameDefaults } from '#server/domain/list_defaults.ts'
import type { Violation } from '#server/domain/violation.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.defaults.update', async ({ db }, input) => {
  const violations: Violation[] = []
  const said = parseDefaults(input, violations)
  checkRange(said, input, violations)
  refuse(violations)

  const list = existing(await lockList(db, listId(input.ideas_list_handle)))
  const [neighborhood_names, activity_names] = await Promise.all([
    requireCatalogNames(db, 'neighborhoods', input.neighborhood_names ?? [], '/neighborhood_names'),
    requireCatalogNames(db, 'activities', input.activity_names ?? [], '/activity_names'),
  ])
  const defaults = {
    ...list,
    ...said,
    ...(input.neighborhood_names && { neighborhood_names }),
    ...(input.activity_names && { activity_names }),
  }
  // Only now is the range whole: one end may be the list's own.
  checkRange(defaults, input, violations)
  refuse(violations)

  if (sameDefaults(list, defaults)) {
    return unchanged(
      { list: toList(list), defaults: toDefaults(list) },
      { text: `The defaults of “${list.name}” are already like this.` },
    )
  }
  const updated = await updateDefaults(db, list.list_id, defaults)
  return completed(
    { list: toList(updated), defaults: toDefaults(updated) },
    { text: `Planning from “${list.name}” now starts with these defaults.` },
  )
})
