import type { RunRow } from '#server/data/discovery_runs/rows.ts'
import type { Db } from '#server/database/db.ts'

/** What a set of results changes of a run. */
export type RunResult = Pick<
  RunRow,
  'state' | 'result_state' | 'snapshot_fingerprint' | 'gaps' | 'source_failures' | 'records'
>

/** Stores a set of results and raises the version. The caller has locked the run. @returns the new version. */
export async function updateRunResult(db: Db, run_id: string, result: RunResult): Promise<number> {
  const rows = await db.sql<{ state_version: number }>`
    update discovery_runs
    set state = ${result.state}, state_version = state_version + 1, result_state = ${result.result_state},
      snapshot_fingerprint = ${result.snapshot_fingerprint}, gaps = ${JSON.stringify(result.gaps)}::jsonb,
      source_failures = ${JSON.stringify(result.source_failures)}::jsonb,
      records = ${JSON.stringify(result.records)}::jsonb
    where owner_id = ${db.owner} and run_id = ${run_id}
    returning state_version`
  return rows[0]?.state_version ?? 0
}

/** Marks a run as superseded and raises its version. The caller has locked it. */
export async function updateRunSuperseded(db: Db, run_id: string): Promise<void> {
  await db.sql`
    update discovery_runs
    set state = 'superseded', state_version = state_version + 1
    where owner_id = ${db.owner} and run_id = ${run_id}`
}

/** How the service ended its search. */
export interface RunEnd {
  readonly run_id: string
  /** Of the attempt that ends it. */
  readonly claim: number
  readonly state: 'closed' | 'failed'
  readonly snapshot_fingerprint: string
  readonly gaps: RunRow['gaps']
  readonly metrics: Readonly<Record<string, number>>
}

/** Closes an accepted run, unless somebody has claimed it since. @returns its new version; null where it was not closed. */
export async function updateRunEnded(db: Db, end: RunEnd): Promise<number | null> {
  const rows = await db.sql<{ state_version: number }>`
    update discovery_runs
    set state = ${end.state}, state_version = state_version + 1,
      result_state = ${end.state === 'closed' ? 'results' : 'failed'},
      snapshot_fingerprint = ${end.snapshot_fingerprint}, gaps = ${JSON.stringify(end.gaps)}::jsonb,
      metrics = ${JSON.stringify(end.metrics)}::jsonb, due_at = null, lease_until = null
    where owner_id = ${db.owner} and run_id = ${end.run_id} and state = 'accepted' and claim = ${end.claim}
    returning state_version`
  return rows[0]?.state_version ?? null
}

/** Puts off a claimed run by so many seconds; nothing happens where it was claimed again. */
export async function updateRunPutOff(
  db: Db,
  { run_id, claim }: Pick<RunRow, 'run_id' | 'claim'>,
  seconds: number,
): Promise<void> {
  await db.sql`
    update discovery_runs
    set lease_until = null, due_at = (select clock_timestamp() + make_interval(secs => ${seconds}))
    where owner_id = ${db.owner} and run_id = ${run_id} and claim = ${claim} and state = 'accepted'`
}

/** Lets results be recorded into every open run of a host as long as the run is kept. For the demo account. */
export async function updateRunsRecordable(db: Db): Promise<void> {
  await db.sql`
    update discovery_runs set record_until = expires_at
    where owner_id = ${db.owner} and state = 'prepared'`
}
