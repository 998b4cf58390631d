import { registry } from '#generated/server/capabilities.ts'
import { type RunRow, runColumns } from '#server/data/discovery_runs/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The most runs that are kept for an account. */
export const maxRuns = registry.limits.discovery_runs

/** How many runs of this account are kept. */
export async function countRuns(db: Db): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::integer as count from discovery_runs where owner_id = ${db.owner}`
  return row?.count ?? 0
}

/**
 * The thread of this account to give up first: one of which all is closed before one that may still be recorded into, and
 * the one that was touched the longest ago. Null where every thread is being worked on, or is the one to keep.
 */
export async function findOldestThread(db: Db, keep: string | null): Promise<string | null> {
  const [row] = await db.sql<{ thread_id: string }>`
    select thread_id
    from discovery_runs
    where owner_id = ${db.owner} and thread_id is distinct from ${keep}::uuid
    group by thread_id
    having not bool_or(state = 'accepted')
    order by bool_or(state in ('prepared', 'open') and record_until > now()), max(created_at), thread_id
    limit 1`
  return row?.thread_id ?? null
}

/** A run of this account; null where there is none. */
export async function findRun(db: Db, run_id: string): Promise<RunRow | null> {
  const [row] = await db.sql<RunRow>`
    select ${runColumns} from discovery_runs where owner_id = ${db.owner} and run_id = ${run_id}`
  return row ?? null
}

/** Whether a run of this account has this reply contract, and one this thread; a null is not looked for. */
export async function findNamed(
  db: Db,
  { contract, thread }: { contract: string | null; thread: string | null },
): Promise<{ has_contract: boolean; has_thread: boolean }> {
  const [row] = await db.sql<{ has_contract: boolean; has_thread: boolean }>`
    select coalesce(bool_or(reply_contract_id = ${contract}::uuid), false) as has_contract,
      coalesce(bool_or(thread_id = ${thread}::uuid), false) as has_thread
    from discovery_runs
    where owner_id = ${db.owner}`
  return row ?? { has_contract: false, has_thread: false }
}

/** The run of an execution (a uuid); null where it is not there any more. */
export async function findRunOfExecution(
  db: Db,
  execution_id: string,
): Promise<Pick<RunRow, 'run_id' | 'objective'> | null> {
  const [row] = await db.sql<Pick<RunRow, 'run_id' | 'objective'>>`
    select run_id, objective
    from discovery_runs
    where owner_id = ${db.owner} and execution_id = ${execution_id}`
  return row ?? null
}
