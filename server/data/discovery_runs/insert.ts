import { registry } from '#generated/server/capabilities.ts'
import type { RunRow } from '#server/data/discovery_runs/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

const { discovery_record_hours, discovery_days } = registry.limits

/** A run that begins. */
export type NewRun = Pick<
  RunRow,
  | 'run_id'
  | 'thread_id'
  | 'parent_run_id'
  | 'reply_contract_id'
  | 'origin'
  | 'objective'
  | 'excluded_keys'
  | 'gaps'
  | 'execution_id'
  | 'accepted_by'
>

/** Adds a run under ids of `newId`. One of the service is due now. @returns when it ends to be recorded into, and to be used. */
export async function insertRun(
  db: Db,
  run: NewRun,
): Promise<Pick<RunRow, 'record_until' | 'expires_at'>> {
  const state = run.origin === 'host' ? 'prepared' : 'accepted'
  const rows = await db.sql<Pick<RunRow, 'record_until' | 'expires_at'>>`
    insert into discovery_runs (owner_id, run_id, thread_id, parent_run_id, reply_contract_id, origin, state, objective,
      excluded_keys, gaps, execution_id, accepted_by, due_at, record_until, expires_at)
    values (${db.owner}, ${run.run_id}, ${run.thread_id}, ${run.parent_run_id}, ${run.reply_contract_id},
      ${run.origin}, ${state}, ${JSON.stringify(run.objective)}::jsonb,
      ${run.excluded_keys}::text[], ${JSON.stringify(run.gaps)}::jsonb,
      ${run.execution_id}, ${run.accepted_by === null ? null : JSON.stringify(run.accepted_by)}::jsonb,
      case when ${state === 'accepted'} then now() end, now() + make_interval(hours => ${discovery_record_hours}),
      now() + make_interval(days => ${discovery_days}))
    returning record_until, expires_at`
  if (state === 'accepted') insertDueWork(db, 'discovery')
  return only(rows)
}
