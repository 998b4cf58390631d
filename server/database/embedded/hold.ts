import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuser } from '#server/database/embedded/cluster.ts'
import { type Postmaster, port } from '#server/database/embedded/postmaster.ts'
import { runningServer } from '#server/database/embedded/start.ts'

/** A process's hold on a cluster. */
export interface Hold {
  postmaster: Postmaster
  /** Open for as long as the database is held; with it ends the lock. */
  hold: pg.Client
}

class InUse extends Error {}

/**
 * Connects to the server of a cluster, started if need be, and with `exclusive` takes the cluster for this
 * process alone. Throws one line when another process has it.
 */
export async function takeHold(
  cluster: string,
  brand: string,
  exclusive: boolean,
  settings: Readonly<Record<string, string>>,
): Promise<Hold> {
  for (let attempt = 1; ; attempt += 1) {
    const postmaster = await runningServer(cluster, brand, settings)
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

/** Whether no other process uses the cluster; if so, it is this one's from now on. */
export async function isUnused(hold: pg.Client): Promise<boolean> {
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    const { rows } = await hold.query<{ held: boolean; others: number }>(
      `select (${others}) as others, exists (
         select from pg_locks l
         join pg_database d on d.oid = l.database
         where l.locktype = 'advisory' and l.granted and d.datname = current_database()
       ) as held`,
    )
    if (rows[0]?.held) return false
    if (rows[0]?.others === 0) break
    // A connection of ours that was closed a moment ago may still be on its way out.
    await pause(50)
  }
  const { rows } = await hold.query<{ taken: boolean; others: number }>(
    `${tryLock}, (${others}) as others`,
  )
  return rows[0]?.taken === true && rows[0].others === 0
}

const others = `select count(*)::int from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`

/** How a user connects to a database of a server. */
export function urlOf({ socket }: Postmaster, user: string, database: string): string {
  const host = encodeURIComponent(socket)
  return `postgresql://${user}@localhost:${port}/${database}?host=${host}&sslmode=disable`
}
