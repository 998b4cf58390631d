import { listPoolIdeas, type PoolIdeaRow } from '#server/data/ideas/list_pool.ts'
import { listSavedItems } from '#server/data/ideas/find_item.ts'
import { listOwnCities } from '#server/data/ideas/list_cities.ts'
import {
  listPoolInterests,
  type PoolInterestRow,
} from '#server/data/incoming_interests/list_pool.ts'
import { type ItemFilter, listItemsToChoose } from '#server/data/inventory_items/list.ts'
import type { PoolItemRow } from '#server/data/inventory_items/rows.ts'
import { findAnyItem } from '#server/data/inventory_items/find_any.ts'
import { listPoolLists } from '#server/data/list_ideas/list_pool.ts'
import { listPoolPlaces } from '#server/data/places/list_pool.ts'
import type { Db } from '#server/database/db.ts'
import type { Area } from '#server/domain/finding/area.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { narrowingOf } from '#server/domain/finding/narrowing.ts'
import { activityTerm, anyTerm, queryOf } from '#server/domain/finding/query.ts'
import { isLikeOfItem, isSame, type Sameness } from '#server/domain/finding/same.ts'
import { ideaEntry, interestEntry, itemEntry, placeEntry } from '#server/flows/finding/entries.ts'
import { listSharedEntries } from '#server/flows/finding/shared_ideas.ts'

/** The most rows of each kind that are chosen from; `items` are public places, `events` public events. */
const most = { ideas: 2_000, places: 500, interests: 5_000, items: 1_000, events: 500, liked: 500 }

/** After how many snapshots no more is read at once: more than 500,000 ideas. */
export const maxDepth = 4

/**
 * How many rows are so many that they are ranked without a transaction: less is ranked in a few milliseconds, and to begin
 * again costs as much.
 */
export const much = 100

/** In how many cities public things are looked for if a request names no area. */
const maxCities = 3

/** What may be chosen from. */
export interface Pool {
  readonly entries: readonly PoolEntry[]
  /** Why no public thing is among them: there are none, or nobody knows where to look. Null where they were looked for. */
  readonly no_items: 'none' | 'area_unknown' | null
  /** Whether there may be more than was read. */
  readonly is_full: boolean
}

/** What a choice leaves out that continues another one. */
export interface Given {
  /** The ids of what was given before. */
  readonly ids: ReadonlySet<string>
  /** How many snapshots gave them: with each, four times as much of the account's own things is read. */
  readonly snapshots: number
  /** Whether the last of these was a look of the same choice, which has read as much as it could of what friends like. */
  readonly is_same_choice?: boolean
}

/**
 * Reads what a request may choose from: own ideas, private places that no idea is of, what friends are known to like, and
 * public places and events of the areas asked for, else of the cities that the account's own things are in. Where lists
 * are named, only their ideas, those of lists that friends share too, and all of it for a view. The same thing is one entry;
 * one's own comes first. Where much was read, `pauses` ends the transaction before it is compared.
 */
export async function readPool(
  db: Db,
  filters: Filters,
  { given = null, pauses }: { readonly given?: Given | null; readonly pauses: boolean },
): Promise<Pool> {
  const depth = 4 ** Math.min(given?.snapshots ?? 0, maxDepth)
  const own = { ideas: most.ideas * depth, places: most.places * depth }
  const known_interests = most.interests * depth
  const read_interests = given?.is_same_choice
    ? most.interests * 4 ** Math.min(given.snapshots - 1, maxDepth)
    : 0
  const plain = filters.lists.filter(({ view }) => view === null).map(({ list_id }) => list_id)
  const isOpen = plain.length === filters.lists.length ? plain.length === 0 : true
  const lists = isOpen ? null : plain
  const people = filters.people.map(({ person_id }) => person_id)
  const areas = areasOf(filters)
  const shared = await listSharedEntries(db, filters, own.ideas)
  const narrow = narrowingOf(filters)
  const [ideas, places, interests, listed, cities, anyItem] = await Promise.all([
    listPoolIdeas(db, { lists, narrow, most: own.ideas }),
    isOpen ? listPoolPlaces(db, { narrow, most: own.places }) : [],
    listPoolInterests(db, null, known_interests),
    listPoolLists(db, { lists: plain, people }),
    isOpen && areas.length === 0 ? listOwnCities(db, maxCities) : [],
    isOpen ? findAnyItem(db) : null,
  ])
  const older =
    ideas.length < own.ideas ? [] : await listLikedIdeas(db, filters, { lists, ideas, interests })
  const isStocked = anyItem !== null
  const where = areas.length > 0 ? areas : cities.map((city) => ({ neighborhood: null, city }))
  const without = [...(given?.ids ?? [])]
  const { items, isFull } =
    isStocked && where.length > 0
      ? await listPoolItems(db, filters, where, without)
      : { items: [], isFull: false }
  const saved = await listSavedItems(
    db,
    items.map(({ item_id }) => item_id),
  )
  if (pauses && isMuch([ideas, older, places, interests, items, shared])) await db.pause()
  const savedOf = new Map(saved.map((one) => [one.item_id, one]))
  const likes = Map.groupBy(interests, ({ title_key }) => title_key)
  const listsOf = Map.groupBy(listed, ({ idea_id }) => idea_id)
  const known = new Set(interests.map(({ interest_id }) => interest_id))
  const merged = new Merged()
  for (const row of [...ideas, ...older]) {
    // What a generated list saved from a friend's like is shown only as long as that like is known.
    const { generated_for, adopted_interest_id: interest } = row
    if (generated_for !== null && interest !== null && !known.has(interest)) continue
    const on = (listsOf.get(row.idea_id) ?? []).map(({ list_id }) => list_id)
    merged.addOwn(withLikers(ideaEntry(row, on), likes))
  }
  for (const entry of shared) merged.addShared(withLikers(entry, likes))
  for (const row of places) merged.add(withLikers(placeEntry(row), likes))
  for (const row of items) {
    const one = savedOf.get(row.item_id)
    if (one?.is_own) continue
    merged.addItem(withItemLikers(row, likes, one?.list_id))
  }
  // One that is the same as a public thing that was looked at before is not known as that here.
  for (const row of isOpen ? interests.slice(read_interests) : []) {
    if (row.own === null) merged.add(withLikers(interestEntry(row), likes))
  }
  const no_items = !isOpen ? null : !isStocked ? 'none' : where.length === 0 ? 'area_unknown' : null
  const is_full =
    isFull ||
    ideas.length === own.ideas ||
    shared.length >= own.ideas ||
    places.length === own.places ||
    interests.length === known_interests
  const entries = given ? merged.entries.filter(({ id }) => !given.ids.has(id)) : merged.entries
  return { entries, no_items, is_full }
}

/** Whether so much was read that a transaction would be open for long while it is compared and ranked. */
function isMuch(rows: readonly (readonly unknown[])[]): boolean {
  return rows.reduce((sum, { length }) => sum + length, 0) >= much
}

/** Of more ideas than are read, those that somebody likes: they are the best, however long ago they were changed. */
async function listLikedIdeas(
  db: Db,
  filters: Filters,
  {
    lists,
    ideas,
    interests,
  }: {
    lists: readonly string[] | null
    ideas: readonly PoolIdeaRow[]
    interests: readonly PoolInterestRow[]
  },
): Promise<PoolIdeaRow[]> {
  const liked = [...new Set(interests.map(({ title_key }) => title_key))]
  const narrow = narrowingOf(filters)
  const found = await listPoolIdeas(db, { lists, liked, narrow, most: most.liked })
  const known = new Set(ideas.map(({ idea_id }) => idea_id))
  return found.filter(({ idea_id }) => !known.has(idea_id))
}

/** The areas of a request, else those of the views that it names. */
function areasOf({ areas, lists }: Filters): readonly Area[] {
  if (areas.length > 0) return areas
  return lists.flatMap(({ view }) => view?.filters.areas ?? [])
}

/** Public places and the soonest events: a city has so many places that they would leave no room for its events. */
async function listPoolItems(
  db: Db,
  filters: Filters,
  areas: readonly Area[],
  without: readonly string[],
): Promise<{ items: PoolItemRow[]; isFull: boolean }> {
  const asked = { ...itemsAsked(filters, areas), without }
  const { words } = narrowingOf(filters)
  const soonest = { ...asked, kinds: ['event'], order: 'start', most: most.events } as const
  const [places, events] = await Promise.all([
    listItemsToChoose(db, { ...asked, kinds: ['place'], most: most.items }, words),
    listItemsToChoose(db, soonest, words),
  ])
  const isFull = places.length === most.items || events.length === most.events
  return { items: [...places, ...events], isFull }
}

function itemsAsked(filters: Filters, areas: readonly Area[]): Omit<ItemFilter, 'most'> {
  const { search, activities, user_activities, window } = filters
  const { spans, now } = window
  const first = spans?.[0]
  const last = spans?.at(-1)
  const own = user_activities.flatMap((name) => queryOf(name)?.wide ?? [])
  return {
    query: search === null ? null : queryOf(search),
    cities: areas.flatMap(({ neighborhood, city }) =>
      neighborhood === null && city !== null ? [city] : [],
    ),
    neighborhoods: areas.flatMap(({ neighborhood, city }) =>
      neighborhood === null ? [] : [{ name: neighborhood, city }],
    ),
    ...(own.length === 0 && activities.length > 0 && { activities }),
    ...(own.length > 0 && {
      terms: [anyTerm([...own, ...(activities.length > 0 ? [activityTerm(activities)] : [])])],
    }),
    window: { from: first?.from ?? now, until: last?.until ?? null },
  }
}

/** Entries of which no two are the same thing. */
class Merged {
  readonly entries: PoolEntry[] = []
  readonly #known = new Map<string, PoolEntry[]>()

  /** Adds an idea: what is saved twice is there twice. */
  addOwn(entry: PoolEntry): void {
    this.entries.push(entry)
    const same = this.#known.get(entry.title_key) ?? []
    this.#known.set(entry.title_key, [...same, entry])
  }

  /** Adds an idea of a list that a friend shares, unless the same thing is on another list: what one list has twice is there twice. */
  addShared(entry: PoolEntry): void {
    const one = samenessOf(entry)
    const [list] = entry.lists
    const same = this.#known.get(entry.title_key) ?? []
    const others = same.filter(({ lists }) => list === undefined || !lists.includes(list))
    const isThere = others.some((other) => isSame(one, samenessOf(other)))
    if (!isThere) this.addOwn(entry)
  }

  /** Adds an entry, unless the same thing is there. */
  add(entry: PoolEntry): void {
    const one = samenessOf(entry)
    const same = this.#known.get(entry.title_key) ?? []
    // A like of a public thing is one with it only where it says the area.
    const isThere = same.some(
      (other) => (other.kind !== 'item' || isNear(entry, other)) && isSame(one, samenessOf(other)),
    )
    if (!isThere) this.addOwn(entry)
  }

  /** Adds a public thing, unless the same is there in the same area: many places have the same name. */
  addItem(entry: PoolEntry): void {
    const one = samenessOf(entry)
    const same = (this.#known.get(entry.title_key) ?? []).filter((other) => isNear(entry, other))
    if (!same.some((other) => isSame(one, samenessOf(other)))) this.addOwn(entry)
  }
}

function isNear(one: PoolEntry, other: PoolEntry): boolean {
  if (one.neighborhood !== null && one.neighborhood === other.neighborhood) return true
  return one.city !== null && one.city === other.city
}

/** What others are known to like, by its title's key. */
export type Likes = ReadonlyMap<string, readonly PoolInterestRow[]>

/** An entry of which nobody is known to like it, with the people who are. */
export function withLikers(entry: PoolEntry, likes: Likes): PoolEntry {
  const alike = likes.get(entry.title_key)
  // Most things: they are not copied.
  if (alike === undefined) return entry
  const one = samenessOf(entry)
  return { ...entry, likers: likersIn(alike.filter((row) => isSame(one, likeSameness(row)))) }
}

/** The entry of a public thing, with the people who are known to like it in its area and the generated list that it is on. */
export function withItemLikers(
  row: PoolItemRow,
  likes: Likes,
  generated_for: string | null = null,
): PoolEntry {
  const same = (likes.get(row.name_key) ?? []).filter((like) => isLikeOfItem(like, row))
  return itemEntry(row, { likers: likersIn(same), generated_for })
}

function likersIn(likes: readonly PoolInterestRow[]): string[] {
  return [...new Set(likes.map(({ person_id }) => person_id))].sort()
}

function samenessOf(entry: PoolEntry): Sameness {
  const { title, title_key, is_event, occurrence, neighborhood } = entry
  return { title, title_key, is_event, starts_at: occurrence?.starts_at ?? null, neighborhood }
}

function likeSameness({ kind, title, title_key, starts_at, neighborhood_name }: PoolInterestRow) {
  const is_event = kind === 'event'
  return { title, title_key, is_event, starts_at, neighborhood: neighborhood_name }
}
