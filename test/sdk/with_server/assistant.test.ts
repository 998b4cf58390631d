import { expect, test } from 'vitest'
import { commitTurn, createCaller, createClient, isProblem, takeTurn } from '#sdk/src/index.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

/** A client of an account; `lost` answers of it never arrive. */
function open({ token }: Account, lost = 0) {
  let left = lost
  return createClient({
    baseUrl: world.url,
    token,
    fetch: async (request) => {
      const response = await fetch(request)
      left -= 1
      if (left < 0) return response
      throw new TypeError('The connection was lost.')
    },
  })
}

test('a turn is taken once, although its first answer never arrived', async () => {
  const sam = await world.account('Sam')
  const call = open(sam, 1).assistant.turn('create a list Autumn')
  const { status, turn, calls } = await call
  expect([status, turn.request_key, turn.replayed]).toEqual([
    'completed',
    call.idempotencyKey,
    true,
  ])
  expect(calls.map(({ capability }) => capability)).toEqual(['ideas.lists.create'])
  expect(await rowsOf(world, sam, 'lists')).toHaveLength(1)
})

test('what a turn prepared is sent by an approval in the same channel', async () => {
  const { sam } = await aParty(world)
  await aReviewedDraft(sam, { title_override: 'Pottery' })
  const client = open(sam)
  const channelIdentity = 'app:1'
  const { approval } = await client.assistant.turn('invite Ada to Pottery', { channelIdentity })
  const handle = approval?.action_handle ?? ''
  const elsewhere = await client.assistant.commit(handle).catch((error: unknown) => error)
  expect(isProblem(elsewhere) && elsewhere.code).toBe('channel_mismatch')
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
  const sent = await client.assistant.commit(handle, { channelIdentity })
  expect([sent.status, sent.turn.kind]).toEqual(['completed', 'commit'])
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(1)
})

test('a function for small bundles does the same', async () => {
  const sam = await world.account('Sam')
  const caller = createCaller({ baseUrl: world.url, token: sam.token })
  expect((await takeTurn(caller, 'hello')).reply.text).toContain('Hello')
  await expect(commitTurn(caller, 'ac_unknown')).rejects.toMatchObject({ status: 404 })
})

test('a key that is no header and a message that is empty are refused', async () => {
  const client = open(await world.account('Sam'))
  const wrong = client.assistant.turn('hello', { idempotencyKey: 'ä' })
  await expect(wrong).rejects.toBeInstanceOf(TypeError)
  await expect(client.assistant.turn('')).rejects.toMatchObject({ status: 422 })
})
