import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Service } from '#server/process/service.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, postTurn, say } from '#test/support/given/talk.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, makeCaller, useAccount, useWorld } from '#test/support/world.ts'

// Input that is wrong in other ways than a form would let it be: never a 5xx, and never an effect.

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const turns = '/api/v2/assistant/turns'
let without: Service | null = null
afterAll(() => without?.close({ grace: 0, limit: 0 }))

const values = [true, 7, -0.5, [], ['a'], {}, { message: 'a' }, [[[]]]]
const fields = ['message', 'request_key', 'channel_identity']

test.each(fields.flatMap((field) => values.map((value) => [field, value] as const)))(
  'a %s of %j is refused at its place',
  async (field, value) => {
    const whole = { message: 'hello', request_key: 'k', [field]: value }
    const { status, body } = await postTurn(sam, turns, whole)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ pointer: `/${field}`, code: 'type' }])
  },
)

test.each([
  ['the language', { language: 'xx-invalid' }],
  ['a time zone', { timezone: 'Europe/Nowhere' }],
  ['a conversation', { conversation_handle: 'cv_3p0w8zj4c1r6n9k2h5t7v8x4qd' }],
  ['an approval', { approve: true }],
  ['a capability', { capability: 'actions.commit', input: {} }],
])('%s cannot be given, and the field is named', async (_, more) => {
  const { status, body } = await postTurn(sam, turns, { message: 'hi', request_key: 'k', ...more })
  expect(status).toBe(422)
  expect(body.errors.map(({ pointer }) => pointer)).toEqual(
    Object.keys(more).map((name) => `/${name}`),
  )
})

test.each([
  ['a bell and an escape', 'create a list A\u0007\u001b[31mB'],
  ['marks that turn the text round', 'create a list \u202eA\u202c\u2066B'],
  ['marks without a width', 'create\u200b a\u200b list\u200b A'],
  ['lines and tabs', 'create a list\tA\n\n\r\n'],
  ['a thousand marks on one letter', `create a list a${'\u0301'.repeat(1_000)}`],
  ['characters of nobody', 'create a list \ue000\uffff\u{10ffff}'],
  ['half a kilobyte of one emoji', `create a list ${'👩‍👩‍👧‍👦'.repeat(40)}`],
])('%s in a message end in no 5xx, and reach no terminal', async (_, message) => {
  const { status, body } = await say(await world.account('Mia'), message)
  expect([200, 422]).toContain(status)
  if (status === 200) {
    expect(body.error?.code).not.toBe('internal')
    expect(body.reply.text).not.toMatch(/[^\P{Cc}\n]/u)
  }
})

test.each([
  ['half a pair in a key', JSON.stringify({ message: 'hi', request_key: 'a\ud83d' }), 422],
  [
    'half a pair in a channel',
    '{"message":"hi","request_key":"a","channel_identity":"\\ud83d"}',
    422,
  ],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 422],
  ['a field that is there twice', '{"message":"hi","message":"bye","request_key":"a"}', 422],
  ['a hundred thousand brackets', '['.repeat(100_000), 422],
  ['more than a body may be', JSON.stringify({ message: 'a'.repeat(2_000_000) }), 413],
])('a body with %s is refused', async (_, body, expected) => {
  const { status } = await sam.request(turns, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
  })
  expect(status).toBe(expected)
})

test('a body that is no JSON by its type is refused as such', async () => {
  const body = JSON.stringify({ message: 'hi', request_key: randomUUID() })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await sam.request(turns, {
      ...{ method: 'POST', headers: { 'content-type': type }, body },
    })
    expect([type, answer.status]).toEqual([type, 415])
  }
})

/** Somebody with an invitation that waits. */
async function waiting() {
  const party = await aParty(world)
  await aReviewedDraft(party.sam, { title_override: 'Pottery' })
  const { approval } = (await say(party.sam, 'invite Ada to Pottery')).body
  return { host: party.sam, handle: approval?.action_handle ?? '' }
}

const sentBy = async (host: Account) => (await rowsOf(world, host, 'outgoing')).length

test('an approval that has expired is refused, leaves its key free, and is not offered again', async () => {
  const { host, handle } = await waiting()
  await asSuperuser(
    world.superuser_url,
    `update prepared_actions set expires_at = now() - interval '1 second' where owner_id = '${host.owner}'`,
  )
  const key = randomUUID()
  for (const _ of [1, 2]) {
    const { status, body } = await approve(host, handle, { key })
    expect([status, body.code]).toEqual([409, 'confirmation_expired'])
  }
  const { body } = await say(host, 'send it')
  expect(body.approval).toBeNull()
  expect(await sentBy(host)).toBe(0)
})

test('a key that a message used cannot approve, and the other way round', async () => {
  const { host, handle } = await waiting()
  const key = randomUUID()
  await say(host, 'show my lists', { key })
  const used = await approve(host, handle, { key })
  expect([used.status, used.body.code]).toEqual([409, 'idempotency_conflict'])
  expect(await sentBy(host)).toBe(0)
  const other = randomUUID()
  expect((await approve(host, handle, { key: other })).status).toBe(200)
  const said = await say(host, 'create a list Autumn', { key: other })
  expect([said.status, said.body.code]).toEqual([409, 'idempotency_conflict'])
  expect(await rowsOf(world, host, 'lists')).toEqual([])
})

test.each([
  'ac_',
  'pn_3p0w8zj4c1r6n9k2h5t7v8x4qd',
  'x'.repeat(5_000),
  '%00',
  '%2e%2e%2fturns',
  'ac_%F0%9F%98%80',
  "ac_' or 1=1--",
  '%E0%A4%A',
  'null',
  '-1',
])('an action called %s is not found', async (handle) => {
  const { status } = await approve(sam, handle)
  expect([400, 404, 414, 422]).toContain(status)
})

test('where the Assistant is off its addresses are not there, and nothing is kept', async () => {
  without ??= await startTestServer(world.database_url, { assistant: false, worker: false })
  const nora = await world.account('Nora')
  const there = makeCaller(() => without?.url ?? '', nora.token)
  for (const path of ['turns', 'prepared-actions/ac_x/commit', 'conversations']) {
    const method = path === 'conversations' ? 'GET' : 'POST'
    const { status } = await there.request(`/api/v2/assistant/${path}`, { method })
    expect([path, status]).toEqual([path, 404])
  }
  expect(await rowsOf(world, nora, 'turns')).toEqual([])
})
