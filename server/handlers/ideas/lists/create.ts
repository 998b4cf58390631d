import { catalogNames } from '#server/data/catalogs.ts'
import { insertList } from '#server/data/list_changes.ts'
import { newDirections } from '#server/data/list_directions.ts'
import { toDefaults, toList } from '#server/data/lists.ts'
import { resolvePeople, toPerson } from '#server/data/people.ts'
import { readText } from '#server/domain/blank.ts'
import { checkRange, noDefaults, readDefaults } from '#server/domain/list_defaults.ts'
import { nameShared } from '#server/domain/list_name.ts'
import { refuse, type Violation } from '#server/domain/violation.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.create', async ({ db }, input) => {
  const violations: Violation[] = []
  const name = readText(input.name, '/name', violations)
  const directions = (input.directions ?? []).map((text, index) =>
    readText(text, `/directions/${index}`, violations),
  )
  const said = readDefaults(input, violations)
  checkRange(said, input, violations)
  refuse(violations)

  const [people, neighborhood_names, activity_names] = await Promise.all([
    resolvePeople(db, input.person_handles, input.person_names),
    catalogNames(db, 'neighborhoods', input.neighborhood_names ?? [], '/neighborhood_names'),
    catalogNames(db, 'activities', input.activity_names ?? [], '/activity_names'),
  ])
  const list = await insertList(db, {
    ...noDefaults,
    ...said,
    name,
    neighborhood_names,
    activity_names,
    apply_matching_likes: input.apply_matching_likes ?? false,
    people: people.map(({ person_id }) => person_id),
    directions,
  })
  return completed(
    {
      list: toList(list),
      people: people.map(toPerson),
      defaults: toDefaults(list),
      directions: newDirections(directions, list.updated_at),
    },
    { text: `Your list “${name}” is ready.`, disclosures: nameShared(list) },
  )
})
