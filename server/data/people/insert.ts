import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/**
 * Adds people of these names in one statement and returns their rows in the same order.
 */
export async function insertPeople(
  db: Db,
  names: readonly string[],
  {
    classification = 'friend_in_mind',
    origin = 'saved',
  }: Partial<Pick<PersonRow, 'classification' | 'origin'>> = {},
): Promise<PersonRow[]> {
  const ids = names.map(() => newId('person'))
  const keys = names.map(nameKey)
  const [now] = await Promise.all([
    db.now(),
    db.sql`
      insert into people (owner_id, person_id, display_name, name_key, classification, origin,
        created_at, updated_at)
      select me.owner_id, given.person_id, given.display_name, given.name_key, ${classification},
        ${origin}, now(), now()
      from accounts me, unnest(${ids}::uuid[], ${[...names]}::text[], ${keys}::text[])
        as given (person_id, display_name, name_key)
      where me.owner_id = ${db.owner}`,
  ])
  return names.map((display_name, index) => ({
    person_id: ids[index] ?? '',
    display_name,
    name_key: keys[index] ?? '',
    classification,
    aliases: [],
    alias_keys: [],
    origin,
    created_at: now,
    updated_at: now,
  }))
}
