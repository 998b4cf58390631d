import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/** @returns how many accounts the link of an invitation has admitted. */
export async function countAdmissions(database: Database, link_hash: Buffer): Promise<number> {
  const rows = await database.run<{ count: number }>(
    sql`select count_admissions(${link_hash}) as count`,
  )
  return only(rows).count
}
