import { registry } from '#generated/server/capabilities.ts'
import { checkCatalog } from '#server/database/isolation.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Pooler, refusePooler } from '#server/database/pooler.ts'

/** Which database a process uses, and how it reaches it. */
export interface DatabaseSettings {
  readonly database_url: string
  readonly database_pooler: Pooler
  /** Where migrations run; null for `database_url`. */
  readonly migration_database_url: string | null
}

/**
 * Brings the database to this version and checks it. Throws one line, or one for each problem, if it cannot be used as
 * the settings say.
 */
export async function prepareDatabase(settings: DatabaseSettings): Promise<void> {
  const { database_url, database_pooler, migration_database_url } = settings
  const { brand } = registry
  await migrate(migration_database_url ?? database_url, brand)
  if (database_pooler === 'none') await refusePooler(database_url)
  await checkCatalog(database_url, brand)
}
