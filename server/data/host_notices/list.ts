import { isWritable } from '#server/data/host_notices/conditions.ts'
import type { Database } from '#server/database/db.ts'

/** The plans of an account whose hosts may be written to now, the longest waiting first, at most `limit`. */
export async function listWritable(
  database: Database,
  owner: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.read(
    owner,
    (db) => db.sql<{ plan_id: string }>`
      select h.plan_id
      from host_notices h
      where h.owner_id = ${owner} and ${isWritable}
      order by h.news_at, h.plan_id
      limit ${limit}`,
  )
  return rows.map(({ plan_id }) => plan_id)
}
