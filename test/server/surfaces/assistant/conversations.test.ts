import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { retentionJob } from '#server/jobs/retention.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, say } from '#test/support/given/talk.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const path = '/api/v2/assistant/conversations'

// biome-ignore lint/suspicious/noExplicitAny: the two reads have answers of their own.
async function read(account: Account, at = ''): Promise<{ status: number; body: any }> {
  const response = await account.request(`${path}${at}`)
  return { status: response.status, body: await response.json() }
}

const remove = async (account: Account, handle: string) =>
  (await account.request(`${path}/${handle}`, { method: 'DELETE' })).status

describe('conversations', () => {
  test('are listed to the token that had them, the newest first, page by page', async () => {
    const sam = await world.account('Sam')
    for (const channel of ['app:1', 'app:2', 'sms:3']) await say(sam, 'hello', { channel })
    const first = await read(sam, '?limit=2')
    expect(first.body.data.items.map(({ channel }: { channel: string }) => channel)).toEqual([
      'sms',
      'chat',
    ])
    const { collection } = first.body.outcome
    expect(collection).toMatchObject({ has_more: true, returned: 2 })
    const next = await read(sam, `?limit=2&cursor=${collection.next_cursor}`)
    expect(next.body.data.items).toHaveLength(1)
    expect(next.body.outcome.collection).toMatchObject({ has_more: false, next_cursor: null })
    const other = await world.token(sam)
    expect((await read(other)).body.data.items).toEqual([])
    for (const wrong of ['?limit=0', '?limit=26', '?limit=x', '?cursor=x'])
      expect((await read(sam, wrong)).status).toBe(422)
  })

  test('show what was said and answered, without links that open something', async () => {
    const { sam } = await aParty(world)
    await sam.call('relationships.people.ensure', { people: ['Lea'] })
    await aReviewedDraft(sam, { title_override: 'Pottery' })
    const { body } = await say(sam, 'invite Lea to Pottery')
    const sent = await approve(sam, body.approval?.action_handle)
    const link = /"url":"([^"]+\/i\/[^"]+)"/.exec(sent.text)?.[1] ?? ''
    expect(link).not.toBe('')
    // The person passes it on, so the reply has it; what the conversation keeps to say again has not.
    expect(sent.body.reply.text).toContain(link)
    expect((await say(sam, 'repeat')).body.reply.text).toContain('[link]')
    const handle = body.conversation.conversation_handle
    const shown = await read(sam, `/${handle}`)
    expect(shown.body.data).toMatchObject({
      conversation: { conversation_handle: handle, turns: 3, channel_identity: null },
      turns: [
        { kind: 'message', message: 'invite Lea to Pottery', reply: body.reply.text },
        { kind: 'commit', message: null, status: 'completed' },
        { kind: 'message', message: 'repeat' },
      ],
    })
    const secret = link.split('/').at(-1) ?? ''
    expect(JSON.stringify(shown.body)).not.toContain(secret)
    for (const table of ['turns', 'conversations'])
      expect(JSON.stringify(await rowsOf(world, sam, table))).not.toContain(secret)
    // A replay is the answer as it was given.
    const again = await approve(sam, body.approval?.action_handle, {
      key: sent.body.turn.request_key,
    })
    expect(again.text).toContain(secret)
  })

  test('of others are not there', async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    const { conversation_handle } = (await say(sam, 'hello')).body.conversation
    const other = await world.token(sam)
    for (const stranger of [ada, other]) {
      const { status, body } = await read(stranger, `/${conversation_handle}`)
      expect([status, body.code]).toEqual([404, 'reference_not_found'])
      expect(await remove(stranger, conversation_handle)).toBe(404)
    }
    expect((await read(sam, '/cv_nothing')).status).toBe(404)
    expect(await remove(sam, 'cv_nothing')).toBe(404)
    expect((await read(sam, `/${conversation_handle}`)).status).toBe(200)
  })

  test('are deleted at once, and deleting again answers the same', async () => {
    const sam = await world.account('Sam')
    const said = await say(sam, 'create a list Secret garden')
    const { conversation_handle } = said.body.conversation
    expect(await remove(sam, conversation_handle)).toBe(204)
    expect(await remove(sam, conversation_handle)).toBe(204)
    expect((await read(sam, `/${conversation_handle}`)).status).toBe(404)
    expect(JSON.stringify(await rowsOf(world, sam, 'turns'))).not.toContain('Secret garden')
    // What was done stays done, and its key stays used.
    const key = said.body.turn.request_key
    const again = await say(sam, 'create a list Secret garden', { key })
    expect([again.status, again.body.code]).toEqual([409, 'idempotency_conflict'])
    expect(await rowsOf(world, sam, 'lists')).toHaveLength(1)
    const next = await say(sam, 'hello')
    expect(next.body.turn.ordinal).toBe(1)
    expect(next.body.conversation.conversation_handle).not.toBe(conversation_handle)
  })
})

describe('what is kept', () => {
  const later = (account: Account, days: number) =>
    asSuperuser(
      world.superuser_url,
      `update conversations set last_turn_at = (last_turn_at at time zone 'UTC' - interval '${days} days') at time zone 'UTC'
       where owner_id = '${account.owner}'`,
    )

  test('of a conversation ends so many days after its last turn', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    await say(sam, 'create a list Old secret', { channel: 'app:old', key })
    const job = retentionJob(world.database, { ...defaultRetention, conversations_days: 7 })
    await later(sam, 6)
    await job.run(sam.owner)
    expect(await rowsOf(world, sam, 'conversations')).toHaveLength(1)
    await later(sam, 2)
    await job.run(sam.owner)
    expect(await rowsOf(world, sam, 'conversations')).toEqual([])
    const turns = await rowsOf<{ request_key: string }>(world, sam, 'turns')
    expect(turns).toHaveLength(1)
    expect(JSON.stringify(turns)).not.toContain('Old secret')
    // Its key stays used for good.
    for (const message of ['create a list Old secret', 'create a list New']) {
      const { status, body } = await say(sam, message, { channel: 'app:old', key })
      expect([status, body.code]).toEqual([409, 'idempotency_conflict'])
    }
    expect(await rowsOf(world, sam, 'lists')).toHaveLength(1)
  })

  test('of a turn ends with the 201st of its conversation', async () => {
    const sam = await world.account('Sam')
    const first = await say(sam, 'create a list First words')
    await asSuperuser(
      world.superuser_url,
      `update conversations set turns = 200 where owner_id = '${sam.owner}'`,
    )
    expect((await say(sam, 'hello')).body.turn.ordinal).toBe(201)
    expect(JSON.stringify(await rowsOf(world, sam, 'turns'))).not.toContain('First words')
    const { status } = await say(sam, 'create a list First words', {
      key: first.body.turn.request_key,
    })
    expect(status).toBe(409)
  })
})
