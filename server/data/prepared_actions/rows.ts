import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { only } from '#server/domain/only.ts'
import { toHandle } from '#server/domain/handle.ts'

/** What committing a prepared action does. */
export type ActionKind =
  | 'plan.send_invites'
  | 'plan.create_share_link'
  | 'plan.change_roster'
  | 'plan.update'
  | 'plan.cancel'
  | 'list.share'

/** One person a prepared action would reach, as it is shown and kept. */
export interface PreparedRecipient {
  person_handle: string
  display_name: string
  delivery: 'service' | 'manual_share'
  eligible: boolean
  reason?: string
}

/** A prepared action as the table keeps it. */
export interface ActionRow {
  action_id: string
  kind: ActionKind
  state: 'prepared' | 'committed' | 'expired' | 'superseded'
  token_id: string
  surface: string
  plan_id: string | null
  list_id: string | null
  person_id: string | null
  summary: string
  recipients: PreparedRecipient[]
  content_preview: Record<string, unknown>
  payload: Record<string, unknown>
  revision: number
  checksum: string
  created_at: Date
  expires_at: Date
  executed_at: Date | null
  /** The data the commit answered with. */
  result: Record<string, unknown> | null
  /** By the database's clock, whatever the state says. */
  overdue: boolean
}

/** What is to be prepared. */
export interface NewAction {
  kind: ActionKind
  plan_id?: string
  list_id?: string
  person_id?: string
  summary: string
  recipients: PreparedRecipient[]
  content_preview: Record<string, unknown>
  payload: Record<string, unknown>
  revision: number
  checksum: string
}

/** A prepared action as callers see it. */
export interface PreparedResource {
  action_handle: string
  kind: string
  summary: string
  recipients: PreparedRecipient[]
  content_preview: Record<string, unknown>
  revision: number
  checksum: string
  expires_at: string
}

/**
 * Keeps an action for fifteen minutes by the database's clock, for this token on this surface only. Earlier
 * ones that wait for the same plan, or for the same list and person, are superseded.
 */
export async function insertAction(
  db: Db,
  { token_id, surface }: { token_id: string; surface: string },
  action: NewAction,
): Promise<PreparedResource> {
  const { kind, plan_id = null, list_id = null, person_id = null } = action
  const [, rows] = await Promise.all([
    db.sql`
      update prepared_actions
      set state = 'superseded'
      where owner_id = ${db.owner} and state = 'prepared'
        and plan_id is not distinct from ${plan_id}
        and list_id is not distinct from ${list_id}
        and (${plan_id}::uuid is not null or person_id is not distinct from ${person_id})`,
    db.sql<ActionRow>`
      insert into prepared_actions (owner_id, action_id, kind, token_id, surface, plan_id, list_id,
        person_id, summary, recipients, content_preview, payload, revision, checksum)
      values (${db.owner}, ${newId()}, ${kind}, ${token_id}, ${surface}, ${plan_id}, ${list_id},
        ${person_id}, ${action.summary}, ${JSON.stringify(action.recipients)},
        ${JSON.stringify(action.content_preview)}, ${JSON.stringify(action.payload)},
        ${action.revision}, ${action.checksum})
      returning *, false as overdue`,
  ])
  return toPrepared(only(rows))
}

/** The action of an id, held until the transaction ends; null where there is none. */
export async function lockAction(db: Db, action_id: string): Promise<ActionRow | null> {
  const [row] = await db.sql<ActionRow>`
    select *, expires_at <= clock_timestamp() as overdue
    from prepared_actions
    where owner_id = ${db.owner} and action_id = ${action_id}
    for no key update`
  return row ?? null
}

/** The action of a plan that waits for approval, if there is one. */
export async function findWaitingAction(db: Db, plan_id: string): Promise<ActionRow | null> {
  const [row] = await db.sql<ActionRow>`
    select *, false as overdue
    from prepared_actions
    where owner_id = ${db.owner} and plan_id = ${plan_id} and state = 'prepared' and expires_at > now()
    order by created_at desc
    limit 1`
  return row ?? null
}

/** A prepared action as callers see it. */
export function toPrepared(row: ActionRow): PreparedResource {
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

/** What a handler hands on as `presentation.confirmation`. */
export function confirmationOf({ action_handle, expires_at }: PreparedResource) {
  return { action_handle, expires_at }
}
