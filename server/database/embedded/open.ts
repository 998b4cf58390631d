import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { makeDirectory } from '#server/database/directory.ts'
import { superuser } from '#server/database/embedded/cluster.ts'
import { isUnused, takeHold, urlOf } from '#server/database/embedded/hold.ts'
import { endPostmaster } from '#server/database/embedded/postmaster.ts'

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
  makeDirectory(dataDir)
  const take = () => takeHold(cluster, brand, exclusive, { ...ourSettings, ...options.settings })
  let held = await take()
  try {
    await ensureDatabase(held.hold, brand)
  } catch (error) {
    await held.hold.end()
    throw error
  }
  let stopped: Promise<void> | null = null
  let again: Promise<void> | null = null
  const takeAgain = async () => {
    while (!stopped) {
      try {
        held = await take()
        return keep()
      } catch {
        await pause(1_000)
      }
    }
  }
  const keep = () => {
    held.hold.once('end', () => {
      if (!stopped) again = takeAgain()
    })
  }
  const stop = async () => {
    await again
    const { hold, postmaster } = held
    const ours = exclusive || (await isUnused(hold).catch(() => false))
    if (ours) await endPostmaster(cluster, postmaster)
    await hold.end().catch(() => {})
  }
  keep()
  return {
    url: urlOf(held.postmaster, brand, brand),
    superuserUrl: urlOf(held.postmaster, superuser, superuser),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
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
