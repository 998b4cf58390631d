import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generations, type TestClient } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

describe.each(generations)('%s: the text of an answer', (_, connect) => {
  let client: TestClient
  beforeAll(async () => {
    client = await connect(world, sam)
  })
  afterAll(() => client.close())

  test('says that it was given before, and only then', async () => {
    const input = { name: 'Rainy days', idempotency_key: randomUUID() }
    const texts: string[] = []
    for (const _ of [1, 2]) {
      const { content } = await client.call('service_create_ideas_list', input)
      texts.push(content.map((one) => String(Object(one).text)).join('\n'))
    }
    const said = 'This is the answer to an earlier call with the same idempotency_key'
    expect(texts.map((text) => text.includes(said))).toEqual([false, true])
    const [first, ...rest] = texts[1]?.split('\n') ?? []
    expect([first, ...rest.slice(1)].join('\n')).toBe(texts[0])
  })
})
