import { registry } from '#generated/server/capabilities.ts'
import type { Config } from '#server/config.ts'
import { startEmbedded } from '#server/data/embedded.ts'
import { checkCatalog } from '#server/data/gate.ts'
import { migrate } from '#server/data/migrate.ts'

/** A database that is migrated and keeps people's data apart. */
export interface RunningDatabase {
  readonly url: string
  /** Whether it is our own, in the data directory. */
  readonly embedded: boolean
  /** Ends the embedded database unless another process uses it. */
  stop(): Promise<void>
}

/**
 * Makes the database of these settings ready: starts the embedded one where DATABASE_URL names none,
 * migrates it, and lets the catalog gate look at it. With `exclusive` no other service may use the
 * embedded one.
 *
 * Throws an error with a message for whoever runs the service.
 */
export async function startDatabase(
  { database_url, data_dir }: Pick<Config, 'database_url' | 'data_dir'>,
  { exclusive }: { exclusive: boolean },
): Promise<RunningDatabase> {
  const { brand } = registry
  const embedded =
    database_url === null ? await startEmbedded({ dataDir: data_dir, brand, exclusive }) : null
  const url = embedded?.url ?? database_url ?? ''
  const stop = async () => embedded?.stop()
  try {
    await migrate(url, brand)
    await checkCatalog(url, brand)
    return { url, embedded: embedded !== null, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
