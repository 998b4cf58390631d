import { insertDirections } from '#server/data/list_directions/insert.ts'
import { listItems } from '#server/data/list_ideas/list.ts'
import { insertGeneratedItems } from '#server/data/list_ideas/insert_generated.ts'
import { insertMembers } from '#server/data/list_people/insert.ts'
import { listListsMadeFrom } from '#server/data/lists/find_made.ts'
import { insertList, type NamedList } from '#server/data/lists/insert.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { updateListMadeFrom } from '#server/data/lists/update_made.ts'
import { newId } from '#server/database/id.ts'
import type { Db } from '#server/database/db.ts'
import type { StoredChoice } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { noDefaults, type PlanningDefaults } from '#server/domain/list_defaults.ts'
import { idsOf } from '#server/domain/people.ts'
import { adoptChoices, ideasOfChoices } from '#server/flows/finding/adopt_choices.ts'
import type { ReadFilters } from '#server/flows/finding/filters.ts'
import { lockPeople } from '#server/flows/people/lock.ts'

/** The most preference terms that become directions of a list. */
const mostDirections = 8

/** The longest time, of several stretches, that the defaults of a list say: 14 days. */
const longest_ms = 14 * 86_400_000

/** A list to generate. */
export interface Generating {
  readonly name: string
  /** The hash of the request. */
  readonly made_from: Buffer
  readonly read: ReadFilters
  readonly choices: readonly StoredChoice[]
}

/** The list that the same request made before, if it still has exactly these choices; null where there is none. */
export async function findGenerated(
  db: Db,
  { made_from, choices }: Generating,
): Promise<{ list: ListRow; ideas: Map<string, string> } | null> {
  const lists = await listListsMadeFrom(db, made_from)
  if (lists.length === 0) return null
  const ideas = await ideasOfChoices(db, choices)
  const wanted = new Set(choices.map(({ id }) => ideas.get(id)))
  if (wanted.has(undefined)) return null
  for (const list of lists) {
    const items = await listItems(db, list.list_id, null)
    if (items.length === wanted.size && items.every((id) => wanted.has(id))) return { list, ideas }
  }
  return null
}

/** Keeps choices as a new list, with what was asked for as its people, defaults and directions. The caller has locked the account. */
export async function insertGenerated(
  db: Db,
  { name, made_from, read, choices }: Generating,
): Promise<{ list: NamedList; ideas: Map<string, string> }> {
  const { applied, filters } = read
  const people = await lockPeople(db, applied.person_handles)
  const list_id = newId()
  const list = await insertList(db, list_id, {
    ...defaultsOf(read),
    name,
    apply_matching_likes: false,
    people_count: people.length,
    origin: 'generated',
  })
  await Promise.all([
    updateListMadeFrom(db, list_id, made_from),
    insertMembers(db, list_id, idsOf(people)),
    insertDirections(db, list_id, filters.preference_terms.slice(0, mostDirections)),
  ])
  const ideas = await adoptChoices(db, list_id, choices)
  const items = [...new Set(ideas.values())]
  const filled = await insertGeneratedItems(db, list_id, items)
  return { list: { ...list, ...filled }, ideas }
}

function defaultsOf({ filters, applied }: ReadFilters): PlanningDefaults {
  const { areas, activities, user_activities } = filters
  const names = areas.flatMap(({ neighborhood }) => neighborhood ?? [])
  return {
    ...noDefaults,
    neighborhood_names: [...new Set(names)],
    activity_names: [...activities],
    custom_activity_names: [...user_activities],
    ...(applied.when_preset === undefined ? hullOf(filters) : { when_preset: applied.when_preset }),
  }
}

/** The first and the last moment of the time asked for; nothing where it has no end, or comes again and again. */
function hullOf({ window: { spans } }: Filters): Partial<PlanningDefaults> {
  const first = spans?.[0]?.from
  const last = spans?.at(-1)?.until
  if (!first || !last) return {}
  const isOften = (spans?.length ?? 0) > 1 && last.getTime() - first.getTime() > longest_ms
  return isOften ? {} : { when_start: first, when_end: last }
}
