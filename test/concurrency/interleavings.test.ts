import { beforeAll, expect, test, vi } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { openLinks } from '#server/domain/mail/links.ts'
import { aParty, aPreparedSend, aSentPlan, type Party } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { answerPage } from '#test/support/invite_page.ts'
import { connect } from '#test/support/given/connections.ts'
import { isLockHeld } from '#test/support/patiently.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// What one kind of call does while another does something else to the same plan, each time in another order.

const rounds = 8

// So many rounds take their time on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const world = useWorld()
let party: Party

beforeAll(async () => {
  party = await aParty(world)
})

/** Begins all of them at nearly the same time, now one a little ahead and now another. */
async function atOnce<Result>(...works: (() => Promise<Result>)[]): Promise<Result[]> {
  return Promise.all(
    works.map(async (work) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 12))
      return work()
    }),
  )
}

/** How a call ended, in a word; asks again while others hold what it needs. */
async function ending(
  account: Account,
  id: CapabilityId,
  input: Record<string, unknown>,
): Promise<string> {
  for (;;) {
    const { status, body, text } = await account.call(id, input)
    if (isLockHeld(body)) continue
    if (status >= 500) throw new Error(`${id} answered ${text}`)
    if (status !== 200) return body.code
    return body.error?.code ?? String(body.status)
  }
}

const act = (prepared: { action_handle: string }) => () =>
  ending(party.sam, 'actions.commit', { action_handle: prepared.action_handle })

/** The page of somebody's last mail of a plan. */
async function pageOf(person: string): Promise<string> {
  const { owner } = party.sam
  const rows = await world.database.read(
    owner,
    (db) => db.sql<{ sealed: string }>`
      select o.sealed
      from outgoing o
      join people p on p.owner_id = o.owner_id and p.person_id = o.person_id
      where o.owner_id = ${owner} and p.display_name = ${person}
      order by o.created_at desc limit 1`,
  )
  const { link } = openLinks(world.service.runtime.seal, owner, rows[0]?.sealed ?? '')
  return `${world.url}/i/${link}`
}

/** Expects the host and a guest to see one plan alike, once everything is carried; what they see. */
async function expectOneMind(plan_handle: string, guest: Account, name: string) {
  const { sam } = party
  const look = async () => {
    const host = (await answer(sam, 'plans.get', { plan_handle })).data
    const { items } = (
      await answer(guest, 'invites.list', { include_removed: true, query: host.plan.title })
    ).data
    const found = host.roster.find(({ person }) => person.display_name === name)
    return { host, found, invite: items[0] }
  }
  await expect
    .poll(
      async () => {
        const { host, found, invite } = await look()
        if (!invite || !found) return !invite && !found
        const removed = found.rsvp_status === 'removed'
        return (
          invite.rsvp_status === found.rsvp_status &&
          (removed || invite.revision === host.plan.revision) &&
          (removed || invite.needs_reconfirm === found.needs_reconfirm) &&
          (removed || invite.plan.state === host.plan.state)
        )
      },
      { timeout: 15_000 },
    )
    .toBe(true)
  const seen = await look()
  const { rsvp } = seen.host.plan
  const counted = { accepted: 0, declined: 0, pending: 0, removed: 0 }
  for (const { rsvp_status } of seen.host.roster) counted[rsvp_status] += 1
  expect(rsvp).toEqual(counted)
  return seen
}

const title = () => `Ramen ${crypto.randomUUID().slice(0, 8)}`

/** A plan that Ada and Mira are invited to. */
async function aPlanWithAda(more: Record<string, unknown> = {}) {
  const { sam, friends } = party
  const title_override = title()
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira], { title_override, ...more })
  const { data } = await answer(party.ada, 'invites.list', { query: title_override })
  return {
    plan_handle: plan.plan_handle,
    invite_handle: data.items[0]?.invite_handle ?? '',
    page: await pageOf('Ada'),
  }
}

test.each(Array.from({ length: rounds }, (_, at) => at))(
  'a draft that is changed while it is sent is sent as it was, or is not sent (%i)',
  async () => {
    const { sam, ada, friends } = party
    const before = title()
    const { prepared, plan } = await aPreparedSend(sam, [friends.ada], { title_override: before })
    const { plan_handle } = plan
    const after = title()
    const [sent, changed] = await atOnce(act(prepared), () =>
      ending(sam, 'plans.draft.update', { plan_handle, title_override: after }),
    )
    const said = (await answer(sam, 'plans.get', { plan_handle })).data
    const { items } = (await answer(ada, 'invites.list', { query: before })).data
    if (sent === 'completed') {
      expect(changed).toBe('plan_not_editable')
      expect(said.plan).toMatchObject({ state: 'active', title: before })
      expect(items).toHaveLength(1)
    } else {
      expect([sent, changed]).toEqual(['stale_checksum', 'completed'])
      expect(said.plan).toMatchObject({ state: 'draft', title: after, revision: 0 })
      expect(said.roster).toEqual([])
      expect(items).toEqual([])
    }
  },
)

test.each(['plans.draft.delete', 'plans.discard'] as const)(
  'of %s and a send at once one comes about',
  async (id) => {
    const { sam, ada, friends } = party
    for (let round = 0; round < rounds; round += 1) {
      const name = title()
      const { prepared, plan } = await aPreparedSend(sam, [friends.ada], { title_override: name })
      const { plan_handle } = plan
      const [sent, gone] = await atOnce(act(prepared), () => ending(sam, id, { plan_handle }))
      const { items } = (await answer(ada, 'invites.list', { query: name })).data
      expect([sent === 'completed', gone === 'completed', items.length]).toEqual(
        sent === 'completed' ? [true, false, 1] : [false, true, 0],
      )
      expect(sent === 'completed' ? gone : sent).toMatch(
        /^plan_exposed$|^plan_closed$|^reference_not_found$/,
      )
    }
  },
)

test('opposite answers by the page and by the API at once leave one answer, and all see it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { plan_handle, invite_handle, page } = await aPlanWithAda()
    const { ada } = party
    await atOnce<unknown>(
      () => answerPage(page, 'accepted'),
      () => ending(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'declined' }),
      () => answerPage(page, 'declined'),
      () => ending(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' }),
    )
    const { found } = await expectOneMind(plan_handle, ada, 'Ada')
    const text = await (await fetch(page)).text()
    expect(text).toContain(
      found?.rsvp_status === 'accepted' ? 'You’re in.' : 'You said you can’t make it.',
    )
  }
})

test('an answer while the guest is taken off the list does not bring the guest back', async () => {
  const { sam, ada, friends } = party
  for (let round = 0; round < rounds; round += 1) {
    const { plan_handle, invite_handle, page } = await aPlanWithAda()
    const only = { plan_handle, recipient_handles: [friends.mira] }
    const { prepared } = (await answer(sam, 'plans.roster.prepare', only)).data
    if (!prepared) throw new Error('Nothing is prepared.')
    const [removed, answered] = await atOnce<string | { status: number }>(
      act(prepared),
      () => ending(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' }),
      () => answerPage(page, 'declined'),
    )
    expect(removed).toBe('completed')
    expect(answered).toMatch(/^(completed|invite_removed|unchanged)$/)
    const { found, invite } = await expectOneMind(plan_handle, ada, 'Ada')
    expect([found?.rsvp_status, invite?.rsvp_available]).toEqual(['removed', false])
    expect((await fetch(page)).status).toBe(410)
  }
})

test('an answer while the plan is called off, moved or invited to again counts once, and all see it', async () => {
  const { sam, ada } = party
  for (let round = 0; round < rounds; round += 1) {
    const { plan_handle, invite_handle, page } = await aPlanWithAda({ capacity_min: 2 })
    const moved = { plan_handle, changes: { scheduled_at: inHours(60 + round) } }
    const { prepared: change } = (await answer(sam, 'plans.update.prepare', moved)).data
    if (!change) throw new Error('Nothing is prepared.')
    const [, answered] = await atOnce<unknown>(act(change), () =>
      ending(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' }),
    )
    expect(answered).toBe('completed')
    const { host } = await expectOneMind(plan_handle, ada, 'Ada')
    expect(host.plan.tip).toMatchObject({ have: 2, state: 'tipped' })
    const { prepared: off } = (await answer(sam, 'plans.cancel.prepare', { plan_handle })).data
    const [canceled, late] = await atOnce<unknown>(
      act(off),
      () => ending(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'declined' }),
      () => answerPage(page, 'accepted'),
    )
    expect(canceled).toBe('completed')
    expect(late).toMatch(/^(completed|rsvp_closed)$/)
    const seen = await expectOneMind(plan_handle, ada, 'Ada')
    expect(seen.invite).toMatchObject({ plan: { state: 'canceled' }, rsvp_available: false })
  }
})

test('the checklist that changes while the plan is called off is the same for host and guest', async () => {
  const { sam, ada } = party
  for (let round = 0; round < rounds; round += 1) {
    const { plan_handle, invite_handle } = await aPlanWithAda()
    const { prepared } = (await answer(sam, 'plans.cancel.prepare', { plan_handle })).data
    const item = (name: string) => ({ title: name, kind: 'guest_requirement', visibility: 'guest' })
    await atOnce<unknown>(
      act(prepared),
      ...['Cash', 'Socks', 'Soup'].map(
        (name) => () =>
          ending(sam, 'plans.logistics.update', { plan_handle, mode: 'add', item: item(name) }),
      ),
    )
    await expectOneMind(plan_handle, ada, 'Ada')
    const hosts = (await answer(sam, 'plans.logistics.get', { plan_handle })).data
    const { invite } = (await answer(ada, 'invites.get', { invite_handle })).data
    const guests = await answer(ada, 'plans.logistics.get', {
      plan_handle: invite.plan.plan_handle,
    })
    const titles = ({ items }: typeof hosts) => items.map(({ title: said }) => said)
    expect(titles(guests.data)).toEqual(titles(hosts))
  }
})

test('a Friend in Mind who is deleted while invited is invited first, or nothing is sent', async () => {
  const { sam } = party
  for (let round = 0; round < rounds; round += 1) {
    const { data } = await answer(sam, 'relationships.people.ensure', { names: [title()] })
    const person_handle = data.people[0]?.person.person_handle ?? ''
    const { prepared, plan } = await aPreparedSend(sam, [person_handle])
    const [sent, gone] = await atOnce(act(prepared), () =>
      ending(sam, 'relationships.people.manage', { operation: 'delete', person_handle }),
    )
    expect(gone).toBe('completed')
    expect(sent).toMatch(/^(completed|recipient_not_eligible)$/)
    const { plan_handle } = plan
    const { roster } = (await answer(sam, 'plans.get', { plan_handle })).data
    expect(roster).toHaveLength(sent === 'completed' ? 1 : 0)
  }
})

test('disconnecting while something is sent: invited first, or no longer eligible', async () => {
  const { sam } = party
  for (let round = 0; round < rounds; round += 1) {
    const friend = await world.account('Karla')
    const { first, second } = await connect(sam, friend)
    const name = title()
    const { prepared } = await aPreparedSend(sam, [first], { title_override: name })
    const step = { operation: 'disconnect', person_handle: second }
    const { review_token } = (await answer(friend, 'relationships.friendship.review', step)).data
    const accepted = { review_token, accept_consequences: true }
    const [sent, disconnected] = await atOnce(act(prepared), () =>
      ending(friend, 'relationships.friendship.apply', accepted),
    )
    expect(disconnected).toMatch(/^(completed|review_stale)$/)
    expect(sent).toMatch(/^(completed|recipient_not_eligible)$/)
    const { items } = (await answer(friend, 'invites.list', { query: name })).data
    expect(items).toHaveLength(sent === 'completed' ? 1 : 0)
  }
})

test('a list that is deleted while it is shared leaves no link that opens', async () => {
  const { sam, friends } = party
  for (let round = 0; round < rounds; round += 1) {
    const { list } = (await answer(sam, 'ideas.lists.create', { name: title() })).data
    const { ideas_list_handle } = list
    const share = { ideas_list_handle, person_handle: friends.mira }
    const [shared, deleted] = await Promise.all([
      sam.call('ideas.lists.share.prepare', share),
      ending(sam, 'ideas.lists.delete', { ideas_list_handle }),
    ])
    expect(deleted).toBe('completed')
    const url = shared.body.data?.manual_link?.url
    if (url) expect((await fetch(url.replace(/^https?:\/\/[^/]+/, world.url))).status).toBe(404)
    else expect(shared.body.code).toMatch(/^(reference_not_found|dependency_unavailable)$/)
  }
})

test('two changes of one plan that are prepared and committed at once count one after the other', async () => {
  const { sam, ada } = party
  for (let round = 0; round < rounds; round += 1) {
    const { plan_handle } = await aPlanWithAda()
    const move = (hours: number) => async () => {
      const changes = { scheduled_at: inHours(hours) }
      const { body } = await sam.call('plans.update.prepare', { plan_handle, changes })
      const prepared = body.data?.prepared
      return prepared ? act(prepared)() : (body.error?.code ?? body.code)
    }
    const endings = await atOnce(move(60), move(70), move(80))
    const done = endings.filter((one) => one === 'completed').length
    expect(done).toBeGreaterThanOrEqual(1)
    for (const one of endings) {
      expect(one).toMatch(
        /^(completed|confirmation_consumed|stale_revision|dependency_unavailable)$/,
      )
    }
    const { host } = await expectOneMind(plan_handle, ada, 'Ada')
    expect(host.plan.revision).toBe(1 + done)
  }
})
