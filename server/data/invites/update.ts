import type { Db } from '#server/database/db.ts'
import type { WhenAndWhere } from '#server/domain/mail/content.ts'
import { sql } from '#server/database/sql.ts'
import { type GuestRow, type InviteRow, inviteColumns } from '#server/data/invites/rows.ts'

/**
 * Records a guest's answer to an invite and its note, as they are after the answer. The caller has locked the invite's plan.
 * `replicated_version` is the plan's version, where the caller writes that version into the guest's copy as well. It is
 * sent with the commit.
 */
export function updateAnswer(
  db: Db,
  { invite_id, rsvp_status, note, answered_at }: InviteRow,
  replicated_version: number | null,
): void {
  db.atCommit(sql`
    update invites
    set rsvp_status = ${rsvp_status}, note = ${note}, needs_reconfirm = false, moved_from = null, answered_at = ${answered_at}::timestamptz,
      carried_version = coalesce(${replicated_version}::integer, carried_version)
    where owner_id = ${db.owner} and invite_id = ${invite_id}`)
}

/** Records what a guest wrote to the host; null for nothing. The caller has locked the plan. It is sent with the commit. */
export function updateNote(db: Db, { invite_id, note }: InviteRow): void {
  db.atCommit(sql`
    update invites
    set note = ${note}
    where owner_id = ${db.owner} and invite_id = ${invite_id}`)
}

/** Records that the host of a plan, which the caller has locked, was told of its answers and notes. */
export async function updateAnswersTold(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    update invites
    set told_status = rsvp_status, told_note = note, told_at = answered_at
    where owner_id = ${db.owner} and plan_id = ${plan_id}
      and rsvp_status in ('accepted', 'declined')
      and (told_at is distinct from answered_at or told_note is distinct from note)`
}

/**
 * Records the account that keeps an invite which a guest without an account got. The caller has locked the plan, raises
 * its version and queues its replication.
 */
export async function updateInviteKept(db: Db, invite_id: string, guest: string): Promise<void> {
  await db.sql`
    update invites
    set peer_owner = ${guest}, delivery = 'service', carried_version = 0
    where owner_id = ${db.owner} and invite_id = ${invite_id} and peer_owner is null`
}

/**
 * Removes guests from a plan, which the caller has locked. Their links open a page that says so, until they are invited
 * again.
 *
 * @returns the invites that were removed; those that had been removed before are left out.
 */
export async function updateInvitesRemoved(
  db: Db,
  plan_id: string,
  invite_ids: readonly string[],
): Promise<InviteRow[]> {
  if (invite_ids.length === 0) return []
  return db.sql<InviteRow>`
    update invites v
    set rsvp_status = 'removed', needs_reconfirm = false, removed_at = (select clock_timestamp())
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id}
      and v.invite_id = any(${[...invite_ids]}::uuid[]) and v.rsvp_status <> 'removed'
    returning ${inviteColumns}`
}

/**
 * Asks the guests of a plan who have answered to confirm their answers, because its time or place has changed; `from` is when and where
 * it was before, which is kept for those who answered to it.
 * The caller has locked the plan and read its roster. It is sent with the commit. Returns the roster as it is then.
 */
export function updateNeedsReconfirm(
  db: Db,
  plan_id: string,
  roster: readonly GuestRow[],
  from: WhenAndWhere,
): GuestRow[] {
  db.atCommit(sql`
    update invites
    set needs_reconfirm = true, moved_from = ${JSON.stringify(from)}::jsonb
    where owner_id = ${db.owner} and plan_id = ${plan_id}
      and rsvp_status in ('accepted', 'declined') and not needs_reconfirm`)
  return roster.map((guest) =>
    guest.rsvp_status === 'accepted' || guest.rsvp_status === 'declined'
      ? { ...guest, needs_reconfirm: true }
      : guest,
  )
}

/**
 * Records that the copies of these guests show this version of the plan. It skips locked invites, because it
 * only saves work for the next run: a transaction that locks an invite raises the plan's version and queues
 * its replication again. It is sent with the commit.
 */
export function updateReplicatedVersion(
  db: Db,
  plan_id: string,
  invite_ids: readonly string[],
  version: number,
): void {
  if (invite_ids.length === 0) return
  db.atCommit(sql`
    update invites
    set carried_version = ${version}
    where owner_id = ${db.owner} and plan_id = ${plan_id}
      and invite_id = any(array(
        select invite_id
        from invites
        where owner_id = ${db.owner} and plan_id = ${plan_id}
          and invite_id = any(${[...invite_ids]}::uuid[]) and carried_version < ${version}
        order by invite_id
        for no key update skip locked
      ))`)
}
