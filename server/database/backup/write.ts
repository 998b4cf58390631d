import { createWriteStream, rmSync, statSync, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import pg from 'pg'
import {
  type BackupHeader,
  countRows,
  endOfRows,
  headerLine,
  lastLine,
  type RowCounts,
  sameText,
  tableLine,
} from '#server/database/backup/format.ts'
import { copyOut } from '#server/database/backup/copy.ts'
import { listTables } from '#server/database/backup/tables.ts'
import { isDistributed } from '#server/database/citus/nodes.ts'
import { seeOneMoment } from '#server/database/citus/one_moment.ts'
import { codeOf } from '#server/database/directory.ts'
import { openClient } from '#server/database/open_client.ts'

/** What is backed up, and where to. */
export interface BackupOptions {
  /** Of a database user that row-level security does not restrict. */
  readonly url: string
  readonly brand: string
  /** Fingerprints of the service's keys, to tell at a restore whether they are the same; those of the database count first. */
  readonly keys: readonly string[]
  /** A file that does not exist yet. */
  readonly path: string
}

/** What a backup holds. */
export interface Written {
  readonly header: BackupHeader
  readonly counts: RowCounts
  readonly bytes: number
}

/**
 * Writes the state of the database at one moment into a new file, while servers go on working: all tables are read in
 * one transaction on one snapshot, which waits for nobody and which nobody waits for, except a migration. Where the database
 * is distributed, writes wait for the moment at which every node is asked for its state.
 *
 * Throws one line if it cannot. Then there is no file.
 */
export async function writeBackup(options: BackupOptions): Promise<Written> {
  const { url, brand, path } = options
  const client = await openClient(url, { application_name: `${brand} backup` })
  try {
    const begin = () => beginReading(client)
    if (await isDistributed(client)) {
      const tables = await listTables(client)
      const names = tables.map(({ name }) => `public.${name}`)
      await seeOneMoment(client, url, names, begin)
    } else await begin()
    const header = await readHeader(client, options)
    const out = await openFile(path)
    try {
      const counts = await writeAll(client, header, out)
      return { header, counts, bytes: statSync(path).size }
    } catch (error) {
      out.gzip.destroy()
      out.file.destroy()
      rmSync(path, { force: true })
      throw error
    }
  } catch (error) {
    throw reasonOf(error, path)
  } finally {
    await client.end()
  }
}

async function beginReading(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  // Citus repeats what follows on the nodes.
  await client.query(`set local citus.propagate_set_commands = 'local'`)
  // Rows that the user may not see are then an error, instead of missing in the file.
  await client.query('set local row_security = off')
  await client.query(sameText)
}

async function readHeader(
  client: pg.Client,
  { brand, keys }: BackupOptions,
): Promise<BackupHeader> {
  const { rows: found } = await client.query<{ made_at: Date; postgresql: string; made: boolean }>(
    `select now() as made_at, current_setting('server_version') as postgresql,
       to_regclass('public.knex_migrations') is not null as made`,
  )
  const [state] = found
  if (!state?.made) throw new Error('There is nothing to back up: the database has no tables yet.')
  const { rows } = await client.query<{ name: string }>(
    'select name from public.knex_migrations order by name',
  )
  const migrations = rows.map(({ name }) => name)
  const { made_at, postgresql } = state
  const ring = (await ringOf(client)) ?? keys
  return { format: 1, brand, made_at: made_at.toISOString(), postgresql, migrations, keys: ring }
}

/** The keys that the database is used with; null where it does not know, as before its first start. */
async function ringOf(client: pg.Client): Promise<string[] | null> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'key_fingerprints'`,
  )
  if (tables.length === 0) return null
  const { rows } = await client.query<{ fingerprints: string[] }>(
    'select fingerprints from public.key_fingerprints',
  )
  return rows[0]?.fingerprints ?? null
}

interface Output {
  readonly gzip: Gzip
  readonly file: WriteStream
}

async function openFile(path: string): Promise<Output> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject))
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      throw new Error(`${path} exists already: name a file that does not.`)
    }
    throw new Error(`${path} cannot be made (${codeOf(error)}).`)
  }
  const gzip = createGzip({ level: 6 })
  gzip.pipe(file)
  // Otherwise a full disk would leave the gzip waiting.
  file.once('error', (error) => gzip.destroy(error))
  // What breaks is thrown by the next write, or at the end: between them nobody listens.
  for (const stream of [gzip, file]) stream.on('error', () => {})
  return { gzip, file }
}

async function writeAll(
  client: pg.Client,
  header: BackupHeader,
  { gzip, file }: Output,
): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  await write(gzip, headerLine(header))
  for (const table of await listTables(client)) {
    await write(gzip, `\n${tableLine(table)}`)
    let count = 0
    const statement = `copy public.${table.name} (${table.columns}) to stdout`
    for await (const rows of copyOut(client, statement)) {
      count += countRows(rows)
      await write(gzip, rows)
    }
    counts[table.name] = count
    await write(gzip, `${endOfRows}\n`)
  }
  await write(gzip, `\n${lastLine(counts)}`)
  gzip.end()
  await finished(file)
  return counts
}

function write(gzip: Gzip, text: string | Buffer): Promise<void> | undefined {
  if (gzip.errored) throw gzip.errored
  if (gzip.write(text)) return undefined
  return new Promise((resolve, reject) => {
    const done = (error?: Error) => {
      gzip.off('drain', done).off('error', done).off('close', done)
      if (error) reject(error)
      else resolve()
    }
    gzip.once('drain', done).once('error', done).once('close', done)
  })
}

function reasonOf(error: unknown, path: string): unknown {
  if (error instanceof Error && 'syscall' in error && error.syscall === 'write') {
    const code = codeOf(error)
    const text =
      code === 'ENOSPC' || code === 'EDQUOT'
        ? `There is no room for ${path} (${code}): free some there, or name a file on another disk.`
        : `${path} cannot be written (${code}).`
    return new Error(text, { cause: error })
  }
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error
  return new Error(
    `The database user may not read every account's rows (${error.message}). ` +
      'Name one in DATABASE_URL who is a superuser, or who has BYPASSRLS and is a member of pg_read_all_data.',
    { cause: error },
  )
}
