import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '#server/process/service.ts'
import { answerPage } from '#test/support/invite_page.ts'
import { answer } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { connect, invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'
import { toHandle } from '#server/domain/handle.ts'
import { post } from '#test/contract/call.ts'
import { startTestServer } from '#test/support/server.ts'
import { startWire, type SentTransaction, type Wire } from '#test/support/wire.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { only } from '#server/domain/only.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const host = useAccount(world, 'Jonas')
const guest = useAccount(world, 'Mira')
let wire: Wire
/** A server whose statements are counted. */
let server: Service

beforeAll(async () => {
  wire = await startWire(world.database_url)
  server = await startTestServer(wire.url, { worker: false, rate_limits: true })
})
afterAll(async () => {
  await server?.close({ grace: 0, limit: 0 })
  await wire?.close()
})

const isCopy = (text: string) => text.includes('insert into invite_cards')

/** What locks a plan. */
const lock = /from plans[^;]*for no key update/

/** The round trips of the one transaction that locks a plan, and how many of them come after the lock. */
function counted(transactions: readonly SentTransaction[]) {
  const isLock = (text: string) => lock.test(text)
  const { roundTrips } = only(
    transactions.filter((transaction) => transaction.roundTrips.flat().some(isLock)),
  )
  const at = roundTrips.findIndex((statements) => statements.some(isLock))
  return { roundTrips: roundTrips.length, locked: roundTrips.length - 1 - at }
}

async function invited() {
  const plan_id = await makePlan(world.database, host, {})
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  await world.service.runtime.replicate(host.owner)
  return { id, invite_handle: await inviteHandle(world.database, guest, id) }
}

test('an answer by the API takes three round trips, and the host’s plan is locked over one', async () => {
  const { invite_handle } = await invited()
  for (const [rsvp_status, status] of [
    ['accepted', 'completed'],
    ['declined', 'completed'],
    ['declined', 'unchanged'],
  ]) {
    wire.take()
    const input = { invite_handle, rsvp_status }
    const { body } = await post('invites.rsvp.update', input, {
      url: server.url,
      token: guest.token,
      key: crypto.randomUUID(),
    })
    expect(body.status).toBe(status)
    expect(counted(wire.take())).toEqual({ roundTrips: 3, locked: 1 })
  }
})

test('an answer by the page takes two round trips, and the host’s plan is locked over one', async () => {
  const { id } = await invited()
  const link = await world.database.write(host.owner, {
    work: async (db) => insertLink(db, 'invite', id),
  })
  wire.take()
  const { status } = await answerPage(`${server.url}/i/${link}`, 'accepted')
  expect(status).toBe(303)
  expect(counted(wire.take())).toEqual({ roundTrips: 2, locked: 1 })
})

test('a commit takes at most seven round trips, reads its plan once, and its copies take few transactions', async () => {
  const friends = await Promise.all(Array.from({ length: 12 }, () => world.account('Friend')))
  const send_person_handles: string[] = []
  for (const friend of friends) {
    const person_id = await connect(world.database, host, friend)
    send_person_handles.push(toHandle('person', person_id) ?? '')
  }
  const plan_handle = await aReviewedDraft(host, {})
  const { data } = await answer(host, 'plans.prepare_send', { plan_handle, send_person_handles })
  const { action_handle } = data.prepared ?? {}
  wire.take()
  const { body } = await post(
    'actions.commit',
    { action_handle },
    { url: server.url, token: host.token },
  )
  expect(body).toMatchObject({ status: 'completed', data: { plan: { rsvp: { pending: 12 } } } })
  const sent = wire.take()
  expect(counted(sent)).toEqual({ roundTrips: 5, locked: 4 })
  // The answer waits for the copies for a second at most.
  const copies = () => {
    sent.push(...wire.take())
    return sent.flatMap(({ roundTrips }) => roundTrips.flat()).filter(isCopy).length
  }
  await expect.poll(copies).toBe(12)
  const statements = sent.flatMap(({ roundTrips }) => roundTrips.flat())
  const reads = statements.filter((text) => /from\s+plans n/.test(text) && !lock.test(text))
  expect(reads).toHaveLength(1)
  const copying = sent.filter(({ roundTrips }) => roundTrips.flat().some(isCopy))
  expect(copying.map(({ roundTrips }) => roundTrips.length)).toEqual([1, 1])
})
