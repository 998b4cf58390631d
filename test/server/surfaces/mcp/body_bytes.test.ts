import { expect, test } from 'vitest'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

/** Calls a tool with arguments; the HTTP status and the text of the answer. */
async function call(path: string, name: string, given: Record<string, unknown>) {
  const response = await sam.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: given },
    }),
  })
  return { status: response.status, text: await response.text() }
}

const token = 'x'.repeat(262_144)

test('a tool with a field that may fill a whole message is given it, and no other tool is', async () => {
  const review = { operation: 'create_invitation', previous_review_token: token }
  const admitted = await call('/mcp', 'service_review_friendship', review)
  expect(admitted.status).toBe(200)
  expect(admitted.text).toContain('review_stale')
  const found = await call('/mcp?search=1', 'service_review_friendship', review)
  expect(found.status).toBe(200)
  const other = await call('/mcp', 'service_list_ideas_lists', { query: token })
  expect(other.status).toBe(413)
  const unknown = await call('/mcp', 'service_nothing', { query: token })
  expect(unknown.status).toBe(413)
  const twice = await call('/mcp', 'service_review_friendship', { ...review, more: token })
  expect(twice.status).toBe(413)
})
