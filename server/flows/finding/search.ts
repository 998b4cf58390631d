import type { SearchScope } from '#generated/types.ts'
import { listFound } from '#server/data/finding/list.ts'
import type { FoundOwn } from '#server/data/finding/rows.ts'
import type { OwnFilters } from '#server/data/finding/select_found.ts'
import type { OwnKind } from '#server/data/finding/sources.ts'
import { listOwnCities } from '#server/data/ideas/list_cities.ts'
import { listGeneratedIds } from '#server/data/ideas/list_generated.ts'
import type { FoundItem } from '#server/data/inventory_items/list.ts'
import { listSubjectsOfInterests } from '#server/data/likes/list_subjects.ts'
import type { Db } from '#server/database/db.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { bestOf, enough, type Found, relatedTier } from '#server/domain/finding/merge.ts'
import { isLikeOfItem, isSame, type Sameness } from '#server/domain/finding/same.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import { type HandleKind, toHandle } from '#server/domain/basics/handle.ts'
import type { SearchFilters } from '#server/flows/finding/search_filters.ts'
import { searchItems } from '#server/flows/finding/search_items.ts'

/** What a search found, with the row that it was found as. */
export interface FoundThing extends Found {
  /** Null for a public item. */
  readonly own: FoundOwn | null
  readonly item: FoundItem | null
  /** How many later dates of the same series were found besides; 0 for none. */
  readonly more_dates: number
  /** `some` for what has only some of what was asked for. */
  readonly match?: 'some'
}

/** The kinds of own things that some scopes look at. */
export function kindsOf(scopes: ReadonlySet<SearchScope>): OwnKind[] {
  const has = (...wanted: SearchScope[]) => wanted.some((scope) => scopes.has(scope))
  return [
    ...(has('plans') ? (['plans', 'invites'] as const) : []),
    ...(has('ideas', 'events') ? (['ideas'] as const) : []),
    ...(has('ideas', 'events', 'places') ? (['interests'] as const) : []),
    ...(has('places') ? (['places'] as const) : []),
    ...(has('feeds') ? (['lists'] as const) : []),
  ]
}

/** Filters of one's own things by their kinds: plans say where they are in words alone. */
export function filtersByKind(
  { scopes }: Pick<Search, 'scopes'>,
  { filters, in_words }: SearchFilters,
): OwnFilters[] {
  const kinds = kindsOf(scopes)
  const isPlan = (kind: OwnKind) => kind === 'plans' || kind === 'invites'
  return [
    { ...filters, kinds: kinds.filter((kind) => !isPlan(kind)) },
    { ...filters, must: in_words, kinds: kinds.filter(isPlan) },
  ]
}

/**
 * What a search finds, the best first: one's own things, what friends like and public items, each thing once.
 *
 * @param begins whether public items are found by the beginning of the last word too.
 * @param related whether public items are found by what people may take instead: asked only where there are few others.
 */
export async function findThings(
  db: Db,
  search: Search,
  names: SearchFilters,
  {
    begins = true,
    related = async () => begins,
  }: { readonly begins?: boolean; readonly related?: () => Promise<boolean> } = {},
): Promise<FoundThing[]> {
  if (names.is_empty) return []
  const { query, scopes, limit } = search
  const items = (by: 'wide' | 'prefixed' | 'related') =>
    searchItems(db, query, names.items, scopes, by)
  const [exact, ...own] = await Promise.all([
    items('wide'),
    ...filtersByKind(search, names).map((filters) => listFound(db, query, filters)),
  ])
  const shown = await withoutOwnInterests(db, own.flat())
  const things = shown.flatMap((row) => toThing(row, scopes))
  const isShort = things.filter(({ tier }) => tier === 0).length + exact.length < limit
  // A beginning of a word makes the search of a large inventory several times slower.
  const others = isShort && begins ? await items('prefixed') : []
  const begun = without(others, exact)
  const hits = things.filter(({ tier }) => tier < relatedTier).length + exact.length + begun.length
  // What people may take instead of an activity, where there is little of it.
  const isFew = hits < enough && query.related !== query.prefixed
  const instead = isFew && (await related()) ? await items('related') : []
  const taken = new Set(shown.map(({ item_id }) => item_id))
  const offered = asSeries([
    ...exact.map((item) => toPublic(item, 0)),
    ...begun.map((item) => toPublic(item, 1)),
    ...without(instead, [...exact, ...begun]).map((item) => toPublic(item, relatedTier)),
  ]).filter((thing) => !taken.has(thing.id) && !shown.some((row) => isLiked(row, thing)))
  const cities = search.neighborhoods.length > 0 ? [] : await nearCities(db, offered)
  return bestOf(once([...things, ...offered]), limit, { isTimed: search.time !== null, cities })
}

function without(items: readonly FoundItem[], others: readonly FoundItem[]): FoundItem[] {
  const known = new Set(others.map(({ item_id }) => item_id))
  return items.filter(({ item_id }) => !known.has(item_id))
}

/** The public events of a series as one, its soonest: those of one source with the same name at the same place. */
function asSeries(things: readonly FoundThing[]): FoundThing[] {
  const series = Map.groupBy(things, ({ id, item }) =>
    item === null || item.kind === 'place'
      ? id
      : [item.source, item.name_key, item.venue_name ?? item.address ?? item.city].join('\0'),
  )
  return [...series.values()].flatMap((dates) => {
    const [first] = dates.toSorted(
      (a, b) => (a.starts_at?.getTime() ?? 0) - (b.starts_at?.getTime() ?? 0),
    )
    return first ? [{ ...first, more_dates: dates.length - 1 }] : []
  })
}

/** Whether a public thing is what a friend likes, which is found already. */
function isLiked(row: FoundOwn, { item }: FoundThing): boolean {
  if (row.kind !== 'interests' || item === null) return false
  return isLikeOfItem({ ...row, kind: row.what, neighborhood_name: row.neighborhood }, item)
}

/** The cities of the account's own things, where public ones are in several; none where they are not. */
async function nearCities(db: Db, offered: readonly FoundThing[]): Promise<readonly string[]> {
  const there = new Set(offered.flatMap(({ city }) => city ?? []))
  return there.size < 2 ? [] : listOwnCities(db, maxCities)
}

/** How many cities of an account count as its own. */
const maxCities = 3

/** Without what friends like of things that the account has itself, and each other thing that they like once. */
async function withoutOwnInterests(db: Db, found: readonly FoundOwn[]): Promise<FoundOwn[]> {
  const interests = found.filter(({ kind }) => kind === 'interests')
  if (interests.length === 0) return [...found]
  const own = await listSubjectsOfInterests(
    db,
    interests.map(({ id }) => id),
  )
  // What a generated list chose is not the account's own until it is used.
  const subjects = [...own].map(([interest_id, { id }]) => ({ interest_id, id }))
  const generated = await listGeneratedIds(
    db,
    subjects.map(({ id }) => id),
  )
  for (const { interest_id, id } of subjects) if (generated.has(id)) own.delete(interest_id)
  const seen: Sameness[] = []
  return found.filter((row) => {
    if (row.kind !== 'interests') return true
    const one = { ...row, is_event: row.what === 'event' }
    if (own.has(row.id) || seen.some((other) => isSame(one, other))) return false
    seen.push(one)
    return true
  })
}

const handleKinds: Readonly<Record<OwnKind, HandleKind>> = {
  plans: 'plan',
  invites: 'plan',
  ideas: 'idea',
  interests: 'interest',
  places: 'place',
  lists: 'list',
}

/** A row as something found; nothing where no scope that is searched has it. */
function toThing(row: FoundOwn, scopes: ReadonlySet<SearchScope>): FoundThing[] {
  const scope = scopeOf(row, scopes)
  if (!scopes.has(scope)) return []
  const { id, shown_id, title, starts_at, timezone, tier, score } = row
  const handle = toHandle(handleKinds[row.kind], shown_id)
  const found = { scope, handle, id, title, starts_at, timezone, tier, score }
  return [{ ...found, is_public: false, own: row, item: null, city: null, more_dates: 0 }]
}

function scopeOf({ kind, what }: FoundOwn, scopes: ReadonlySet<SearchScope>): SearchScope {
  if (kind === 'plans' || kind === 'invites') return 'plans'
  if (kind === 'lists') return 'feeds'
  if (kind === 'places') return 'places'
  if (what === 'event') return kind === 'interests' || scopes.has('events') ? 'events' : 'ideas'
  return kind === 'interests' && what === 'place' ? 'places' : 'ideas'
}

function toPublic(item: FoundItem, tier: number): FoundThing {
  return {
    scope: item.kind === 'event' ? 'events' : 'places',
    handle: itemHandle(item),
    id: item.item_id,
    is_public: true,
    title: item.name,
    starts_at: item.starts_at,
    timezone: item.timezone,
    tier,
    score: item.rank,
    own: null,
    item,
    city: item.city,
    more_dates: 0,
  }
}

/** Without the places of ideas that are found under the same name. */
function once(things: readonly FoundThing[]): FoundThing[] {
  const ideas = new Set(
    things.flatMap(({ own }) =>
      own?.kind === 'ideas' ? [`${own.place_id} ${own.title_key}`] : [],
    ),
  )
  return things.filter(
    ({ own }) => own?.kind !== 'places' || !ideas.has(`${own.place_id} ${own.title_key}`),
  )
}
