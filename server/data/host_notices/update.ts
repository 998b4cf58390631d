import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { abandoned, isAbandoned, isLatest, updateOfResult } from '#server/data/outgoing/attempt.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { ToldPlan } from '#server/domain/plans/host_notice.ts'
import type { HostNews } from '#server/domain/mail/host_news.ts'

/** A message to the host of a plan that is to be sent. */
export interface NewMessage {
  message_id: string
  content: HostNews
  sealed: string
}

/** Records what the host of a plan knows from now on, and when there may be news again; the notice is locked. */
export async function updateTold(
  db: Db,
  plan_id: string,
  told: ToldPlan,
  news_at: Date | null,
): Promise<void> {
  await db.sql`
    update host_notices
    set news_at = ${news_at?.toISOString() ?? null}, tipped_told = ${told.tipped_told},
      full_told = ${told.full_told},
      closing_told = coalesce(${told.closing_told?.toISOString() ?? null}::timestamptz, closing_told)
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
}

/** Queues a message to the host of a plan in place of the last one, which has ended; the notice is locked. */
export async function updateMessage(
  db: Db,
  plan_id: string,
  { message_id, content, sealed }: NewMessage,
): Promise<void> {
  await db.sql`
    update host_notices
    set message_id = ${message_id}, content = ${JSON.stringify(content)}::jsonb, sealed = ${sealed},
      state = 'queued', attempt = 0, due_at = (select clock_timestamp()), lease_until = null,
      unanswered_since = null, created_at = date_trunc('milliseconds', (select clock_timestamp())),
      finished_at = null
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
}

/**
 * Records the result of an attempt to send a message, unless a later attempt has begun. Once a message has ended, what it
 * said is deleted.
 */
export async function updateNoticeAttempted(
  database: Database,
  owner: string,
  { plan_id, message_id, attempt }: ClaimedNotice,
  result: OutgoingResult,
): Promise<void> {
  const isOver = !('after' in result)
  await database.write(owner, {
    work: (db) => db.sql`
      update host_notices
      set content = case when ${isOver} then null else content end,
        sealed = case when ${isOver} then null else sealed end,
        ${updateOfResult(result)}
      where owner_id = ${owner} and plan_id = ${plan_id} and message_id = ${message_id}
        and ${isLatest(attempt)}`,
  })
}

/**
 * Marks messages as unconfirmed whose last attempt has no recorded result, and that were attempted at least `attempts`
 * times or first more than `remembers` seconds ago.
 *
 * @returns how many there were.
 */
export async function updateNoticesAbandoned(
  database: Database,
  owner: string,
  attempts: number,
  remembers: number | null,
): Promise<number> {
  const rows = await database.write(owner, {
    work: (db) => db.sql`
      update host_notices o
      set ${abandoned}, content = null, sealed = null
      where o.owner_id = ${owner} and ${isAbandoned(attempts, remembers)}
      returning 1`,
  })
  return rows.length
}
