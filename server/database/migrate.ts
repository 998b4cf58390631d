import { setTimeout as pause } from 'node:timers/promises'
import makeKnex, { type Knex } from 'knex'
import pg from 'pg'
import { hasNodes, keepRoles, oneByOne, prepareNodes } from '#server/database/citus/nodes.ts'
import { connectionTimeout } from '#server/database/connections.ts'
import type { Database } from '#server/database/db.ts'
import { prepareJit } from '#server/database/jit.ts'
import { registerStatement } from '#server/database/isolation_register.ts'
import { listed } from '#server/database/isolation_rules.ts'
import { migrationNames, migrationSource } from '#server/database/migration_files.ts'
import { openClient } from '#server/database/open_client.ts'
import { prepareRoles } from '#server/database/prepare_roles.ts'
import { type Roles, rolesOf } from '#server/database/roles.ts'
import { sql } from '#server/database/sql.ts'

/** PostgreSQL 15. */
export const oldestVersion = 150_000

/** How long a question may take that only looks at the database, in milliseconds. */
const checkTimeout = 30_000

/** How many times the migrations are tried if a table is in use. */
const attempts = 30

/** The longest pause before the next try, in milliseconds. */
const longestPause = 500

/**
 * Brings the database to this version: prepares the roles and the user's settings, then runs the migrations that have not been run, all in one
 * transaction, and registers what they leave (isolation_register.ts). Services that start at the same time wait for
 * each other; the lock belongs to the transaction, so this works through a pooler too. Migrations that this version does
 * not know are left alone, so that an older version can run next to a newer one.
 *
 * @returns the names of the migrations it ran. Throws one line if it may not or cannot run them.
 */
export async function migrate(
  url: string,
  brand: string,
  names: readonly string[] = migrationNames(),
): Promise<string[]> {
  const client = await openClient(url, {
    application_name: `${brand} migrations`,
    query_timeout: checkTimeout,
  })
  try {
    await refuseOldServer(client)
    await prepareRoles(client, brand)
    await prepareJit(client)
    if (await hasNodes(client)) await prepareNodes(client, brand)
    const applied = await appliedNames(client)
    if (names.every((name) => applied.includes(name))) return []
  } finally {
    await client.end()
  }
  return runMigrations(url, brand, names)
}

/** @returns whether every migration of this version has been run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const rows = await database.run<{ name: string }>(sql`select name from knex_migrations`)
  return missing(rows.map(({ name }) => name)).length === 0
}

/** How many migrations a database has run, how many of this version's it has not, and how many are of a newer version. */
export interface MigrationCounts {
  readonly ran: number
  readonly missing: number
  readonly unknown: number
}

/** @returns where a database is, without changing it. */
export async function countMigrations(client: pg.Client): Promise<MigrationCounts> {
  const applied = await appliedNames(client)
  const names = migrationNames()
  const unknown = applied.filter((name) => !names.includes(name)).length
  return { ran: applied.length, missing: missing(applied).length, unknown }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (server && Number(server.number) >= oldestVersion) return
  throw new Error(`The database is PostgreSQL ${server?.version}, but 15 or newer is needed.`)
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

// Knex does not need to log failures: they are thrown.
const silent = { warn() {}, error() {}, deprecate() {}, debug() {} }

/** Removes the text of the migration, which Knex puts before PostgreSQL's message. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const reason = error.message.split(' - ').at(-1)
  return new Error(`The migrations failed and were rolled back: ${reason} (${error.code}).`, {
    cause: error,
  })
}

async function runMigrations(
  url: string,
  brand: string,
  names: readonly string[],
): Promise<string[]> {
  const roles = rolesOf(brand)
  const knex = makeKnex({
    client: 'pg',
    connection: {
      connectionString: url,
      connectionTimeoutMillis: connectionTimeout,
      // A migration may take long, so only the network ends one that does not answer.
      keepAlive: true,
    },
    compileSqlOnError: false,
    log: silent,
    pool: { min: 0, max: 1 },
    migrations: {
      migrationSource: migrationSource(roles, names),
      // The database may have migrations of a newer version.
      disableMigrationsListValidation: true,
    },
  })
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await knex.transaction((transaction) => runAll(transaction, brand, roles))
      } catch (error) {
        if (!isInUse(error) || attempt === attempts) throw reasonOf(error)
        await pause(Math.random() * longestPause)
      }
    }
  } finally {
    await knex.destroy()
  }
}

/** @returns whether a table was in use: lock_not_available, or deadlock_detected with a release that serves. */
function isInUse(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
}

async function runAll(
  transaction: Knex.Transaction,
  brand: string,
  roles: Roles,
): Promise<string[]> {
  await transaction.raw(`set local ${keepRoles}`)
  await transaction.raw(`set local ${oneByOne}`)
  await transaction.raw(`set local role ${roles.owner}`)
  await transaction.raw(`set local lock_timeout = '60s'`)
  await transaction.raw(`select pg_advisory_xact_lock(hashtext('${brand} migrations'))`)
  // Requests wait behind a migration that waits for a table, so it soon gives way and tries again.
  await transaction.raw(`set local lock_timeout = '2s'`)
  // We have our own lock, so no running process can have Knex's lock.
  await transaction.migrate.forceFreeMigrationsLock()
  const [, ran]: [number, string[]] = await transaction.migrate.latest()
  const last = ran.at(-1)
  if (last && (await hasRegister(transaction)))
    await transaction.raw(registerStatement(listed, roles, last))
  return ran
}

// The first migrations made none.
async function hasRegister(transaction: Knex.Transaction): Promise<boolean> {
  const { rows }: { rows: { found: boolean }[] } = await transaction.raw(
    `select to_regclass('public.isolation_register') is not null as found`,
  )
  return rows[0]?.found === true
}
