import { type PlaceRow, placeColumns } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, type Uuids } from '#server/database/sql.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { PlaceFacts } from '#server/domain/places/facts.ts'

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

/** An active place that has exactly these facts, down to the spelling of its name. Rows of earlier releases may have decomposed characters. */
export async function findSamePlace(db: Db, facts: PlaceFacts): Promise<PlaceRow | undefined> {
  const [row] = await db.sql<PlaceRow>`
    select ${placeColumns}
    from places
    where owner_id = ${db.owner}
      and state = 'active'
      and name_key = ${nameKey(facts.name)}
      and normalize(name, nfc) = ${facts.name}
      and normalize(address, nfc) is not distinct from ${facts.address}
      and normalize(description, nfc) is not distinct from ${facts.description}
      and timezone is not distinct from ${facts.timezone}
      and activity_name is not distinct from ${facts.activity_name}
    order by place_id
    limit 1`
  return row
}

/** The places of these ids in the same order, archived ones included. */
export async function listPlaces(db: Db, ids: Uuids): Promise<PlaceRow[]> {
  if (isEmpty(ids)) return []
  return db.sql<PlaceRow>`
    select ${placeColumns}
    from places
    where owner_id = ${db.owner} and place_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], place_id)`
}

/** The active place that was taken from an item of the public inventory; null where there is none. */
export async function findPlaceOfItem(db: Db, item_id: string): Promise<PlaceRow | null> {
  const [row] = await db.sql<PlaceRow>`
    select ${placeColumns}
    from places
    where owner_id = ${db.owner} and item_id = ${item_id} and state = 'active'
    order by created_at, place_id
    limit 1`
  return row ?? null
}
