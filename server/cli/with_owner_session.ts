import { registry } from '#generated/server/capabilities.ts'
import type { Config } from '#server/config.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { migrate } from '#server/database/migrate.ts'
import { openOwnerSession, type OwnerSession } from '#server/database/owner_session.ts'

const { brand } = registry

/** Runs the work of a command as the role that owns the tables of these settings' database; servers may run. */
export async function withOwnerSession<T>(
  { database_url, data_dir, migration_database_url }: Config,
  work: (session: OwnerSession) => Promise<T>,
): Promise<T> {
  const embedded =
    database_url === null
      ? await startEmbedded({ dataDir: data_dir, brand, exclusive: false })
      : null
  try {
    // A pooler in front of the database may not keep what a session has.
    const url = migration_database_url ?? embedded?.url ?? database_url ?? ''
    await migrate(url, brand)
    const session = await openOwnerSession(url, brand)
    try {
      return await work(session)
    } finally {
      await session.close()
    }
  } finally {
    await embedded?.stop()
  }
}
