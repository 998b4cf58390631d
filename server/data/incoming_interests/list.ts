import type { LikeKind } from '#generated/types.ts'
import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import { type PersonRow, personColumns } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Who is known to like something with each of these title keys; the people of one key by name. */
export async function listLikers(
  db: Db,
  title_keys: readonly string[],
): Promise<Map<string, PersonRow[]>> {
  if (title_keys.length === 0) return new Map()
  const rows = await db.run<PersonRow & { title_key: string }>(sql`
    select distinct on (k.title_key, p.display_name, p.person_id) k.title_key, ${personColumns}
    from ${selectKnownInterests(db.owner)} and k.title_key = any(${[...title_keys]}::text[])
    order by k.title_key, p.display_name, p.person_id`)
  return Map.groupBy(rows, ({ title_key }) => title_key)
}

/** Another person's interest in something that this account may see now. */
export interface KnownInterest {
  interest_id: string
  kind: LikeKind
  title: string
  title_key: string
  activity_name: string | null
  custom_activity_name: string | null
  starts_at: Date | null
}

/** The interests of these ids that this account may see now, by id. */
export async function listKnownInterests(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, KnownInterest>> {
  if (ids.length === 0) return new Map()
  const rows = await db.run<KnownInterest>(sql`
    select k.interest_id, k.kind, k.title, k.title_key, k.activity_name, k.custom_activity_name, k.starts_at
    from ${selectKnownInterests(db.owner)} and k.interest_id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map((row) => [row.interest_id, row]))
}
