import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, say } from '#test/support/given/talk.ts'
import { checkOut, hasCommit, type Release } from '#test/support/release.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'

// A release beside another one: what one has stored of a conversation the other goes on with, and what it does not know breaks nothing.

const world = useWorld({ worker: false })

/** The first release that had the Assistant. */
const first = '48d02918'

test.skipIf(hasCommit(first))('the release is not here: the history is shallow', () => {})

describe.skipIf(!hasCommit(first))(`the release of ${first} next to this one`, () => {
  const key = randomBytes(32).toString('base64')
  let earlier: Release
  let [old, now]: [ServerProcess | null, ServerProcess | null] = [null, null]

  beforeAll(async () => {
    earlier = checkOut(first)
    now = await startServerProcess(world.database_url, key)
    old = await startServerProcess(world.database_url, key, {}, earlier.folder)
  }, 60_000)
  afterAll(async () => {
    await Promise.all([old?.end(), now?.end()])
  })

  const at = (server: () => ServerProcess | null, { token }: Account) =>
    makeCaller(() => server()?.url ?? '', token)

  test('one conversation goes on at both, turn by turn', async () => {
    const sam = await world.account('Sam')
    const [there, here] = [at(() => old, sam), at(() => now, sam)]
    const answers = [
      await say(there, 'create a list Autumn'),
      await say(here, 'create a list Winter'),
      await say(there, 'show my lists'),
      await say(here, 'open the first'),
      await say(here, 'delete the list Winter'),
      await say(there, 'yes'),
    ]
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      Array(6).fill([200, null]),
    )
    expect(answers.map(({ body }) => body.turn.ordinal)).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(answers.map(({ body }) => body.conversation.conversation_handle)).size).toBe(1)
  })

  test('a key that one has used is used at the other', async () => {
    const sam = await world.account('Sam')
    for (const [name, one, other] of [
      ['Spring', () => old, () => now],
      ['Summer', () => now, () => old],
    ] as const) {
      const key = randomUUID()
      const made = await say(at(one, sam), `create a list ${name}`, { key })
      const again = await say(at(other, sam), `create a list ${name}`, { key })
      expect([again.status, again.body.turn]).toEqual([200, { ...made.body.turn, replayed: true }])
      const others = await say(at(other, sam), 'create a list Other', { key })
      expect([others.status, others.body.code]).toEqual([409, 'idempotency_conflict'])
    }
    expect(await rowsOf(world, sam, 'lists')).toHaveLength(2)
  })

  test('what one has prepared is approved at the other, once', async () => {
    const { sam } = await aParty(world)
    const [there, here] = [at(() => old, sam), at(() => now, sam)]
    for (const [title, one, other] of [
      ['Pottery', there, here],
      ['Sauna', here, there],
    ] as const) {
      await aReviewedDraft(sam, { title_override: title })
      const { body } = await say(one, `invite Ada to ${title}`)
      const handle = body.approval?.action_handle
      expect((await approve(other, handle)).body).toMatchObject({ status: 'completed' })
      expect((await approve(one, handle)).body.calls).toMatchObject([{ status: 'unchanged' }])
    }
    expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(2)
  })
})

const gone = 'ideas.lists.create#99'

/** Values that a later release, or an earlier one, may have stored. */
const unknown: Readonly<Record<string, object>> = {
  'members that nobody knows': { later: { a: [1] }, words: 3 },
  'things of a new kind': {
    shown: [{ kind: 'hologram', handle: 'hg_3p0w8zj4c1r6n9k2h5t7v8x4qd', label: 'A' }],
    focus: [{ kind: 'hologram', handle: 'hg_3p0w8zj4c1r6n9k2h5t7v8x4qd', label: 'A', since: 1 }],
  },
  'a question of a new kind': {
    question: {
      ...{ question_handle: 'qn_1', kind: 'signature', slot: 'signature', text: 'Sign?' },
      ...{ options: [], capability: 'gone.capability', input: {}, next: null },
      expires_at: '2999-01-01T00:00:00Z',
    },
  },
  'a request by a pattern that is gone': {
    last: { frame: gone, slots: { name: 'A' } },
  },
  'a question that goes on with a pattern that is gone': {
    question: {
      ...{ question_handle: 'qn_1', kind: 'text', slot: 'name', text: 'Which name?', options: [] },
      ...{ capability: 'ideas.lists.create', input: {}, expires_at: '2999-01-01T00:00:00Z' },
      next: { frame: gone, slots: { frame: gone, words: {}, values: {}, labels: {} } },
    },
  },
  'an undo of a capability that is gone': {
    undo: [{ capability: 'gone.capability', input: {}, until: '2999-01-01T00:00:00Z' }],
  },
}

test.each(Object.entries(unknown))('%s in a stored state breaks no turn', async (_, state) => {
  const sam = await world.account('Sam')
  await say(sam, 'create a list Autumn')
  const set = JSON.stringify({ seen_at: new Date().toISOString(), ...state }).replaceAll("'", "''")
  const forget = `update conversations set state = state || '${set}'::jsonb, language = 'xx',
    channel_kind = 'hologram' where owner_id = '${sam.owner}'`
  for (const message of ['yes', 'Autumn', 'the first', 'and Mira?', 'undo', 'more', 'repeat']) {
    await asSuperuser(world.superuser_url, forget)
    const { status, body } = await say(sam, message)
    expect([message, status]).toEqual([message, 200])
    expect([message, body.error?.code]).not.toEqual([message, 'internal'])
    const handle = body.conversation.conversation_handle
    expect((await sam.request(`/api/v2/assistant/conversations/${handle}`)).status).toBe(200)
  }
})
