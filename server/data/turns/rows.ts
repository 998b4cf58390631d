import { sql } from '#server/database/sql.ts'

/** A turn as it is stored. */
export interface TurnRow {
  turn_id: string
  conversation_id: string
  ordinal: number
  kind: 'message' | 'commit'
  request_key: string
  fingerprint: Buffer
  /** Null of a commit, and once it was emptied. */
  message: string | null
  /** Null while it runs, and once it was emptied. */
  answer: string | null
  sealed: string | null
  state: 'running' | 'finished'
  /** Whether it runs and its lease has ended. */
  is_lost: boolean
  started_at: Date
  finished_at: Date | null
}

/** The columns of a TurnRow. */
export const turnColumns = sql`turn_id, conversation_id, ordinal, kind, request_key, fingerprint, message, answer, sealed, state,
  (state = 'running' and lease_until <= clock_timestamp()) as is_lost, started_at, finished_at`
