import type { Db } from '#server/database/db.ts'
import { keptThreadDays } from '#server/domain/calls/retention.ts'

/** Deletes threads of this account with their runs and what was found in them. @returns how many runs that were. */
export async function deleteThreads(db: Db, threads: readonly string[]): Promise<number> {
  if (threads.length === 0) return 0
  const ids = [...threads]
  await db.sql`
    delete from discovery_candidates
    where owner_id = ${db.owner} and run_id in (
      select r.run_id from discovery_runs r where r.owner_id = ${db.owner} and r.thread_id = any(${ids}::uuid[])
    )`
  const rows = await db.sql`
    delete from discovery_runs
    where owner_id = ${db.owner} and thread_id = any(${ids}::uuid[])
    returning 1`
  return rows.length
}

/**
 * Deletes threads of this account whose last run expired thirty days ago, at most `most` of them.
 *
 * @returns how many runs that were.
 */
export async function deleteOldThreads(db: Db, most: number): Promise<number> {
  const old = await db.sql<{ thread_id: string }>`
    select thread_id
    from discovery_runs
    where owner_id = ${db.owner}
    group by thread_id
    having max(expires_at) < now() - make_interval(days => ${keptThreadDays})
    order by max(expires_at)
    limit ${most}`
  return deleteThreads(
    db,
    old.map(({ thread_id }) => thread_id),
  )
}
