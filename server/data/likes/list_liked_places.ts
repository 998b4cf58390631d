import type { Db } from '#server/database/db.ts'

/** Those of these private places that the account likes. */
export async function listLikedPlaces(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ subject_id: string }>`
    select subject_id
    from likes
    where owner_id = ${db.owner} and subject_kind = 'place' and subject_id = any(${[...ids]}::uuid[]) and saved`
  return new Set(rows.map(({ subject_id }) => subject_id))
}
