import type { SearchScope } from '#generated/types.ts'
import { listFound } from '#server/data/finding/list.ts'
import type { FoundOwn } from '#server/data/finding/rows.ts'
import type { OwnFilters } from '#server/data/finding/select_found.ts'
import type { OwnKind } from '#server/data/finding/sources.ts'
import { listGeneratedIds } from '#server/data/ideas/list_generated.ts'
import type { FoundItem } from '#server/data/inventory_items/list.ts'
import { listSubjectsOfInterests } from '#server/data/likes/list_subjects.ts'
import type { Db } from '#server/database/db.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { bestOf, type Found } from '#server/domain/finding/merge.ts'
import { isSame, type Sameness } from '#server/domain/finding/same.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import { type HandleKind, toHandle } from '#server/domain/basics/handle.ts'
import type { SearchFilters } from '#server/flows/finding/search_filters.ts'
import { searchItems } from '#server/flows/finding/search_items.ts'

/** What a search found, with the row that it was found as. */
export interface FoundThing extends Found {
  /** Null for a public item. */
  readonly own: FoundOwn | null
  readonly item: FoundItem | null
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

/** What a search finds, the best first: one's own things, what friends like and public items, each thing once. */
export async function findThings(
  db: Db,
  search: Search,
  names: SearchFilters,
): Promise<FoundThing[]> {
  if (names.is_empty) return []
  const { query, scopes, limit } = search
  const items = (by: 'wide' | 'prefixed' | 'related') =>
    searchItems(db, query, names.filters, scopes, by)
  const [exact, ...own] = await Promise.all([
    items('wide'),
    ...filtersByKind(search, names).map((filters) => listFound(db, query, filters)),
  ])
  const shown = await withoutOwnInterests(db, own.flat())
  const things = shown.flatMap((row) => toThing(row, scopes))
  const isShort = things.filter(({ tier }) => tier === 0).length + exact.length < limit
  // A beginning of a word makes the search of a large inventory several times slower.
  const others = isShort ? await items('prefixed') : []
  const taken = new Set(shown.map(({ item_id }) => item_id))
  const known = new Set(exact.map(({ item_id }) => item_id))
  const offered = [
    ...exact.map((item) => toPublic(item, 0)),
    ...others.filter(({ item_id }) => !known.has(item_id)).map((item) => toPublic(item, 1)),
  ].filter(({ id }) => !taken.has(id))
  return bestOf(once([...things, ...offered]), limit, search.time !== null)
}

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
  return [{ ...found, is_public: false, own: row, item: null }]
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
