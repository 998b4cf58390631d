import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { sql } from '#server/database/sql.ts'
import { contactChanges } from '#server/flows/web/contact.ts'
import { callWords, knownPageWork } from '#server/domain/messages/activity_words.ts'
import { aSentPlan } from '#test/support/given/actions.ts'
import { aList, people } from '#test/support/given/lists.ts'
import { ownActivity } from '#test/support/own_activity.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const html = { accept: 'text/html' }

interface Item {
  text: string
  status: string
  capability: string
  request_id: string
  undone: boolean
  undo: { action: string } | null
}

/** The path of the page of an account's first token. */
async function pageOf(client: WebClient): Promise<string> {
  const { tokens } = (await client.get('/settings/agents')).json
  return `/settings/agents/${tokens.at(-1).token_handle}`
}

async function itemsOf(client: WebClient, path: string): Promise<Item[]> {
  const { json } = await client.get(path)
  return (json.activity ?? json).items
}

const textsOf = async (client: WebClient, path: string) =>
  (await itemsOf(client, path)).map(({ text }) => text)

/** Fills an account's audit with rows of another principal, now. */
function fill({ owner }: Account, count: number): Promise<unknown> {
  return world.database.write(owner, {
    work: (db) =>
      db.run(sql`
        insert into audit (owner_id, audit_id, at, capability, token_id, surface, status)
        select ${owner}, gen_random_uuid(), now(), 'ideas.lists.create', ${randomUUID()}::uuid, 'api', 'completed'
        from generate_series(1, ${count})`),
  })
}

test('every capability that writes has words of a person', () => {
  const writing = Object.values(capabilities).filter(({ effect }) => effect !== 'read')
  const known = Object.keys(callWords)
  expect(writing.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
  const isWriting = (id: string) => writing.some((facts) => facts.id === (id as CapabilityId))
  expect(known.filter((id) => !isWriting(id))).toEqual([])
})

test('what is deleted is named and leads nowhere; what is there leads to its page', async () => {
  const sam = await world.account('Sam')
  const [lee = '', mira = ''] = await people(sam, 'Lee', 'Mira')
  await sam.call('relationships.people.manage', {
    operation: 'rename',
    person_handle: lee,
    display_name: 'Lee B',
  })
  await sam.call('relationships.people.manage', {
    operation: 'rename',
    person_handle: mira,
    display_name: 'Mira B',
  })
  await sam.call('relationships.people.manage', { operation: 'delete', person_handle: lee })
  const ideas_list_handle = await aList(sam, { name: 'Gone' })
  await sam.call('ideas.lists.delete', { ideas_list_handle })
  const client = await signedInClient(world, sam)
  for (const path of ['/', await pageOf(client)]) {
    const { text } = await client.get(path, html)
    const linked = [lee, mira, ideas_list_handle].map((handle) => text.includes(`/${handle}"`))
    expect([path, ...linked]).toEqual([path, false, true, false])
    expect(text).toContain('Lee B')
    expect(text).toContain('Gone')
  }
})

test('everything that pages write down has words of a person', () => {
  const written = globSync('server/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(web\.[a-z_]+\.[a-z_]+)'/g)].map(([, what]) => what),
  )
  const contact = contactChanges.map((change) => `web.contact.${change}`)
  const all = new Set([...written, ...contact])
  expect(all.size).toBeGreaterThan(25)
  expect([...all].filter((what) => !knownPageWork.has(what ?? ''))).toEqual([])
})

test('what an agent did is told in words, with the request, and what came of it', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const made = await sam.call('ideas.lists.create', { name: 'Rainy <Sundays>' })
  const { ideas_list_handle } = made.body.data.list
  const headers = { 'x-request-id': 'of-the-rename' }
  await sam.call('ideas.lists.rename', { ideas_list_handle, name: 'Wet Sundays' }, { headers })
  await sam.call('ideas.lists.create', { name: 'With', person_names: ['Nobody'] })
  await people(sam, 'Mira')
  const path = await pageOf(client)
  expect(await textsOf(client, path)).toEqual([
    'Saved “Mira”',
    'Wanted to make a list',
    'Renamed the list “Wet Sundays”',
    'Made the list “Rainy <Sundays>”',
  ])
  const items = await itemsOf(client, path)
  expect(items[1]?.status).toBe('needs_input')
  expect(items[2]?.request_id).toBe('of-the-rename')
  const { text } = await client.get(path, html)
  expect(text).toMatch(
    /Made the list “<a href="\/lists\/il_\w+"><bdi>Rainy &lt;Sundays&gt;<\/bdi><\/a>”/,
  )
  expect(text).toContain('of-the-rename')
  expect(await textsOf(client, `${path}?filter=changed`)).toEqual([
    'Saved “Mira”',
    'Renamed the list “Wet Sundays”',
    'Made the list “Rainy <Sundays>”',
  ])
  expect(await textsOf(client, `${path}?filter=sent`)).toEqual([])
})

test('what was sent is told by what was approved, without the secrets of its links', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const { plan, share_links } = await aSentPlan(sam, await people(sam, 'Mira'))
  const path = await pageOf(client)
  const sent = await textsOf(client, `${path}?filter=sent`)
  expect(sent).toEqual([`Sent the invitation to “${plan.title}”`])
  const all = await textsOf(client, path)
  expect(all.filter((text) => /^Prepared .*invitation/.test(text))).toHaveLength(1)
  const changed = await textsOf(client, `${path}?filter=changed`)
  expect(changed.filter((text) => text.startsWith('Prepared'))).toEqual([])
  const secret = share_links[0]?.url.split('/').at(-1) ?? ''
  expect(secret).toHaveLength(43)
  expect((await client.get(path, html)).text).not.toContain(secret)
})

test('a change is undone once, from the page', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const made = await sam.call('ideas.lists.create', { name: 'Rainy Sundays' })
  const { ideas_list_handle } = made.body.data.list
  await sam.call('ideas.lists.delete', { ideas_list_handle })
  const path = await pageOf(client)
  const [deleted] = await itemsOf(client, path)
  const action = deleted?.undo?.action ?? ''
  const undo = () => client.submit(`${path}/undo`, { action }, path)
  expect((await undo()).json).toEqual({ undone: true })
  expect((await sam.call('ideas.lists.get', { ideas_list_handle })).body.status).toBe('completed')
  const [after] = await itemsOf(client, path)
  expect([after?.undo, after?.undone]).toEqual([null, true])
  const own = await ownActivity(client)
  expect(own[0]).toMatch(/^Undid a change/)
  // Nothing of another account can be undone, and what is no change says so.
  const stranger = await signedInClient(world, await world.account('Ada'))
  const [theirs] = [await pageOf(stranger)]
  for (const [one, code] of [
    [action, 'reference_not_found'],
    ['nonsense', 'input_invalid'],
  ] as const) {
    const { json } = await stranger.submit(`${theirs}/undo`, { action: one }, theirs)
    expect([one, json.code]).toEqual([one, code])
  }
})

test('pages have 20 entries, each once, and say where older ones begin', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  for (let count = 0; count < 21; count += 1) {
    await sam.call('ideas.lists.create', { name: `List ${count}` })
  }
  const path = await pageOf(client)
  const { activity: first } = (await client.get(path)).json
  const { activity: rest } = (await client.get(`${path}?before=${first.older}`)).json
  expect([first.items.length, rest.items.length, rest.older]).toEqual([20, 1, null])
  expect(rest.items[0].text).toBe('Made the list “List 0”')
  for (const before of ['1-2', '9999999999999999999-x', '%00', first.older.slice(0, -1)]) {
    const { status } = await client.get(`${path}?before=${encodeURIComponent(before)}`)
    expect([before, status]).toEqual([before, 200])
  }
})

test('a page looks through 5,000 entries at most, and the next one goes on behind them', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  await sam.call('ideas.lists.create', { name: 'The oldest' })
  await fill(sam, 5_200)
  const path = await pageOf(client)
  const { activity: first } = (await client.get(path)).json
  expect(first.items).toEqual([])
  expect((await client.get(path, html)).text).toContain('Older ones may have some')
  expect(await textsOf(client, `${path}?before=${first.older}`)).toEqual([
    'Made the list “The oldest”',
  ])
})

test('an agent’s page has nothing of another agent, and the account’s own page nothing of agents', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const other = await world.token(sam)
  await other.call('ideas.lists.create', { name: 'Of the other' })
  await sam.call('ideas.lists.create', { name: 'Of the first' })
  expect(await textsOf(client, await pageOf(client))).toEqual(['Made the list “Of the first”'])
  const own = await ownActivity(client)
  expect(own).toEqual(['You signed in (Another program)'])
})

test('what the account did itself is told: sign-ins, tokens, its profile, sessions', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const fields = { label: 'Laptop', abilities: ['planning:read'] }
  const { json } = await client.submit('/settings/agents/new', fields)
  await client.submit(`/settings/agents/${json.token_handle}/revoke`)
  const profile = { display_name: 'Samira', timezone: 'Europe/Berlin' }
  await client.submit('/settings/account', profile)
  expect(await ownActivity(client)).toEqual([
    'You changed your name or time zone',
    'You revoked the token “Laptop”',
    'You made the token “Laptop”',
    'You signed in (Another program)',
  ])
})
