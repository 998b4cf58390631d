import type { ResearchGap, SourceFailure } from '#generated/types.ts'
import type { AcceptedBy } from '#server/domain/calls/accepted_by.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'
import type { RejectionCode } from '#server/domain/discovery/reject.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** The state of a run as it is stored. */
export type RunState = 'prepared' | 'open' | 'accepted' | 'closed' | 'failed' | 'superseded'

/** One set of results that a host recorded. */
export interface RecordRow {
  /** Stands for its content. */
  hash: string
  accepted_count: number
  rejected: { index: number; code: RejectionCode }[]
  gaps: ResearchGap[]
}

/** A run as the table stores it. */
export interface RunRow {
  run_id: string
  thread_id: string
  parent_run_id: string | null
  reply_contract_id: string
  origin: 'host' | 'service'
  state: RunState
  state_version: number
  objective: Objective
  /** Keys of what is not offered again. */
  excluded_keys: string[]
  result_state: 'results' | 'partial' | 'no_matches' | 'failed' | null
  /** Of its candidates; null while it has no results. */
  snapshot_fingerprint: string | null
  gaps: ResearchGap[]
  source_failures: SourceFailure[]
  records: RecordRow[]
  execution_id: string | null
  accepted_by: AcceptedBy | null
  claim: number
  attempts: number
  created_at: Date
  /** Until when a host may record. */
  record_until: Date
  expires_at: Date
}

/** The columns of a `RunRow` in `discovery_runs`, where it is the only table. */
export const runColumns: Statement = sql`
  run_id, thread_id, parent_run_id, reply_contract_id, origin, state, state_version, objective, excluded_keys,
  result_state, snapshot_fingerprint, gaps, source_failures, records, execution_id, accepted_by, claim, attempts, created_at,
  record_until, expires_at`
