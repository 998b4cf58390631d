import { toSearchValues } from '#server/data/finding/vectors.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { PlanCopyGuest, PlanCopyHost } from '#server/data/plan_copies/rows.ts'
import { sql } from '#server/database/sql.ts'
import { searchOfPlan } from '#server/domain/finding/search_facts.ts'
import type { PlanCopyContent } from '#server/domain/plans/copy.ts'

/**
 * Writes one guest's copy of a plan into `db`, which is the guest's account, unless the copy there has the
 * same version or a later one. The copy of a removed guest is only marked as removed; a removed guest who
 * never had a copy gets none. It is sent with the commit.
 */
export function insertPlanCopy(
  db: Db,
  host: PlanCopyHost,
  content: PlanCopyContent,
  guest: PlanCopyGuest,
): void {
  if (guest.rsvp_status === 'removed') {
    updatePlanCopyRemoved(db, host, content.version, guest)
    return
  }
  const { logistics, ...rest } = content
  const fields = {
    ...rest,
    logistics: JSON.stringify(logistics),
    rsvp_status: guest.rsvp_status,
    needs_reconfirm: guest.needs_reconfirm,
    answered_at: guest.answered_at,
  }
  db.atCommit(sql`
    insert into invite_cards as c (owner_id, invite_id, plan_id, host_owner, host_invite_id,
      host_person_id, host_name, plan_state, title, title_key, description, activity_name, source_url,
      place_name, place_address, place_attribution, timezone, scheduled_at, scheduled_ends_at, meetup_at,
      meetup_location_text, rsvp_deadline, capacity_min, capacity_max, accepted, declined, pending,
      tipped, revision, checksum, rsvp_status, needs_reconfirm, answered_at, logistics, version,
      search, search_version)
    select ${db.owner}, ${newId('invite')}, ${newId()}, ${host.owner}, ${guest.invite_id},
      k.person_id, coalesce(p.display_name, ${host.display_name}), ${fields.plan_state},
      ${fields.title}, ${fields.title_key}, ${fields.description}, ${fields.activity_name},
      ${fields.source_url}, ${fields.place_name}, ${fields.place_address},
      ${fields.place_attribution}, ${fields.timezone},
      ${instant(fields.scheduled_at)}::timestamptz, ${instant(fields.scheduled_ends_at)}::timestamptz,
      ${instant(fields.meetup_at)}::timestamptz, ${fields.meetup_location_text},
      ${instant(fields.rsvp_deadline)}::timestamptz, ${fields.capacity_min}::integer,
      ${fields.capacity_max}::integer, ${fields.accepted}::integer, ${fields.declined}::integer,
      ${fields.pending}::integer, ${fields.tipped}::boolean, ${fields.revision}::integer,
      ${fields.checksum}, ${fields.rsvp_status}, ${fields.needs_reconfirm}::boolean,
      ${instant(fields.answered_at)}::timestamptz, ${fields.logistics}::jsonb, ${fields.version}::integer,
      ${toSearchValues(searchOfPlan(content))}
    from accounts a
    left join connections k on k.owner_id = a.owner_id and k.peer_owner = ${host.owner}
    left join people p on p.owner_id = k.owner_id and p.person_id = k.person_id and p.deleted_at is null
    where a.owner_id = ${db.owner}
    on conflict (owner_id, host_owner, host_invite_id) do update
      set host_person_id = excluded.host_person_id, host_name = excluded.host_name,
        plan_state = excluded.plan_state, title = excluded.title, title_key = excluded.title_key,
        description = excluded.description, activity_name = excluded.activity_name,
        source_url = excluded.source_url, place_name = excluded.place_name,
        place_address = excluded.place_address, place_attribution = excluded.place_attribution, timezone = excluded.timezone,
        scheduled_at = excluded.scheduled_at, scheduled_ends_at = excluded.scheduled_ends_at,
        meetup_at = excluded.meetup_at, meetup_location_text = excluded.meetup_location_text,
        rsvp_deadline = excluded.rsvp_deadline, capacity_min = excluded.capacity_min,
        capacity_max = excluded.capacity_max, accepted = excluded.accepted,
        declined = excluded.declined, pending = excluded.pending, tipped = excluded.tipped,
        revision = excluded.revision, checksum = excluded.checksum,
        rsvp_status = excluded.rsvp_status, needs_reconfirm = excluded.needs_reconfirm,
        answered_at = excluded.answered_at, logistics = excluded.logistics,
        version = excluded.version, updated_at = excluded.updated_at, search = excluded.search,
        search_version = excluded.search_version
      where c.version < excluded.version`)
}

function updatePlanCopyRemoved(
  db: Db,
  host: PlanCopyHost,
  version: number,
  { invite_id }: PlanCopyGuest,
): void {
  db.atCommit(sql`
    update invite_cards
    set rsvp_status = 'removed', needs_reconfirm = false, version = ${version},
      updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and host_owner = ${host.owner} and host_invite_id = ${invite_id}
      and rsvp_status <> 'removed' and version < ${version}`)
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
