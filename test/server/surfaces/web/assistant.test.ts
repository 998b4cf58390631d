import { beforeAll, expect, test } from 'vitest'
import { approve, postTurn, say } from '#test/support/given/talk.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer, ideas } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { type Account, startWorld, useWorld } from '#test/support/world.ts'

const world = useWorld()
const html = { accept: 'text/html' }
let sam: Account
let client: WebClient

beforeAll(async () => {
  sam = await world.account('Sam')
  client = await signedInClient(world, sam)
})

async function pageOf(of = client): Promise<string> {
  return (await of.get('/assistant', html)).text
}

/** The fields that the page gives the form of a message, and of an approval that waits. */
async function fieldsOf(of = client) {
  const text = await pageOf(of)
  // The bar has a form of its own, before those of the page.
  const of_name = (name: string) =>
    [...text.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].at(-1)?.[1] ?? ''
  return {
    form_token: of_name('form_token'),
    key: of_name('key'),
    action: of_name('action'),
    conversation: of_name('conversation'),
  }
}

async function sayThere(message: string, of = client) {
  const { form_token, key } = await fieldsOf(of)
  return of.post('/assistant', { form_token, key, message }, html)
}

/** Prepares an invitation on the page. */
async function prepared(): Promise<{ host: Account; own: WebClient }> {
  const [host, ada] = [await world.account('Host'), await world.account('Ada')]
  const { first } = await connect(host, ada)
  await aReviewedDraft(host, { title_override: 'Pottery', person_handles: [first] })
  const own = await signedInClient(world, host)
  expect((await sayThere('invite Ada to Pottery', own)).status).toBe(303)
  return { host, own }
}

async function sentBy(host: Account): Promise<number> {
  return (await rowsNaming(world.superuser_url, host.owner)).outgoing ?? 0
}

test('the same form sent again is one turn, and one that says something else says so', async () => {
  const { form_token, key } = await fieldsOf()
  const message = 'create a list called Lanterns'
  const first = await client.post('/assistant', { form_token, key, message }, html)
  const again = await client.post('/assistant', { form_token, key, message }, html)
  const other = await client.post('/assistant', { form_token, key, message: 'help' }, html)
  expect([first.status, again.status, other.status]).toEqual([303, 303, 409])
  expect(other.text).toContain('>help</textarea>')
  const { data } = await answer(sam, 'ideas.lists.query', { query: 'Lanterns' })
  expect(data.items).toHaveLength(1)
})

test('nothing, too much, and a form without a key are told, and keep what was typed', async () => {
  for (const message of ['', '   ', 'x'.repeat(8001)]) {
    expect((await sayThere(message)).status).toBe(422)
  }
  const { form_token } = await fieldsOf()
  const { status, text } = await client.post('/assistant', { form_token, message: 'hello' }, html)
  expect([status, text.includes('>hello</textarea>')]).toEqual([422, true])
})

test('what was prepared there is sent once, however often the button is pressed', async () => {
  const { host, own } = await prepared()
  const { form_token, key, action } = await fieldsOf(own)
  expect(await sentBy(host)).toBe(0)
  const replies = await Promise.all(
    [1, 2, 3].map(() => own.post('/assistant/send', { form_token, key, action }, html)),
  )
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303])
  const late = await own.post('/assistant/send', { form_token, key: 'x'.repeat(22), action }, html)
  expect([late.status, await sentBy(host)]).toEqual([303, 1])
})

test('what the person did not want to send is not sent from a page that was open before', async () => {
  const { host, own } = await prepared()
  const before = await fieldsOf(own)
  const text = await pageOf(own)
  const [, drops = ''] = /name="drops" value="([^"]*)"/.exec(text) ?? []
  expect(drops).toBe(before.action)
  const { form_token, key } = await fieldsOf(own)
  const message = 'never mind'
  expect((await own.post('/assistant', { form_token, key, message, drops }, html)).status).toBe(303)
  const late = await own.post('/assistant/send', { ...before, action: drops }, html)
  expect([late.status, late.text.includes('Nothing was sent')]).toEqual([409, true])
  // Somebody else's, and what is no action, are dropped by nobody.
  const other = await prepared()
  const waiting = await fieldsOf(other.own)
  for (const named of [waiting.action, 'x', '']) {
    const fields = await fieldsOf(own)
    await own.post('/assistant', { ...fields, message, drops: named }, html)
  }
  const sent = await other.own.post('/assistant/send', waiting, html)
  expect([sent.status, await sentBy(host), await sentBy(other.host)]).toEqual([303, 0, 1])
})

test('who says “never mind” has it left as by the button, and who asks something else has not', async () => {
  const { host, own } = await prepared()
  const before = await fieldsOf(own)
  await sayThere('show my lists', own)
  expect((await fieldsOf(own)).action).toBe(before.action)
  await sayThere('never mind', own)
  const late = await own.post('/assistant/send', before, html)
  expect([late.status, late.text.includes('Nothing was sent')]).toEqual([409, true])
  expect(await sentBy(host)).toBe(0)
  const other = await prepared()
  await sayThere('show my lists', other.own)
  const sent = await other.own.post('/assistant/send', await fieldsOf(other.own), html)
  expect([sent.status, await sentBy(other.host)]).toEqual([303, 1])
})

test('what stands below a reply as cards is not told in it again', async () => {
  const kim = await world.account('Kim')
  const own = await signedInClient(world, kim)
  const titles = ['Kayaks', 'Juggling', 'Pottery', 'Sauna', 'Bowling', 'Fencing', 'Origami']
  await ideas(kim, ...titles)
  await sayThere('which ideas have I saved?', own)
  const text = await pageOf(own)
  const talk = text.slice(text.indexOf('class="talk"'), text.indexOf('id="message"'))
  for (const title of titles) expect([title, talk.split(title).length - 1]).toEqual([title, 1])
  expect(talk).not.toMatch(/and \d+ more/)
  // In another language, too, and a title that goes on as a row does is a card like the others.
  await ideas(kim, '1. Kayaks – at the lake')
  await sayThere('welche Ideen habe ich gespeichert?', own)
  const german = await pageOf(own)
  const last = german.slice(german.lastIndexOf('class="mine"'), german.indexOf('id="message"'))
  for (const title of [...titles.slice(1), '1. Kayaks – at the lake'])
    expect([title, last.split(title).length - 1]).toEqual([title, 1])
  expect(last).not.toMatch(/und \d+ weitere/)
})

test('the longest message is taken in every script', async () => {
  const { status } = await sayThere('\u20ac'.repeat(8000))
  expect(status).toBe(303)
})

test('the page sends nothing that was prepared elsewhere, and nothing elsewhere sends what it prepared', async () => {
  const { host, own } = await prepared()
  const { form_token, key, action } = await fieldsOf(own)
  const elsewhere = await approve(host, action)
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'channel_mismatch'])
  const direct = await host.call('actions.commit', { action_handle: action })
  expect(direct.status).toBe(409)
  const by_api = await say(host, 'invite Ada to Pottery')
  const theirs = by_api.body.approval?.action_handle ?? ''
  expect(theirs).not.toBe('')
  const there = await own.post('/assistant/send', { form_token, key, action: theirs }, html)
  const foreign = await client.post(
    '/assistant/send',
    { ...(await fieldsOf()), action: theirs },
    html,
  )
  expect([there.status, foreign.status]).toEqual([409, 409])
  expect(await sentBy(host)).toBe(0)
})

test('no client of the API speaks as the page, or reads what was said there', async () => {
  await sayThere('hello')
  const body = { message: 'hello', request_key: 'k', channel_identity: 'web' }
  expect((await postTurn(sam, '/api/v2/assistant/turns', body)).status).toBe(422)
  const { conversation } = await fieldsOf()
  const read = await sam.request(`/api/v2/assistant/conversations/${conversation}`)
  expect([conversation.startsWith('cv_'), read.status]).toEqual([true, 404])
})

test('what was said is deleted, again without an error, and is nowhere', async () => {
  const ben = await world.account('Ben')
  const own = await signedInClient(world, ben)
  await sayThere('hello axolotl', own)
  const { form_token, conversation } = await fieldsOf(own)
  for (let times = 0; times < 2; times += 1) {
    const { status } = await own.post('/assistant/delete', { form_token, conversation }, html)
    expect(status).toBe(303)
  }
  expect(await pageOf(own)).not.toContain('axolotl')
  expect(await rowsNaming(world.superuser_url, 'axolotl')).toEqual({})
})

test('what people write is shown as words, and never as a part of the page', async () => {
  await sayThere('<script>alert(1)</script> & "more"')
  const text = await pageOf()
  expect(text.includes('&lt;script&gt;alert(1)')).toBe(true)
  expect(text).not.toContain('<script>alert')
})

test('the page is for who is signed in, for people, and for forms of its own', async () => {
  const stranger = await new WebClient(world.url).get('/assistant', html)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([
    303,
    '/sign-in?next=%2Fassistant',
  ])
  expect((await client.get('/assistant', { accept: 'application/json' })).status).toBe(406)
  const sent = { message: 'hello', key: 'x'.repeat(22) }
  expect((await client.post('/assistant', sent, html)).status).toBe(403)
})

test('where the Assistant is off, so is its page, and nothing leads there', async () => {
  const off = await startWorld({ assistant: false })
  try {
    const own = await signedInClient(off, await off.account('Sam'))
    expect((await own.get('/assistant', html)).status).toBe(404)
    expect((await own.get('/settings', html)).text).not.toContain('/assistant')
  } finally {
    await off.stop()
  }
})

test('what waits for Send is told once, beside its button', async () => {
  const { own } = await prepared()
  const text = await pageOf(own)
  for (const told of ['Invite Ada to “Pottery”', 'Nothing has been sent', 'waits for your “Send”'])
    expect([told, text.split(told)]).toEqual([told, [expect.any(String), expect.any(String)]])
  // There is a button, and no word to type.
  expect(text).not.toMatch(/SEND \d/)
  await sayThere('show my lists', own)
  expect((await pageOf(own)).split('Invite Ada to “Pottery”').length).toBeGreaterThan(1)
})
