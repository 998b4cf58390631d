import type { InviteRow } from '#server/data/invites/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { answersCloseAt, endsAt } from '#server/data/plans/times.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { containing } from '#server/database/containing.ts'
import type { PlanCopyContent, PlanCopyState } from '#server/domain/plan_copy.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { type PlanState, planState } from '#server/domain/plan_state.ts'
import { isBlank } from '#server/domain/text.ts'
import type { LogisticsItem } from '#generated/types.ts'

/** An invite as its recipient has it. */
export interface PlanCopyRow extends Omit<PlanCopyContent, 'logistics' | 'title_key'> {
  invite_id: string
  /** The recipient's own id of the plan. */
  plan_id: string
  host_owner: string
  /** The invite's id with the host. */
  host_invite_id: string
  /** The host among the recipient's people; null where they are not. */
  host_person_id: string | null
  /** The host as the recipient knows them. */
  host_name: string
  plan_state: PlanCopyState
  rsvp_status: InviteRow['rsvp_status']
  needs_reconfirm: boolean
  answered_at: Date | null
  logistics: LogisticsItem[]
  received_at: Date
  updated_at: Date
  /** The transaction's time. */
  now: Date
}

/** What a `PlanCopyRow` is read from; `invite_cards` is `c` there, and the host among the people is `h`. */
const planCopyColumns = sql`
  c.invite_id, c.plan_id, c.host_owner, c.host_invite_id, c.host_person_id,
  coalesce(h.display_name, c.host_name) as host_name, c.plan_state, c.title, c.description,
  c.activity_name, c.source_url, c.place_name, c.place_address, c.timezone, c.scheduled_at,
  c.scheduled_ends_at, c.meetup_at, c.meetup_location_text, c.rsvp_deadline, c.capacity_min,
  c.capacity_max, c.accepted, c.declined, c.pending, c.tipped, c.revision, c.checksum, c.rsvp_status,
  c.needs_reconfirm, c.answered_at, c.logistics, c.version, c.received_at, c.updated_at, now() as now`

const cards = sql`
  invite_cards c
  left join people h on h.owner_id = c.owner_id and h.person_id = c.host_person_id and h.deleted_at is null`

/** Where a plan takes place, as its guests see it. */
export function placeOfPlanCopy({ place_name, place_address }: PlanCopyRow): GuestPlace | null {
  return place_name === null ? null : { name: place_name, address: place_address }
}

/** How a plan stands, as its guests see it. */
export function stateOfPlanCopy(card: PlanCopyRow): PlanState {
  return planState({ ...card, state: card.plan_state }, { now: card.now, waiting: false })
}

interface GuestPlace {
  name: string
  address: string | null
}

/** Cards of these invites in the same order. */
export async function listPlanCopies(db: Db, ids: readonly string[]): Promise<PlanCopyRow[]> {
  if (ids.length === 0) return []
  return db.run<PlanCopyRow>(sql`
    select ${planCopyColumns}
    from ${cards}
    where c.owner_id = ${db.owner} and c.invite_id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], c.invite_id)`)
}

/** The card of an invite's handle. Errors: `reference_not_found`. */
export async function requirePlanCopy(
  db: Db,
  handle: string,
  pointer = '/invite_handle',
): Promise<PlanCopyRow> {
  const id = parseHandle('invite', handle)
  const [card] = id === null ? [] : await listPlanCopies(db, [id])
  if (!card) throw fail('reference_not_found', { pointer })
  return card
}

/** The cards of plans, by the ids this account knows them by; in the same order. */
export async function listPlanCopiesOfPlans(
  db: Db,
  plan_ids: readonly string[],
): Promise<PlanCopyRow[]> {
  if (plan_ids.length === 0) return []
  return db.run<PlanCopyRow>(sql`
    select ${planCopyColumns}
    from ${cards}
    where c.owner_id = ${db.owner} and c.plan_id = any(${[...plan_ids]}::uuid[])
    order by array_position(${[...plan_ids]}::uuid[], c.plan_id)`)
}

/** What invites are listed by. */
export interface PlanCopyFilter {
  rsvp_status?: PlanCopyRow['rsvp_status'] | undefined
  include_removed: boolean
  /** Whether those are listed too whose plan is over, or that nobody answered in time. */
  include_expired: boolean
  /** Words of the title or of the host's name. */
  query?: string | undefined
}

/** Selects the invites that match, last received first. */
export function selectPlanCopies(owner: string, filter: PlanCopyFilter): Statement {
  // Only the conditions that are asked for become part of the text, so that the plain one walks its index.
  const { rsvp_status, include_removed, include_expired, query = '' } = filter
  const status = rsvp_status === undefined ? sql`` : sql`and c.rsvp_status = ${rsvp_status}`
  const withdrawn =
    include_removed || rsvp_status === 'removed' ? sql`` : sql`and c.rsvp_status <> 'removed'`
  const expired = include_expired ? sql`` : sql`and not ${isExpired}`
  const words = isBlank(query) ? sql`` : matching(query)
  return sql`
    select c.invite_id
    from ${cards}
    where c.owner_id = ${owner} ${status} ${withdrawn} ${expired} ${words}
    order by c.received_at desc, c.invite_id desc`
}

const isExpired = sql`(
  ${endsAt} <= now() or c.rsvp_status = 'pending' and ${answersCloseAt} <= now()
)`

function matching(query: string): Statement {
  const pattern = containing(nameKey(query))
  return sql`
    and (c.title_key like ${pattern} or h.name_key like ${pattern} or lower(c.host_name) like ${pattern})`
}

/** One guest's part of a card. */
export type PlanCopyGuest = Pick<
  InviteRow,
  'invite_id' | 'rsvp_status' | 'needs_reconfirm' | 'answered_at'
>

/** Who invites. */
export interface PlanCopyHost {
  owner: string
  /** As the account calls itself. */
  display_name: string
}

/**
 * Writes the card of one guest into the partition of `db`, which is the guest's, unless what stands there is
 * as new or newer. Whoever is removed learns that and nothing of what changed since; who never had a card gets
 * none then.
 */
export async function insertPlanCopy(
  db: Db,
  host: PlanCopyHost,
  content: PlanCopyContent,
  guest: PlanCopyGuest,
): Promise<void> {
  if (guest.rsvp_status === 'removed')
    return updatePlanCopyRemoved(db, host, content.version, guest)
  const { logistics, ...rest } = content
  const fields = {
    ...rest,
    logistics: JSON.stringify(logistics),
    rsvp_status: guest.rsvp_status,
    needs_reconfirm: guest.needs_reconfirm,
    answered_at: guest.answered_at,
  }
  await db.sql`
    insert into invite_cards as c (owner_id, invite_id, plan_id, host_owner, host_invite_id,
      host_person_id, host_name, plan_state, title, title_key, description, activity_name, source_url,
      place_name, place_address, timezone, scheduled_at, scheduled_ends_at, meetup_at,
      meetup_location_text, rsvp_deadline, capacity_min, capacity_max, accepted, declined, pending,
      tipped, revision, checksum, rsvp_status, needs_reconfirm, answered_at, logistics, version)
    select ${db.owner}, ${newId()}, ${newId()}, ${host.owner}, ${guest.invite_id},
      k.person_id, coalesce(p.display_name, ${host.display_name}), ${fields.plan_state},
      ${fields.title}, ${fields.title_key}, ${fields.description}, ${fields.activity_name},
      ${fields.source_url}, ${fields.place_name}, ${fields.place_address}, ${fields.timezone},
      ${instant(fields.scheduled_at)}::timestamptz, ${instant(fields.scheduled_ends_at)}::timestamptz,
      ${instant(fields.meetup_at)}::timestamptz, ${fields.meetup_location_text},
      ${instant(fields.rsvp_deadline)}::timestamptz, ${fields.capacity_min}::integer,
      ${fields.capacity_max}::integer, ${fields.accepted}::integer, ${fields.declined}::integer,
      ${fields.pending}::integer, ${fields.tipped}::boolean, ${fields.revision}::integer,
      ${fields.checksum}, ${fields.rsvp_status}, ${fields.needs_reconfirm}::boolean,
      ${instant(fields.answered_at)}::timestamptz, ${fields.logistics}::jsonb, ${fields.version}::integer
    from (select) one
    left join connections k on k.owner_id = ${db.owner} and k.peer_owner = ${host.owner}
    left join people p on p.owner_id = k.owner_id and p.person_id = k.person_id and p.deleted_at is null
    on conflict (owner_id, host_owner, host_invite_id) do update
      set host_person_id = excluded.host_person_id, host_name = excluded.host_name,
        plan_state = excluded.plan_state, title = excluded.title, title_key = excluded.title_key,
        description = excluded.description, activity_name = excluded.activity_name,
        source_url = excluded.source_url, place_name = excluded.place_name,
        place_address = excluded.place_address, timezone = excluded.timezone,
        scheduled_at = excluded.scheduled_at, scheduled_ends_at = excluded.scheduled_ends_at,
        meetup_at = excluded.meetup_at, meetup_location_text = excluded.meetup_location_text,
        rsvp_deadline = excluded.rsvp_deadline, capacity_min = excluded.capacity_min,
        capacity_max = excluded.capacity_max, accepted = excluded.accepted,
        declined = excluded.declined, pending = excluded.pending, tipped = excluded.tipped,
        revision = excluded.revision, checksum = excluded.checksum,
        rsvp_status = excluded.rsvp_status, needs_reconfirm = excluded.needs_reconfirm,
        answered_at = excluded.answered_at, logistics = excluded.logistics,
        version = excluded.version, updated_at = clock_timestamp()
      where c.version < excluded.version`
}

async function updatePlanCopyRemoved(
  db: Db,
  host: PlanCopyHost,
  version: number,
  { invite_id }: PlanCopyGuest,
): Promise<void> {
  await db.sql`
    update invite_cards
    set rsvp_status = 'removed', needs_reconfirm = false, version = ${version},
      updated_at = clock_timestamp()
    where owner_id = ${db.owner} and host_owner = ${host.owner} and host_invite_id = ${invite_id}
      and rsvp_status <> 'removed' and version < ${version}`
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
