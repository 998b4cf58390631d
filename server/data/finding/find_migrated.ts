import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/only.ts'

/** The last migration with which what vectors contain has changed. */
const migration = '0033_found_again.sql'

/** When the database got vectors of this kind, and what time it is there. */
export async function findMigrated(database: Database): Promise<{ since: Date; now: Date }> {
  const rows = await database.run<{ since: Date; now: Date }>(sql`
    select coalesce(max(migration_time), now()) as since, now() as now
    from knex_migrations
    where name = ${migration}`)
  return only(rows)
}
