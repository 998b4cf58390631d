import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { ClaimedGuestMail } from '#server/data/guest_mail/rows.ts'
import { abandoned, isAbandoned, isLatest, updateOfResult } from '#server/data/outgoing/attempt.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { GuestMailContent } from '#server/domain/guest_mail/content.ts'

/** When mail to the guests of a plan is written and deleted from now on. */
export interface MailTimes {
  remind_at: Date | null
  forget_at: Date | null
}

/** Confirms what a guest asked for. @returns whether there was something to confirm. */
export async function updateConfirmed(
  db: Db,
  { invite_id, ask_id }: { invite_id: string; ask_id: string },
  { remind_at, forget_at }: MailTimes,
): Promise<boolean> {
  const rows = await db.sql`
    update guest_mail
    set confirmed_at = coalesce(confirmed_at, (select clock_timestamp())), remind_at = ${remind_at?.toISOString() ?? null},
      forget_at = ${forget_at?.toISOString() ?? null}
    where owner_id = ${db.owner} and invite_id = ${invite_id} and ask_id = ${ask_id}
    returning 1`
  insertDueWork(db, 'guest_mail', remind_at ?? forget_at)
  return rows.length > 0
}

/** Says when mail to the guests of a plan is written from now on. It is sent with the commit. */
export function updateMailTimes(
  db: Db,
  plan_id: string,
  { remind_at, forget_at }: MailTimes,
): void {
  db.atCommit(sql`
    update guest_mail
    set remind_at = ${remind_at?.toISOString() ?? null}, forget_at = ${forget_at?.toISOString() ?? null}
    where owner_id = ${db.owner} and plan_id = ${plan_id} and confirmed_at is not null`)
  insertDueWork(db, 'guest_mail')
}

/** Queues a message to the guests of these invites, in place of one that still waits. It is sent with the commit. */
export function updateGuestsMailed(
  db: Db,
  invite_ids: readonly string[],
  content: GuestMailContent,
): void {
  if (invite_ids.length === 0) return
  db.atCommit(sql`
    update guest_mail g
    set ${queued(content)}
    where g.owner_id = ${db.owner} and g.invite_id = any(${[...invite_ids]}::uuid[])`)
}

/**
 * Queues the last message to the guests of these invites, who were taken off the list: after it their addresses are deleted, at the
 * latest at `forget_at`, and nothing else is written to them. It is sent with the commit.
 */
export function updateGuestsToldRemoved(
  db: Db,
  invite_ids: readonly string[],
  content: GuestMailContent,
  forget_at: Date,
): void {
  if (invite_ids.length === 0) return
  db.atCommit(sql`
    update guest_mail g
    set ${queued(content)}, confirmed_at = null, remind_at = null, forget_at = ${forget_at.toISOString()}
    where g.owner_id = ${db.owner} and g.invite_id = any(${[...invite_ids]}::uuid[])`)
  insertDueWork(db, 'guest_mail')
}

/** Queues the mail of the day before to the guests of a plan who come; null where it is not to be sent any more. */
export async function updateReminded(
  db: Db,
  plan_id: string,
  content: GuestMailContent | null,
): Promise<void> {
  if (content !== null) {
    await db.sql`
      update guest_mail g
      set ${queued(content)}
      from invites v
      where g.owner_id = ${db.owner} and g.plan_id = ${plan_id} and g.remind_at <= now()
        and v.owner_id = ${db.owner} and v.invite_id = g.invite_id and v.rsvp_status = 'accepted'`
  }
  await db.sql`
    update guest_mail
    set remind_at = null
    where owner_id = ${db.owner} and plan_id = ${plan_id} and remind_at <= now()`
}

/** Assignments that queue a message in place of the last one. */
function queued(content: GuestMailContent): Statement {
  return sql`
    message_id = md5(${newId()} || g.invite_id::text)::uuid, content = ${JSON.stringify(content)}::jsonb, state = 'queued', attempt = 0,
    due_at = (select clock_timestamp()), lease_until = null, unanswered_since = null,
    created_at = date_trunc('milliseconds', (select clock_timestamp())), finished_at = null`
}

/** Records the result of an attempt, unless a later one has begun or another message was queued. What it said is then deleted. */
export async function updateGuestMailAttempted(
  database: Database,
  owner: string,
  { invite_id, message_id, attempt, content }: ClaimedGuestMail,
  result: OutgoingResult,
): Promise<void> {
  const isOver = !('after' in result)
  await database.write(owner, {
    work: (db) => db.sql`
      update guest_mail
      set forget_at = case when ${isOver && content.kind === 'plan_removed'} then (select clock_timestamp()) else forget_at end,
        content = case when ${isOver} then null else content end, ${updateOfResult(result)}
      where owner_id = ${owner} and invite_id = ${invite_id} and message_id = ${message_id}
        and ${isLatest(attempt)}`,
  })
}

/** As `updateNoticesAbandoned`, of mail to guests. @returns how many there were. */
export async function updateGuestMailAbandoned(
  database: Database,
  owner: string,
  attempts: number,
  remembers: number | null,
): Promise<number> {
  const rows = await database.write(owner, {
    work: (db) => db.sql`
      update guest_mail o
      set ${abandoned}, content = null
      where o.owner_id = ${owner} and ${isAbandoned(attempts, remembers)}
      returning 1`,
  })
  return rows.length
}
