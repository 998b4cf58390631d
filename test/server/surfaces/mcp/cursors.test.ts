import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { goingOnAt } from '#server/domain/calls/collection.ts'
import { readAnswer } from '#server/runtime/answer.ts'
import { withShortCursor } from '#server/surfaces/mcp/cursors.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const tool = (id: CapabilityId, input: Values, account = sam) =>
  callTool(id, input, { url: world.url, token: account.token })

test('a cursor is a handle and a number, signed, of 60 characters at most, and reads on to the end', async () => {
  for (const name of ['One', 'Two', 'Three']) await sam.call('ideas.lists.create', { name })
  const names: string[] = []
  const cursors: string[] = []
  for (let input: Values = { limit: 1 }; ; ) {
    const { body } = await tool('ideas.lists.query', input)
    const { items } = body.data as { items: { name: string }[] }
    names.push(...items.map(({ name }) => name))
    const cursor = body.outcome.collection?.next_cursor
    if (!cursor) break
    cursors.push(cursor)
    expect(cursor).toMatch(/^sn_[0-9a-z]{26}\.\d\.[\w-]{16}$/)
    expect(cursor.length).toBeLessThanOrEqual(60)
    input = { limit: 1, cursor }
  }
  expect(names.toSorted()).toEqual(['One', 'Three', 'Two'])
  const [cursor = ''] = cursors
  // The cursors of HTTP are taken, too; nothing that was changed is, nor another list's, nor another account's.
  const { body } = await sam.call('ideas.lists.query', { limit: 1 })
  const whole = body.outcome.collection?.next_cursor ?? ''
  expect((await tool('ideas.lists.query', { cursor: whole })).isError).toBe(false)
  const refused = [
    await tool('ideas.lists.query', { cursor: cursor.replace('.1.', '.2.') }),
    await tool('ideas.lists.query', { cursor: cursor.slice(0, -1) }),
    await tool('ideas.saved.query', { cursor }),
    await tool('ideas.lists.query', { cursor }, ada),
  ]
  for (const one of refused) expect(one.body).toMatchObject({ code: 'cursor_invalid' })
  expect((await sam.call('ideas.lists.query', { cursor })).body).toMatchObject({
    code: 'cursor_invalid',
  })
})

test('the longer cursor of HTTP is not sealed where it is not shown', () => {
  const snapshot = randomUUID()
  let sealed = 0
  const collection = {
    has_more: true,
    get next_cursor() {
      sealed += 1
      return 'sealed'
    },
    snapshot_handle: toHandle('snapshot', snapshot),
    returned: 1,
    expires_at: new Date(0).toISOString(),
  }
  const outcome = { collection: goingOnAt(collection, { snapshot, offset: 1 }), next_actions: [] }
  const answer = readAnswer({ outcome, next_actions: [] } as never, 'request')
  const { owner } = sam
  const { seal } = world.service.runtime
  const facts = capabilities['ideas.lists.query']
  const { body } = withShortCursor(answer, { facts, owner, seal })
  expect('outcome' in body && body.outcome.collection?.next_cursor).toMatch(/^sn_/)
  expect(sealed).toBe(0)
})
