import { findOwnProfile } from '#server/data/accounts/find.ts'
import type { Db } from '#server/database/db.ts'
import type { WhenAndWhere } from '#server/domain/mail/content.ts'
import type { GuestMailState } from '#server/data/guest_mail/rows.ts'
import { isByService } from '#server/data/invites/conditions.ts'
import { type InviteRow, inviteColumns, type RsvpStatus } from '#server/data/invites/rows.ts'

/** A guest as their own page shows them. */
export interface GuestOfPage {
  plan_id: string
  guest_name: string
  /** Whether the guest came by an open link and gave themself that name. */
  signed_up: boolean
  rsvp_status: RsvpStatus
  needs_reconfirm: boolean
  /** When and where the plan was when the guest answered; null where that has not changed, or is not known. */
  moved_from: WhenAndWhere | null
  /** What the guest wrote to the host; null for nothing. */
  note: string | null
  /** Whether the guest has an account and was connected with the host when invited. */
  connected: boolean
  /** Whether the service writes to the guest when the plan changes. */
  by_service: boolean
  /** Whether the guest asked for mail about the plan, or gets it; null for no. */
  mail: GuestMailState | null
  /** The guest's own time zone (IANA); null for a guest without an account. */
  reader_timezone: string | null
}

/** An invite to a plan of this account, by its id; null where it does not exist. */
export async function findInvite(db: Db, invite_id: string): Promise<InviteRow | null> {
  const [invite] = await db.sql<InviteRow>`
    select ${inviteColumns}
    from invites v
    where v.owner_id = ${db.owner} and v.invite_id = ${invite_id}`
  return invite ?? null
}

/**
 * @returns the guest an invite is for; null if there is no such invite. A guest with an account has the name they gave
 * themselves: what the host calls them stays with the host.
 */
export async function findGuest(db: Db, invite_id: string): Promise<GuestOfPage | null> {
  const [row] = await db.sql<
    Omit<GuestOfPage, 'connected' | 'reader_timezone'> & { peer_owner: string | null }
  >`
    select v.plan_id, v.peer_owner, p.display_name as guest_name,
      p.origin = 'sign_up' and p.classification <> 'connected' as signed_up, v.rsvp_status, v.needs_reconfirm,
      v.moved_from, v.note, ${isByService} as by_service,
      (
        select case when g.confirmed_at is null then 'asked' else 'on' end
        from guest_mail g
        where g.owner_id = v.owner_id and g.invite_id = v.invite_id
      ) as mail
    from invites v
    join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
    where v.owner_id = ${db.owner} and v.invite_id = ${invite_id}`
  if (!row) return null
  const { peer_owner, ...guest } = row
  if (peer_owner === null) return { ...guest, connected: false, reader_timezone: null }
  const { display_name, timezone } = await db.as(peer_owner, findOwnProfile)
  return { ...guest, guest_name: display_name, connected: true, reader_timezone: timezone }
}
