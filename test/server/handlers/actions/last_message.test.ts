import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Given, post } from '#test/contract/call.ts'
import { aParty, aPreparedSend, type Party } from '#test/support/given/actions.ts'
import { makeLog } from '#server/runtime/log.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import type { Service } from '#server/process/service.ts'
import { startTestServer } from '#test/support/server.ts'
import { useWorld } from '#test/support/world.ts'

// What a commit sends is written by the message that ends its transaction. What if that message fails?

const world = useWorld({ worker: false })
let network: Network
let server: Service
let superuser: pg.Client
let party: Party

beforeAll(async () => {
  network = await startNetwork(world.database_url)
  server = await startTestServer(network.url, { worker: false, log: makeLog('silent') })
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
  party = await aParty(world)
})
afterAll(async () => {
  await superuser?.end()
  await server?.close({ grace: 0, limit: 0 })
  await network?.close()
})

/** A commit of an invitation to a Connected Friend and a Friend in Mind, with one key, as often as it is called. */
async function committing() {
  const { sam, friends } = party
  const { prepared, plan } = await aPreparedSend(sam, [friends.ada, friends.mira])
  const key = randomUUID()
  const commit = (): Promise<Given> =>
    post(
      'actions.commit',
      { action_handle: prepared?.action_handle },
      { url: server.url, token: sam.token, key },
    )
  return { commit, written: () => written(plan.title) }
}

/** What there is of a commit. */
async function written(title: string) {
  const { rows } = await superuser.query(
    `select n.state, n.revision,
       array(select i.invite_id from invites i where i.owner_id = $1 and i.plan_id = n.plan_id) as invited,
       (select count(*)::int from outgoing o where o.owner_id = $1 and o.plan_id = n.plan_id) as messages,
       (select count(*)::int from prepared_actions a
        where a.owner_id = $1 and a.plan_id = n.plan_id and a.state = 'committed') as committed
     from plans n where n.owner_id = $1 and n.title = $2 order by n.created_at desc limit 1`,
    [party.sam.owner, title],
  )
  const { invited, ...found } = rows[0]
  // Citus has links where it has no invites, so they are counted by themselves.
  const links = await superuser.query('select from links where subject_id = any($1)', [invited])
  return { ...found, invites: invited.length, links: links.rows.length }
}

const once = { state: 'active', revision: 1, invites: 2, messages: 1, links: 2, committed: 1 }
const nothing = { state: 'reviewed', revision: 0, invites: 0, messages: 0, links: 0, committed: 0 }

test('a last message that waits for a lock too long sends nothing, and the same key can be used again', async () => {
  const { commit, written } = await committing()
  await superuser.query('begin')
  // What the message queues for the worker waits for this row.
  await superuser.query(
    `insert into due_work (owner_id, kind) values ($1, 'mail')
     on conflict (owner_id, kind) do update set due_at = now()`,
    [party.sam.owner],
  )
  const { status, body } = await commit()
  expect([status, body.code]).toEqual([503, 'dependency_unavailable'])
  expect(await written()).toEqual(nothing)
  await superuser.query('rollback')
  expect((await commit()).body.status).toBe('completed')
  expect(await written()).toEqual(once)
})

test('a commit that is never confirmed is done once, and its repetition gets the links of the first', async () => {
  const { commit, written } = await committing()
  network.loseCommits(1)
  expect((await commit()).status).toBe(503)
  network.loseCommits(0)
  const { body } = await commit()
  expect(body).toMatchObject({ status: 'completed', replayed: true })
  const { share_links } = body.data as { share_links: { url: string }[] }
  const [{ url } = { url: '' }] = share_links
  const page = await fetch(url.replace(/^https?:\/\/[^/]+/, world.url))
  expect([share_links.length, page.status]).toEqual([1, 200])
  expect(await written()).toEqual(once)
})
