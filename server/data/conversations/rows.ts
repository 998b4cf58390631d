import { sql } from '#server/database/sql.ts'

/** A conversation as it is stored. */
export interface ConversationRow {
  conversation_id: string
  principal_id: string
  channel_hash: Buffer | null
  channel_kind: string
  language: string
  state: Record<string, unknown>
  turns: number
  busy_turn: string | null
  /** Whether the lease of `busy_turn` still holds. */
  is_busy: boolean
  created_at: Date
  last_turn_at: Date
}

/** The columns of a ConversationRow. */
export const conversationColumns = sql`conversation_id, principal_id, channel_hash, channel_kind, language, state, turns,
  busy_turn, coalesce(busy_until > clock_timestamp(), false) as is_busy, created_at, last_turn_at`
