import type { DiscoveryFilters } from '#generated/types.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { type Failure, fail, refuse } from '#server/domain/basics/failure.ts'
import { type Area, areaName } from '#server/domain/finding/area.ts'
import type { Filters, NamedList } from '#server/domain/finding/filters.ts'
import { viewFilters } from '#server/domain/discovery/view.ts'
import type { TimeSpan } from '#server/domain/finding/span.ts'
import { readTime, slotsOf } from '#server/domain/finding/wanted.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { calledBy } from '#server/domain/people/named.ts'
import {
  maxPeople,
  needsWords,
  presetTitle,
  whenUnclear,
} from '#server/domain/messages/recommendations.ts'
import { timeTitle, whenIsEither } from '#server/domain/messages/when.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { requireCatalogNames } from '#server/flows/catalogs/names.ts'
import { resolveAreas } from '#server/flows/finding/resolve.ts'
import { listsOfHandles, listsOfNames, namesIn } from '#server/flows/finding/lists_asked.ts'
import type { SharedList } from '#server/flows/lists/shared.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'

/** The most people of a request, however they are named. */
const most = 25

/** How a request is read. */
export interface ReadOptions {
  /** Whether it may name lists that friends share. */
  readonly with_shared?: boolean
}

/** A request that was understood. */
export interface ReadFilters {
  readonly filters: Filters
  /** The people of the filters as rows. */
  readonly people: readonly PersonRow[]
  /** What was understood, as fields of a request: sent again it asks for the same. */
  readonly applied: DiscoveryFilters
}

/**
 * Understands the shared filters of a request: names become what they name. Time is never assumed.
 *
 * Errors: 422 with all that is wrong with the fields themselves; `reference_not_found` for a handle; `person_unresolved`,
 * `person_ambiguous`, `list_ambiguous`, `catalog_name_unknown` and `timing_required` with what can be chosen instead.
 */
export async function readFilters(
  context: Pick<Context, 'db' | 'timezone'>,
  input: DiscoveryFilters & { prioritize_likes?: boolean },
  { with_shared = false }: ReadOptions = {},
): Promise<ReadFilters> {
  const { db, timezone } = context
  const violations: Violation[] = []
  const texts = readTexts(input, violations)
  const time = readTime(input, { timezone, now: await db.now() }, violations)
  refuse(violations)
  // A handle that names nothing is told before a question about a name.
  const byHandle = await listsOfHandles(db, input, with_shared)
  const people = await peopleOf(db, input)
  const byName = await listsOfNames(db, input, with_shared)
  const lists = eachOnce([...byHandle.own, ...byName.own])
  const shared = [...byHandle.shared, ...byName.shared].map(sharedList)
  const [activities, areas] = await Promise.all([
    requireCatalogNames(db, 'activities', input.activities ?? [], '/activities'),
    resolveAreas(db, input.neighborhoods ?? [], '/neighborhoods'),
  ])
  if (time.choices.length > 0) throw eitherTime(input, time.choices, timezone)
  if (time.unclear !== null) throw unclearTime(input, time.unclear)
  const { search, user_activities, preference_terms } = texts
  const filters: Filters = {
    people: people.map((person) => ({
      person_id: person.person_id,
      display_name: person.display_name,
      called: calledBy(person),
    })),
    lists: [
      ...(await Promise.all(lists.map((list) => namedList(context, list)))),
      ...eachOnce(shared),
    ],
    areas,
    activities,
    user_activities,
    search,
    preference_terms,
    window: time.window,
    prioritize_likes: input.prioritize_likes ?? false,
  }
  return {
    filters,
    people,
    applied: { ...appliedOf(filters, input.neighborhoods ?? []), ...time.applied },
  }
}

/** A list of a request; of a view, what it contains. A view names no lists. */
async function namedList(
  context: Pick<Context, 'db' | 'timezone'>,
  list: ListRow,
): Promise<NamedList> {
  const { list_id, name, origin } = list
  if (origin !== 'saved_view') return { list_id, name, view: null }
  const { filters, kinds } = viewFilters(list)
  const read = await readFilters(context, filters)
  return { list_id, name, view: { filters: read.filters, kinds } }
}

function sharedList({ row, live }: SharedList): NamedList {
  return { list_id: row.list_id, name: live.name, view: null, is_shared: true }
}

function readTexts(input: DiscoveryFilters, violations: Violation[]) {
  const each = (field: 'user_activities' | 'preference_terms' | 'neighborhoods' | 'activities') =>
    (input[field] ?? []).map((text, index) => readText(text, `/${field}/${index}`, violations))
  for (const [name, pointer] of namesIn(input)) readText(name, pointer, violations)
  for (const field of ['people', 'names'] as const) {
    for (const [index, name] of (input[field] ?? []).entries()) {
      readText(name, `/${field}/${index}`, violations)
    }
  }
  each('activities')
  each('neighborhoods')
  const named = [input.people, input.names, input.person_handles].map((all) => all?.length ?? 0)
  if (named.reduce((sum, count) => sum + count, 0) > most) {
    const field = input.people ? 'people' : input.names ? 'names' : 'person_handles'
    violations.push({ pointer: `/${field}`, code: 'rule', message: maxPeople(most) })
  }
  const search = input.search === undefined ? null : readText(input.search, '/search', violations)
  if (search !== null && search !== '' && wordsOf(search).length === 0) {
    violations.push({ pointer: '/search', code: 'rule', ...needsWords })
  }
  return {
    search,
    user_activities: each('user_activities'),
    preference_terms: each('preference_terms'),
  }
}

/** The people of a request, each once. Errors: as `resolvePeople`, at the field that names them. */
async function peopleOf(
  db: Context['db'],
  { people = [], names = [], person_handles = [] }: DiscoveryFilters,
): Promise<PersonRow[]> {
  const found = await Promise.all([
    resolvePeople(db, person_handles),
    resolvePeople(db, [], people, { names: 'people' }),
    resolvePeople(db, [], names, { names: 'names' }),
  ])
  return [...new Map(found.flat().map((person) => [person.person_id, person])).values()]
}

function eachOnce<List extends { readonly list_id: string }>(lists: readonly List[]): List[] {
  return [...new Map(lists.map((list) => [list.list_id, list])).values()]
}

function unclearTime(input: DiscoveryFilters, pointer: '/when_preset' | '/when'): Failure {
  const { when, when_preset, ...rest } = input
  const text = pointer === '/when' ? when : when_preset
  const candidates = offered.map((preset) => ({
    kind: 'when_preset',
    title: presetTitle(preset),
    input: { ...rest, when_preset: preset },
  }))
  return fail('timing_required', { pointer, message: whenUnclear(text ?? ''), candidates })
}

/** Words that may mean two times, with both as what can be chosen. */
function eitherTime(
  { when, ...rest }: DiscoveryFilters,
  choices: readonly (readonly TimeSpan[])[],
  timezone: string,
): Failure {
  const candidates = choices.map((spans) => ({
    kind: 'when',
    title: timeTitle(spans, timezone),
    input: { ...rest, time_slots: slotsOf(spans, timezone) },
  }))
  const titles = candidates.map(({ title }) => title)
  return fail('timing_required', {
    pointer: '/when',
    message: whenIsEither(when ?? '', titles),
    candidates,
  })
}

/** The presets that are offered for words that mean no time that is known. */
const offered = [
  ...(['today', 'tomorrow', 'this-weekend', 'next-weekend', 'this-week', 'next-week'] as const),
  ...(['next-few-days', 'next-few-weeks', 'any-time-weekdays', 'any-time-weekends'] as const),
]

/** Filters as fields of a request, without time. */
function appliedOf(filters: Filters, said: readonly string[]): DiscoveryFilters {
  const { people, lists, areas, activities, user_activities, search, preference_terms } = filters
  return {
    ...(people.length > 0 && {
      person_handles: people.map(({ person_id }) => toHandle('person', person_id)),
    }),
    ...(lists.length > 0 && {
      idea_list_handles: lists.map(({ list_id }) => toHandle('list', list_id)),
    }),
    ...(areas.length > 0 && {
      neighborhoods: [...new Set(areas.map((area) => areaText(area, said)))],
    }),
    ...(activities.length > 0 && { activities: [...activities] }),
    ...(user_activities.length > 0 && { user_activities: [...user_activities] }),
    ...(search !== null && { search }),
    ...(preference_terms.length > 0 && { preference_terms: [...preference_terms] }),
  }
}

/** An area as `resolveAreas` reads it: with its city where a request named that, too. */
function areaText(area: Area, said: readonly string[]): string {
  const key = nameKey(areaName(area))
  const isQualified = said.some((name) => {
    const [first = '', ...rest] = name.split(',')
    return rest.length > 0 && nameKey(first) === key
  })
  return isQualified ? `${areaName(area)}, ${area.city}` : areaName(area)
}
