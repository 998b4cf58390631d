import { listPoolIdeas, type PoolIdeaRow } from '#server/data/ideas/list_pool.ts'
import {
  listPoolInterests,
  type PoolInterestRow,
} from '#server/data/incoming_interests/list_pool.ts'
import { listPoolLists } from '#server/data/list_ideas/list_pool.ts'
import { listPoolPlaces } from '#server/data/places/list_pool.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { isSame, type Sameness } from '#server/domain/finding/same.ts'
import { readMinutes } from '#server/domain/opening_hours.ts'

/** The most rows of each kind that are chosen from. */
const most = { ideas: 2_000, places: 500, interests: 5_000 }

/** What may be chosen from. */
export interface Pool {
  readonly entries: readonly PoolEntry[]
}

/**
 * Reads what a request may choose from, all in one round trip: own ideas, private places that no idea is of, and what
 * friends are known to like. Where lists are named, only their ideas. The same thing is one entry; one's own comes first.
 */
export async function readPool(db: Db, filters: Filters): Promise<Pool> {
  const named = filters.lists.map(({ list_id }) => list_id)
  const lists = named.length === 0 ? null : named
  const people = filters.people.map(({ person_id }) => person_id)
  const [ideas, places, interests, listed] = await Promise.all([
    listPoolIdeas(db, { lists, most: most.ideas }),
    lists === null ? listPoolPlaces(db, most.places) : [],
    listPoolInterests(db, null, most.interests),
    listPoolLists(db, { lists: named, people }),
  ])
  const likes = Map.groupBy(interests, ({ title_key }) => title_key)
  const listsOf = Map.groupBy(listed, ({ idea_id }) => idea_id)
  const known = new Set(interests.map(({ interest_id }) => interest_id))
  const entries: PoolEntry[] = []
  const taken = new Map<string, Sameness[]>()
  const add = (entry: PoolEntry) => {
    entries.push(entry)
    const same = taken.get(entry.title_key) ?? []
    taken.set(entry.title_key, [...same, samenessOf(entry)])
  }
  for (const row of ideas) {
    // What a generated list saved from a friend's like is shown only as long as that like is known.
    const { generated_for, adopted_interest_id: interest } = row
    if (generated_for !== null && interest !== null && !known.has(interest)) continue
    const on = (listsOf.get(row.idea_id) ?? []).map(({ list_id }) => list_id)
    add(withLikers(ideaEntry(row, on), likes))
  }
  for (const row of places) {
    const entry = withLikers(placeEntry(row), likes)
    if (!isTaken(taken, entry)) add(entry)
  }
  if (lists === null) {
    for (const row of interests) {
      if (row.archived) continue
      const entry = withLikers(interestEntry(row), likes)
      if (!isTaken(taken, entry)) add(entry)
    }
  }
  return { entries }
}

function isTaken(taken: ReadonlyMap<string, readonly Sameness[]>, entry: PoolEntry): boolean {
  const one = samenessOf(entry)
  return (taken.get(entry.title_key) ?? []).some((other) => isSame(one, other))
}

function withLikers(
  entry: PoolEntry,
  likes: ReadonlyMap<string, readonly PoolInterestRow[]>,
): PoolEntry {
  const one = samenessOf(entry)
  const same = (likes.get(entry.title_key) ?? []).filter((row) => isSame(one, likeSameness(row)))
  const likers = [...new Set(same.map(({ person_id }) => person_id))].sort()
  return { ...entry, likers }
}

function samenessOf(entry: PoolEntry): Sameness {
  const { title, title_key, is_event, occurrence, neighborhood } = entry
  return { title, title_key, is_event, starts_at: occurrence?.starts_at ?? null, neighborhood }
}

function likeSameness({ kind, title, title_key, starts_at, neighborhood_name }: PoolInterestRow) {
  return {
    title,
    title_key,
    is_event: kind === 'event',
    starts_at,
    neighborhood: neighborhood_name,
  }
}

/** What is the same of every entry until something is known. */
const unknown = {
  likers: [],
  lists: [],
  is_planned: false,
  open: null,
  timezone: null,
  weight: 0,
  observed_at: null,
  description: null,
  changed_at: null,
  is_liked: false,
} as const

function ideaEntry(row: PoolIdeaRow, lists: readonly string[]): PoolEntry {
  const names = [row.activity_name, row.place_activity].filter((name) => name !== null)
  return {
    ...unknown,
    kind: 'idea',
    id: row.idea_id,
    is_own: row.generated_for === null,
    title: row.title,
    title_key: row.title_key,
    is_event: row.kind === 'event',
    occurrence: row.starts_at && {
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      is_date_only: row.start_precision === 'date_only',
    },
    venue: row.place_id,
    activities: [...new Set(names)],
    custom_activity: row.custom_activity_name,
    neighborhood: row.neighborhood_name ?? row.place_neighborhood,
    city: row.city ?? row.place_city,
    where: [row.place_name, row.place_address].filter((text) => text !== null),
    description: row.description,
    is_liked: row.liked,
    lists,
    changed_at: row.updated_at,
    is_planned: row.planned,
    open: readMinutes(row.open_minutes),
    timezone: row.timezone,
  }
}

function placeEntry(row: PlaceRow & { updated_at: Date; liked: boolean }): PoolEntry {
  return {
    ...unknown,
    kind: 'place',
    id: row.place_id,
    is_own: true,
    title: row.name,
    title_key: row.name_key,
    is_event: false,
    occurrence: null,
    venue: row.place_id,
    activities: row.activity_name === null ? [] : [row.activity_name],
    custom_activity: null,
    neighborhood: row.neighborhood,
    city: row.city,
    where: row.address === null ? [] : [row.address],
    description: row.description,
    is_liked: row.liked,
    changed_at: row.updated_at,
    timezone: row.timezone,
  }
}

function interestEntry(row: PoolInterestRow): PoolEntry {
  return {
    ...unknown,
    kind: 'interest',
    id: row.interest_id,
    is_own: false,
    title: row.title,
    title_key: row.title_key,
    is_event: row.kind === 'event',
    occurrence: row.starts_at && { starts_at: row.starts_at, ends_at: null, is_date_only: false },
    venue: null,
    activities: row.activity_name === null ? [] : [row.activity_name],
    custom_activity: row.custom_activity_name,
    neighborhood: row.neighborhood_name,
    city: null,
    where: [],
  }
}
