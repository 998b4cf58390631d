import type { Db } from '#server/database/db.ts'
import { type PersonRow, personColumns } from '#server/data/people/rows.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/**
 * What other people like and this account may know of now, to stand behind `from`: the copy is `k`, the
 * person `p`. A copy counts only while the connection it came by is active on this side, whatever the
 * relay has still to take back, so that every read decides it anew.
 *
 * Each copy is looked up by key in the two others ("offset 0" keeps it so): of tables it has no statistics
 * of, the planner would rather walk all people for each copy.
 */
export function knownInterests(owner: string): Statement {
  return sql`
    incoming_interests k
    join lateral (
      select c.person_id
      from connections c
      where c.owner_id = k.owner_id and c.peer_owner = k.peer_owner and c.state = 'active'
      offset 0
    ) c on true
    join lateral (
      select p.*
      from people p
      where p.owner_id = k.owner_id and p.person_id = c.person_id and p.deleted_at is null
      offset 0
    ) p on true
    where k.owner_id = ${owner} and k.active`
}

/** Who is known to like each of these things, by its title; by name. */
export async function listLikers(
  db: Db,
  title_keys: readonly string[],
): Promise<Map<string, PersonRow[]>> {
  if (title_keys.length === 0) return new Map()
  const rows = await db.run<PersonRow & { title_key: string }>(sql`
    select distinct on (k.title_key, p.display_name, p.person_id) k.title_key, ${personColumns}
    from ${knownInterests(db.owner)} and k.title_key = any(${[...title_keys]}::text[])
    order by k.title_key, p.display_name, p.person_id`)
  return Map.groupBy(rows, ({ title_key }) => title_key)
}

/**
 * Whether this person is known to like what has this title. It takes the same for a person who is not
 * there, so that the time tells nothing.
 */
export async function isLikedBy(db: Db, title_key: string, person_id: string): Promise<boolean> {
  const rows = await db.run(sql`
    select
    from ${knownInterests(db.owner)} and k.title_key = ${title_key} and p.person_id = ${person_id}
    limit 1`)
  return rows.length > 0
}
