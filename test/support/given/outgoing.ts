import type { Account } from '#server/data/accounts/rows.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import type { Database } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { insertOutgoing } from '#server/data/outgoing/insert.ts'
import type { OutgoingState } from '#server/data/outgoing/rows.ts'
import type { MailContent, PlanContent } from '#server/domain/mail/content.ts'
import { newLinkToken } from '#server/database/secret.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { makePlan } from '#test/support/given/plan_rows.ts'

/** A send as it stands right after its commit. */
export interface Send {
  owner: string
  plan_id: string
  action_id: string
  guests: { person_id: string; account: Account; link: string }[]
}

/** A plan's content that says something in every part. */
export function planContentWith(given: Partial<PlanContent> = {}): PlanContent {
  return {
    host_name: 'Sam',
    title: 'Picnic at the lake',
    description: 'Bring a blanket.\nAnd a game.',
    activity_name: 'Picnic',
    timezone: 'Europe/Berlin',
    scheduled_at: '2026-11-28T11:00:00.000Z',
    scheduled_ends_at: '2026-11-28T14:00:00.000Z',
    meetup_at: null,
    meetup_location_text: null,
    place_name: 'Tempelhofer Feld',
    place_address: 'Columbiadamm 10, Berlin',
    rsvp_deadline: '2026-11-27T17:00:00.000Z',
    capacity_min: 3,
    capacity_max: 8,
    source_url: 'https://lake.example/picnic?a=1&b=2',
    revision: 1,
    ...given,
  }
}

/** Makes a host with a plan and so many guests, each with an account, and nobody written to yet. */
export async function makeSend(database: Database, guests: number): Promise<Send> {
  const mark = newId().slice(0, 8)
  const host = await insertAccount(database, {
    display_name: 'Sam',
    email: `sam.${mark}@hosts.example`,
    timezone: 'Europe/Berlin',
  })
  const plan_id = await makePlan(database, host, { title: 'Picnic at the lake' })
  const send: Send = { owner: host.owner, plan_id, action_id: newId(), guests: [] }
  for (let number = 0; number < guests; number += 1) {
    const account = await insertAccount(database, {
      display_name: `Guest ${number}`,
      email: `guest${number}.${mark}@guests.example`,
      timezone: 'Europe/Berlin',
    })
    send.guests.push({ person_id: newId(), account, link: newLinkToken() })
  }
  await database.write(host.owner, {
    async work(db) {
      await db.sql`
        insert into people (owner_id, person_id, display_name, name_key, classification)
        select me.owner_id, g.id, g.name, lower(g.name), 'connected'
        from accounts me, unnest(${send.guests.map((guest) => guest.person_id)}::uuid[],
          ${send.guests.map(({ account }) => account.display_name)}::text[]) as g (id, name)
        where me.owner_id = ${host.owner}`
    },
  })
  return send
}

/** Writes to every guest, as a commit does. */
export async function write(
  database: Database,
  seal: Seal,
  { owner, plan_id, guests }: Send,
  content: MailContent = { kind: 'plan_invite', plan: planContentWith() },
): Promise<void> {
  const action_id = newId()
  await database.write(owner, {
    async work(db) {
      await db.sql`
        insert into prepared_actions (owner_id, action_id, kind, token_id, surface, plan_id, summary, checksum)
        values (${owner}, ${action_id}, 'plan.send_invites', ${newId()}, 'api', ${plan_id}, 'Invite', '')`
      insertOutgoing(
        db,
        seal,
        guests.map(({ person_id, account, link }) => ({
          content,
          action_id,
          ...(content.kind !== 'list_share' && { plan_id }),
          person_id,
          recipient_owner: account.owner,
          link: content.kind === 'plan_removed' ? null : link,
        })),
      )
    },
  })
}

/** A message as its row has it. */
export interface Row {
  outgoing_id: string
  person_id: string
  kind: string
  state: OutgoingState
  attempt: number
  due_at: Date
  lease_until: Date | null
  finished_at: Date | null
}

/** The messages of an account, in the order they were written. */
export async function rowsOf(database: Database, owner: string): Promise<Row[]> {
  return database.read(
    owner,
    (db) => db.sql<Row>`
      select outgoing_id, person_id, kind, state, attempt, due_at, lease_until, finished_at
      from outgoing
      where owner_id = ${owner}
      order by created_at, outgoing_id`,
  )
}

/** Puts back every wait of an account's messages, as if its time had come. */
export async function letTimePass(database: Database, owner: string): Promise<void> {
  await database.write(owner, {
    async work(db) {
      await db.sql`
        update outgoing set due_at = now() where owner_id = ${owner} and state in ('queued', 'sending')`
      await db.sql`
        update outgoing set lease_until = now()
        where owner_id = ${owner} and state in ('queued', 'sending') and lease_until is not null`
    },
  })
}
