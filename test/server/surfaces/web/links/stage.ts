import pg from 'pg'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { insertInvites } from '#server/data/invites/insert.ts'
import { linkPaths, type LinkKind } from '#server/domain/links/paths.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { only } from '#server/domain/basics/only.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { World } from '#test/support/world.ts'

/** What differs from the usual plan of these tests. */
export interface PlanFacts {
  title?: string
  description?: string | null
  state?: 'shared' | 'active' | 'canceled'
  place_name?: string | null
  place_address?: string | null
  timezone?: string
  /** Hours from now. */
  starts_in?: number | null
  answer_in?: number | null
  capacity_min?: number | null
  capacity_max?: number | null
  connect_on_signup?: boolean
  show_guest_list?: boolean
  source_url?: string | null
  meetup_location_text?: string | null
}

/** Makes a plan that guests have been shown, without drafting and sending it. @returns its id. */
export async function makePlan(
  world: World,
  owner: string,
  facts: PlanFacts = {},
): Promise<string> {
  const plan_id = newId()
  const title = facts.title ?? 'Dinner by the canal'
  const at = (hours: number | null) =>
    hours === null ? null : new Date(Date.now() + hours * 3_600_000).toISOString()
  const starts = at(facts.starts_in === undefined ? 100 : facts.starts_in)
  const ends = facts.starts_in === null ? null : at((facts.starts_in ?? 100) + 3)
  await world.database.write(owner, {
    work: (db) => db.sql`
      insert into plans (owner_id, plan_id, state, card_title, title, title_key, card_description,
        card_activity_name, source_url, place_name, place_address, timezone, scheduled_at, scheduled_ends_at,
        meetup_location_text, rsvp_deadline, capacity_min, capacity_max, connect_on_signup,
        show_guest_list, exposed_at, revision)
      values (${owner}, ${plan_id}, ${facts.state ?? 'active'}, ${title}, ${title}, ${nameKey(title)},
        ${facts.description === undefined ? 'A long table, good bread, and time to talk.' : facts.description},
        'Dinner', ${facts.source_url ?? null},
        ${facts.place_name === undefined ? 'Markthalle Neun' : facts.place_name},
        ${facts.place_address === undefined ? 'Eisenbahnstraße 42, Berlin' : facts.place_address},
        ${facts.timezone ?? 'Europe/Berlin'}, ${starts}, ${ends}, ${facts.meetup_location_text ?? null},
        ${at(facts.answer_in === undefined ? 50 : facts.answer_in)},
        ${facts.capacity_min ?? null}, ${facts.capacity_max ?? null}, ${facts.connect_on_signup ?? false},
        ${facts.show_guest_list ?? false}, now(), 1)`,
  })
  return plan_id
}

/** Invites somebody to a plan. @returns their invite, and the path of their page. */
export async function invite(world: World, owner: string, plan_id: string, name: string) {
  return world.database.write(owner, {
    async work(db) {
      const { person_id } = only(await insertPeople(db, [name]))
      const guest = { person_id, peer_owner: null, delivery: 'manual_share' } as const
      const { invite_id } = only(await insertInvites(db, plan_id, [guest]))
      return { invite_id, path: await linkTo(db, 'invite', invite_id) }
    },
  })
}

/** The path of a new link's page. */
export function makePath(world: World, owner: string, kind: LinkKind, subject_id: string) {
  return world.database.write(owner, { work: (db) => linkTo(db, kind, subject_id) })
}

async function linkTo(db: Db, kind: LinkKind, subject_id: string): Promise<string> {
  return `/${linkPaths[kind]}/${insertLink(db, kind, subject_id)}`
}

/** The answer of an invite. */
export async function inviteOf(world: World, owner: string, invite_id: string) {
  const rows = await world.database.read(
    owner,
    (db) => db.sql<{ rsvp_status: string; needs_reconfirm: boolean }>`
      select rsvp_status, needs_reconfirm
      from invites
      where owner_id = ${db.owner} and invite_id = ${invite_id}`,
  )
  return only(rows)
}

/** Changes an invite as only the host or time could. */
export async function setGuest(
  world: World,
  owner: string,
  invite_id: string,
  { rsvp_status = null, needs_reconfirm = null }: Partial<GuestState>,
): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      update invites
      set rsvp_status = coalesce(${rsvp_status}, rsvp_status),
        needs_reconfirm = coalesce(${needs_reconfirm}::boolean, needs_reconfirm)
      where owner_id = ${db.owner} and invite_id = ${invite_id}`,
  })
}

interface GuestState {
  rsvp_status: string | null
  needs_reconfirm: boolean | null
}

/** Changes a plan as only the host or time could. */
export async function setPlan(
  world: World,
  owner: string,
  plan_id: string,
  given: { state?: string; rsvp_deadline?: Date; capacity_min?: number },
): Promise<void> {
  const { state = null, rsvp_deadline, capacity_min = null } = given
  await world.database.write(owner, {
    work: (db) => db.sql`
      update plans
      set state = coalesce(${state}, state),
        capacity_min = coalesce(${capacity_min}::integer, capacity_min),
        rsvp_deadline = coalesce(${rsvp_deadline?.toISOString() ?? null}::timestamptz, rsvp_deadline)
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  })
}

/** Puts something on a plan's checklist. */
export async function addItem(
  world: World,
  owner: string,
  plan_id: string,
  item: {
    title: string
    visibility?: string
    status?: string
    phase?: string
    target_url?: string
    amount_note?: string
  },
): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      insert into logistics_items (owner_id, item_id, plan_id, kind, action_type, phase, actor_type, visibility,
        status, title, title_key, target_url, amount_note, position)
      values (${owner}, ${newId()}, ${plan_id}, 'guest_requirement', 'bring', ${item.phase ?? 'before_arrival'},
        'each_guest', ${item.visibility ?? 'guest'}, ${item.status ?? 'pending'}, ${item.title},
        ${nameKey(item.title)}, ${item.target_url ?? null}, ${item.amount_note ?? null}, 1)`,
  })
}

/** Shares a new list with these ideas by a link. @returns the path of its page. */
export async function shareList(
  world: World,
  owner: string,
  name: string,
  ideas: { title: string; description?: string; source_url?: string; starts_in?: number }[],
): Promise<{ path: string; share_id: string; list_id: string }> {
  const list_id = newId()
  const share_id = newId()
  const path = await world.database.write(owner, {
    async work(db) {
      const place_id = newId()
      await db.sql`
        insert into places (owner_id, place_id, name, name_key, address, timezone)
        values (${owner}, ${place_id}, 'Tempelhofer Feld', 'tempelhofer feld', 'Columbiadamm, Berlin', 'Europe/Berlin')`
      await db.sql`
        insert into lists (owner_id, list_id, name, name_key, origin, item_count)
        values (${owner}, ${list_id}, ${name}, ${nameKey(name)}, 'manual', ${ideas.length})`
      for (const [position, idea] of ideas.entries()) {
        const idea_id = newId()
        const at = idea.starts_in
          ? new Date(Date.now() + idea.starts_in * 3_600_000).toISOString()
          : null
        await db.sql`
          insert into ideas (owner_id, idea_id, kind, title, title_key, description, place_id, event_start_at,
            source_url, activity_name)
          values (${owner}, ${idea_id}, ${at ? 'event' : 'place'}, ${idea.title}, ${nameKey(idea.title)},
            ${idea.description ?? null}, ${place_id}, ${at}, ${idea.source_url ?? null}, 'Picnic')`
        await db.sql`
          insert into list_ideas (owner_id, list_id, idea_id, position, added_at)
          values (${owner}, ${list_id}, ${idea_id}, ${position}, now())`
      }
      await db.sql`
        insert into list_shares (owner_id, share_id, list_id)
        values (${owner}, ${share_id}, ${list_id})`
      return linkTo(db, 'list_share', share_id)
    },
  })
  return { path, share_id, list_id }
}

/** Somebody with a link and a very simple browser. */
export function visitorOf(world: () => World) {
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${world().url}${path}`, { redirect: 'manual', ...init })
  return {
    get,
    /** Sends a form. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      get(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    async textOf(path: string) {
      return (await get(path)).text()
    },
  }
}

/** A digest of each table that pages can change. */
export async function everything(world: World): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  const tables = [
    'plans',
    'invites',
    'people',
    'links',
    'do_not_contact',
    'connections',
    'outgoing',
  ]
  const digests = tables.map(
    (table) =>
      `(select md5(string_agg(t::text, ';' order by t::text)) from ${table} t) as ${table}`,
  )
  const { rows } = await client.query(`select ${digests.join(', ')}`)
  await client.end()
  return rows[0]
}
