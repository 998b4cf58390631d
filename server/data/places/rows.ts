import { containing } from '#server/database/containing.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'
import type { PlaceFacts } from '#server/domain/place_facts.ts'
import { optionalText } from '#server/domain/text.ts'

/** A place as the table keeps it. */
export interface PlaceRow extends PlaceFacts {
  place_id: string
  name_key: string
  state: 'active' | 'archived'
}

const placeColumns = sql`
  place_id, name, name_key, address, description, timezone, activity_name, state`

/** A private place as callers see it. */
export interface PlaceResource extends PlaceFacts {
  place_handle: string
  state: 'active' | 'archived'
}

/** A place as callers see it. */
export function toPlace(row: PlaceRow): PlaceResource {
  return {
    place_handle: toHandle('place', row.place_id),
    name: row.name,
    address: row.address,
    description: row.description,
    timezone: row.timezone,
    activity_name: row.activity_name,
    state: row.state,
  }
}

/** The place of a handle, archived ones included. Errors: `reference_not_found`. */
export async function requirePlace(
  db: Db,
  handle: string,
  pointer = '/place_handle',
): Promise<PlaceRow> {
  const id = parseHandle('place', handle)
  const [row] = id === null ? [] : await listPlaces(db, [id])
  if (!row) throw fail('reference_not_found', { pointer })
  return row
}

/** Holds a place's row until the transaction ends, for a change that depends on what it says. */
export async function lockPlace(db: Db, handle: string): Promise<void> {
  const id = parseHandle('place', handle)
  if (id === null) return
  await db.sql`
    select from places where owner_id = ${db.owner} and place_id = ${id} for no key update`
}

/** Places of these ids in the same order. */
export async function listPlaces(db: Db, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return []
  return db.sql<PlaceRow>`
    select ${placeColumns}
    from places
    where owner_id = ${db.owner} and place_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], place_id)`
}

/** An active place that is the same in every field, its name's spelling included, or nothing. */
export async function findSamePlace(db: Db, facts: PlaceFacts): Promise<PlaceRow | undefined> {
  const [row] = await db.sql<PlaceRow>`
    select ${placeColumns}
    from places
    where owner_id = ${db.owner}
      and state = 'active'
      and name_key = ${nameKey(facts.name)}
      and name = ${facts.name}
      and address is not distinct from ${facts.address}
      and description is not distinct from ${facts.description}
      and timezone is not distinct from ${facts.timezone}
      and activity_name is not distinct from ${facts.activity_name}
    order by place_id
    limit 1`
  return row
}

/** Adds a place. */
export async function insertPlace(db: Db, facts: PlaceFacts): Promise<PlaceRow> {
  const row = {
    place_id: newId(),
    ...facts,
    name_key: nameKey(facts.name),
    state: 'active' as const,
  }
  await db.table('places').insert({ owner_id: db.owner, ...row })
  return row
}

/** Sets what is given. The caller holds the place. */
export async function updatePlace(
  db: Db,
  row: PlaceRow,
  changes: Partial<PlaceFacts> & { state?: PlaceRow['state'] },
): Promise<PlaceRow> {
  const after = { ...row, ...changes }
  after.name_key = nameKey(after.name)
  await db.sql`
    update places
    set name = ${after.name}, name_key = ${after.name_key}, address = ${after.address},
      description = ${after.description}, timezone = ${after.timezone},
      activity_name = ${after.activity_name}, state = ${after.state}, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and place_id = ${row.place_id}`
  return after
}

/**
 * Selects the places that match, last changed first. `text` is looked for in name, address, description and
 * activity; a blank one finds all.
 */
export function selectPlaces(
  owner: string,
  filter: { text?: string | undefined; archived: boolean },
): Statement {
  const text = optionalText(filter.text)
  const states = filter.archived ? ['active', 'archived'] : ['active']
  return sql`
    select place_id
    from places
    where owner_id = ${owner} and state = any(${states}::text[]) ${text === null ? sql`` : matching(text)}
    order by updated_at desc, place_id desc`
}

function matching(text: string) {
  const pattern = containing(text)
  return sql`
    and (name_key like ${containing(nameKey(text))} or address ilike ${pattern}
      or description ilike ${pattern} or activity_name ilike ${pattern})`
}
