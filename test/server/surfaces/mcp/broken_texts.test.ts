import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { postModern } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** PostgreSQL has no NUL, UTF-8 no half surrogate pairs. */
const brokenTexts = ['\0', 'a\0b', '\ud800', 'a\udfff\ud800b']

/** Places where a tool looks something up before the input is validated; and where words are, which are taken out of it. */
const places: readonly [CapabilityId, (text: string) => Values][] = [
  ['discovery.prepare', (text) => ({ person_handles: [text] })],
  ['likes.query', (text) => ({ person_handle: text })],
  ['likes.query', (text) => ({ person_names: [text] })],
  ['likes.query', (text) => ({ query: text })],
  ['relationships.person.get', (text) => ({ person_handle: text })],
  ['relationships.people.manage', (text) => ({ operation: 'delete', person_handle: text })],
  ['relationships.people.manage', (text) => ({ operation: 'delete', name: text })],
  [
    'relationships.friendship.review',
    (text) => ({ operation: 'create_invitation', person_name: text }),
  ],
  ['relationships.friendship.apply', (text) => ({ review_token: text })],
  ['ideas.saved.query', (text) => ({ cursor: text })],
]

const isWrite = (id: CapabilityId) => (capabilities[id] as CapabilityFacts).idempotency_key

test.each(places.flatMap(([id, input]) => brokenTexts.map((text) => [id, input(text)] as const)))(
  '%s refuses %j, as the API does',
  async (id, input) => {
    const key = randomUUID()
    const { body } = await callTool(id, input, {
      url: world.url,
      token: sam.token,
      key,
    })
    const direct = await sam.call(id, input as never, isWrite(id) ? { key: randomUUID() } : {})
    expect(direct.status).toBe(422)
    expect(body).toMatchObject({ status: 422, code: 'input_invalid' })
    const codes = Object(body).errors.map(({ code }: Values) => code)
    expect(codes).toContain('format')
  },
)

test.each(brokenTexts)('a tool called %j is unknown, where a tool calls it', async (name) => {
  const outer = 'service_call_tool'
  const searching = {
    request: (path: string, init: RequestInit) => sam.request(`${path}?toolsets=search`, init),
  }
  const { body } = await postModern(Object.assign({}, sam, searching), 'tools/call', {
    name: outer,
    arguments: { name },
  })
  expect(body.result.structuredContent).toMatchObject({
    code: 'capability_unknown',
  })
})
