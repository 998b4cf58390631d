import { expect, test } from 'vitest'
import { answerPage } from '#test/support/invite_page.ts'
import { answer } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { connect, invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type Batch, type Sent, transactionsOf } from '#test/support/recorded.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { only } from '#server/domain/basics/only.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false, rate_limits: true })
const host = useAccount(world, 'Jonas')
const guest = useAccount(world, 'Mira')

const isCopy = ({ text }: Sent) => text.includes('insert into invite_cards')

/** What locks a plan. */
const lock = /from plans[^;]*for no key update/

/** The round trips of the one transaction that locks a plan, and how many of them come after the lock. */
function counted(transactions: readonly Batch[][]) {
  const isLock = ({ text }: Sent) => lock.test(text)
  const roundTrips = only(transactions.filter((sent) => sent.flat().some(isLock)))
  const at = roundTrips.findIndex((statements) => statements.some(isLock))
  return { roundTrips: roundTrips.length, locked: roundTrips.length - 1 - at }
}

/** @returns whether an account has a copy of the host's plan. */
async function hasCopy(friend: Account): Promise<boolean> {
  const { data } = await answer(friend, 'invites.list', {})
  return data.items.length > 0
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
    const sent = await transactionsOf(async () => {
      const { body } = await guest.call('invites.rsvp.update', { invite_handle, rsvp_status })
      expect(body.status).toBe(status)
    })
    expect(counted(sent)).toEqual({ roundTrips: 3, locked: 1 })
  }
})

test('an answer by the page takes two round trips, and the host’s plan is locked over one', async () => {
  const { id } = await invited()
  const link = await world.database.write(host.owner, {
    work: async (db) => insertLink(db, 'invite', id),
  })
  const sent = await transactionsOf(async () => {
    const { status } = await answerPage(`${world.url}/i/${link}`, 'accepted')
    expect(status).toBe(303)
  })
  expect(counted(sent)).toEqual({ roundTrips: 2, locked: 1 })
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
  const sent = await transactionsOf(async () => {
    const { body } = await host.call('actions.commit', { action_handle })
    expect(body).toMatchObject({ status: 'completed', data: { plan: { rsvp: { pending: 12 } } } })
    // The answer waits for the copies for a second at most.
    const arrived = () => Promise.all(friends.map(hasCopy))
    await expect.poll(arrived).not.toContain(false)
  })
  expect(counted(sent)).toEqual({ roundTrips: 6, locked: 4 })
  const written = sent.filter((transaction) => transaction[0]?.[0]?.text.includes('read write'))
  const statements = written.flat(2)
  expect(statements.filter(isCopy)).toHaveLength(12)
  const reads = statements.filter(({ text }) => /from\s+plans n/.test(text) && !lock.test(text))
  expect(reads).toHaveLength(1)
  const copying = written.filter((transaction) => transaction.flat().some(isCopy))
  expect(copying.map((roundTrips) => roundTrips.length)).toEqual([1, 1])
})
