import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/database/id.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { answer } from '#test/support/given/lists.ts'
import { aConnectedFriend, like, likeBy } from '#test/support/given/rows.ts'
import {
  change,
  invite,
  inviteHandle,
  makePlan,
  type PlanGiven,
} from '#test/support/given/plan_rows.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let host: Account
let guest: Account

beforeEach(async () => {
  host = await world.account('Jonas')
  guest = await world.account('Mira')
})

const plan = (given: PlanGiven) => makePlan(world.database, host, given)

async function invited(plan_id: string): Promise<string> {
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  await world.service.runtime.replicate(host.owner)
  return (await inviteHandle(world.database, guest, id)) ?? ''
}

/** Titles by section, in the order of the answer. */
async function brief(account: Account) {
  const { data } = await answer(account, 'planning.brief.get', {})
  return data.sections.map(({ type, priority, items }) => [
    `${priority} ${type}`,
    ...items.map(({ title }) => title),
  ])
}

describe('planning.brief.get', () => {
  test('deadlines come first: within 48 hours, of own plans and of unanswered invites', async () => {
    const soup = await plan({ title: 'Soup', deadline_in: 20, starts_in: 400 })
    const walk = await plan({ title: 'Walk', capacity_min: 4, starts_in: 40 })
    await plan({ title: 'Later', deadline_in: 50, starts_in: 400 })
    await plan({ title: 'Over', deadline_in: -1, starts_in: 400 })
    await plan({ title: 'Canceled', deadline_in: 20, state: 'canceled' })
    await invited(soup)
    const invite_handle = await invited(walk)
    expect((await brief(host))[0]).toEqual([
      '1 deadline',
      'Answers for “Soup” are due',
      '“Walk” needs 3 more people to take place',
    ])
    expect((await brief(guest))[0]).toEqual([
      '1 deadline',
      'Answer Friend’s invitation to “Soup”',
      'Answer Friend’s invitation to “Walk”',
    ])
    await guest.call('invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
    expect((await brief(host))[0]).toContain('“Walk” needs 2 more people to take place')
    expect((await brief(guest))[0]).toEqual(['1 deadline', 'Answer Friend’s invitation to “Soup”'])
    const { data, next_actions } = await answer(guest, 'planning.brief.get', {})
    expect(next_actions).toContainEqual(
      expect.objectContaining({
        capability: 'invites.get',
        input: { invite_handle: data.sections[0]?.items[0]?.reference.handle },
      }),
    )
    expect((await answer(host, 'planning.brief.get', {})).next_actions).not.toContainEqual(
      expect.objectContaining({ capability: 'invites.get' }),
    )
  })

  test('then plans within seven days, for the host and for guests who accepted', async () => {
    const soup = await plan({ title: 'Soup', starts_in: 100 })
    const walk = await plan({ title: 'Walk', starts_in: 60 })
    await plan({ title: 'In a fortnight', starts_in: 400 })
    await plan({ title: 'Draft', starts_in: 60, state: 'draft' })
    await invited(soup)
    const invite_handle = await invited(walk)
    const upcoming = async (account: Account) =>
      (await brief(account)).find(([head]) => head === '2 upcoming')
    expect(await upcoming(host)).toEqual(['2 upcoming', 'Walk', 'Soup'])
    expect(await upcoming(guest)).toBeUndefined()
    await guest.call('invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
    expect(await upcoming(guest)).toEqual(['2 upcoming', 'Walk'])
    const { data } = await answer(guest, 'planning.brief.get', {})
    const { handle } = data.sections[0]?.items[0]?.reference ?? {}
    expect(handle).not.toBe(toHandle('plan', walk))
    const read = await answer(guest, 'plans.get', { plan_handle: handle })
    expect(read.data.plan.title).toBe('Walk')
  })

  test('an answer is asked for again once the plan has moved, whatever it was', async () => {
    const cases = [
      ['accepted', 'Confirm that you are coming to “Walk”: its time or place has changed'],
      [
        'declined',
        'The time or place of “Walk” has changed since you declined: confirm your answer',
      ],
      ['pending', 'Answer Friend’s invitation to “Walk”'],
    ] as const
    for (const [rsvp_status, title] of cases) {
      const [sent, other] = [await world.account('Jonas'), await world.account('Mira')]
      const plan_id = await makePlan(world.database, sent, { title: 'Walk', starts_in: 400 })
      const [id = ''] = await invite(world.database, sent, plan_id, [other])
      await world.service.runtime.replicate(sent.owner)
      const invite_handle = await inviteHandle(world.database, other, id)
      if (rsvp_status !== 'pending') {
        await answer(other, 'invites.rsvp.update', { invite_handle, rsvp_status })
        expect(await brief(other)).toEqual([])
      }
      const { data } = await answer(sent, 'plans.get', { plan_handle: toHandle('plan', plan_id) })
      const { plan_handle, revision: expected_revision, checksum: expected_checksum } = data.plan
      const scheduled_at = new Date(Date.now() + 420 * 3_600_000).toISOString()
      const moved = await answer(sent, 'plans.update.prepare', {
        ...{ plan_handle, expected_revision, expected_checksum },
        changes: { scheduled_at },
      })
      const action_handle = moved.data.prepared?.action_handle
      await answer(sent, 'actions.commit', { action_handle })
      expect([rsvp_status, await brief(other)]).toEqual([rsvp_status, [['3 waiting', title]]])
      if (rsvp_status === 'pending') continue
      await answer(other, 'invites.rsvp.update', { invite_handle, rsvp_status })
      expect([rsvp_status, await brief(other)]).toEqual([rsvp_status, []])
    }
  })

  test('a plan that is off is said to guests who had not declined it, until its time', async () => {
    for (const rsvp_status of ['accepted', 'pending', 'declined']) {
      const other = await world.account('Mira')
      const plan_id = await plan({ title: 'Walk', starts_in: 60 })
      const [id = ''] = await invite(world.database, host, plan_id, [other])
      await world.service.runtime.replicate(host.owner)
      const invite_handle = await inviteHandle(world.database, other, id)
      if (rsvp_status !== 'pending') {
        await answer(other, 'invites.rsvp.update', { invite_handle, rsvp_status })
      }
      const become = async (columns: string) => {
        await change(world.database, host, plan_id, (db) =>
          db.table('plans').where({ owner_id: db.owner, plan_id }).update(JSON.parse(columns)),
        )
        await world.service.runtime.replicate(host.owner)
      }
      await become('{"state": "canceled"}')
      const expected = rsvp_status === 'declined' ? [] : [['2 upcoming', '“Walk” is off']]
      expect([rsvp_status, await brief(other)]).toEqual([rsvp_status, expected])
      const { outcome } = await answer(other, 'planning.brief.get', {})
      expect(outcome.fallback_text).toBe(
        expected.length > 0
          ? 'Within seven days: “Walk” is off.'
          : 'Nothing needs your attention right now.',
      )
      await become('{"scheduled_at": "2026-01-01T10:00:00Z"}')
      expect(await brief(other)).toEqual([])
    }
  })

  test('then missing answers, things to do and drafts', async () => {
    const soup = await plan({ title: 'Soup', starts_in: 400 })
    const invite_handle = await invited(soup)
    const draft = await plan({ title: 'Boat', starts_in: null, state: 'draft' })
    await change(world.database, host, soup, async (db) => {
      for (const [title, phase, status] of [
        ['Buy leeks', 'before_arrival', 'pending'],
        ['Ask for bowls', 'before_invite', 'completed'],
        ['Thank everybody', 'after_plan', 'pending'],
        ['Count heads', 'after_plan_tips', 'suggested'],
      ]) {
        await db.sql`
          insert into logistics_items (owner_id, item_id, plan_id, kind, action_type, phase, actor_type,
            visibility, status, title, title_key, position)
          values (${db.owner}, ${newId()}, ${soup}, 'host_action', 'other', ${phase}, 'host', 'host',
            ${status}, ${title}, ${title}, 0)`
      }
    })
    expect(await brief(host)).toEqual([
      ['3 waiting', '1 person has not answered for “Soup” yet'],
      ['4 logistics', '1 thing to do for “Soup”'],
      ['5 draft', '“Boat” is a draft'],
    ])
    const { data } = await answer(host, 'planning.brief.get', {})
    expect(data.sections.map(({ items }) => items[0]?.reference.handle)).toEqual([
      toHandle('plan', soup),
      toHandle('plan', soup),
      toHandle('plan', draft),
    ])
    expect(await brief(guest)).toEqual([['3 waiting', 'Answer Friend’s invitation to “Soup”']])
    await guest.call('invites.rsvp.update', { invite_handle, rsvp_status: 'declined' })
    expect(await brief(guest)).toEqual([])
    expect((await brief(host))[0]?.[0]).toBe('4 logistics')
  })

  test('a shared interest is left out once an active plan is made from it', async () => {
    const { data } = await answer(host, 'ideas.structured_create', { kind: 'place', title: 'Swim' })
    const { idea_handle } = data.idea
    const friend = await aConnectedFriend(world, host, 'Ada')
    await like(world, host, idea_handle)
    await likeBy(world, host, friend, idea_handle)
    const mutual = async () => (await brief(host)).find(([head]) => head === '6 mutual_interest')
    expect(await mutual()).toEqual(['6 mutual_interest', 'Ada likes “Swim” too'])
    const plan_id = await plan({ title: 'Swim', state: 'draft' })
    const become = (state: string) =>
      change(
        world.database,
        host,
        plan_id,
        (db) => db.sql`
          update plans set state = ${state}, idea_id = ${parseHandle('idea', idea_handle)}
          where owner_id = ${db.owner} and plan_id = ${plan_id}`,
      )
    await become('reviewed')
    expect(await mutual()).toBeDefined()
    await become('active')
    expect(await mutual()).toBeUndefined()
    await become('canceled')
    expect(await mutual()).toBeDefined()
  })

  test('a shared interest is left out for a guest of a plan of that name', async () => {
    const { data } = await answer(guest, 'ideas.structured_create', {
      kind: 'place',
      title: 'Swim',
    })
    const { idea_handle } = data.idea
    const friend = await aConnectedFriend(world, guest, 'Ada')
    await like(world, guest, idea_handle)
    await likeBy(world, guest, friend, idea_handle)
    const sections = async () => (await brief(guest)).map(([head]) => head)
    await invited(await plan({ title: 'Swimming' }))
    expect(await sections()).toEqual(['3 waiting', '6 mutual_interest'])
    await invited(await plan({ title: 'SWIM' }))
    expect(await sections()).toEqual(['3 waiting'])
  })

  test('a section has at most ten items, the soonest', async () => {
    for (let hours = 12; hours > 0; hours -= 1) {
      await plan({ title: `Plan ${hours}`, deadline_in: hours, starts_in: 400 })
    }
    const [deadlines = []] = await brief(host)
    expect(deadlines).toHaveLength(11)
    expect(deadlines[1]).toBe('Answers for “Plan 1” are due')
    expect(deadlines[10]).toBe('Answers for “Plan 10” are due')
  })

  test('what a section has no room for is counted', async () => {
    for (let count = 0; count < 12; count += 1) await plan({ title: 'Draft', state: 'draft' })
    for (let hours = 1; hours <= 22; hours += 1) {
      await invited(await plan({ title: `Plan ${hours}`, deadline_in: hours, starts_in: 400 }))
    }
    await invited(await plan({ title: 'Later', deadline_in: 100, starts_in: 400 }))
    const own = await answer(host, 'planning.brief.get', {})
    expect(own.outcome.fallback_text).toContain('12 drafts not sent.')
    expect(own.outcome.fallback_text).toContain(
      'Within 48 hours: Answers for “Plan 1” are due; Answers for “Plan 2” are due; Answers for “Plan 3” are due; and 19 more.',
    )
    expect(own.outcome.disclosures).toMatchObject([
      { name: 'planning_brief.items_cut', text: expect.stringContaining('10 of 12 drafts') },
    ])
    const [deadlines, waiting] = await brief(guest)
    expect(deadlines).toHaveLength(11)
    expect(waiting).toEqual(['3 waiting', 'Answer Friend’s invitation to “Later”'])
  })
})
