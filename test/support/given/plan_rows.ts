import { insertInvites } from '#server/data/invites/insert.ts'
import type { Database, Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { only } from '#server/domain/basics/only.ts'
import { updateVersion } from '#server/data/plans/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** A person with an account. */
export interface Owner {
  owner: string
}

/** What a plan is made with; everything has a value of its own. Times are hours from now. */
export interface PlanGiven {
  title?: string
  state?: 'draft' | 'shared' | 'active' | 'canceled'
  starts_in?: number | null
  deadline_in?: number | null
  capacity_min?: number | null
  capacity_max?: number | null
  place_name?: string | null
  description?: string | null
  private_plan?: boolean
  connect_on_signup?: boolean
  public_description?: string | null
  revision?: number
}

/** Makes a plan as it stands once it was sent, without the way there. Its id with the host. */
export async function makePlan(
  database: Database,
  { owner }: Owner,
  given: PlanGiven = {},
): Promise<string> {
  const plan_id = newId()
  const { title = 'Board games', state = 'active', place_name = 'Kitchen' } = given
  const { starts_in = 72, deadline_in = null, capacity_min = null, capacity_max = null } = given
  await database.write(owner, {
    work: (db) => db.sql`
      insert into plans (owner_id, plan_id, state, card_title, card_description, title, title_key,
        place_name, place_address, timezone, scheduled_at, rsvp_deadline, capacity_min, capacity_max,
        private_plan, connect_on_signup, public_description, revision, exposed_at)
      values (${owner}, ${plan_id}, ${state}, ${title}, ${given.description ?? 'Bring one game.'},
        ${title}, ${nameKey(title)}, ${place_name}, 'Weserstraße 12', 'Europe/Berlin',
        now() + make_interval(secs => ${seconds(starts_in)}),
        now() + make_interval(secs => ${seconds(deadline_in)}), ${capacity_min}, ${capacity_max},
        ${given.private_plan ?? false}, ${given.connect_on_signup ?? false}, ${given.public_description ?? null}, ${given.revision ?? 1},
        case when ${state} = 'draft' then null else now() end)`,
  })
  return plan_id
}

function seconds(hours: number | null): number | null {
  return hours === null ? null : Math.round(hours * 3600)
}

/** Makes two accounts Connected Friends; the id of the second among the first's people. */
export async function connect(
  database: Database,
  one: Owner,
  other: Owner,
  name = 'Friend',
): Promise<string> {
  const ids = { one: newId(), other: newId() }
  const half = (owner: string, person_id: string, peer: string, peer_person: string) =>
    database.write(owner, {
      async work(db) {
        await db.sql`
          insert into people (owner_id, person_id, display_name, name_key, classification)
          values (${owner}, ${person_id}, ${name}, ${nameKey(name)}, 'connected')`
        await db.sql`
          insert into connections (owner_id, person_id, peer_owner, peer_person_id)
          values (${owner}, ${person_id}, ${peer}, ${peer_person})`
      },
    })
  await half(one.owner, ids.one, other.owner, ids.other)
  await half(other.owner, ids.other, one.owner, ids.one)
  return ids.one
}

/** Invites accounts to a plan, connecting those who are not; the ids of the invites with the host. */
export async function invite(
  database: Database,
  host: Owner,
  plan_id: string,
  guests: readonly Owner[],
): Promise<string[]> {
  const people: string[] = []
  for (const guest of guests) people.push(await ensureConnected(database, host, guest))
  return change(database, host, plan_id, async (db) => {
    const rows = await insertInvites(
      db,
      plan_id,
      guests.map((guest, at) => ({
        person_id: people[at] ?? '',
        peer_owner: guest.owner,
        delivery: 'service',
      })),
    )
    return guests.map(({ owner }) => only(rows.filter((row) => row.peer_owner === owner)).invite_id)
  })
}

async function ensureConnected(database: Database, host: Owner, guest: Owner): Promise<string> {
  const [known] = await database.read(
    host.owner,
    (db) => db.sql<{ person_id: string }>`
      select person_id from connections where owner_id = ${db.owner} and peer_owner = ${guest.owner}`,
  )
  return known?.person_id ?? connect(database, host, guest)
}

/** Changes something about a plan, as every writer does: its version rises, and the relay hears of it. */
export async function change<T>(
  database: Database,
  { owner }: Owner,
  plan_id: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return database.write(owner, {
    async work(db) {
      const result = await work(db)
      insertReplication(db, 'plan', plan_id, await updateVersion(db, plan_id))
      return result
    },
  })
}

/** The handle by which a guest knows an invite of the host's; null while they have no copy of it. */
export async function inviteHandle(
  database: Database,
  guest: Owner,
  host_invite_id: string,
): Promise<string | null> {
  const [copy] = await database.read(
    guest.owner,
    (db) => db.sql<{ invite_id: string }>`
      select invite_id from invite_cards
      where owner_id = ${db.owner} and host_invite_id = ${host_invite_id}`,
  )
  return copy ? toHandle('invite', copy.invite_id) : null
}
