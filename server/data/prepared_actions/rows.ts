import { sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { ActionKind } from '#server/domain/prepared/action_kinds.ts'
import type { PreparedAction, Recipient } from '#generated/types.ts'

/** A prepared action as the table stores it. */
export interface ActionRow {
  action_id: string
  kind: ActionKind
  state: 'prepared' | 'committed' | 'expired' | 'superseded'
  /** The principal that may commit it. */
  token_id: string
  surface: string
  /** Whether that principal had to ask when it prepared the action. */
  needs_approval: boolean
  conversation_id: string | null
  plan_id: string | null
  list_id: string | null
  person_id: string | null
  summary: string
  recipients: Recipient[]
  content_preview: Record<string, unknown>
  /** JSON that the kind of action reads: maybe written by another release. */
  payload: unknown
  revision: number
  checksum: string
  created_at: Date
  expires_at: Date
  executed_at: Date | null
  /** JSON of what the commit answered; null before it. */
  result: unknown
  /** Whether it has expired by the database's clock, whatever `state` says. */
  overdue: boolean
}

/** What an `ActionRow` is read from, except `overdue`. */
export const actionColumns = sql`
  action_id, kind, state, token_id, surface, needs_approval, conversation_id, plan_id, list_id, person_id, summary,
  recipients, content_preview, payload, revision, checksum, created_at, expires_at, executed_at, result`

/** A prepared action as callers see it. */
export function toPrepared(row: ActionRow): PreparedAction {
  return {
    action_handle: toHandle('action', row.action_id),
    kind: row.kind,
    summary: row.summary,
    recipients: row.recipients,
    content_preview: row.content_preview,
    revision: row.revision,
    checksum: row.checksum,
    expires_at: row.expires_at.toISOString(),
  }
}
