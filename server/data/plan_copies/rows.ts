import type { Invite, LogisticsItem, Plan } from '#generated/types.ts'
import type { InviteRow } from '#server/data/invites/rows.ts'
import { sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { PlanCopyContent, PlanCopyState } from '#server/domain/plans/copy.ts'
import { planState } from '#server/domain/plans/state.ts'
import { tipOf } from '#server/domain/plans/tip.ts'
import { mayAnswer } from '#server/domain/plans/rsvp.ts'

/** A guest copy: a plan and an invite to it, as the guest's account stores them. */
export interface PlanCopyRow extends Omit<PlanCopyContent, 'logistics' | 'title_key'> {
  invite_id: string
  /** The guest's own id of the plan. */
  plan_id: string
  host_owner: string
  /** The id of the invite in the host's account. */
  host_invite_id: string
  /** The host among the guest's saved people; null where they are not saved. */
  host_person_id: string | null
  /** The host's name as the guest knows it. */
  host_name: string
  plan_state: PlanCopyState
  rsvp_status: InviteRow['rsvp_status']
  needs_reconfirm: boolean
  answered_at: Date | null
  logistics: readonly LogisticsItem[]
  received_at: Date
  updated_at: Date
  /** The transaction's time. */
  now: Date
}

/** What a `PlanCopyRow` is read from; `invite_cards` is `c` there, and the host among the people is `h`. */
export const planCopyColumns = sql`
  c.invite_id, c.plan_id, c.host_owner, c.host_invite_id, c.host_person_id,
  coalesce(h.display_name, c.host_name) as host_name, c.plan_state, c.title, c.description,
  c.activity_name, c.source_url, c.place_name, c.place_address, c.place_attribution, c.timezone, c.scheduled_at,
  c.scheduled_ends_at, c.meetup_at, c.meetup_location_text, c.rsvp_deadline, c.capacity_min,
  c.capacity_max, c.accepted, c.declined, c.pending, c.tipped, c.revision, c.checksum, c.rsvp_status,
  c.needs_reconfirm, c.answered_at, c.logistics, c.version, c.received_at, c.updated_at, now() as now`

/** The table with what it is read with: the host among the guest's people. */
export const planCopies = sql`
  invite_cards c
  left join people h on h.owner_id = c.owner_id and h.person_id = c.host_person_id and h.deleted_at is null`

/** The part of a guest copy that differs from guest to guest. */
export type PlanCopyGuest = Pick<
  InviteRow,
  'invite_id' | 'rsvp_status' | 'needs_reconfirm' | 'answered_at'
>

/** The host of a plan. */
export interface PlanCopyHost {
  owner: string
  /** As the account calls itself. */
  display_name: string
}

/** The host of a plan among the people of a guest who is connected with them. */
export interface ConnectedHost {
  person_id: string
  /** Null if the guest has deleted that person. */
  display_name: string | null
}

/** What `insertPlanCopy` makes of a guest copy. `known` is the host as the guest knows them. */
export function toPlanCopy(
  copy: PlanCopyRow,
  {
    host,
    known,
    content,
    guest,
  }: {
    host: PlanCopyHost
    known: ConnectedHost | null
    content: PlanCopyContent
    guest: PlanCopyGuest
  },
): PlanCopyRow {
  const { rsvp_status, needs_reconfirm, answered_at } = guest
  return {
    ...copy,
    ...content,
    host_person_id: known?.person_id ?? null,
    host_name: known?.display_name ?? host.display_name,
    rsvp_status,
    needs_reconfirm,
    answered_at,
  }
}

/** An invite as its guest sees it. */
export function toInvite(copy: PlanCopyRow): Invite {
  return {
    invite_handle: toHandle('invite', copy.invite_id),
    plan: {
      plan_handle: toHandle('plan', copy.plan_id),
      title: copy.title,
      state: stateOf(copy),
      scheduled_at: copy.scheduled_at?.toISOString() ?? null,
      timezone: copy.timezone,
      place: placeOf(copy),
      ...(copy.meetup_at && { meetup_at: copy.meetup_at.toISOString() }),
      ...(copy.meetup_location_text !== null && {
        meetup_location_text: copy.meetup_location_text,
      }),
      description: copy.description,
      host: { display_name: copy.host_name },
    },
    rsvp_status: copy.rsvp_status,
    rsvp_available: mayAnswer(copy, copy.now),
    rsvp_deadline: copy.rsvp_deadline?.toISOString() ?? null,
    needs_reconfirm: copy.needs_reconfirm,
    revision: copy.revision,
  }
}

/** A plan as its guest sees it. */
export function toGuestPlan(copy: PlanCopyRow): Plan {
  const { accepted, declined, pending } = copy
  return {
    plan_handle: toHandle('plan', copy.plan_id),
    title: copy.title,
    state: stateOf(copy),
    role: 'invitee',
    scheduled_at: copy.scheduled_at?.toISOString() ?? null,
    timezone: copy.timezone,
    revision: copy.revision,
    checksum: copy.checksum,
    rsvp: { accepted, declined, pending, removed: 0 },
    tip: tipOf({ ...copy, exposed: true }, copy.now),
    rsvp_deadline: copy.rsvp_deadline?.toISOString() ?? null,
    place: placeOf(copy),
    my_invite: {
      invite_handle: toHandle('invite', copy.invite_id),
      rsvp_status: copy.rsvp_status,
      rsvp_available: mayAnswer(copy, copy.now),
    },
  }
}

function stateOf(copy: PlanCopyRow): Plan['state'] {
  return planState({ ...copy, state: copy.plan_state }, { now: copy.now, waiting: false })
}

function placeOf({ place_name, place_address, place_attribution }: PlanCopyRow): GuestPlace | null {
  if (place_name === null) return null
  const attribution = place_attribution !== null && { attribution: place_attribution }
  return { name: place_name, address: place_address, ...attribution }
}

interface GuestPlace {
  name: string
  address: string | null
  attribution?: string
}
