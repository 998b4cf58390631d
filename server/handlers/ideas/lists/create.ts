import { insertDirections } from '#server/data/list_directions/insert.ts'
import { insertMembers } from '#server/data/list_people/insert.ts'
import { requireList } from '#server/data/lists/find.ts'
import { insertList } from '#server/data/lists/insert.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { requireCatalogNames } from '#server/flows/catalogs/names.ts'
import { applyMatchingLikes } from '#server/flows/lists/matching_likes.ts'
import { lockPeople } from '#server/flows/people/lock.ts'
import { newId } from '#server/database/id.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { readText } from '#server/domain/basics/text.ts'
import { checkRange, noDefaults, parseDefaults } from '#server/domain/lists/defaults.ts'
import { likesMatched, listReady, nameShared } from '#server/domain/messages/lists.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.create', async (context, input) => {
  const { db } = context
  const violations: Violation[] = []
  const name = readText(input.name, '/name', violations)
  const directions = (input.directions ?? []).map((text, index) =>
    readText(text, `/directions/${index}`, violations),
  )
  const given = parseDefaults(input, violations)
  checkRange(given, input, violations)
  refuse(violations)

  const [people, neighborhood_names, activity_names] = await Promise.all([
    lockPeople(db, input.person_handles, input.person_names),
    requireCatalogNames(db, 'neighborhoods', input.neighborhood_names ?? [], '/neighborhood_names'),
    requireCatalogNames(db, 'activities', input.activity_names ?? [], '/activity_names'),
  ])
  const list_id = newId('list')
  const [list, written] = await Promise.all([
    insertList(db, list_id, {
      ...noDefaults,
      ...given,
      name,
      neighborhood_names,
      activity_names,
      apply_matching_likes: input.apply_matching_likes ?? false,
      people_count: people.length,
    }),
    insertDirections(db, list_id, directions),
    insertMembers(db, list_id, idsOf(people)),
  ])
  const applied = await applyMatchingLikes(context, list, idsOf(people))
  const filled = applied.length > 0 ? await requireList(db, list_id) : list
  return completed(
    {
      list: toList(filled),
      people: people.map(toPerson),
      defaults: toDefaults(list),
      directions: written,
    },
    {
      text: `${listReady(name)}${likesMatched(applied.length)}`,
      disclosures: nameShared(list),
      ...(list.apply_matching_likes && { facts: { matching_likes_applied: applied.length } }),
    },
  )
})
