import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aParty, aPreparedSend, aSentPlan, commit, rsvp } from '#test/support/given/actions.ts'
import { anAskingToken } from '#test/support/given/approvals.ts'
import { aCapture, askQuestion } from '#test/support/given/captures.ts'
import { accept, invite, take } from '#test/support/given/friendship.ts'
import { answer } from '#test/support/given/lists.ts'
import { aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const page = { accept: 'text/html' }
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

test('who is signed in sees what waits for approval, answers, this week and drafts', async () => {
  const party = await aParty(world)
  const { sam, friends } = party
  const agent = await anAskingToken(world, sam)
  await aSentPlan(sam, [friends.ada], { title_override: 'Trio night' })
  await aReviewedDraft(sam, { title_override: 'Flea market' })
  const { prepared } = await aPreparedSend(agent, [friends.ada], { title_override: 'Soup evening' })
  const client = await signedInClient(world, sam)
  const { status, text, headers } = await client.get('/', page)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text).toContain('<h1>Today</h1>')
  expect(text).toContain(`href="/approvals/${prepared.action_handle}"`)
  for (const words of [
    'Waiting for your approval',
    'Soup evening',
    'Waiting for an answer',
    'The next seven days',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/The next seven days[\s\S]*Trio night[\s\S]*Drafts[\s\S]*Flea market/)
  // It waits for approval, so it is no draft to go on with.
  expect(text.split('Drafts')[1]?.split('</section>')[0]).not.toContain('Soup evening')
  expect(text.length).toBeLessThan(30_000)
})

test('what a capture asks leads to its page from Today', async () => {
  const sam = await world.account('Sam')
  const capture = await aCapture(sam, { text: 'Pottery class' })
  const choices = [['Rainy days', 'rainy']] as const
  await askQuestion(sam, capture, { kind: 'destination', code: 'list_ambiguous', choices })
  const { text } = await (await signedInClient(world, sam)).get('/', page)
  expect(text).toContain(`<a class="row" href="/captures/${capture}">`)
})

test('an invitation leads from Today to its plan, where it is answered, in English and in German', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada], { title_override: 'Quiz night' })
  const { body } = await ada.call('invites.list', {})
  const { plan_handle } = body.data.items[0]?.plan ?? {}
  const client = await signedInClient(world, ada)
  for (const language of ['en', 'de']) {
    const { text } = await client.get('/', { ...page, 'accept-language': language })
    expect(text).toContain(`<html lang="${language}"`)
    const row = /<a class="row" href="(\/plans\/[^"]+)"><span[^>]*>[^<]*Quiz night/
    expect([language, row.exec(text)?.[1]]).toEqual([language, `/plans/${plan_handle}`])
  }
  expect(plan_handle).not.toBe(plan.plan_handle)
  const opened = await client.get(`/plans/${plan_handle}`, page)
  expect(opened.text).toContain('name="answer" value="accepted"')
})

test('a plan that its host has canceled says so on Today, in English and in German', async () => {
  const { sam, ada, friends } = await aParty(world)
  const facts = { title_override: 'Rained off', scheduled_at: inHours(50) }
  const { plan } = await aSentPlan(sam, [friends.ada], facts)
  await rsvp(ada, 'accepted')
  const client = await signedInClient(world, ada)
  const row = async (language: string) => {
    const { text } = await client.get('/', { ...page, 'accept-language': language })
    return /<strong><bdi>Rained off[\s\S]*?<\/li>/.exec(text)?.[0] ?? ''
  }
  expect(await row('en')).not.toMatch(/^$|Canceled/)
  const { plan_handle } = plan
  await commit(sam, (await answer(sam, 'plans.cancel.prepare', { plan_handle })).data)
  await expect.poll(() => row('en'), { timeout: 10_000 }).toContain('<small>Canceled</small>')
  expect(await row('de')).toContain('<small>Abgesagt</small>')
})

test('a plan whose answers are due soon is on Today once, with how many are missing', async () => {
  const { sam, friends } = await aParty(world)
  const facts = { title_override: 'Soon', scheduled_at: inHours(30) }
  await aSentPlan(sam, [friends.ada, friends.jonas], facts)
  const { text } = await (await signedInClient(world, sam)).get('/', page)
  const [, open = ''] = /Waiting for an answer([\s\S]*?)<\/section>/.exec(text) ?? []
  expect(open.match(/“Soon”/g)).toHaveLength(1)
  expect(open).toContain('2 people have not answered for “Soon” yet')
})

test('a list that a friend has shared is no open answer, and Today leads to it', async () => {
  const { sam, ada, friends } = await aParty(world)
  const made = await answer(sam, 'ideas.lists.create', { name: 'Rainy days' })
  const prepared = await answer(sam, 'ideas.lists.share.prepare', {
    ideas_list_handle: made.data.list.ideas_list_handle,
    person_handle: friends.ada,
  })
  await commit(sam, prepared.data)
  const client = await signedInClient(world, ada)
  const { text } = await client.get('/', page)
  expect(text).not.toContain('Waiting for an answer')
  const [, shared = ''] = /Shared with you([\s\S]*?)<\/section>/.exec(text) ?? []
  const [, path = ''] = /<a class="row" href="(\/lists\/[^"]+)">/.exec(shared) ?? []
  expect(shared).toContain('Sam shared “Rainy days” with you')
  const opened = await client.get(path, page)
  expect([opened.status, opened.text.includes('Rainy days')]).toEqual([200, true])
})

test('who has accepted an invitation to connect is on Today, until they part', async () => {
  const [host, guest] = [await world.account('Hanna'), await world.account('Mira')]
  await accept(guest, await invite(host))
  const client = await signedInClient(world, host)
  for (const [language, words] of [
    ['en', /Connected with you[\s\S]*?accepted your invitation today at/],
    ['de', /Neu mit dir verbunden[\s\S]*?hat deine Einladung heute um/],
  ] as const) {
    const { text } = await client.get('/', { ...page, 'accept-language': language })
    expect(text).toMatch(words)
  }
  const { text } = await client.get('/', page)
  const [, path = ''] =
    /<a class="row" href="(\/people\/[^"]+)"><span><strong><bdi>Mira/.exec(text) ?? []
  expect((await client.get(path, page)).text).toContain('You’re connected')
  // Who accepted it knows that.
  const theirs = await (await signedInClient(world, guest)).get('/', page)
  expect(theirs.text).not.toContain('Connected with you')
  await take(host, { operation: 'disconnect', person_handle: path.split('/').at(-1) ?? '' })
  expect((await client.get('/', page)).text).not.toContain('Connected with you')
})

test('an account in which nothing is going on is told what to do', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  expect((await client.get('/', page)).text).toContain('Nothing needs you right now')
})

test('who is not signed in reads what this is and finds the way in; a program finds nothing', async () => {
  const client = new WebClient(() => world.url)
  const { status, text } = await client.get('/', page)
  expect(status).toBe(200)
  expect(text).toContain('<a class="button main" href="/sign-in">Sign in</a>')
  expect(text).toContain('href="/docs/"')
  const program = await client.get('/', { accept: 'application/json' })
  expect(program).toMatchObject({ status: 404, json: { code: 'route_not_found' } })
})

test('a page as full as it can be stays within 30 kB', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const long = (name: string) => `${name} ${'with a long title '.repeat(5)}`.trim()
  for (let at = 0; at < 7; at += 1) {
    await aSentPlan(party.sam, [party.friends.ada], { title_override: long(`Plan ${at}`) })
    await aReviewedDraft(party.sam, { title_override: long(`Draft ${at}`) })
    await aPreparedSend(agent, [party.friends.ada], { title_override: long(`Waiting ${at}`) })
    await party.sam.call('ideas.lists.create', { name: long(`List ${at}`) })
  }
  const { text } = await (await signedInClient(world, party.sam)).get('/', page)
  expect(text.length).toBeLessThan(30_000)
})

test('who is signed in goes from Today to a new token, and between its pages, by links alone', async () => {
  const client = await signedInClient(world, await world.account('Sam'))
  const linked = async (path: string, name: string) => {
    const { text } = await client.get(path, page)
    const link = new RegExp(`<a[^>]* href="([^"]+)"[^>]*>(?:<svg.*?</svg><span>)?${name}</`)
    return link.exec(text)?.[1] ?? `no ${name}`
  }
  const agents = await linked('/', 'Agents')
  expect(await linked(agents, 'New token')).toBe('/settings/agents/new')
  const ways = ['Today', 'Settings', 'Approvals', 'Agents', 'Calendars', 'Account']
  const pages = ['/', '/settings', '/approvals', '/settings/agents', '/settings/calendars']
  for (const path of [...pages, '/settings/account', '/settings/activity', '/settings/contact']) {
    for (const name of ways) {
      const found = await linked(path, name)
      expect([path, name, (await client.get(found, page)).status]).toEqual([path, name, 200])
    }
  }
})

test('an account that is being deleted is led nowhere but to keeping it', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  for (const table of ['accounts', 'account_emails'])
    await superuser.query(`update ${table} set deleting_at = now() where owner_id = $1`, [
      sam.owner,
    ])
  const { status, headers } = await client.get('/', page)
  expect([status, headers.get('location')]).toEqual([303, '/settings/account/keep'])
  expect((await client.get('/settings/account/keep', page)).text).not.toContain('class="ways"')
})

test('the last five changes by agents are there with their agent, and Undo takes one back', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  await ada.call('ideas.lists.create', { name: 'List of Ada' })
  let ideas_list_handle = ''
  for (let at = 1; at <= 6; at += 1) {
    const { body } = await sam.call('ideas.lists.create', { name: `List ${at}` })
    ideas_list_handle = body.data.list.ideas_list_handle
  }
  await sam.call('ideas.lists.delete', { ideas_list_handle })
  await superuser.query("update tokens set label = 'Claude' where owner_id = $1", [sam.owner])
  const client = await signedInClient(world, sam)
  const { text } = await client.get('/', page)
  const found = text.matchAll(/<p>(\w+ the list “)(?:<a[^>]*>)?<bdi>([^<]+)<\/bdi>(?:<\/a>)?”/g)
  const told = [...found].map(([, did, name]) => `${did}${name}`)
  expect(told).toEqual([
    'Deleted the list “List 6',
    ...[6, 5, 4, 3].map((at) => `Made the list “List ${at}`),
  ])
  expect(text).toContain('<bdi>Claude</bdi> · ')
  // What the person does on the pages is no agent's.
  expect(text).not.toContain('You signed in')

  const [, form_token = ''] = /action="\/today\/undo">\s*<[^>]*value="([^"]+)"/.exec(text) ?? []
  const [, action = ''] = /name="action" value="([^"]+)"/.exec(text) ?? []
  const stranger = await signedInClient(world, ada)
  expect((await stranger.post('/today/undo', { form_token, action }, page)).status).toBe(403)
  const undone = await client.post('/today/undo', { form_token, action }, page)
  expect([undone.status, undone.headers.get('location')]).toEqual([303, '/?undone'])
  const after = await client.get('/?undone', page)
  expect(after.text).toContain('It’s undone')
  expect(after.text).toMatch(/List 6<\/bdi><\/a>”[^\n]*Undone/)
})
