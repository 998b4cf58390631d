import { expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { callTool } from '#test/contract/mcp.ts'
import { ideas, people } from '#test/support/given/lists.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** How many transactions a call takes over MCP, and over HTTP. */
async function transactions(id: CapabilityId) {
  const over = { url: world.url, token: sam.token }
  const mcp = await transactionsOf(() => callTool(id, {}, over))
  const http = await transactionsOf(() => sam.call(id, {}))
  return [mcp.length, http.length]
}

test.each<CapabilityId>(['ideas.saved.query', 'ideas.lists.query', 'places.private.query'])(
  'whose words an answer to %s has is not asked again where its rows have said it',
  async (id) => {
    await people(sam, 'Ada')
    await sam.call('places.private.create', { name: 'Moon Bar' })
    await sam.call('ideas.lists.create', { name: 'Rainy Sundays' })
    await ideas(sam, `Dance ${id}`, `Swim ${id}`)
    expect(await transactions(id)).toEqual([1, 1])
  },
)
