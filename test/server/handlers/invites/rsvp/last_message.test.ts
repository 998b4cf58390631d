import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Given, post } from '#test/contract/call.ts'
import { invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'
import { makeLog } from '#server/runtime/log.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import { onNodes, onParts } from '#test/support/on_nodes.ts'
import type { Service } from '#server/process/service.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

// An answer is written by the message that also commits. What if that message fails?

const world = useWorld({ worker: false })
const host = useAccount(world, 'Jonas')
let network: Network
let server: Service
let superuser: pg.Client

beforeAll(async () => {
  network = await startNetwork(world.database_url)
  server = await startTestServer(network.url, { worker: false, log: makeLog('silent') })
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(async () => {
  await superuser?.end()
  await server?.close({ grace: 0, limit: 0 })
  await network?.close()
})

/** A guest who accepts their invite with one key, as often as it is called. */
async function accepting() {
  const guest = await world.account('Mira')
  const plan_id = await makePlan(world.database, host, {})
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  await world.service.runtime.replicate(host.owner)
  const invite_handle = await inviteHandle(world.database, guest, id)
  const key = randomUUID()
  const accept = (): Promise<Given> =>
    post(
      'invites.rsvp.update',
      { invite_handle, rsvp_status: 'accepted' },
      { url: server.url, token: guest.token, key },
    )
  return { accept, written: () => written(guest, plan_id) }
}

/** What the host and the guest have of an answer. */
async function written(guest: Account, plan_id: string) {
  // Two statements, since the rows of two accounts may be on two nodes.
  const hosts = await superuser.query(
    `select (select count(*)::int from invites
        where owner_id = $1 and plan_id = n.plan_id and rsvp_status = 'accepted') as invites,
       (select count(*)::int from relay_marks
        where owner_id = $1 and source_id = n.plan_id and version = n.version) as queued
     from plans n where n.owner_id = $1 and n.plan_id = $2`,
    [host.owner, plan_id],
  )
  const guests = await superuser.query(
    `select (select count(*)::int from invite_cards where owner_id = $1 and rsvp_status = 'accepted') as copies,
       (select count(*)::int from executions where owner_id = $1) as executions
     from accounts where owner_id = $1`,
    [guest.owner],
  )
  return { ...hosts.rows[0], ...guests.rows[0] }
}

const once = { invites: 1, copies: 1, queued: 1, executions: 1 }
const nothing = { invites: 0, copies: 0, queued: 0, executions: 0 }

test('a last message that waits for a lock too long changes nothing, and the same key can be used again', async () => {
  const { accept, written } = await accepting()
  await superuser.query('begin')
  // What the message writes for replication waits for this row.
  await superuser.query(
    `insert into due_work (owner_id, kind) values ($1, 'relay')
     on conflict (owner_id, kind) do update set due_at = now()`,
    [host.owner],
  )
  const { status, body } = await accept()
  expect([status, body.code]).toEqual([503, 'dependency_unavailable'])
  expect(await written()).toMatchObject(nothing)
  await superuser.query('rollback')
  expect((await accept()).body).toMatchObject({ status: 'completed' })
  expect(await written()).toEqual(once)
})

test('a last message that loses a deadlock is sent again with the whole answer, which counts once', async () => {
  const { accept, written } = await accepting()
  await onNodes(
    superuser,
    `create sequence deadlocks; grant usage on deadlocks to public;
     create function lose_once() returns trigger language plpgsql as $f$
       begin
         if nextval('deadlocks') = 1 then
           raise exception 'deadlock' using errcode = '40P01';
         end if;
         return new;
       end $f$`,
  )
  await onParts(
    superuser,
    'invite_cards',
    'create trigger lose_once before update on %s for each row execute function lose_once()',
  )
  const { body } = await accept()
  const runs = await onNodes(superuser, `select nextval('deadlocks')::int as result`)
  await onParts(superuser, 'invite_cards', 'drop trigger lose_once on %s')
  await onNodes(superuser, 'drop function lose_once; drop sequence deadlocks')
  expect(runs).toContain('3')
  expect(body).toMatchObject({ status: 'completed', data: { previous: 'pending' } })
  expect(await written()).toEqual(once)
})

test('an answer whose commit is never confirmed counts once, and its repetition gets the same answer', async () => {
  const { accept, written } = await accepting()
  network.loseCommits(1)
  expect((await accept()).status).toBe(503)
  network.loseCommits(0)
  const { body } = await accept()
  expect(body).toMatchObject({
    status: 'completed',
    replayed: true,
    data: { previous: 'pending', invite: { rsvp_status: 'accepted' } },
  })
  expect(await written()).toEqual(once)
})
