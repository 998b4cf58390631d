import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import type { ToolResult } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

/** Calls a tool by the official client, whose user chooses the option with this title. */
async function call(name: string, input: object, chooses: RegExp) {
  const client = new Client(
    { name: 'tests', version: '1' },
    {
      versionNegotiation: { mode: { pin: '2026-07-28' } },
      capabilities: { elicitation: { form: {} } },
    },
  )
  const asked: string[] = []
  client.setRequestHandler('elicitation/create', ({ params }) => {
    const { requestedSchema } = params as unknown as {
      requestedSchema: { properties: { choice: { oneOf: { const: string; title: string }[] } } }
    }
    const options = requestedSchema.properties.choice.oneOf
    asked.push(options.map(({ title }) => title).join(', '))
    const choice = options.find(({ title }) => chooses.test(title))?.const ?? ''
    return { action: 'accept', content: { choice } }
  })
  const headers = { authorization: `Bearer ${sam.token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp/v2', world.url), { requestInit: { headers } }),
  )
  const result = (await client.callTool({
    name,
    arguments: { ...input },
  })) as unknown as ToolResult
  await client.close()
  return { asked, body: result.structuredContent }
}

test('which of several objects a name means is asked, and the chosen one is read', async () => {
  for (const name of ['Rainy Sundays', 'Sunny Sundays']) await aList(sam, { name })
  const input = { operation: 'inspect', subject: { query: 'sundays' } }
  const { asked, body } = await call('service_get_object', input, /Rainy/)
  expect(asked).toEqual(['Sunny Sundays, Rainy Sundays'])
  expect(body).toMatchObject({ status: 'completed', data: { subject: { label: 'Rainy Sundays' } } })
})

test('two questions of one change are asked one after the other, and it is made once', async () => {
  for (const title of ['Tea ceremony', 'Tea tasting']) await anIdea(sam, title)
  const input = {
    operation: 'add_to_list',
    subject: { type: 'idea', query: 'tea' },
    destination: { name: 'sundays' },
    idempotency_key: randomUUID(),
  }
  const { asked, body } = await call('service_mutate_object', input, /tasting|Rainy/)
  expect(asked).toHaveLength(2)
  expect(body).toMatchObject({ status: 'completed', data: { subject: { label: 'Tea tasting' } } })
  const again = await call('service_mutate_object', input, /tasting|Rainy/)
  expect(again.body).toMatchObject({ status: 'completed', replayed: true })
  const found = { subject: { type: 'ideas_list', query: 'rainy' } }
  const { data } = await answer(sam, 'ideas.object.get', { operation: 'list_contents', ...found })
  expect(data.items?.map(({ title }) => title)).toEqual(['Tea tasting'])
})

test('a filter that leaves nothing is offered to be left out', async () => {
  await answer(sam, 'places.private.create', { name: 'Boulder hall', address: 'Berlin-Kreuzberg' })
  const input = { subject: 'boulder', area: 'Mitte' }
  const { asked, body } = await call('service_prepare_recommendations', input, /Without/)
  expect(asked).toEqual(['Without “Mitte”: 1, In Berlin: 1'])
  expect(body).toMatchObject({
    status: 'completed',
    data: { options: [{ place: { name: 'Boulder hall' } }] },
  })
})
