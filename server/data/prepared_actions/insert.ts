import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { newId } from '#server/database/id.ts'
import { type ActionRow, actionColumns, toPrepared } from '#server/data/prepared_actions/rows.ts'
import { only } from '#server/domain/basics/only.ts'
import type { PreparedAction } from '#generated/types.ts'

/** A new prepared action. */
export type NewAction = Pick<
  ActionRow,
  'kind' | 'summary' | 'recipients' | 'content_preview' | 'revision' | 'checksum'
> & {
  plan_id?: string
  list_id?: string
  person_id?: string
  payload: Record<string, unknown>
}

/** Who prepares an action, as a call's context says. */
export interface Preparer {
  readonly token_id: string
  readonly surface: string
  readonly needs_approval: boolean
  readonly conversation_id?: string
}

/**
 * Inserts an action that this principal may commit on this surface, within fifteen minutes by the database's
 * clock. Earlier ones that wait for the same plan, or for the same list and person, are superseded.
 *
 * @returns the action as callers see it, and the summaries of those superseded that could still be committed.
 */
export async function insertAction(
  db: Db,
  { token_id, surface, needs_approval, conversation_id }: Preparer,
  action: NewAction,
): Promise<{ prepared: PreparedAction; superseded: string[] }> {
  const { kind, plan_id = null, list_id = null, person_id = null } = action
  // Equality, and one column at a time: nothing else is a condition of an index.
  const isEarlier =
    plan_id === null
      ? sql`list_id = ${list_id} and person_id is not distinct from ${person_id} and plan_id is null`
      : sql`plan_id = ${plan_id}`
  const [earlier, now, rows] = await Promise.all([
    db.run<{ summary: string; expires_at: Date }>(sql`
      update prepared_actions
      set state = 'superseded'
      where owner_id = ${db.owner} and state = 'prepared' and ${isEarlier}
      returning summary, expires_at`),
    db.now(),
    db.sql<ActionRow>`
      insert into prepared_actions (owner_id, action_id, kind, token_id, surface, needs_approval,
        conversation_id, plan_id, list_id, person_id, summary, recipients, content_preview, payload, revision,
        checksum)
      values (${db.owner}, ${newId()}, ${kind}, ${token_id}, ${surface}, ${needs_approval},
        ${conversation_id ?? null}, ${plan_id}, ${list_id}, ${person_id}, ${action.summary}, ${JSON.stringify(action.recipients)},
        ${JSON.stringify(action.content_preview)}, ${JSON.stringify(action.payload)},
        ${action.revision}, ${action.checksum})
      returning ${actionColumns}, false as overdue`,
  ])
  const superseded = earlier
    .filter(({ expires_at }) => expires_at > now)
    .map(({ summary }) => summary)
  return { prepared: toPrepared(only(rows)), superseded }
}
