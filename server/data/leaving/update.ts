import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { nobody } from '#server/domain/basics/seal.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Records that the end of this account, which the caller has locked, was asked for: all its sessions and links to sign in end, and
 * what it would still have been sent or would have sent ends as failed.
 *
 * @returns false where it was asked for before.
 */
export async function updateLeavingBegun(db: Db, tells: boolean): Promise<boolean> {
  const begun = await db.sql`
    update accounts
    set deleting_at = now(), deleting_tells = ${tells}
    where owner_id = ${db.owner} and deleting_at is null
    returning 1`
  if (begun.length === 0) return false
  await db.sql`select begin_leaving()`
  await Promise.all([
    db.sql`
      update outgoing
      set state = 'failed', lease_until = null, finished_at = (select clock_timestamp())
      where owner_id = ${db.owner} and state = 'queued'`,
    db.sql`
      update account_mail
      set state = 'failed', content = null, sealed = null, lease_until = null,
        finished_at = (select clock_timestamp())
      where owner_id = ${db.owner} and state = 'queued'`,
    db.sql`
      update host_notices
      set state = 'failed', content = null, sealed = null, news_at = null, lease_until = null,
        finished_at = (select clock_timestamp())
      where owner_id = ${db.owner} and state = 'queued'`,
  ])
  return true
}

/** Takes back that the end of this account was asked for; the caller has locked it. @returns false once it is too late. */
export async function updateLeavingEnded(db: Db): Promise<boolean> {
  const rows = await db.sql<{ kept: boolean }>`select end_leaving() as kept`
  if (!only(rows).kept) return false
  await db.sql`
    update accounts
    set deleting_at = null, deleting_tells = null
    where owner_id = ${db.owner}`
  await db.sql`delete from due_work where owner_id = ${db.owner} and kind = 'deletion'`
  return true
}

/** Gives this account the name that it leaves behind. */
export async function updateFormerName(db: Db, name: string): Promise<void> {
  await db.sql`
    update accounts
    set display_name = ${name}
    where owner_id = ${db.owner} and display_name <> ${name}`
}

/**
 * Lets a guest of one of this account's plans, who had an account, be one without: what they wrote goes, and the mail that they
 * asked for. One who was coming, or had
 * not answered, to a plan that is not over has declined. The caller has locked the plan. Raises the plan's version.
 *
 * @returns the plan's new version, and whether their answer is another one now.
 */
export async function updateGuestLeft(
  db: Db,
  { plan_id, invite_id }: { plan_id: string; invite_id: string },
): Promise<{ version: number; has_declined: boolean }> {
  const [plan] = await db.sql<{ version: number }>`
    update plans
    set version = version + 1
    where owner_id = ${db.owner} and plan_id = ${plan_id}
    returning version`
  const [time] = await db.sql<{ is_over: boolean }>`
    select coalesce(coalesce(scheduled_ends_at, scheduled_at) <= now(), false) as is_over
    from plans
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
  const isOver = time?.is_over ?? true
  await db.run(sql`
    update invites
    set peer_owner = null, delivery = 'manual_share', note = null, told_note = null, needs_reconfirm = false
    where owner_id = ${db.owner} and invite_id = ${invite_id}`)
  await db.run(sql`
    delete from guest_mail
    where owner_id = ${db.owner} and invite_id = ${invite_id}`)
  const declined = isOver
    ? []
    : await db.run(sql`
        update invites
        set rsvp_status = 'declined', answered_at = (select clock_timestamp())
        where owner_id = ${db.owner} and invite_id = ${invite_id} and rsvp_status in ('accepted', 'pending')
        returning 1`)
  return { version: plan?.version ?? 0, has_declined: declined.length > 0 }
}

/** Takes an account that left out of this account's messages and prepared actions; what was not sent to it is not sent. */
export async function updateRecipientLeft(db: Db, left: string): Promise<void> {
  await Promise.all([
    db.sql`
      update outgoing
      set recipient_owner = ${nobody}, state = case when state = 'queued' then 'failed' else state end
      where owner_id = ${db.owner} and recipient_owner = ${left}`,
    db.sql`
      update prepared_actions
      set payload = replace(payload::text, ${left}, ${nobody})::jsonb
      where owner_id = ${db.owner} and payload::text like ${`%${left}%`}`,
  ])
}

/** Makes the copies of a former account's plans in this account say that their host was one, and no more. */
export async function updateFormerHost(db: Db, host: string, name: string): Promise<void> {
  await db.sql`
    update invite_cards
    set host_name = ${name}, host_person_id = null, host_owner = ${nobody}
    where owner_id = ${db.owner} and host_owner = ${host}`
}
