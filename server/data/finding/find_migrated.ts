import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/** The last migration with which people's own rows or their guests' copies get something anew. */
export const ownRowsMigration = '0078_moods.sql'

/** The last migration with which the words of public items have changed. */
export const itemWordsMigration = '0078_moods.sql'

/** The migration from which on shared lists are in the accounts of those they are shared with. */
export const sharedListsMigration = '0041_shared_lists.sql'

/** When the database got a migration, and what time it is there. */
export async function findMigrated(
  database: Database,
  migration: string,
): Promise<{ since: Date; now: Date }> {
  const rows = await database.run<{ since: Date; now: Date }>(sql`
    select coalesce(max(migration_time), now()) as since, now() as now
    from knex_migrations
    where name = ${migration}`)
  return only(rows)
}
