import { requireCatalogNames } from '#server/data/catalogs/find.ts'
import { newId } from '#server/database/id.ts'
import { insertList } from '#server/data/lists/changes.ts'
import { insertDirections } from '#server/data/lists/directions.ts'
import { lockPeople, idsOf, insertMembers } from '#server/data/lists/members.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { refuse } from '#server/domain/failure.ts'
import { readText } from '#server/domain/text.ts'
import { checkRange, noDefaults, parseDefaults } from '#server/domain/list_defaults.ts'
import { nameShared } from '#server/domain/list_name.ts'
import type { Violation } from '#server/domain/violation.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.create', async ({ db }, input) => {
  const violations: Violation[] = []
  const name = readText(input.name, '/name', violations)
  const directions = (input.directions ?? []).map((text, index) =>
    readText(text, `/directions/${index}`, violations),
  )
  const said = parseDefaults(input, violations)
  checkRange(said, input, violations)
  refuse(violations)

  const [people, neighborhood_names, activity_names] = await Promise.all([
    lockPeople(db, input.person_handles, input.person_names),
    requireCatalogNames(db, 'neighborhoods', input.neighborhood_names ?? [], '/neighborhood_names'),
    requireCatalogNames(db, 'activities', input.activity_names ?? [], '/activity_names'),
  ])
  const list_id = newId()
  const [list, written] = await Promise.all([
    insertList(db, list_id, {
      ...noDefaults,
      ...said,
      name,
      neighborhood_names,
      activity_names,
      apply_matching_likes: input.apply_matching_likes ?? false,
      people_count: people.length,
    }),
    insertDirections(db, list_id, directions),
    insertMembers(db, list_id, idsOf(people)),
  ])
  return completed(
    {
      list: toList(list),
      people: people.map(toPerson),
      defaults: toDefaults(list),
      directions: written,
    },
    { text: `Your list “${name}” is ready.`, disclosures: nameShared(list) },
  )
})
