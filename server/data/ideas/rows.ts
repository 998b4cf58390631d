import type { Db } from '#server/database/db.ts'
import { knownInterests } from '#server/data/likes/known_interests.ts'
import { type PersonRow, personColumns, toPerson } from '#server/data/people/rows.ts'
import { type PlaceRow, toPlace } from '#server/data/places/rows.ts'
import { sql } from '#server/database/sql.ts'
import { sealCandidate } from '#server/domain/candidate.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import type { Seal } from '#server/domain/seal.ts'

/** What a saved idea says. */
export interface IdeaFacts {
  kind: 'place' | 'event'
  title: string
  description: string | null
  place_id: string | null
  venue_place_id: string | null
  activity_name: string | null
  custom_activity_name: string | null
  fixed_when: Date | null
  event_start_at: Date | null
  source_url: string | null
  show_in_for_you: boolean
}

/** A saved idea with what is shown beside it. */
export interface IdeaRow extends IdeaFacts {
  idea_id: string
  title_key: string
  neighborhood_name: string | null
  liked: boolean
  state: 'active' | 'archived'
  updated_at: Date
  place: PlaceRow | null
  venue: PlaceRow | null
  lists: { list_id: string; name: string }[]
  liked_by: PersonRow[]
}

interface Sealing {
  owner: string
  seal: Seal
}

/** Ideas of these ids in the same order, archived ones included. */
export async function listIdeas(db: Db, ids: readonly string[]): Promise<IdeaRow[]> {
  if (ids.length === 0) return []
  const [ideas, lists, likes] = await Promise.all([
    readIdeas(db, ids),
    listsOf(db, ids),
    listLikers(db, ids),
  ])
  const listsByIdea = Map.groupBy(lists, ({ idea_id }) => idea_id)
  const likesByTitle = Map.groupBy(likes, ({ title_key }) => title_key)
  return ideas.map((idea) => ({
    ...idea,
    lists: listsByIdea.get(idea.idea_id) ?? [],
    liked_by: likesByTitle.get(idea.title_key) ?? [],
  }))
}

type BareIdea = Omit<IdeaRow, 'lists' | 'liked_by'>

function readIdeas(db: Db, ids: readonly string[]) {
  return db.sql<BareIdea>`
    select i.idea_id, kind, title, title_key, i.description, i.place_id, venue_place_id, i.activity_name,
      custom_activity_name, fixed_when, event_start_at, source_url, neighborhood_name, show_in_for_you,
      liked, i.state, i.updated_at, to_jsonb(p) as place, to_jsonb(v) as venue
    from ideas i
    left join places p on p.owner_id = i.owner_id and p.place_id = i.place_id
    left join places v on v.owner_id = i.owner_id and v.place_id = i.venue_place_id
    where i.owner_id = ${db.owner} and i.idea_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], i.idea_id)`
}

function listsOf(db: Db, ids: readonly string[]) {
  return db.sql<{ idea_id: string; list_id: string; name: string }>`
    select m.idea_id, l.list_id, l.name
    from list_ideas m
    join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
    where m.owner_id = ${db.owner} and m.idea_id = any(${ids}::uuid[]) and l.deleted_at is null
    order by l.name, l.list_id`
}

function listLikers(db: Db, ids: readonly string[]) {
  return db.run<PersonRow & { title_key: string }>(sql`
    select distinct on (p.display_name, p.person_id, k.title_key) k.title_key, ${personColumns}
    from ${knownInterests(db.owner)} and k.title_key = any(array(
      select title_key
      from ideas
      where owner_id = ${db.owner} and idea_id = any(${ids}::uuid[])
    ))
    order by p.display_name, p.person_id`)
}

/** The idea of a handle, archived ones included. Errors: `reference_not_found`. */
export async function requireIdea(
  db: Db,
  handle: string,
  pointer = '/idea_handle',
): Promise<IdeaRow> {
  const id = parseHandle('idea', handle)
  const [idea] = id === null ? [] : await listIdeas(db, [id])
  if (!idea) throw fail('reference_not_found', { pointer })
  return idea
}

/** Holds an idea's row until the transaction ends, for a change that depends on what it says. */
export async function lockIdea(db: Db, handle: string): Promise<void> {
  const id = parseHandle('idea', handle)
  if (id === null) return
  await db.sql`
    select from ideas where owner_id = ${db.owner} and idea_id = ${id} for no key update`
}

/** An idea as callers see it. */
export function toIdea({ owner, seal }: Sealing, row: IdeaRow) {
  const idea_handle = toHandle('idea', row.idea_id)
  const starts_at = row.event_start_at ?? row.fixed_when
  const when = row.fixed_when ?? row.event_start_at
  return {
    idea_handle,
    kind: row.kind,
    title: row.title,
    description: row.description,
    place: row.place && toPlace(row.place),
    event: row.kind === 'event' && starts_at ? toEvent(row, starts_at) : null,
    when: when?.toISOString() ?? null,
    neighborhood: row.neighborhood_name,
    activities: [row.activity_name, row.custom_activity_name].filter((name) => name !== null),
    source_url: row.source_url,
    lists: row.lists.map(({ list_id, name }) => ({
      ideas_list_handle: toHandle('list', list_id),
      name,
    })),
    show_in_for_you: row.show_in_for_you,
    liked: row.liked,
    state: row.state,
    updated_at: row.updated_at.toISOString(),
    candidate_id: sealCandidate(seal, owner, { kind: 'idea', id: idea_handle }, new Date()),
  }
}

function toEvent(row: IdeaRow, starts_at: Date) {
  const venue = row.venue ?? row.place
  return {
    starts_at: starts_at.toISOString(),
    ends_at: null,
    venue: venue && toPlace(venue),
    url: row.source_url,
  }
}

/** An idea as callers see it among their saved ones: with who else likes it. */
export function toSavedIdea(sealing: Sealing, row: IdeaRow) {
  return {
    ...toIdea(sealing, row),
    liked_by: row.liked_by.map(toPerson),
    mutual: row.liked && row.liked_by.length > 0,
  }
}
