import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { sql } from '#server/database/sql.ts'
import type { WhenAndWhere } from '#server/domain/mail/content.ts'
import type { PlanGuest, PlanMovedFrom } from '#generated/types.ts'

/** What a guest answered, or that the host removed them. */
export type RsvpStatus = 'pending' | 'accepted' | 'declined' | 'removed'
/** Whether the service writes to a guest, or the host passes on a link. */
export type InviteDelivery = 'service' | 'manual_share'

/** One guest of a plan, in the host's account. */
export interface InviteRow {
  invite_id: string
  plan_id: string
  person_id: string
  /** The guest's account; null for a Friend in Mind. */
  peer_owner: string | null
  delivery: InviteDelivery
  rsvp_status: RsvpStatus
  needs_reconfirm: boolean
  /** When and where the plan was when the guest answered; null where that has not changed, or is not known. */
  moved_from: WhenAndWhere | null
  /** What the guest wrote to the host with the answer; null for nothing. */
  note: string | null
  invited_at: Date
  answered_at: Date | null
  removed_at: Date | null
  /** The latest version of the plan that the guest's copy is known to show. */
  carried_version: number
}

/** What an `InviteRow` is read from; `invites` is `v` there. */
export const inviteColumns = sql`
  v.invite_id, v.plan_id, v.person_id, v.peer_owner, v.delivery, v.rsvp_status, v.needs_reconfirm,
  v.moved_from, v.note, v.invited_at, v.answered_at, v.removed_at, v.carried_version`

/** A guest with the host's saved person. */
export interface GuestRow extends InviteRow, PersonRow {}

/** A guest as the host sees them. */
export function toGuest(guest: GuestRow): PlanGuest {
  const { rsvp_status, delivery, needs_reconfirm, moved_from, note } = guest
  return {
    person: toPerson(guest),
    rsvp_status,
    delivery,
    needs_reconfirm,
    ...(guest.origin === 'sign_up' && { signed_up_by_link: true }),
    ...(needs_reconfirm && moved_from && { moved_from: toMovedFrom(moved_from) }),
    ...(note !== null && { note }),
  }
}

/** When and where a plan was, as answers tell it. */
export function toMovedFrom(from: WhenAndWhere): PlanMovedFrom {
  const { place_name, place_address: address, ...times } = from
  return { ...times, place: place_name === null ? null : { name: place_name, address } }
}

/**
 * The guests of a plan as the host sees them. Who signed up under the name of somebody who signed up and was removed is marked: it may
 * be the same person, and a name proves nothing.
 */
export function toGuests(roster: readonly GuestRow[]): PlanGuest[] {
  const bySignUp = roster.filter(({ origin }) => origin === 'sign_up')
  const isRemoved = ({ rsvp_status }: GuestRow) => rsvp_status === 'removed'
  const removed = new Set(bySignUp.filter(isRemoved).map(({ name_key }) => name_key))
  const again = new Set(bySignUp.filter((one) => !isRemoved(one) && removed.has(one.name_key)))
  return roster.map((guest) => ({
    ...toGuest(guest),
    ...(again.has(guest) && { taken_off_before: true }),
  }))
}

/** How many guests gave each answer, as columns of a statement over `invites`. The host does not count. */
export const rsvpCounts = sql`
  count(*) filter (where rsvp_status = 'accepted') as accepted,
  count(*) filter (where rsvp_status = 'declined') as declined,
  count(*) filter (where rsvp_status = 'pending') as pending,
  count(*) filter (where rsvp_status = 'removed') as removed`
