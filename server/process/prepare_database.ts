import { registry } from '#generated/server/capabilities.ts'
import { checkCatalog } from '#server/database/isolation.ts'
import { warningOfJit } from '#server/database/jit.ts'
import { migrate } from '#server/database/migrate.ts'
import { UnreachableDatabase } from '#server/database/open_client.ts'
import { type Pooler, refusePooler } from '#server/database/pooler.ts'

/** Which database a process uses, and how it reaches it. */
export interface DatabaseSettings {
  readonly database_url: string
  readonly database_pooler: Pooler
  /** Where migrations run; null for `database_url`. */
  readonly migration_database_url: string | null
}

/**
 * Brings the database to this version and checks it; `warn` is told what works but costs. Throws one line, or one for each problem, if it cannot be used as
 * the settings say.
 */
export async function prepareDatabase(
  settings: DatabaseSettings,
  warn: (message: string) => void,
): Promise<void> {
  const { database_url, database_pooler, migration_database_url } = settings
  const { brand } = registry
  if (migration_database_url === null) await migrate(database_url, brand)
  else await migrate(migration_database_url, brand).catch(named)
  if (database_pooler === 'none') await refusePooler(database_url)
  // Where the database is distributed, roles and tables are only at the coordinator as the rules say, and migrations run there.
  await checkCatalog(migration_database_url ?? database_url, brand)
  const warning = await warningOfJit(database_url)
  if (warning !== null) warn(warning)
}

/** A database that cannot be reached is named by DATABASE_URL, unless another setting leads to it. */
function named(error: unknown): never {
  if (!(error instanceof UnreachableDatabase)) throw error
  const message = error.message.replaceAll('DATABASE_URL', 'MIGRATION_DATABASE_URL')
  throw new UnreachableDatabase(message, { cause: error.cause })
}
