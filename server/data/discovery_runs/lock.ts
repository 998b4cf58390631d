import { type RunRow, runColumns } from '#server/data/discovery_runs/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Locks a run until the transaction ends; null where there is none. It comes after the account and before lists. */
export async function lockRun(db: Db, run_id: string): Promise<RunRow | null> {
  const [row] = await db.sql<RunRow>`
    select ${runColumns}
    from discovery_runs
    where owner_id = ${db.owner} and run_id = ${run_id}
    for no key update`
  return row ?? null
}
