import { selectAccents } from '#server/data/incoming_interests/same.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

const accents = selectAccents(sql`k.title`)

/** Writes the accents of up to `most` copies that have none; those that others are changing are left out. Returns how many. */
export async function updateMissingAccents(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    update incoming_interests k
    set accents = ${accents}
    where k.owner_id = ${db.owner} and k.interest_id in (
      select m.interest_id
      from incoming_interests m
      where m.owner_id = ${db.owner} and m.accents is null
      limit ${most}
      for no key update skip locked
    )
    returning k.interest_id`
  return rows.length
}

/** Writes the accents of copies again that were changed since an instant: an earlier release leaves them as they were. */
export async function updateChangedAccents(db: Db, since: Date): Promise<void> {
  await db.sql`
    update incoming_interests k
    set accents = ${accents}
    where k.owner_id = ${db.owner} and k.updated_at >= ${since.toISOString()}::timestamptz
      and k.accents is distinct from ${accents}`
}
