import { isKnown, type PersonRow, personColumns } from '#server/data/people/rows.ts'
import { selectPeople } from '#server/data/people/select.ts'
import type { Db } from '#server/database/db.ts'
import { withPlainLetters } from '#server/database/containing.ts'
import { isEmpty, sql, type Uuids } from '#server/database/sql.ts'
import { plainLetters } from '#server/domain/basics/plain_letters.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The people of these ids in the same order; deleted people are left out. */
export async function listPeople(db: Db, ids: Uuids): Promise<PersonRow[]> {
  if (isEmpty(ids)) return []
  return db.sql<PersonRow>`
    select ${personColumns}
    from people p
    where owner_id = ${db.owner} and person_id = any(${ids}::uuid[]) and deleted_at is null
    order by array_position(${ids}::uuid[], person_id)`
}

/**
 * Everyone the host knows whose name or alias is one of these, compared by `nameKey` or by the nearest letters, so that
 * “Lukasz” is “Łukasz”; by name. A guest who signed up
 * by a link chose the name, so it means nobody until the host has renamed them.
 */
export async function listPeopleNamed(db: Db, names: readonly string[]): Promise<PersonRow[]> {
  const keys = names.map(nameKey)
  const either = [...keys, ...keys.map(plainLetters)]
  return db.sql<PersonRow>`
    select ${personColumns}
    from people p
    where owner_id = ${db.owner}
      and deleted_at is null
      and ${isKnown}
      and (name_key = any(${either}::text[]) or alias_keys && ${either}::text[]
        or octet_length(name_key) > length(name_key)
          and ${withPlainLetters(sql`name_key`)} = any(${either}::text[]))
    order by display_name, person_id`
}

/** The ids of the people whose name or alias contains this text, by name, at most `limit`. */
export async function listPersonIdsMatching(
  db: Db,
  text: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.run<{ person_id: string }>(sql`
    ${selectPeople(db.owner, { name: text, classification: 'all' })} limit ${limit}`)
  return rows.map(({ person_id }) => person_id)
}
