import { beforeAll, describe, expect, test } from 'vitest'
import { insertPeople } from '#server/data/people/insert.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { secondsUntil } from '#test/support/given/due.ts'
import { noticesOf } from '#test/support/given/host_notices.ts'
import {
  alterPlan,
  aParty,
  aSentPlan,
  aSharedPlan,
  commit,
  type Party,
  rsvp,
  signUpBy,
} from '#test/support/given/actions.ts'
import { never, unknown, later as notNow } from '#test/support/given/mail.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { answerPage } from '#test/support/invite_page.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

/** A plan of a new host that anybody with its link can sign up to. */
async function aPlan(draft: Record<string, unknown> = {}) {
  const sam = await world.account('Sam')
  const { plan, url } = await aSharedPlan(sam, [], draft)
  return { sam, url, plan_handle: plan.plan_handle, notices: noticesOf(sam) }
}

/** Answers by the form of a guest's own page, or signs up by it. */
async function post(url: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ form: crypto.randomUUID().slice(0, 22), ...fields })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '', url).href
}

/** Signs many people up at once, past the form. */
async function signUpAll(sam: Account, plan_handle: string, names: string[]): Promise<void> {
  await world.database.write(sam.owner, {
    async work(db) {
      const guests = await insertPeople(db, names, { origin: 'sign_up' })
      await db.sql`
        insert into invites (owner_id, invite_id, plan_id, person_id, delivery, rsvp_status, answered_at)
        select me.owner_id, md5(g.person_id::text)::uuid, ${parseHandle('plan', plan_handle)}, g.person_id,
          'manual_share', 'accepted', now()
        from accounts me, unnest(${guests.map(({ person_id }) => person_id)}::uuid[]) as g (person_id)
        where me.owner_id = ${db.owner}`
    },
  })
}

async function changePlan(sam: Account, plan_handle: string, changes: Record<string, unknown>) {
  const { data } = await answer(sam, 'plans.update.prepare', { plan_handle, changes })
  await commit(sam, data)
}

describe('answers', () => {
  let party: Party

  beforeAll(async () => {
    party = await aParty(world)
  })

  test('reach the host two minutes after the first one, in one message with notes and counts', async () => {
    const { sam, ada, jonas, friends } = party
    const { share_links } = await aSentPlan(sam, Object.values(friends), {
      scheduled_at: inHours(90),
      title_override: 'Ramen night',
    })
    const notices = noticesOf(sam)
    await notices.run()
    await rsvp(ada, 'accepted')
    await rsvp(jonas, 'declined')
    const [mira] = share_links ?? []
    await post(mira?.url ?? '', { answer: 'accepted', note: 'I bring <b>bowls</b>\nand tea' })
    const next = await notices.run()
    expect(notices.sent).toEqual([])
    const seconds = secondsUntil(next)
    expect(seconds).toBeGreaterThan(100)
    expect(seconds).toBeLessThan(121)

    await notices.later(2)
    const [mail, ...others] = notices.sent
    expect(others).toEqual([])
    expect(mail?.to).toEqual({
      name: 'Sam',
      address: expect.stringMatching(/^sam-.*@example.test$/),
    })
    expect(mail?.from).toEqual({ name: 'Capability API', address: 'plans@service.example' })
    expect(mail?.subject).toBe('3 answers: Ramen night')
    const shortened = mail?.text.replace(/When: .*/, 'When: …').replace(/\/u\/\S+/, '/u/…')
    expect(shortened?.replace(/\/plans\/pn_\w+/, '/plans/…')).toBe(
      `3 answers to “Ramen night”

When: …
Coming: 3 people, including you
Can’t come: 1

Who answered:
- Ada is coming
- Jonas can’t come
- Mira is coming
  “I bring <b>bowls</b>
  and tea”

Open your plan:
https://service.example/plans/…

-- 
Sent by Capability API about your own plans and calendars.
Nobody reads replies to this mail.
Stop mail about your own plans and calendars, or choose which mail you get:
https://service.example/u/…
`,
    )
    expect(mail?.html).toContain('I bring &lt;b&gt;bowls&lt;/b&gt;')
    expect(mail?.calendar).toBeNull()
  })

  test('of two hundred guests within an hour are one message, and later ones wait for the hour', async () => {
    const { sam, url, plan_handle, notices } = await aPlan()
    const names = Array.from({ length: 200 }, (_, index) => `Guest ${index + 1}`)
    await signUpBy(url, 'Guest 1')
    await signUpAll(sam, plan_handle, names.slice(1))
    await notices.later(2)
    expect(notices.sent).toHaveLength(1)
    expect(notices.sent[0]?.subject).toMatch(/^200 answers: /)
    for (const name of names) {
      expect(notices.sent[0]?.text).toContain(`- ${name} is coming (signed up by your link)`)
    }
    // Nobody else can be expected by this link.
    await signUpBy(url, 'Late Lu', 'declined')
    await notices.later(58)
    expect(notices.sent).toHaveLength(1)
    await notices.later(3)
    expect(notices.sent).toHaveLength(2)
    expect(notices.sent[1]?.subject).toMatch(/^Late Lu can’t come: /)
    expect(await noticesOf(sam).run()).toBeInstanceOf(Date)
  })

  test('say what the host was told before, and a changed note is told alone', async () => {
    const { url, notices } = await aPlan()
    const page = await signUpBy(url, 'Bo')
    await notices.later(2)
    await post(page, { answer: 'declined' })
    await post(page, { answer: 'accepted' })
    await post(page, { answer: 'declined', note: 'Sorry' })
    await notices.later(61)
    await post(page, { answer: 'declined', note: 'Sorry!' })
    await notices.later(61)
    await post(page, { answer: 'declined', note: 'Sorry!' })
    await notices.later(61)
    const told = notices.sent.map(({ text }) => text.split('Who answered:\n')[1]?.split('\n\n')[0])
    expect(told).toEqual([
      '- Bo is coming (signed up by your link)',
      '- Bo can’t come any more (signed up by your link)\n  “Sorry”',
      '- Bo still can’t come (signed up by your link)\n  “Sorry!”',
    ])
  })
})

test('a note that was removed is not news, and another answer comes without the earlier note', async () => {
  const { url, notices } = await aPlan()
  const page = await signUpBy(url, 'Bo')
  await post(page, { answer: 'accepted', note: 'I bring a cake' })
  await notices.later(2)
  await post(page, { answer: 'accepted', note: '' })
  await notices.later(61)
  expect(notices.sent).toHaveLength(1)
  await post(page, { answer: 'accepted', note: 'I bring two' })
  await notices.later(61)
  await post(page, { answer: 'declined' })
  await notices.later(61)
  const told = notices.sent.map(({ text }) => text.split('Who answered:\n')[1]?.split('\n\n')[0])
  expect(told).toEqual([
    '- Bo is coming (signed up by your link)\n  “I bring a cake”',
    '- Bo is still coming (signed up by your link)\n  “I bring two”',
    '- Bo can’t come any more (signed up by your link)',
  ])
})

test('the host reads that somebody signed up under the name of a guest they took off', async () => {
  const { sam, url, plan_handle, notices } = await aPlan()
  await signUpBy(url, 'Bo')
  await signUpBy(url, 'Cem')
  await notices.later(2)
  const { data: plan } = await answer(sam, 'plans.get', { plan_handle })
  const stay = plan.roster.filter(({ person }) => person.display_name !== 'Bo')
  const { data } = await answer(sam, 'plans.roster.prepare', {
    plan_handle,
    recipient_handles: stay.map(({ person }) => person.person_handle),
  })
  await commit(sam, data)
  await signUpBy(url, 'bo')
  await notices.later(61)
  const told = notices.sent[1]?.text.split('Who answered:\n')[1]?.split('\n\n')[0]
  expect(told?.replace(/\s+/g, ' ')).toBe(
    '- bo is coming (signed up by your link; you took somebody of that name off the list before)',
  )
})

test('an answer from before the plan moved says so, and one from after it does not', async () => {
  const { sam, url, plan_handle, notices } = await aPlan({ scheduled_at: inHours(90) })
  const bo = await signUpBy(url, 'Bo')
  await signUpBy(url, 'Cem')
  await changePlan(sam, plan_handle, { scheduled_at: inHours(120) })
  await post(bo, { answer: 'accepted' })
  await notices.later(2)
  const told = notices.sent[0]?.text.split('Who answered:\n')[1]?.split('\n\n')[0]
  expect(told?.split('\n').sort()).toEqual([
    '- Bo is coming (signed up by your link)',
    '- Cem is coming (signed up by your link), answered before the plan changed',
  ])
})

describe('what becomes of a plan', () => {
  test('is told once: enough people, all places taken', async () => {
    const { url, notices } = await aPlan({ capacity_min: 3, capacity_max: 4 })
    await signUpBy(url, 'Ann')
    await signUpBy(url, 'Ben')
    await notices.later(2)
    await signUpBy(url, 'Cleo')
    await notices.later(61)
    const [enough, full] = notices.sent
    expect(enough?.subject).toMatch(/^Enough people: /)
    expect(enough?.text).toContain('Enough people are in: you wanted at least 3.')
    expect(enough?.text).toContain('Coming: 3 of 4 people, including you')
    expect(full?.subject).toMatch(/^Full: /)
    expect(full?.text).not.toContain('Enough people')
  })

  test('is told at the deadline: too few people, or that answers are closed', async () => {
    const missed = await aPlan({ capacity_min: 4, rsvp_deadline: inHours(1) })
    await alterPlan(world, missed.plan_handle, `rsvp_deadline = now() - interval '1 second'`)
    await missed.notices.later(61)
    expect(missed.notices.sent[0]?.subject).toMatch(/^Not enough people: /)
    expect(missed.notices.sent[0]?.text).toMatch(/^Not enough people: “/)
    expect(missed.notices.sent[0]?.text).toContain('too few people are in: 1 of at least 4')
    expect(await missed.notices.later(61)).toBeNull()
    expect(missed.notices.sent).toHaveLength(1)

    const closed = await aPlan({ rsvp_deadline: inHours(1) })
    await alterPlan(world, closed.plan_handle, `rsvp_deadline = now() - interval '1 second'`)
    await closed.notices.later(61)
    expect(closed.notices.sent.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Answers are closed',
    ])
  })

  test('is not told too early, and follows a deadline that the host moves', async () => {
    const { sam, plan_handle, notices } = await aPlan({
      capacity_min: 4,
      rsvp_deadline: inHours(1),
    })
    await changePlan(sam, plan_handle, { rsvp_deadline: inHours(5) })
    const next = await notices.later(61)
    expect(notices.sent).toEqual([])
    expect(secondsUntil(next) / 3_600).toBeGreaterThan(4.9)
    await changePlan(sam, plan_handle, { rsvp_deadline: inHours(3) })
    const earlier = await notices.run()
    expect(secondsUntil(earlier) / 3_600).toBeLessThan(3.1)
  })
})

describe('the host hears nothing', () => {
  test('of what the host does', async () => {
    const { sam, plan_handle, url, notices } = await aPlan({ capacity_min: 4, capacity_max: 9 })
    await signUpBy(url, 'Ann')
    await signUpBy(url, 'Ben')
    await notices.later(2)
    expect(notices.sent).toHaveLength(1)
    await changePlan(sam, plan_handle, { capacity_min: 2, capacity_max: 3 })
    const recipient_handles = await people(sam, 'Mira')
    const { data } = await answer(sam, 'plans.roster.prepare', { plan_handle, recipient_handles })
    await commit(sam, data)
    await notices.later(61)
    expect(notices.sent).toHaveLength(1)
  })

  test('of a plan that is canceled or over, though answers came before', async () => {
    for (const columns of [`state = 'canceled'`, `scheduled_at = now() - interval '4 hours'`]) {
      const { plan_handle, url, notices } = await aPlan()
      await signUpBy(url, 'Ann')
      await alterPlan(world, plan_handle, columns)
      await notices.later(2)
      expect(notices.sent).toEqual([])
    }
  })

  test('of a plan that ends while its message waits for the mail server', async () => {
    const { sam, plan_handle, url } = await aPlan()
    const notices = noticesOf(sam, () => notNow)
    await signUpBy(url, 'Ann')
    await notices.later(2)
    expect(notices.sent).toHaveLength(1)
    await alterPlan(world, plan_handle, `state = 'canceled'`)
    await notices.later(60)
    await notices.later(600)
    expect(notices.sent).toHaveLength(1)
  })
})

describe('each piece of news is told once', () => {
  test('by workers at the same time, and after one dies between any two steps', async () => {
    const { sam, url } = await aPlan()
    await signUpBy(url, 'Ann')
    const first = noticesOf(sam, () => new Promise(() => {}))
    // It dies while the mail server has the message: whether that arrived is unknown, so it is not sent again.
    void first.later(2)
    await expect.poll(() => first.sent.length).toBe(1)
    const second = noticesOf(sam)
    await second.run()
    await second.later(2)
    expect(second.sent).toEqual([])
    await signUpBy(url, 'Ben')
    await second.later(62)
    expect(second.sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Ben is coming'])
    await signUpBy(url, 'Cleo')
    const both = [noticesOf(sam), noticesOf(sam)]
    await both[0]?.later(62)
    await Promise.all(both.map((one) => one.run()))
    expect(both.flatMap(({ sent }) => sent.map(({ subject }) => subject.split(':')[0]))).toEqual([
      'Cleo is coming',
    ])
  })

  test('by a mail server that recognises a repeated message, with the same bytes', async () => {
    const { sam, url } = await aPlan()
    await signUpBy(url, 'Ann')
    const notices = noticesOf(sam, (_, times) => (times < 3 ? unknown : { state: 'accepted' }), {
      idempotent: true,
    })
    await notices.later(2)
    await signUpBy(url, 'Ben')
    for (const minutes of [10, 20, 30]) await notices.later(minutes)
    const [one, ...again] = notices.sent
    expect(again).toHaveLength(2)
    for (const each of again) expect(each).toEqual(one)
    // What came in the meantime waits for an hour after that.
    await notices.later(61)
    expect(notices.sent).toHaveLength(4)
    expect(notices.sent[3]?.subject).toMatch(/^Ben is coming/)
  })

  test('and the attempts end', async () => {
    const { sam, url } = await aPlan()
    await signUpBy(url, 'Ann')
    const states: string[] = []
    const onAttempt = (kind: string, state: string) => states.push(`${kind} ${state}`)
    const notices = noticesOf(sam, () => never, { onAttempt })
    await notices.later(2)
    await notices.later(500)
    expect(states).toEqual(['host_news failed'])
  })
})

test('answers that came before there was such mail are no news', async () => {
  const { sam, url, notices } = await aPlan()
  const page = await signUpBy(url, 'Ann')
  await world.database.write(sam.owner, {
    work: (db) => db.sql`delete from host_notices where owner_id = ${db.owner}`,
  })
  await signUpBy(url, 'Ben')
  await notices.later(2)
  expect(notices.sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Ben is coming'])
  await answerPage(page, 'declined')
  await notices.later(61)
  expect(notices.sent[1]?.text).toContain('- Ann can’t come any more (signed up')
})
