import { deleteGuestMail } from '#server/data/guest_mail/delete.ts'
import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { answeredDays, deletedList, guestName, undoneDays } from '#server/domain/calls/erased.ts'

/**
 * Empties lists of this account that were deleted and can no longer be undeleted, at most `most`: their names, what they were planned
 * with, and their directions. @returns how many that were.
 */
export async function updateListsEmptied(db: Db, most: number): Promise<number> {
  const emptied = await db.sql<{ list_id: string }>`
    update lists
    set name = ${deletedList}, name_key = ${nameKey(deletedList)}, neighborhood_names = '{}', activity_names = '{}',
      custom_activity_names = '{}', when_preset = null, when_start = null, when_end = null, view_filters = null,
      search = null, made_from = null
    where owner_id = ${db.owner}
      and list_id = any(array(
        select list_id
        from lists
        where owner_id = ${db.owner} and deleted_at < now() - make_interval(days => ${undoneDays})
          and name <> ${deletedList}
        limit ${most}
      ))
    returning list_id`
  const ids = emptied.map(({ list_id }) => list_id)
  if (ids.length > 0) {
    await db.sql`
      delete from list_directions where owner_id = ${db.owner} and list_id = any(${ids}::uuid[])`
    await db.sql`
      update prepared_actions
      set summary = '', recipients = '[]', content_preview = '{}', payload = '{}', result = null
      where owner_id = ${db.owner} and list_id = any(${ids}::uuid[])`
  }
  return emptied.length
}

/** Empties stored answers of this account that can no longer be replayed, at most `most`. @returns how many that were. */
export async function updateAnswersEmptied(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    update executions
    set answer = null, sealed = null, result = null, result_sealed = null
    where owner_id = ${db.owner}
      and execution_id = any(array(
        select execution_id
        from executions
        where owner_id = ${db.owner} and expires_at < now() + make_interval(days => ${answeredDays})
          and (answer is not null or result is not null)
        order by expires_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}

/**
 * Empties what a guest without an account left with a plan of this account, which the caller has locked: the answer, the note, and the
 * name of one who signed up by a link and is in no other plan.
 */
export async function updateGuestEmptied(db: Db, invite_id: string): Promise<void> {
  const emptied = await db.sql<{ person_id: string }>`
    update invites
    set answered_at = null, note = null, told_status = null, told_note = null, told_at = null, needs_reconfirm = false
    where owner_id = ${db.owner} and invite_id = ${invite_id} and peer_owner is null
    returning person_id`
  const people = emptied.map(({ person_id }) => person_id)
  await deleteGuestMail(db, [invite_id])
  await db.sql`
    update people
    set display_name = ${guestName}, name_key = ${nameKey(guestName)}, aliases = '{}', alias_keys = '{}'
    where owner_id = ${db.owner} and person_id = any(${people}::uuid[]) and origin = 'sign_up'
      and classification <> 'connected'
      and person_id <> all(array(
        select v.person_id
        from invites v
        where v.owner_id = ${db.owner} and v.person_id = any(${people}::uuid[]) and v.rsvp_status <> 'removed'
      ))`
}

/**
 * Empties what guests without an account left with plans of this account that ended `days` days ago, at most `most`: answers, notes,
 * and the names of those who signed up by a link and are in no later plan. @returns how many answers that were.
 */
export async function updateGuestsEmptied(db: Db, days: number, most: number): Promise<number> {
  const emptied = await db.sql<{ person_id: string; invite_id: string }>`
    update invites
    set rsvp_status = case when rsvp_status = 'removed' then rsvp_status else 'pending' end, answered_at = null,
      note = null, told_status = null, told_note = null, told_at = null, needs_reconfirm = false
    where owner_id = ${db.owner}
      and invite_id = any(array(
        select v.invite_id
        from invites v
        join plans p on p.owner_id = v.owner_id and p.plan_id = v.plan_id
        where v.owner_id = ${db.owner} and v.peer_owner is null and (v.answered_at is not null or v.note is not null)
          and coalesce(p.scheduled_ends_at, p.scheduled_at, p.updated_at) < now() - make_interval(days => ${days})
        limit ${most}
      ))
    returning person_id, invite_id`
  if (emptied.length === 0) return 0
  await deleteGuestMail(
    db,
    emptied.map(({ invite_id }) => invite_id),
  )
  const people = [...new Set(emptied.map(({ person_id }) => person_id))]
  await db.sql`
    update people
    set display_name = ${guestName}, name_key = ${nameKey(guestName)}, aliases = '{}', alias_keys = '{}'
    where owner_id = ${db.owner} and person_id = any(${people}::uuid[]) and origin = 'sign_up'
      and classification <> 'connected'
      and person_id <> all(array(
        select v.person_id
        from invites v
        join plans p on p.owner_id = v.owner_id and p.plan_id = v.plan_id
        where v.owner_id = ${db.owner} and v.person_id = any(${people}::uuid[])
          and coalesce(p.scheduled_ends_at, p.scheduled_at, p.updated_at) >= now() - make_interval(days => ${days})
      ))`
  return emptied.length
}
