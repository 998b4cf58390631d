import makeKnex from 'knex'
import pg from 'pg'
import type { Database } from '#server/database/db.ts'
import { migrationNames, migrationSource } from '#server/database/migration_files.ts'
import { prepareRoles } from '#server/database/prepare_roles.ts'
import { rolesOf } from '#server/database/roles.ts'
import { sql } from '#server/database/sql.ts'

/** PostgreSQL 15. */
const oldestVersion = 150_000

/** How often a migration that found a table in use is tried again. */
const attempts = 10

/**
 * Brings the database to this version: roles, then each migration that has not been run. Services that
 * start at the same time wait for each other. Migrations this version does not know are left alone, so
 * that an older version can run beside a newer one.
 *
 * Returns the names of the migrations it ran. Throws one line where it may not or cannot.
 */
export async function migrate(url: string, brand: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: `${brand} migrations` })
  client.on('error', () => {})
  await connect(client)
  try {
    await refuseOldServer(client)
    await prepareRoles(client, brand)
    if (missing(await appliedNames(client)).length === 0) return []
    // Held by the session, so that a migration that is killed leaves nothing locked behind it.
    await client.query(`set lock_timeout = '60s'`)
    await client.query(`select pg_advisory_lock(hashtext('${brand} migrations'))`)
    const before = missing(await appliedNames(client))
    if (before.length > 0) await runMigrations(url, brand)
    return before
  } finally {
    await client.end()
  }
}

/** Whether every migration of this version has been run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const rows = await database.run<{ name: string }>(sql`select name from knex_migrations`)
  return missing(rows.map(({ name }) => name)).length === 0
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      throw new Error(`The database refuses: ${error.message} (see DATABASE_URL).`, {
        cause: error,
      })
    }
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new Error(`The database cannot be reached${code}.`, { cause: error })
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (server && Number(server.number) >= oldestVersion) return
  throw new Error(`The database is PostgreSQL ${server?.version}; 15 or newer is needed.`)
}

async function appliedNames(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'knex_migrations'`,
  )
  if (tables.length === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from public.knex_migrations')
  return rows.map(({ name }) => name)
}

function missing(applied: readonly string[]): string[] {
  return migrationNames().filter((name) => !applied.includes(name))
}

// What fails is thrown, and says so itself.
const silent = { warn() {}, error() {}, deprecate() {}, debug() {} }

/** Knex puts the whole text of the migration before what PostgreSQL had to say of it. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const reason = error.message.split(' - ').at(-1)
  return new Error(`The migrations failed and were taken back: ${reason} (${error.code}).`, {
    cause: error,
  })
}

async function runMigrations(url: string, brand: string): Promise<void> {
  const roles = rolesOf(brand)
  const knex = makeKnex({
    client: 'pg',
    connection: url,
    compileSqlOnError: false,
    log: silent,
    pool: {
      min: 0,
      max: 1,
      afterCreate(connection: pg.Client, done: (error: Error | null) => void) {
        connection.query(`set role ${roles.owner}`, (error) => done(error))
      },
    },
    migrations: {
      migrationSource: migrationSource(roles),
      // A newer version's migrations are none of our business.
      disableMigrationsListValidation: true,
    },
  })
  try {
    // Whoever held Knex's own lock is gone: ours is held by us.
    await knex.migrate.forceFreeMigrationsLock()
    for (let attempt = 1; ; attempt += 1) {
      try {
        await knex.migrate.latest()
        return
      } catch (error) {
        const inUse = error instanceof pg.DatabaseError && error.code === '55P03'
        if (!inUse || attempt === attempts) throw reasonOf(error)
      }
    }
  } finally {
    await knex.destroy()
  }
}
