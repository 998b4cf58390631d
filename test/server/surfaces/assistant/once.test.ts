import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import type { Service } from '#server/process/service.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { startTestServer } from '#test/support/server.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, type TurnAnswer, say } from '#test/support/given/talk.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld()
let second: Service | null = null
afterAll(() => second?.close({ grace: 0, limit: 0 }))

const lists = (account: Account) => rowsOf<{ name: string }>(world, account, 'lists')

/** What belongs to the turn and to no single request. */
function ofTurn({ body }: TurnAnswer) {
  const { turn, request_id: _, ...rest } = body
  return { ...rest, turn: { ...turn, replayed: null } }
}

describe('a request_key', () => {
  test('of ten requests at once is one turn with one effect', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => say(sam, 'create a list Autumn', { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.filter(({ body }) => !body.turn.replayed)).toHaveLength(1)
    expect(new Set(answers.map((one) => JSON.stringify(ofTurn(one))))).toHaveLength(1)
    expect((await lists(sam)).map(({ name }) => name)).toEqual(['Autumn'])
    expect(await rowsOf(world, sam, 'turns')).toHaveLength(1)
  })

  test('of ten requests at two servers is one turn: the other nine get its answer', async () => {
    const sam = await world.account('Sam')
    second ??= await startTestServer(world.database_url)
    const there = makeCaller(() => second?.url ?? '', sam.token)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        say(at % 2 === 0 ? sam : there, 'make a list Winter', { key }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.filter(({ body }) => body.turn.replayed)).toHaveLength(9)
    expect(new Set(answers.map((one) => JSON.stringify(ofTurn(one))))).toHaveLength(1)
    expect(await lists(sam)).toHaveLength(1)
    expect(await rowsOf(world, sam, 'turns')).toHaveLength(1)
  })

  test('of ten approvals at two servers sends once', async () => {
    const { sam } = await aParty(world)
    await aReviewedDraft(sam, { title_override: 'Pottery' })
    const { approval } = (await say(sam, 'invite Ada to Pottery')).body
    second ??= await startTestServer(world.database_url)
    const there = makeCaller(() => second?.url ?? '', sam.token)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        approve(at % 2 === 0 ? sam : there, approval?.action_handle, { key }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.filter(({ body }) => body.turn.replayed)).toHaveLength(9)
    expect(new Set(answers.map((one) => JSON.stringify(ofTurn(one))))).toHaveLength(1)
    expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
  })

  test('of a turn whose words are no longer kept ends after 400 days, and is a new turn then', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    const { body } = await say(sam, 'create a list Autumn', { key })
    await say(sam, 'create a list Spring')
    const { conversation_handle } = body.conversation
    const path = `/api/v2/assistant/conversations/${conversation_handle}`
    expect((await sam.request(path, { method: 'DELETE' })).status).toBe(204)
    const keep = async (days: number) => {
      await asSuperuser(
        world.superuser_url,
        `update turns set started_at = now() - interval '${days} days' where owner_id = '${sam.owner}'`,
      )
      return retentionJob(world.database, defaultRetention).run(sam.owner)
    }
    // The first of them ends in a day.
    expect(await keep(399)).toBeInstanceOf(Date)
    const late = await say(sam, 'create a list Autumn', { key })
    expect([late.status, late.body.code]).toEqual([409, 'idempotency_conflict'])
    await keep(401)
    expect(await rowsOf(world, sam, 'turns')).toEqual([])
    const again = await say(sam, 'create a list Winter', { key })
    expect(again.status).toBe(200)
    expect(again.body.turn.replayed).toBe(false)
    const names = (await lists(sam)).map(({ name }) => name)
    expect(names.sort()).toEqual(['Autumn', 'Spring', 'Winter'])
  })

  test('of a turn whose words are kept does not end, however old it is', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    await say(sam, 'create a list Autumn', { key })
    await asSuperuser(
      world.superuser_url,
      `update turns set started_at = now() - interval '900 days' where owner_id = '${sam.owner}'`,
    )
    await retentionJob(world.database, defaultRetention).run(sam.owner)
    const again = await say(sam, 'create a list Autumn', { key })
    expect(again.body.turn.replayed).toBe(true)
    expect(await lists(sam)).toHaveLength(1)
  })

  test('with other words, another channel or another token is a conflict without an effect', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    await say(sam, 'create a list Spring', { key })
    const other = await world.token(sam)
    const answers = [
      await say(sam, 'create a list Summer', { key }),
      await say(sam, 'create a list Spring', { key, channel: 'app:1' }),
      await say(other, 'create a list Spring', { key }),
    ]
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([409, 'idempotency_conflict'])
    expect(await lists(sam)).toHaveLength(1)
  })

  test('of another account is free', async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    const key = 'same'
    const answers = [await say(sam, 'hello', { key }), await say(ada, 'hello', { key })]
    expect(answers.map(({ body }) => body.turn.replayed)).toEqual([false, false])
  })
})

describe('a conversation', () => {
  test('answers messages at once in one channel one after the other', async () => {
    const sam = await world.account('Sam')
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) => say(sam, `create a list ${name}`)),
    )
    const ordinals = answers.map(({ body }) => body.turn.ordinal)
    expect(ordinals.toSorted()).toEqual([1, 2, 3, 4])
    expect(await lists(sam)).toHaveLength(4)
  })

  test('is one for each token and channel, and knows nothing of another', async () => {
    const sam = await world.account('Sam')
    await say(sam, 'create a list Evenings')
    const handles = new Set<string>()
    for (const channel of ['app:1', 'app:2', 'sms:+4930123456', undefined]) {
      const given = channel === undefined ? {} : { channel }
      const { body } = await say(sam, 'repeat', given)
      handles.add(body.conversation.conversation_handle)
      const knows = body.reply.text.includes('Evenings')
      expect(knows, channel).toBe(channel === undefined)
    }
    expect(handles.size).toBe(4)
    const stored = JSON.stringify(await rowsOf(world, sam, 'conversations'))
    expect(stored).not.toMatch(/4930123456|app:1/)
  })
})
