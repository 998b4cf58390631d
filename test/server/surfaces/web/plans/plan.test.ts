import { beforeAll, expect, test } from 'vitest'
import {
  aParty,
  aSentPlan,
  aSharedPlan,
  commit,
  type Party,
  signUpBy,
} from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let party: Party
let host: WebClient
let ada: WebClient

beforeAll(async () => {
  party = await aParty(world)
  host = await signedInClient(world, party.sam)
  ada = await signedInClient(world, party.ada)
})

/** A plan that Ada and Jonas are invited to; its path for the host and for Ada. */
async function sent(draft: Record<string, unknown> = {}) {
  const { ada: first, jonas: second } = party.friends
  const { plan } = await aSentPlan(party.sam, [first, second], draft)
  const { data } = await answer(party.ada, 'invites.list', { query: plan.title })
  const own = data.items[0]?.plan.plan_handle ?? ''
  return { plan, path: `/plans/${plan.plan_handle}`, own: `/plans/${own}` }
}

test('the list has what is coming for hosts and guests, and drafts, past and canceled ones by links', async () => {
  const { plan, path, own } = await sent({ title_override: 'Trio night', capacity_min: 4 })
  await aDraft(party.sam, { title_override: 'Flea market' })
  const listed = await openPage(host, '/plans')
  expect(listed.text).toContain(`href="${path}"`)
  expect(listed.text).toMatch(/Trio night[\s\S]*Your plan · 1 of 4 people is in/)
  expect(listed.text).not.toContain('Flea market')
  expect((await openPage(host, '/plans?show=drafts')).text).toContain('Flea market')
  const invited = await openPage(ada, '/plans')
  expect(invited.text).toMatch(
    /Waiting for your answer[\s\S]*Trio night[\s\S]*<bdi>Sam<\/bdi> invites you/,
  )
  expect(invited.text.split(`href="${own}"`)).toHaveLength(2)
  const prepared = await answer(party.sam, 'plans.cancel.prepare', {
    plan_handle: plan.plan_handle,
  })
  await commit(party.sam, prepared.data)
  expect((await openPage(host, '/plans')).text).not.toContain(path)
  expect((await openPage(host, '/plans?show=canceled')).text).toContain(path)
  expect((await openPage(ada, '/plans?show=canceled')).text).toContain(own)
  expect((await openPage(host, path)).text).toContain('This plan is canceled')
  const seen = await openPage(ada, own)
  expect(seen.text).toContain('<bdi>Sam</bdi> called it off')
  expect(seen.text).not.toContain('/answer"')
})

test('an account without plans is told how to begin', async () => {
  const client = await signedInClient(world, await world.account('Kim'))
  for (const show of ['', '?show=drafts', '?show=past', '?show=canceled', '?show=nonsense']) {
    const { status, text } = await openPage(client, `/plans${show}`)
    expect([show, status, text.includes('class="lead"')]).toEqual([show, 200, true])
  }
})

test('a long list goes on by Older, to its end', async () => {
  const kim = await world.account('Kim')
  for (let at = 0; at < 23; at += 1) await aDraft(kim, { title_override: `Draft ${at}` })
  const client = await signedInClient(world, kim)
  const first = await openPage(client, '/plans?show=drafts')
  const [, older = ''] = /href="([^"]+)" rel="next"/.exec(first.text) ?? []
  const second = await openPage(client, `/plans${older.replaceAll('&amp;', '&')}`)
  const titles = [first, second].flatMap(({ text }) => text.match(/<bdi>Draft \d+<\/bdi>/g) ?? [])
  expect(new Set(titles).size).toBe(23)
  expect(second.text).not.toContain('rel="next"')
})

test('a guest answers on the page of the plan, with a note, and changes the answer', async () => {
  const { path, own } = await sent({ title_override: 'Soup evening' })
  const first = await followForm(ada, own, `${own}/answer`, {
    answer: 'accepted',
    note: 'I bring bread',
  })
  expect(first.text).toContain('You’re in')
  // Another guest's answer does not make this one's page out of date.
  await rsvpTo(party.jonas, 'Soup evening')
  const shown = await openPage(host, path)
  expect(shown.text).toMatch(/Coming[\s\S]*<bdi>Ada<\/bdi>[\s\S]*I bring bread/)
  expect(shown.text).toContain('3 people, you included.')
  const second = await followForm(ada, own, `${own}/answer`, { answer: 'declined' })
  expect(second.text).toContain('You can’t make it')
  const declined = (await openPage(host, path)).text
  expect(declined).toMatch(/Can’t make it[\s\S]*<bdi>Ada<\/bdi>/)
  expect(declined).not.toContain('I bring bread')
})

test('a guest finds the note in its field, changes it, and removes it by emptying the field', async () => {
  const { path, own } = await sent({ title_override: 'Cake evening' })
  await followForm(ada, own, `${own}/answer`, { answer: 'accepted', note: 'I bring a cake' })
  expect((await openPage(ada, own)).text).toMatch(
    /Your note for <bdi>Sam<\/bdi>[\s\S]*>I bring a cake<\/textarea>/,
  )
  await followForm(ada, own, `${own}/answer`, { answer: 'accepted', note: 'I bring two' })
  expect((await openPage(host, path)).text).toContain('I bring two')
  const { text } = await followForm(ada, own, `${own}/answer`, { answer: 'accepted', note: '' })
  expect(text).toContain('You’re in.')
  expect(text).not.toContain('I bring two')
  expect((await openPage(host, path)).text).not.toContain('I bring two')
})

async function rsvpTo(guest: Party['ada'], query: string): Promise<void> {
  const { data } = await answer(guest, 'invites.list', { query })
  const invite_handle = data.items[0]?.invite_handle
  await answer(guest, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
}

test('the same answer sent twice answers once; one for a plan that has moved is not taken', async () => {
  const { plan, own } = await sent({ title_override: 'Moved dinner' })
  const { text } = await openPage(ada, own)
  const fields = { ...hiddenFields(text, `${own}/answer`), answer: 'accepted', note: 'Hungry' }
  const moved = await answer(party.sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: { scheduled_at: inHours(72), scheduled_ends_at: inHours(75.5) },
  })
  await commit(party.sam, moved.data)
  const late = await ada.post(`${own}/answer`, fields, { accept: 'text/html' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('The plan has changed since you opened this page')
  expect(late.text).toContain('>Hungry</textarea>')
  const again = { ...hiddenFields(late.text, `${own}/answer`), answer: 'accepted' }
  for (let time = 0; time < 2; time += 1) {
    const reply = await ada.post(`${own}/answer`, again, { accept: 'text/html' })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${own}?answered=accepted`])
  }
  const other = await ada.post(
    `${own}/answer`,
    { ...again, answer: 'declined' },
    { accept: 'text/html' },
  )
  expect(other.status).toBe(409)
  expect((await openPage(ada, own)).text).toContain('You’re in.')
})

test('a guest who declined says again that they can’t make it once the plan has moved', async () => {
  const { plan, own } = await sent({ title_override: 'Moved picnic' })
  await followForm(ada, own, `${own}/answer`, { answer: 'declined' })
  const moved = await answer(party.sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: { scheduled_at: inHours(96) },
  })
  await commit(party.sam, moved.data)
  const asked = (await openPage(ada, own)).text
  expect(asked).toContain('You said you couldn’t make it. Is your answer still the same?')
  expect(asked).toContain('>I still can’t make it</button>')
  const said = await followForm(ada, own, `${own}/answer`, { answer: 'declined' })
  expect(said.text).toContain('You said you can’t make it.')
  expect(said.text).not.toContain('still the same?')
})

test('a plan that has moved shows its new end, also on the clocks of a reader elsewhere', async () => {
  const at = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const { plan, path, own } = await sent({ scheduled_at: `${at}T19:00:00+01:00` })
  const changes = {
    scheduled_at: `${at}T20:00:00+01:00`,
    scheduled_ends_at: `${at}T22:30:00+01:00`,
  }
  const moved = await answer(party.sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes,
  })
  await commit(party.sam, moved.data)
  expect((await openPage(host, path)).text).toContain('20:00 – 22:30')
  await ada.submit('/settings/account', { timezone: 'America/New_York' })
  const { text } = await openPage(await signedInClient(world, party.ada), own)
  expect(text).toContain('20:00 – 22:30')
  expect(text).toContain('For you: 14:00 – 16:30, New York time')
  await ada.submit('/settings/account', { timezone: 'Europe/Berlin' })
})

test('a guest and the host read what has moved since the answer, as mail says it, until the guest answers again', async () => {
  const { plan, path, own } = await sent({
    ...{ title_override: 'Moves twice', scheduled_at: '2038-12-03T18:30:00Z' },
  })
  await followForm(ada, own, `${own}/answer`, { answer: 'accepted' })
  const move = async (changes: object) => {
    const { plan_handle } = plan
    await commit(
      party.sam,
      (await answer(party.sam, 'plans.update.prepare', { plan_handle, changes })).data,
    )
  }
  await move({ scheduled_at: '2038-12-04T18:30:00Z' })
  await move({ meetup_location_text: 'At the fountain' })
  const guest = (await openPage(ada, own)).text
  const shown = (await openPage(host, path)).text
  for (const text of [guest, shown]) {
    expect(text).toMatch(
      /Starts<\/dt><dd><p dir="auto">Saturday, 4 December 2038[^<]*<\/p><p[^>]*>was Friday, 3 December 2038/,
    )
    expect(text).toMatch(/<p dir="auto">At the fountain<\/p><p[^>]*>was nothing/)
  }
  const { data } = await answer(party.ada, 'invites.list', { query: 'Moves twice' })
  const { invite_handle = '' } = data.items[0] ?? {}
  const read = await answer(party.ada, 'invites.get', { invite_handle })
  expect(read.data.invite.moved_from).toMatchObject({
    scheduled_at: '2038-12-03T18:30:00.000Z',
    meetup_location_text: null,
  })
  await followForm(ada, own, `${own}/answer`, { answer: 'accepted' })
  expect((await openPage(ada, own)).text).not.toContain('was Friday')
  expect((await openPage(host, path)).text).not.toContain('was Friday')
})

test('other people’s plans, made-up ones and a removed guest’s are not shown', async () => {
  const { plan, path, own } = await sent({ title_override: 'Secret supper' })
  for (const foreign of [path, '/plans/pn_00000000000000000000000000', '/plans/x', '/plans/%00']) {
    const { status, text } = await openPage(ada, foreign)
    expect([foreign, status, text.includes('Secret')]).toEqual([foreign, 404, false])
  }
  const { form_token = '' } = hiddenFields((await openPage(ada, own)).text, `${own}/answer`)
  for (const act of ['answer', 'checklist']) {
    const key = 'a'.repeat(22)
    const sent = { form_token, key, title: 'x', answer: 'accepted', invite: 'in_x' }
    const reply = await ada.post(`${path}/${act}`, sent, { accept: 'text/html' })
    expect([act, reply.status]).toEqual([act, 404])
  }
  const roster = await answer(party.sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [party.friends.jonas],
  })
  await commit(party.sam, roster.data)
  expect((await openPage(ada, own)).text).toContain('You’re no longer on the list of this plan')
  expect((await openPage(host, path)).text).not.toContain('<bdi>Ada</bdi>')
})

test('the host ticks the checklist off and adds to it; a guest sees what is for guests', async () => {
  const { path, own } = await sent({ title_override: 'Picnic' })
  const add = `${path}/checklist`
  await followForm(host, path, add, { title: 'Bring a blanket', who: 'guests' })
  await followForm(host, path, add, { title: 'Book a table', who: 'shown' })
  await followForm(host, path, add, { title: 'Buy a present' })
  const { text } = await openPage(host, path)
  expect(text).toMatch(
    /Bring a blanket[\s\S]*for each guest · guests see it[\s\S]*Book a table[\s\S]*to do · guests see it[\s\S]*Buy a present/,
  )
  const [, item = ''] = /name="item" value="([^"]+)"/.exec(text) ?? []
  const done = await followForm(host, path, add, { item })
  expect(done.text).toContain('Not done: Bring a blanket')
  const guests = await openPage(ada, own)
  expect(guests.text).toContain('Bring a blanket')
  expect(guests.text).not.toContain('present')
  const empty = await sendForm(host, path, add, { title: '', who: 'shown' })
  expect(empty.status).toBe(422)
  expect(empty.text).toContain('value="shown" checked')
})

test('who ticks something off on a later part of a long checklist stays there', async () => {
  const { plan, path } = await sent({ title_override: 'Moving house' })
  for (let count = 1; count <= 12; count += 1)
    await answer(party.sam, 'plans.logistics.update', {
      ...{ plan_handle: plan.plan_handle, mode: 'add' },
      item: { title: `Box ${count}`, kind: 'host_action' },
    })
  const part = `${path}?checklist=10`
  const before = await openPage(host, part)
  const [, item = ''] =
    /name="item" value="([^"]+)" aria-label="[^"]*Box 11"/.exec(before.text) ?? []
  const done = await followForm(host, part, `${path}/checklist?checklist=10`, { item })
  expect(done.text).toContain('Not done: Box 11')
  expect(done.text).not.toContain('>Box 1<')
})

test('a guest reads apart what to bring, what the host does and what it costs, in both languages', async () => {
  const { plan, path, own } = await sent({ title_override: 'Sauna' })
  const add = `${path}/checklist`
  await followForm(host, path, add, { title: 'Bring socks', who: 'guests' })
  await followForm(host, path, add, { title: 'Book the sauna', who: 'shown' })
  await answer(party.sam, 'plans.logistics.update', {
    ...{ plan_handle: plan.plan_handle, mode: 'add' },
    item: { title: 'Entry', kind: 'payment_expectation', visibility: 'guest' },
  })
  expect((await openPage(ada, own)).text).toMatch(
    />Please remember<[\s\S]*Bring socks[\s\S]*>On [^\n]*Sam[^\n]*’s list<[\s\S]*Book the sauna[\s\S]*>Good to know<[\s\S]*Entry/,
  )
  const german = await ada.get(own, { accept: 'text/html', 'accept-language': 'de' })
  expect(german.text).toMatch(
    />Bitte denk daran<[\s\S]*Bring socks[\s\S]*>Auf der Liste von [^\n]*Sam[\s\S]*Book the sauna[\s\S]*>Gut zu wissen<[\s\S]*Entry/,
  )
  const form = await host.get(path, { accept: 'text/html', 'accept-language': 'de' })
  expect(form.text).toMatch(/Wer es macht[\s\S]*Ich, und Gäste sehen es[\s\S]*Jeder Gast/)
})

test('the host sees who the service does not reach, with a message to pass on once the plan moves', async () => {
  const { plan, url, share_links } = await aSharedPlan(party.sam, [party.friends.mira], {
    title_override: 'Dumplings <b>',
  })
  const own = share_links.find(({ display_name }) => display_name === 'Mira')?.url ?? ''
  await fetch(own, { method: 'POST', body: new URLSearchParams({ answer: 'accepted' }) })
  await signUpBy(url, 'Zoë')
  const changes = { scheduled_at: inHours(100) }
  const { plan_handle } = plan
  await commit(
    party.sam,
    (await answer(party.sam, 'plans.update.prepare', { plan_handle, changes })).data,
  )
  const { text } = await openPage(host, `/plans/${plan_handle}`)
  expect(text).toMatch(/<bdi>Zoë<\/bdi> <span class="soft small">signed up by link/)
  expect(text).toMatch(/Tell them yourself[\s\S]*Mira and Zoë[\s\S]*“Dumplings &lt;b&gt;” is on/)
  // The message is for who said no as well as for who comes.
  expect(text).toMatch(/Does that work for you\?<\/code>/)
})

test('who can see a plan says by which kind of link, and names none that its invitations do not tell', async () => {
  const { friends, sam } = party
  const title_override = 'Kinds of links'
  const { plan, url } = await aSharedPlan(sam, [friends.mira], { title_override })
  const seen = async (handle: string) => {
    const { text } = await openPage(host, `/plans/${handle}`)
    return /<section aria-labelledby="see">[\s\S]*?<\/section>/.exec(text)?.[0] ?? ''
  }
  const first = await seen(plan.plan_handle)
  expect(first).toMatch(/A link of their own that you pass on: <bdi>Mira<\/bdi>/)
  expect(first).not.toMatch(/A mail|anyone can use/)
  await signUpBy(url, 'Zoë')
  expect(await seen(plan.plan_handle)).toContain('A link that anyone can use: 1 guest came by it.')
  const { plan: other } = await aSentPlan(sam, [friends.ada], { title_override: 'Mailed' })
  const mailed = await seen(other.plan_handle)
  expect(mailed).toMatch(/A mail with a link of their own: <bdi>Ada<\/bdi>/)
  expect(mailed).not.toMatch(/pass on|anyone can use/)
})

test('a draft says that nobody has seen it, and who it is for', async () => {
  const { plan } = await aDraft(party.sam, {
    title_override: 'Quiet',
    audience_selection: { person_handles: [party.friends.ada] },
  })
  const { text } = await openPage(host, `/plans/${plan.plan_handle}`)
  expect(text).toContain('nobody has been contacted')
  expect(text).toMatch(/Who it is for[\s\S]*<bdi>Ada<\/bdi>/)
  expect(text).toMatch(/Who can see this[\s\S]*Only you\./)
})

test('a page as full as it can be stays within 30 kB', async () => {
  const { path, plan } = await sent({ title_override: 'x'.repeat(160) })
  const items = Array.from({ length: 5 }, (_, at) => ({
    ...item,
    title: `${'y'.repeat(80)} ${at}`,
  }))
  await answer(party.sam, 'plans.logistics.update', {
    plan_handle: plan.plan_handle,
    mode: 'add',
    items,
  })
  expect((await openPage(host, path)).text.length).toBeLessThan(30_000)
})

const item = {
  kind: 'host_action',
  action_type: 'bring',
  phase: 'before_arrival',
  actor_type: 'host',
  visibility: 'guest',
}
