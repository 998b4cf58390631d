import { registry } from '#generated/server/capabilities.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/db.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open_database.ts'

const { brand } = registry

/** Runs the work of a command on the database of these settings, which it migrates before; servers may run. */
export async function withDatabase<T>(
  { database_url, data_dir, migration_database_url, database_pooler }: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const embedded =
    database_url === null
      ? await startEmbedded({ dataDir: data_dir, brand, exclusive: false })
      : null
  try {
    const url = embedded?.url ?? database_url ?? ''
    await migrate(migration_database_url ?? url, brand)
    const database = openDatabase({ url, brand, connections: 1, pooler: database_pooler })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
