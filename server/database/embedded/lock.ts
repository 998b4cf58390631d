import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuser } from '#server/database/embedded/cluster.ts'
import { type Postmaster, port } from '#server/database/embedded/postmaster.ts'
import { runningServer } from '#server/database/embedded/start.ts'

/** A process's use of a cluster. */
export interface ClusterLock {
  postmaster: Postmaster
  /** Open for as long as the process uses the cluster. When it closes, the lock ends. */
  client: pg.Client
}

class InUse extends Error {}

/**
 * Connects to the server of a cluster, which is started if needed. With `exclusive` it locks the cluster for this
 * process. Throws one line if another process has locked it.
 */
export async function lockCluster(
  cluster: string,
  brand: string,
  exclusive: boolean,
  settings: Readonly<Record<string, string>>,
): Promise<ClusterLock> {
  for (let attempt = 1; ; attempt += 1) {
    const postmaster = await runningServer(cluster, brand, settings)
    const client = new pg.Client({
      connectionString: urlOf(postmaster, superuser, superuser),
      application_name: `${brand} ${process.pid}`,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      if (exclusive) await lockDirectory(client, dirname(cluster))
      return { postmaster, client }
    } catch (error) {
      await client.end().catch(() => {})
      // The process that used it before is just stopping it, or the server is recovering.
      if (error instanceof InUse || attempt === 50) throw error
      await pause(100)
    }
  }
}

// The lock belongs to the session, so it ends with the process that took it, however that process ends.
const tryLock = `select pg_try_advisory_lock(1) as taken`

async function lockDirectory(client: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>(tryLock)
    if (rows[0]?.taken) return
    // The server may need a moment to notice that the process with the lock was killed.
    await pause(100)
  }
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name
     from pg_locks l
     join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and a.datname = current_database()`,
  )
  const process = rows[0]?.name.split(' ').at(-1) ?? 'unknown'
  throw new InUse(
    `${dataDir} is in use by another service (process ${process}): stop that service, or set DATA_DIR to another directory.`,
  )
}

/** @returns whether no other process uses the cluster; if so, this process has locked it. */
export async function lockIfUnused(client: pg.Client): Promise<boolean> {
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    const { rows } = await client.query<{ held: boolean; others: number }>(
      `select (${others}) as others, exists (
         select from pg_locks l
         join pg_database d on d.oid = l.database
         where l.locktype = 'advisory' and l.granted and d.datname = current_database()
       ) as held`,
    )
    if (rows[0]?.held) return false
    if (rows[0]?.others === 0) break
    // The server may still count a connection of ours that was closed a moment ago.
    await pause(50)
  }
  const { rows } = await client.query<{ taken: boolean; others: number }>(
    `${tryLock}, (${others}) as others`,
  )
  return rows[0]?.taken === true && rows[0].others === 0
}

const others = `select count(*)::int from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`

/** @returns the URL by which a user connects to a database of a server. */
export function urlOf({ socket }: Postmaster, user: string, database: string): string {
  const host = encodeURIComponent(socket)
  return `postgresql://${user}@localhost:${port}/${database}?host=${host}&sslmode=disable`
}
