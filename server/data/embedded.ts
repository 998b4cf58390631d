import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, findBinaries } from '#server/data/embedded_binaries.ts'
import { ensureCluster, superuser } from '#server/data/embedded_cluster.ts'
import {
  endPostmaster,
  findPostmaster,
  forgetDeadPostmaster,
  logOf,
  type Postmaster,
  port,
  spawnPostmaster,
} from '#server/data/embedded_postmaster.ts'
import { type SystemUser, userFor } from '#server/data/embedded_user.ts'

/** A PostgreSQL of our own, kept in a directory of ours. */
export interface EmbeddedDatabase {
  /** Connects as the brand's own user, who owns the brand's database and is no superuser. */
  readonly url: string
  /** Connects as the superuser of the cluster, to a database that holds nothing. */
  readonly superuserUrl: string
  /** Gives the directory back, and ends the server unless another process still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Made when it is not there. The cluster is in its folder `postgres`. */
  dataDir: string
  brand: string
  /** Takes the directory for this process alone, as the service does. True by default. */
  exclusive?: boolean
  /** Settings of the server beside ours, such as `fsync: 'off'` in tests. */
  settings?: Readonly<Record<string, string>>
}

// One service on one machine: little memory until it is needed, no network, no replicas; plans for a disk
// that seeks for free; a log without statements and values, which are people's.
const ourSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** A crash is recovered from at the next start, which takes its time; this is for what never comes. */
const startTimeout = 60_000

/**
 * Starts the embedded database, or takes over one that a killed process left running. The first start
 * makes the cluster. A server that dies is started again for as long as it is held.
 *
 * Throws one line when another service holds the directory, or when PostgreSQL cannot run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { brand, exclusive = true } = options
  const dataDir = resolve(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  let held = await takeHold(cluster, options)
  let stopped: Promise<void> | null = null
  const keepHold = () => {
    held.hold.once('end', async () => {
      if (stopped) return
      held = await takeHold(cluster, options)
      keepHold()
    })
  }
  const stop = async () => {
    const { hold, postmaster } = held
    if (exclusive || (await isUnused(hold))) await endPostmaster(cluster, postmaster)
    await hold.end().catch(() => {})
  }
  await ensureDatabase(held.hold, brand)
  keepHold()
  return {
    url: urlOf(held.postmaster, brand, brand),
    superuserUrl: urlOf(held.postmaster, superuser, superuser),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

interface Hold {
  postmaster: Postmaster
  /** Open for as long as the database is held; with it ends the lock. */
  hold: pg.Client
}

class InUse extends Error {}

async function takeHold(cluster: string, options: EmbeddedOptions): Promise<Hold> {
  const { brand, exclusive = true, settings } = options
  for (let attempt = 1; ; attempt += 1) {
    const postmaster = await running(cluster, brand, { ...ourSettings, ...settings })
    const hold = new pg.Client({
      connectionString: urlOf(postmaster, superuser, superuser),
      application_name: `${brand} ${process.pid}`,
    })
    hold.on('error', () => {})
    try {
      await hold.connect()
      if (exclusive) await takeDirectory(hold, dirname(cluster))
      return { postmaster, hold }
    } catch (error) {
      await hold.end().catch(() => {})
      // Whoever used it before us is just ending it, or it is just recovering.
      if (error instanceof InUse || attempt === 50) throw error
      await pause(100)
    }
  }
}

async function running(
  cluster: string,
  brand: string,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const found = findPostmaster(cluster)
  if (found?.ready) return found
  const user = userFor(cluster)
  const binaries = findBinaries(brand, user)
  if (!found) ensureCluster(binaries, cluster, user)
  const since = Date.now()
  let child: { exited: boolean } | null = null
  while (Date.now() - since < startTimeout) {
    const postmaster = findPostmaster(cluster)
    if (postmaster?.ready) return postmaster
    if (!postmaster && (!child || child.exited))
      child = startAgain(binaries, cluster, user, settings, child)
    await pause(10)
  }
  throw new Error(`The embedded PostgreSQL did not start within a minute; see ${logOf(cluster)}.`)
}

function startAgain(
  binaries: Binaries,
  cluster: string,
  user: SystemUser | null,
  settings: Readonly<Record<string, string>>,
  before: { exited: boolean } | null,
): { exited: boolean } {
  // Processes of a killed server that have not noticed yet are gone in a moment; anything else is not.
  const reason =
    before && readFileSync(logOf(cluster), 'utf8').trim().split('\n').slice(-3).join(' ')
  if (reason !== null && !/shared memory block|lock file/.test(reason)) {
    throw new Error(`The embedded PostgreSQL did not start: ${reason}`)
  }
  forgetDeadPostmaster(cluster)
  return spawnPostmaster(binaries, cluster, user, settings)
}

function urlOf({ socket }: Postmaster, user: string, database: string): string {
  const host = encodeURIComponent(socket)
  return `postgresql://${user}@localhost:${port}/${database}?host=${host}&sslmode=disable`
}

// The lock is the session's: it ends with the process that took it, however that ends.
const tryLock = `select pg_try_advisory_lock(1) as taken`

async function takeDirectory(hold: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { rows } = await hold.query<{ taken: boolean }>(tryLock)
    if (rows[0]?.taken) return
    // The server may still be noticing that the last holder was killed.
    await pause(100)
  }
  const { rows } = await hold.query<{ name: string }>(
    `select a.application_name as name
     from pg_locks l
     join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and a.datname = current_database()`,
  )
  const process = rows[0]?.name.split(' ').at(-1) ?? 'unknown'
  throw new InUse(
    `${dataDir} is in use by another service (process ${process}): end that one, or set DATA_DIR to another directory.`,
  )
}

async function isUnused(hold: pg.Client): Promise<boolean> {
  const { rows } = await hold.query<{ taken: boolean; others: number }>(
    `${tryLock}, (
       select count(*)::int
       from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()
     ) as others`,
  )
  return rows[0]?.taken === true && rows[0].others === 0
}

async function ensureDatabase(hold: pg.Client, brand: string): Promise<void> {
  const { rows } = await hold.query<{ user: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as user,
       exists (select from pg_database where datname = $1) as database`,
    [brand],
  )
  if (!rows[0]?.user) await unlessThere(hold, `create role ${brand} login createrole`)
  if (!rows[0]?.database) await unlessThere(hold, `create database ${brand} owner ${brand}`)
}

async function unlessThere(hold: pg.Client, create: string): Promise<void> {
  try {
    await hold.query(create)
  } catch (error) {
    // duplicate_object, duplicate_database, unique_violation: another process made it at this moment.
    const code = error instanceof pg.DatabaseError ? error.code : ''
    if (code !== '42710' && code !== '42P04' && code !== '23505') throw error
  }
}
