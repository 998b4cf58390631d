import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/only.ts'

/** The migration that added vectors. */
const migration = '0028_search.sql'

/** When the database got its vectors, and what time it is there. */
export async function findMigrated(database: Database): Promise<{ since: Date; now: Date }> {
  const rows = await database.run<{ since: Date; now: Date }>(sql`
    select coalesce(max(migration_time), now()) as since, now() as now
    from knex_migrations
    where name = ${migration}`)
  return only(rows)
}
