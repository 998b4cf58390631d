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
import { noDefaults, type PlanningDefaults } from '#server/domain/lists/defaults.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { adoptChoices, ideasOfChoices } from '#server/flows/finding/adopt_choices.ts'
import type { ReadFilters } from '#server/flows/finding/filters.ts'
import { lockPeople } from '#server/flows/people/lock.ts'

/** The most preference terms that become directions of a list. */
const maxDirections = 8

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
    insertDirections(db, list_id, filters.preference_terms.slice(0, maxDirections)),
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
    ...timeOf({ filters, applied }),
  }
}

/** The time asked for, as defaults can say it: a preset or one span. Nothing where it is several spans. */
function timeOf({ filters, applied }: Omit<ReadFilters, 'people'>): Partial<PlanningDefaults> {
  if (applied.when_preset !== undefined) return { when_preset: applied.when_preset }
  const [one, ...others] = filters.window.spans ?? []
  return one?.until && others.length === 0 ? { when_start: one.from, when_end: one.until } : {}
}

/** Whether the defaults of the list say all of the time that was asked for. */
export function keepsTime({ filters, applied }: ReadFilters): boolean {
  const { spans, exact } = filters.window
  if (exact !== null) return false
  if (applied.when_preset === undefined) return (spans?.length ?? 0) <= 1
  return applied.when === undefined && applied.time_slots === undefined
}
