import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import openapi from '#generated/openapi.json' with { type: 'json' }
import { structureOf } from '#server/runtime/told/structure.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import { connectModern, type TestClient } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const overHttp = useAccount(world, 'Sam')
let overMcp: TestClient

/** Two accounts with the same in them: what one is told over HTTP, the other is told over MCP. */
beforeAll(async () => {
  const twin = await world.account('Sam')
  for (const account of [overHttp, twin]) {
    await account.call('relationships.people.ensure', { names: ['Ada', 'Jonas', 'Mira'] })
  }
  overMcp = await connectModern(world, twin)
  await overMcp.tools()
})
afterAll(async () => {
  await overMcp.close()
})

const both = [...tools.values()].filter(({ facts }) => facts.surfaces.includes('api'))

describe('the answer over MCP is the answer over HTTP', () => {
  test.each(both)('$facts.id', async ({ facts, manifest }) => {
    const inputs = examplesOf(facts.id)
    expect(inputs.length).toBeGreaterThan(0)
    for (const input of inputs) {
      const key = facts.idempotency_key ? randomUUID() : null
      const { body: told, status } = await overHttp.call(facts.id, input, {
        key,
        headers: { 'x-request-id': 'one' },
      })
      const result = await overMcp.call(manifest.name, {
        ...input,
        ...(key !== null && { idempotency_key: key }),
      })
      // Whose words something has is known from the account's rows, too.
      const [here, there] = [result.structuredContent, structureOf(told as never)].map((one) =>
        alike({ ...one, others_words: undefined }),
      )
      expect(here).toEqual(there)
      expect(result.isError).toBe(status !== 200 || told.status === 'failed')
    }
  })

  test('every tool but the two that only MCP lists is called by both', () => {
    const alone = [...tools.values()].filter(({ facts }) => !facts.surfaces.includes('api'))
    expect(new Set(alone.map(({ facts }) => facts.id))).toEqual(
      new Set(['plans.send', 'relationships.connection.send']),
    )
  })
})

interface Operation {
  post?: {
    requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> }
  }
}

/** The inputs of the reference's examples, in the bare form. */
function examplesOf(id: string): Record<string, unknown>[] {
  const paths = openapi.paths as unknown as Record<string, Operation>
  const examples =
    paths[`/api/v2/capabilities/${id}`]?.post?.requestBody?.content['application/json']?.examples ??
    {}
  return Object.entries(examples).flatMap(([name, { value }]) => {
    if (!name.startsWith('bare') || value === null || typeof value !== 'object') return []
    const { idempotency_key: _, ...input } = value as Record<string, unknown>
    return [input]
  })
}

/** An answer without what differs from one account and one moment to another: handles, instants, sealed texts. */
function alike(answer: unknown): unknown {
  const names = new Map<string, string>()
  const named = (text: string, kind: string) => {
    const known = names.get(text) ?? `<${kind} ${names.size}>`
    names.set(text, known)
    return known
  }
  const text = JSON.stringify(answer, (member, value) => {
    return member === 'request_id' || member === 'execution_id' ? undefined : value
  })
    .replaceAll(/\b[a-z]{2}_[0-9a-hjkmnp-tv-z]{26}\b/g, (handle) => named(handle, 'handle'))
    .replaceAll(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<instant>')
    .replaceAll(/"(candidate_id|next_cursor|cursor)":"[^"]+"/g, '"$1":"<sealed>"')
    .replaceAll(/(\/[ipcl]\/|"invitation_token":")[\w-]{43}"/g, '$1<token>"')
    .replaceAll(/"[0-9a-hjkmnp-tv-z]{26}"/g, '"<execution>"')
  return JSON.parse(text)
}
