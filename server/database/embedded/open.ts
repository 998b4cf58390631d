import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { makeDirectory, requireWritable } from '#server/database/directory.ts'
import { superuser } from '#server/database/embedded/cluster.ts'
import { lockCluster, lockIfUnused, urlOf } from '#server/database/embedded/lock.ts'
import { endPostmaster } from '#server/database/embedded/postmaster.ts'

/** A PostgreSQL of our own, in a directory of ours. */
export interface EmbeddedDatabase {
  /** Connects as the brand's own user, who owns the brand's database and is no superuser. */
  readonly url: string
  /** Connects as the superuser of the cluster, to an empty database. */
  readonly superuserUrl: string
  /** Unlocks the directory, and stops the server unless another process still uses it. */
  stop(): Promise<void>
}

/** How the embedded database is started. */
export interface EmbeddedOptions {
  /** Made if it does not exist. The cluster is in its folder `postgres`. */
  dataDir: string
  brand: string
  /** Locks the directory for this process, as the service does. True by default. */
  exclusive?: boolean
  /** Settings of the server in addition to ours, such as `fsync: 'off'` in tests. */
  settings?: Readonly<Record<string, string>>
}

// For one service on one machine: little memory until it is needed, no network, no replicas, query plans for a disk
// without seek time, and a log without statements and values, which are people's data.
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
 * Starts the embedded database, or takes over one that a killed process left running. The first start makes the
 * cluster. A server that dies is started again, until `stop` is called.
 *
 * Throws one line if another service uses the directory, or if PostgreSQL cannot run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { brand, exclusive = true } = options
  const dataDir = resolve(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  makeDirectory(dataDir)
  if (!existsSync(cluster)) requireWritable(dataDir)
  const lock = () => lockCluster(cluster, brand, exclusive, { ...ourSettings, ...options.settings })
  let locked = await lock()
  try {
    await ensureDatabase(locked.client, brand)
  } catch (error) {
    await locked.client.end()
    throw error
  }
  let stopped: Promise<void> | null = null
  let relocking: Promise<void> | null = null
  const lockAgain = async () => {
    while (!stopped) {
      try {
        locked = await lock()
        return watch()
      } catch {
        await pause(1_000)
      }
    }
  }
  const watch = () => {
    locked.client.once('end', () => {
      if (!stopped) relocking = lockAgain()
    })
  }
  const stop = async () => {
    await relocking
    const { client, postmaster } = locked
    const ours = exclusive || (await lockIfUnused(client).catch(() => false))
    if (ours) await endPostmaster(cluster, postmaster)
    await client.end().catch(() => {})
  }
  watch()
  return {
    url: urlOf(locked.postmaster, brand, brand),
    superuserUrl: urlOf(locked.postmaster, superuser, superuser),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

async function ensureDatabase(client: pg.Client, brand: string): Promise<void> {
  const { rows } = await client.query<{ user: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as user,
       exists (select from pg_database where datname = $1) as database`,
    [brand],
  )
  if (!rows[0]?.user) await createIfMissing(client, `create role ${brand} login createrole`)
  if (!rows[0]?.database) await createIfMissing(client, `create database ${brand} owner ${brand}`)
}

async function createIfMissing(client: pg.Client, create: string): Promise<void> {
  try {
    await client.query(create)
  } catch (error) {
    // duplicate_object, duplicate_database, unique_violation: another process made it at the same moment.
    const code = error instanceof pg.DatabaseError ? error.code : ''
    if (code !== '42710' && code !== '42P04' && code !== '23505') throw error
  }
}
