import type pg from 'pg'
import { copyIn } from '#server/database/backup/copy.ts'
import {
  type BackupHeader,
  type CopiedTable,
  countRows,
  parseLastLine,
  parseTableLine,
  type RowCounts,
  sameText,
} from '#server/database/backup/format.ts'
import {
  type BackupPart,
  type OpenBackup,
  requireSameCounts,
} from '#server/database/backup/read.ts'
import { listTables } from '#server/database/backup/tables.ts'
import { isDistributed } from '#server/database/citus/nodes.ts'
import { checkCatalog } from '#server/database/isolation.ts'
import { listed } from '#server/database/isolation_rules.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrationNames } from '#server/database/migration_files.ts'
import { openClient } from '#server/database/open_client.ts'
import { rolesOf } from '#server/database/roles.ts'

/** Where a backup is restored to. */
export interface RestoreOptions {
  /** Of an empty database. Its user needs what the service's user needs, no more. */
  readonly url: string
  readonly brand: string
  /** Fingerprints of the keys that the database will be used with, newest first; none if they are not known yet. */
  readonly keys: readonly string[]
}

/** What a restore did. */
export interface Restored {
  readonly counts: RowCounts
  /** The migrations that are newer than the backup, which were run on its rows. */
  readonly migrations: readonly string[]
}

/**
 * Restores a backup into an empty database: this release's migrations make roles, tables and policies as they were when
 * the backup was made; the rows are loaded in one transaction; the newer migrations run; the isolation rules are checked.
 * After a restore that failed, it can be tried again on the same database.
 *
 * Throws one line if the database is distributed or not empty, the backup is of a newer release, or a part of it is missing.
 */
export async function restoreBackup(
  { header, parts: read }: OpenBackup,
  { url, brand, keys }: RestoreOptions,
): Promise<Restored> {
  refuseForeign(header, brand)
  const parts = read()
  const client = await openClient(url, { application_name: `${brand} restore` })
  try {
    if (await isDistributed(client)) throw new Error(distributed)
    if (await hasNoTables(client)) await migrate(url, brand, header.migrations)
    else await refuseOtherSchema(client, header)
    const counts = await load(client, parts, brand)
    const migrations = await migrate(url, brand)
    await recordKeys(client, brand, keys)
    await checkCatalog(url, brand)
    return { counts, migrations }
  } finally {
    await client.end()
    await parts.return(undefined)
  }
}

function refuseForeign(header: BackupHeader, brand: string): void {
  if (header.brand !== brand) throw new Error(`The backup is of another service, ${header.brand}.`)
  const known = migrationNames()
  const unknown = header.migrations.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new Error(
    `The backup is of a newer release, with the migration ${unknown}: restore it with that release.`,
  )
}

const notEmpty =
  'The database is not empty: restore into a new one, named by DATABASE_URL or, without it, by DATA_DIR.'

const distributed =
  'The tables of this database are distributed over several nodes: restore into a new one, then distribute that.'

async function hasNoTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and not exists (
         select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
       )
     limit 1`,
  )
  return rows.length === 0
}

/** Tables without rows are what a restore leaves that failed, if they are as the backup needs them. */
async function refuseOtherSchema(client: pg.Client, { migrations }: BackupHeader): Promise<void> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'knex_migrations'`,
  )
  if (tables.length === 0) throw new Error(notEmpty)
  const { rows } = await client.query<{ name: string }>('select name from public.knex_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const same = applied.size === migrations.length && migrations.every((name) => applied.has(name))
  if (!same) throw new Error(notEmpty)
}

async function load(
  client: pg.Client,
  parts: AsyncGenerator<BackupPart>,
  brand: string,
): Promise<RowCounts> {
  await client.query(
    `begin; set local role ${rolesOf(brand).owner}; set local lock_timeout = '3s'; ${sameText}`,
  )
  try {
    const tables = await listTables(client)
    const people = await listForced(client)
    await refuseRows(
      client,
      tables.filter(({ name }) => !people.includes(name)),
    )
    // The owner of the tables loads them; policies apply to an owner only while they are forced.
    await forEach(client, people, (name) => `alter table ${name} no force row level security`)
    await refuseRows(client, tables)
    const names = tables.map(({ name }) => name)
    await client.query(`truncate ${names.join(', ')}`)
    const counts = await loadRows(client, parts, names)
    await forEach(client, people, (name) => `alter table ${name} force row level security`)
    await forEach(client, names, (name) => `analyze ${name}`)
    await client.query('commit')
    return counts
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** The next start compares its keys with these; without any, it brings its own. */
async function recordKeys(
  client: pg.Client,
  brand: string,
  keys: readonly string[],
): Promise<void> {
  await client.query(
    `begin; set local role ${rolesOf(brand).owner}; truncate public.key_fingerprints`,
  )
  if (keys.length > 0) {
    const statement =
      'insert into public.key_fingerprints (id, fingerprints) values (1, $1::text[])'
    await client.query(statement, [keys])
  }
  await client.query('commit')
}

async function listForced(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  )
  return rows.map(({ name }) => name)
}

/** Throws if a table has a row, unless migrations put it there. */
async function refuseRows(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) {
    if (listed.catalog.includes(name)) continue
    const { rows } = await client.query(`select from ${name} limit 1`)
    if (rows.length > 0) throw new Error(notEmpty)
  }
}

async function forEach(
  client: pg.Client,
  names: readonly string[],
  statement: (name: string) => string,
): Promise<void> {
  if (names.length > 0) await client.query(names.map(statement).join('; '))
}

async function loadRows(
  client: pg.Client,
  parts: AsyncGenerator<BackupPart>,
  known: readonly string[],
): Promise<RowCounts> {
  const loaded: Record<string, number> = {}
  for await (const part of parts) {
    const line = 'line' in part ? part.line : ''
    const expected = parseLastLine(line)
    if (expected) return requireSameCounts(loaded, expected)
    const table = parseTableLine(line)
    if (!table) continue
    if (!known.includes(table.name))
      throw new Error(`The backup has a strange table, ${table.name}.`)
    loaded[table.name] = await loadTable(client, parts, table)
  }
  throw new Error('The backup is not complete: its end is missing. Nothing was restored.')
}

/** @returns how many rows it loaded. */
async function loadTable(
  client: pg.Client,
  parts: AsyncGenerator<BackupPart>,
  { name, columns }: CopiedTable,
): Promise<number> {
  const into = copyIn(client, `copy public.${name} (${columns}) from stdin`)
  let rows = 0
  const ended = new Promise<void>((resolve, reject) => {
    into.once('finish', resolve).once('error', reject)
  })
  ended.catch(() => {})
  try {
    for (;;) {
      const { value, done } = await parts.next()
      if (done || 'line' in value) break
      rows += countRows(value.rows)
      if (!into.write(value.rows)) await Promise.race([drained(into), ended])
    }
    into.end()
  } catch (error) {
    into.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  await ended
  return rows
}

function drained(into: NodeJS.EventEmitter): Promise<void> {
  return new Promise((resolve) => into.once('drain', () => resolve()))
}
