import { describe, expect, test } from 'vitest'
import {
  addItem,
  everything,
  invite,
  inviteOf,
  makePath,
  makePlan,
  setGuest,
  setPlan,
  visitorOf,
} from '#test/server/surfaces/web/links/stage.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

const { get, post, textOf } = visitorOf(() => world)

async function guestOf(facts: Parameters<typeof makePlan>[2] = {}, name = 'Ada') {
  const plan_id = await makePlan(world, sam.owner, facts)
  return { plan_id, ...(await invite(world, sam.owner, plan_id, name)) }
}

describe('an invitation', () => {
  test('says what, when, where and from which host, in the zone of the plan', async () => {
    const plan_id = await makePlan(world, sam.owner, { timezone: 'Asia/Tokyo' })
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update plans
        set scheduled_at = '2038-01-15T09:30:00Z', scheduled_ends_at = '2038-01-15T12:00:00Z',
          rsvp_deadline = '2038-01-14T23:30:00Z'
        where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    })
    const { path } = await invite(world, sam.owner, plan_id, 'Ada')
    const page = await textOf(path)
    for (const part of [
      '<bdi>Sam</bdi> invites <bdi>Ada</bdi>',
      'Dinner by the canal',
      'Friday, 15 January 2038',
      '18:30 – 21:00',
      'Tokyo time (GMT+9)',
      'Markthalle Neun',
      'Eisenbahnstraße 42, Berlin',
      // The deadline falls on another day there than in UTC.
      'Friday, 15 January 2038, 08:30',
    ]) {
      expect(page).toContain(part)
    }
  })

  test('leads to a map, to calendars and to the addresses in its text, and tells none of them where from', async () => {
    const { path } = await guestOf({
      description:
        'See https://example.org/a?b=1&c=2. Not javascript:alert(1), nor http://u:p@evil.example/.',
    })
    const page = await textOf(path)
    const to = (address: string) => `href="${address}" rel="noopener nofollow noreferrer"`
    expect(page).toContain(
      `${to('https://example.org/a?b=1&amp;c=2')}>https://example.org/a?b=1&amp;c=2</a>.`,
    )
    expect(page).toContain(
      'query=Markthalle+Neun%2C+Eisenbahnstra%C3%9Fe+42%2C+Berlin" rel="noopener',
    )
    expect(page).toContain(
      'href="https://calendar.google.com/calendar/render?action=TEMPLATE&amp;text=Dinner+by',
    )
    expect(page).toContain('href="https://outlook.live.com/calendar/0/action/compose?')
    expect(page).not.toMatch(/href="(javascript|http:\/\/u:p)/)
    for (const [, rel] of page.matchAll(/href="https?:[^"]*"([^>]*)/g)) {
      expect(rel).toBe(' rel="noopener nofollow noreferrer"')
    }
  })

  test('shows who is coming only if the host wants that, by the names they gave themselves', async () => {
    for (const show_guest_list of [false, true]) {
      const { path, plan_id } = await guestOf({ show_guest_list })
      const mira = await invite(world, sam.owner, plan_id, 'Mira')
      const noor = await invite(world, sam.owner, plan_id, 'Noor from the gym')
      await invite(world, sam.owner, plan_id, 'Not yet')
      const other = await invite(world, sam.owner, plan_id, 'Ben')
      // Who has an account may call themself anything, also as the host.
      for (const [name, { invite_id }] of [['Noor', noor] as const, [' sam!', other] as const]) {
        const { owner } = await world.account(name)
        await world.database.write(sam.owner, {
          work: (db) => db.sql`
            update invites set peer_owner = ${owner}
            where owner_id = ${db.owner} and invite_id = ${invite_id}`,
        })
      }
      for (const one of [mira, noor, other]) await post(one.path, { answer: 'accepted' })
      const names = [...(await textOf(path)).matchAll(/<li><bdi>([^<]*)<\/bdi><\/li>/g)]
      expect(names.map(([, name]) => name)).toEqual(
        show_guest_list ? ['Mira', 'Noor', ' sam! (a guest)'] : [],
      )
      const open = await textOf(await makePath(world, sam.owner, 'plan', plan_id))
      expect(open.includes('Only the host sees your name')).toBe(!show_guest_list)
    }
  })

  test('takes a note to the host, shows it to the guest again, and keeps it with its answer alone', async () => {
    const { path, invite_id } = await guestOf()
    const noteOf = async () => {
      const rows = await world.database.read(
        sam.owner,
        (db) => db.sql<{ note: string | null }>`
          select note from invites where owner_id = ${db.owner} and invite_id = ${invite_id}`,
      )
      return rows[0]?.note
    }
    await post(path, { answer: 'accepted', note: ' I\u202e bring <b>soup</b>\r\n' })
    expect(await noteOf()).toBe('I bring <b>soup</b>')
    expect(await textOf(path)).toMatch(/<details class="note" open>[\s\S]*I bring &lt;b&gt;soup/)
    await post(path, { answer: 'accepted' })
    expect(await noteOf()).toBe('I bring <b>soup</b>')
    await post(path, { answer: 'declined' })
    expect(await noteOf()).toBeNull()
    await post(path, { answer: 'declined', note: 'x'.repeat(900) })
    expect(await noteOf()).toHaveLength(500)
    await post(path, { answer: 'declined', note: '  ' })
    expect(await noteOf()).toBeNull()
  })

  test('shows messengers who invites, and nothing of the plan or the guest', async () => {
    const { path } = await guestOf({ title: 'Surprise' }, 'Ada Lovelace')
    const tags = [...(await textOf(path)).matchAll(/<meta property="og:.*/g)].join('\n')
    expect(tags).toContain('content="Sam invites you"')
    expect(tags).not.toMatch(/Surprise|Ada|Markthalle|20\d\d/)
  })

  test('says who is coming so far, and counts the reader as “you”', async () => {
    const { path, plan_id } = await guestOf()
    expect(await textOf(path)).toContain('Only <bdi>Sam</bdi> so far')
    await post((await invite(world, sam.owner, plan_id, 'Mira')).path, { answer: 'accepted' })
    expect(await textOf(path)).toContain('<bdi>Sam</bdi> and 1 other<')
    await post(path, { answer: 'accepted' })
    expect(await textOf(path)).toContain('<bdi>Sam</bdi>, you and 1 other<')
  })

  test('shows a guest with an account the time on their own clocks, too', async () => {
    const { path, plan_id, invite_id } = await guestOf()
    const noor = await world.account('Noor')
    await world.database.write(noor.owner, {
      work: (db) => db.sql`
        update accounts set timezone = 'America/New_York' where owner_id = ${db.owner}`,
    })
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update invites set peer_owner = ${noor.owner}
        where owner_id = ${db.owner} and invite_id = ${invite_id}`,
    })
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update plans
        set scheduled_at = '2038-01-15T02:30:00Z', scheduled_ends_at = '2038-01-15T04:00:00Z'
        where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    })
    const page = await textOf(path)
    expect(page).toContain('03:30 – 05:00')
    expect(page).toContain(
      'For you: Thursday, 14 January 2038, 21:30 – 23:00, New York time (GMT-5)',
    )
  })

  test('shows the guests’ part of the checklist, and what waits for the plan to tip only then', async () => {
    const { plan_id, path } = await guestOf({ capacity_min: 2 })
    await addItem(world, sam.owner, plan_id, { title: 'Bring bread', amount_note: 'About 5 €' })
    await addItem(world, sam.owner, plan_id, { title: 'Host only', visibility: 'host' })
    await addItem(world, sam.owner, plan_id, { title: 'Never mind', status: 'dismissed' })
    await addItem(world, sam.owner, plan_id, { title: 'Send money', phase: 'after_plan_tips' })
    const before = await textOf(path)
    expect(before).toContain('Bring bread')
    expect(before).toContain('About 5 €')
    expect(before).not.toMatch(/Host only|Never mind|Send money/)
    await post(path, { answer: 'accepted' })
    expect(await textOf(path)).toContain('Send money')
  })

  test('of a plan that is over, shows of the checklist only what comes after it', async () => {
    const { plan_id, path } = await guestOf({ starts_in: -5, answer_in: null })
    await addItem(world, sam.owner, plan_id, { title: 'Bring bread' })
    await addItem(world, sam.owner, plan_id, { title: 'Send the pictures', phase: 'after_plan' })
    const text = await textOf(path)
    expect(text).toContain('Send the pictures')
    expect(text).not.toMatch(/Bring bread|Good to know/)
  })

  test('is answered, and answered again differently, each time once', async () => {
    const { path, invite_id } = await guestOf()
    const answer = await post(path, { answer: 'accepted' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${path}?answered`)
    expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'accepted' })
    expect(await textOf(`${path}?answered`)).toMatch(/role="status"[\s\S]*You’re in/)
    const before = await everything(world)
    await post(path, { answer: 'accepted' })
    expect(await everything(world)).toEqual(before)
    await post(path, { answer: 'declined' })
    expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'declined' })
  })

  test('twenty answers at once to two places let one in', async () => {
    const plan_id = await makePlan(world, sam.owner, { capacity_max: 2 })
    const guests = []
    for (let at = 0; at < 20; at += 1) {
      guests.push(await invite(world, sam.owner, plan_id, `Guest ${at}`))
    }
    const answers = await Promise.all(guests.map(({ path }) => post(path, { answer: 'accepted' })))
    const told = answers.map(({ headers }) => headers.get('location')?.split('?')[1])
    expect(told.filter((query) => query === 'answered')).toHaveLength(1)
    expect(told.filter((query) => query === 'refused')).toHaveLength(19)
  })

  test('says why it cannot be answered, in each such state, and takes no answer then', async () => {
    const states = [
      [{ state: 'canceled' }, 'This plan is canceled'],
      [{ starts_in: -5, answer_in: null }, 'This plan is over'],
      [{ starts_in: -1, answer_in: null }, 'This plan has begun'],
      [{ answer_in: -1 }, 'Answers are closed'],
      [{ capacity_max: 2 }, 'All places are taken'],
    ] as const
    for (const [facts, says] of states) {
      const { plan_id, path, invite_id } = await guestOf(facts)
      if ('capacity_max' in facts) {
        const other = await invite(world, sam.owner, plan_id, 'Mira')
        await post(other.path, { answer: 'accepted' })
      }
      const page = await textOf(path)
      expect(page).toContain(says)
      expect(page).not.toContain('value="accepted"')
      const answer = await post(path, { answer: 'accepted' })
      expect(answer.headers.get('location')).toBe(`${path}?refused`)
      expect(await textOf(`${path}?refused`)).toContain('could not be saved')
      expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'pending' })
    }
  })

  test('says kindly to a guest who was removed that they are, and nothing of the plan', async () => {
    const { path, invite_id } = await guestOf()
    await setGuest(world, sam.owner, invite_id, { rsvp_status: 'removed' })
    const answer = await get(path)
    expect(answer.status).toBe(410)
    const text = await answer.text()
    expect(text).toContain('You’re no longer on the list of this plan')
    expect(text).not.toContain('Dinner by the canal')
    expect((await post(path, { answer: 'accepted' })).status).toBe(410)
    expect((await get(`${path}/calendar.ics`)).status).toBe(404)
  })

  test('says “You’re in” only while that is true, although the address goes on saying so', async () => {
    const { path, plan_id, invite_id } = await guestOf()
    await post(path, { answer: 'accepted' })
    const answered = `${path}?answered`
    expect(await textOf(answered)).toMatch(/<title>You’re in: [\s\S]*role="status"/)
    await setGuest(world, sam.owner, invite_id, { needs_reconfirm: true })
    const changed = await textOf(answered)
    expect(changed).toContain('This plan has changed since you answered')
    expect(changed).not.toMatch(/You’re in|role="status"/)
    await setGuest(world, sam.owner, invite_id, { needs_reconfirm: false })
    await setPlan(world, sam.owner, plan_id, { state: 'canceled' })
    const canceled = await textOf(answered)
    expect(canceled).toContain('This plan is canceled')
    expect(canceled).not.toMatch(/You’re in|role="status"/)
  })

  test('says “could not be saved” only while the reason is there', async () => {
    const { path, plan_id } = await guestOf({ capacity_max: 2 })
    const other = await invite(world, sam.owner, plan_id, 'Mira')
    await post(other.path, { answer: 'accepted' })
    const refused = `${path}?refused`
    expect(await textOf(refused)).toMatch(/<title>Not saved: [\s\S]*could not be saved/)
    await post(other.path, { answer: 'declined' })
    expect(await textOf(refused)).not.toMatch(/Not saved|could not be saved/)
  })

  test('says that enough people are in only while they are', async () => {
    const { path, plan_id } = await guestOf({ capacity_min: 2 })
    await post(path, { answer: 'accepted' })
    expect(await textOf(path)).toContain('Enough people are in, so the plan goes ahead.')
    await setPlan(world, sam.owner, plan_id, { capacity_min: 3 })
    expect(await textOf(path)).toContain('Right now fewer than 3 are.')
    await setPlan(world, sam.owner, plan_id, { capacity_min: 2 })
    await post(path, { answer: 'declined' })
    const page = await textOf(path)
    expect(page).not.toContain('Enough people are in')
    expect(page).toContain(
      'Enough people were in, so the plan goes ahead. Right now fewer than 2 are.',
    )
  })

  test('of a plan that missed its number says who to ask, and who is in stays in', async () => {
    const { path, plan_id } = await guestOf({ capacity_min: 3 })
    await post(path, { answer: 'accepted' })
    await setPlan(world, sam.owner, plan_id, { rsvp_deadline: new Date(Date.now() - 60_000) })
    const page = await textOf(path)
    expect(page).toContain('It needed 3 people. Ask <bdi>Sam</bdi> whether it goes ahead.')
    expect(page).not.toMatch(/once 3 people are in|You said you’d come/)
    expect(page).toContain('You’re in.')
  })

  test('of a canceled plan asks for nothing more, and takes the plan out of a calendar', async () => {
    const { path, plan_id } = await guestOf({ state: 'canceled', connect_on_signup: true })
    await addItem(world, sam.owner, plan_id, { title: 'Buy a ticket' })
    const page = await textOf(path)
    expect(page).not.toMatch(/Buy a ticket|stay in touch/)
    expect(page).toContain('Remove it from your calendar')
    const file = await textOf(`${path}/calendar.ics`)
    expect(file).toContain('METHOD:CANCEL')
    expect(file).toContain('STATUS:CANCELLED')
  })

  test('asks again when the time or place has changed', async () => {
    const { path, invite_id } = await guestOf()
    await post(path, { answer: 'accepted' })
    await setGuest(world, sam.owner, invite_id, { needs_reconfirm: true })
    const page = await textOf(path)
    expect(page).toContain('This plan has changed since you answered')
    expect(page).toContain('You said you’d come. Is your answer still the same?')
    expect(page).toContain('It still works for me')
    await post(path, { answer: 'accepted' })
    expect(await inviteOf(world, sam.owner, invite_id)).toEqual({
      rsvp_status: 'accepted',
      needs_reconfirm: false,
    })
  })

  test('says to a guest who declined what they answered when it asks again, and takes the same answer', async () => {
    const { path, invite_id } = await guestOf()
    await post(path, { answer: 'declined' })
    await setGuest(world, sam.owner, invite_id, { needs_reconfirm: true })
    const page = await textOf(path)
    expect(page).toContain('You said you couldn’t make it. Is your answer still the same?')
    expect(page).toContain('>I can make it after all</button>')
    expect(page).toContain('>I still can’t make it</button>')
    await post(path, { answer: 'declined' })
    expect(await inviteOf(world, sam.owner, invite_id)).toEqual({
      rsvp_status: 'declined',
      needs_reconfirm: false,
    })
  })

  test('an unknown answer is refused and changes nothing', async () => {
    const { path } = await guestOf()
    const before = await everything(world)
    for (const fields of [
      {},
      { answer: 'maybe' },
      { answer: 'removed' },
      { answer: '__proto__' },
    ]) {
      const answer = await post(path, fields as Record<string, string>)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('Please choose one of the answers')
    }
    expect(await everything(world)).toEqual(before)
  })

  test('gives the event for a calendar, the same one after each change', async () => {
    const { path } = await guestOf({ title: 'Soup; salad, bread\nand BEGIN:VALARM' })
    const answer = await get(`${path}/calendar.ics`)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plan.ics"')
    const lines = (await answer.text()).replace(/\r\n /g, '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2)
    expect(lines).toContain('SUMMARY:Soup\\; salad\\, bread and BEGIN:VALARM')
    expect(lines).toContain('METHOD:PUBLISH')
    expect(lines).toContain('SEQUENCE:1')
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('Markthalle Neun\\, Eisen')
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1]
    expect(uid(lines.join('\n'))).toBe(uid(await textOf(`${path}/calendar.ics`)))
    expect((await get(`${(await guestOf({ starts_in: null })).path}/calendar.ics`)).status).toBe(
      404,
    )
  })
})
