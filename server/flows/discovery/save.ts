import type { Input } from '#generated/types.ts'
import { listAreas } from '#server/data/areas/list.ts'
import { listCatalog } from '#server/data/catalogs/list.ts'
import { listDirections } from '#server/data/list_directions/rows.ts'
import { insertDirections } from '#server/data/list_directions/insert.ts'
import { insertList, type NamedList } from '#server/data/lists/insert.ts'
import { listListsMatching } from '#server/data/lists/list.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { canonical } from '#server/domain/basics/canonical.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'
import { viewOf } from '#server/domain/discovery/save.ts'
import { readViewPreset } from '#server/domain/discovery/view_time.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import {
  checkRange,
  noDefaults,
  parseDefaults,
  type PlanningDefaults,
} from '#server/domain/lists/defaults.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { requireCatalogNames } from '#server/flows/catalogs/names.ts'

/** What a request says of the view that it saves. */
export interface AskedView {
  readonly name: string
  readonly directions: readonly string[]
  readonly given: Partial<PlanningDefaults>
  readonly neighborhoods: readonly string[] | undefined
  readonly activities: readonly string[] | undefined
}

/** Reads what a request says of the view that it saves. Errors: `input_invalid`. */
export function readNewView(input: Input<'ideas.discover.save'>): AskedView {
  const violations: Violation[] = []
  const name = readText(input.name, '/name', violations)
  const directions = (input.directions ?? []).map((text, index) =>
    readText(text, `/directions/${index}`, violations),
  )
  const given = parseDefaults(input, violations)
  checkRange(given, input, violations)
  // Only words that were read: what is wrong with them otherwise is said already.
  if (given.when_preset) {
    given.when_preset = readViewPreset({ ...noDefaults, ...given }, violations)
  }
  refuse(violations)
  const { neighborhood_names: neighborhoods, activity_names: activities } = input
  return { name, directions, given, neighborhoods, activities }
}

/**
 * Saves what a run looked for as a view of the account, without what it found and without people: its filters decide what it
 * contains. A view of that name with the same filters, and the same directions
 * where any are given, is the one that is there.
 *
 * Errors: `input_invalid` for blank names, `catalog_name_unknown`. The caller has locked the account.
 */
export async function saveView(
  db: Db,
  { name, directions, given, neighborhoods, activities }: AskedView,
  objective: Objective,
): Promise<{ list: NamedList; isNew: boolean }> {
  const [areas, catalog] = await Promise.all([listAreas(db), listCatalog(db, 'neighborhoods')])
  const names = new Set(catalog.map((entry) => entry.name))
  const { view, defaults } = viewOf(objective, areas, names)
  const [neighborhood_names, activity_names] = await Promise.all([
    requireCatalogNames(db, 'neighborhoods', neighborhoods ?? [], '/neighborhood_names'),
    requireCatalogNames(db, 'activities', activities ?? [], '/activity_names'),
  ])
  const wanted = {
    ...noDefaults,
    ...defaults,
    ...given,
    ...(neighborhoods && { neighborhood_names }),
    ...(activities && { activity_names }),
    // Areas of the run count only where the request names none of its own.
    view_filters: neighborhoods ? { ...view, areas: [] } : view,
  }
  const alike = (await listListsMatching(db, name)).filter(
    (list) =>
      list.origin === 'saved_view' &&
      nameKey(list.name) === nameKey(name) &&
      filterKey(list) === filterKey(wanted),
  )
  for (const list of alike) {
    const texts = (await listDirections(db, list.list_id)).map(({ text }) => text)
    if (directions.length === 0 || canonical(texts) === canonical(directions)) {
      return { list: { ...list, name_shared: false }, isNew: false }
    }
  }
  const list_id = newId()
  const [list] = await Promise.all([
    insertList(db, list_id, {
      ...wanted,
      ...{ name, apply_matching_likes: false, people_count: 0, origin: 'saved_view' },
    }),
    insertDirections(db, list_id, directions),
  ])
  return { list, isNew: true }
}

/** Stands for the filters of a view. */
function filterKey({
  neighborhood_names,
  activity_names,
  custom_activity_names,
  when_preset,
  when_start,
  when_end,
  view_filters,
}: PlanningDefaults & Pick<ListRow, 'view_filters'>): string {
  return canonical({
    ...{ neighborhood_names, activity_names, custom_activity_names, when_preset, view_filters },
    ...{ when_start: when_start?.toISOString(), when_end: when_end?.toISOString() },
  })
}
