import { expect, test } from 'vitest'
import { post, postModern } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'service_list_ideas_lists', arguments: {} },
}

/** The result of a call with this version of the protocol; null sends none. */
async function resultOf(version: string | null, path = '/mcp') {
  const headers: Record<string, string> = {
    authorization: `Bearer ${sam.token}`,
    'content-type': 'application/json',
    ...(version !== null && { 'mcp-protocol-version': version }),
  }
  const body = JSON.stringify(call)
  const response = await fetch(`${world.url}${path}`, { method: 'POST', headers, body })
  const { result } = (await response.json()) as { result: Result }
  return result
}

interface Result {
  content: { type: string; text: string }[]
  structuredContent?: Record<string, unknown>
}

test.each(['2025-06-18', '2025-11-25'])(
  '%s gets one text in words and one structure',
  async (version) => {
    const { content, structuredContent } = await resultOf(version)
    expect(content).toHaveLength(1)
    expect(content[0]?.text).toMatch(/^No lists found\./)
    expect(structuredContent).toMatchObject({ status: 'completed', data: { items: [] } })
  },
)

test('so does the protocol without sessions', async () => {
  const { body } = await postModern(sam, 'tools/call', call.params)
  expect(body.result.content).toHaveLength(1)
  expect(body.result.content[0].text).toMatch(/^No lists found\./)
  expect(body.result.structuredContent.status).toBe('completed')
})

test.each([null, '2025-03-26', '2024-11-05'])(
  '%s knows no structure and gets it as text',
  async (version) => {
    const { content, structuredContent } = await resultOf(version)
    expect(structuredContent).toBeUndefined()
    expect(content).toHaveLength(1)
    expect(JSON.parse(content[0]?.text ?? '')).toMatchObject({
      status: 'completed',
      data: { items: [] },
    })
  },
)

test('a client that asks for JSON gets the structure as the text', async () => {
  const { content, structuredContent } = await resultOf('2025-11-25', '/mcp?text=json')
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
  const words = await resultOf(null, '/mcp?text=markdown')
  expect(words.content[0]?.text).toMatch(/^No lists found\./)
  const odd = await post(sam, call, { path: '/mcp?text=xml' })
  expect([odd.status, odd.body.code]).toEqual([422, 'input_invalid'])
})

test('calls in a batch, which only those protocols have, get the same', async () => {
  const { body } = await post(sam, [call], { headers: { 'mcp-protocol-version': '2025-03-26' } })
  const [{ result }] = [body].flat()
  expect(JSON.parse(result.content[0].text).status).toBe('completed')
  expect(result.structuredContent).toBeUndefined()
})

test('a problem and a tool of the search have the same forms', async () => {
  const unknown = { name: 'service_get_plan', arguments: { plan_handle: 'pn_' } }
  const { body } = await post(sam, { ...call, params: unknown })
  const { content, structuredContent, isError } = body.result
  expect([isError, structuredContent.code]).toEqual([true, 'reference_not_found'])
  expect(content).toHaveLength(1)
  expect(content[0].text.split('\n')).toEqual([
    `Reference not found: ${structuredContent.detail}`,
    '- /plan_handle',
    '→ service_list_plans()',
  ])
  const search = { name: 'service_search_tools', arguments: { query: 'lists' } }
  const found = await post(sam, { ...call, params: search }, { path: '/mcp?toolsets=search' })
  expect(found.body.result.content).toHaveLength(1)
  expect(found.body.result.structuredContent.items.length).toBeGreaterThan(0)
})
