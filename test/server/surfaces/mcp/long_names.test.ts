import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aList, people } from '#test/support/given/lists.ts'
import { connectModern, type TestClient } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
let client: TestClient

beforeAll(async () => {
  client = await connectModern(world, sam)
})
afterAll(() => client.close())

test('a tool takes the whole name of a person, also one that is longer than its field', async () => {
  const name = `Mira ${'von der langen Brücke '.repeat(6)}und zu Hohenfels`
  const [mira = ''] = await people(sam, name)
  const ideas_list_handle = await aList(sam)
  const calls: [string, Record<string, unknown>][] = [
    ['service_create_ideas_list', { name: 'Walks', person_names: [name] }],
    ['service_update_ideas_list_members', { ideas_list_handle, mode: 'add', person_names: [name] }],
    ['service_prepare_ideas_list_share', { ideas_list_handle, person_name: name }],
  ]
  for (const [tool, input] of calls) {
    const { content } = await client.call(tool, { ...input, idempotency_key: randomUUID() })
    const text = content.map((one) => String(Object(one).text)).join('\n')
    expect([tool, text.includes(mira), text.includes('at most 120')]).toEqual([tool, true, false])
  }
})
