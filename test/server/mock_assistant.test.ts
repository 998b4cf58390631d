import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CallError, createClient } from '#sdk/src/index.ts'
import { startMock } from '#server/mock/service.ts'
import { openapi, undocumented } from '#test/support/documented.ts'

// The Assistant of the mock, and the examples of the document that it answers with.

/** Every example of these endpoints. */
const examples = Object.entries(openapi.paths)
  .filter(([path]) => path.includes('/assistant/'))
  .flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody, responses }]) =>
      (['requestBody', 'responses/200'] as const).flatMap((part) => {
        const content = part === 'requestBody' ? requestBody : responses[200]
        const all = Object.entries(content?.content['application/json'].examples ?? {})
        return all.map(([name, { value }]) => ({ path, method, part, name, value }))
      }),
    ),
  )

let mock: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  mock = await startMock({ host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  mock.server.closeAllConnections()
  mock.server.close()
})

const client = (headers: Record<string, string> = {}) =>
  createClient({
    baseUrl: mock.url,
    token: 'anything',
    fetch: (given) => {
      const sent = new Request(given)
      for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value)
      return fetch(sent)
    },
  })

const request = (path: string, init: RequestInit = {}) =>
  fetch(`${mock.url}/api/v2/assistant${path}`, {
    ...init,
    headers: { authorization: 'Bearer a', 'content-type': 'application/json', ...init.headers },
  })

test('there are examples of turns, approvals and conversations', () => {
  expect(examples.length).toBeGreaterThanOrEqual(12)
})

test.each(examples)('$method $path $name is what its schema says', (example) => {
  const { path, method, part, value } = example
  expect(undocumented(path, method, part, value)).toBeNull()
})

describe('the Assistant of the mock', () => {
  test('answers what is said with the example of it, by the key and the channel that were sent', async () => {
    const turn = await client().assistant.turn('Invite Ada to the pottery', {
      ...{ channelIdentity: 'app:1', idempotencyKey: 'mine' },
    })
    expect(turn).toMatchObject({
      ...{ status: 'needs_input', turn: { request_key: 'mine' } },
      conversation: { channel_identity: 'app:1' },
    })
    const sent = await client().assistant.commit(turn.approval?.action_handle ?? '', {
      channelIdentity: 'app:1',
    })
    expect(sent).toMatchObject({ status: 'completed', turn: { kind: 'commit' }, approval: null })
    expect((await client().assistant.turn('whatever')).status).toBe('completed')
  })

  test('answers another way where Prefer asks for it', async () => {
    const failed = await client({ prefer: 'status=failed' }).assistant.turn('hello')
    expect(failed.error).toMatchObject({ code: 'not_understood' })
    const second = await client({ prefer: 'example=2' }).assistant.turn('hello')
    expect(second.question).toMatchObject({ kind: 'choice' })
    const busy = await request('/turns', {
      method: 'POST',
      headers: { prefer: 'code=conversation_busy' },
      body: JSON.stringify({ message: 'hello', request_key: 'a' }),
    })
    expect([busy.status, ((await busy.json()) as { code: string }).code]).toEqual([
      409,
      'conversation_busy',
    ])
    const none = client({ prefer: 'code=no_such_code' }).assistant.turn('hello')
    await expect(none).rejects.toThrow(CallError)
  })

  test('refuses what the service refuses', async () => {
    for (const body of ['{}', '{"message": 7, "request_key": "a b"}', '[]', '']) {
      const refused = await request('/turns', { method: 'POST', body })
      expect(refused.status, body).toBe(422)
    }
    const unknown = await request('/prepared-actions/x/commit', {
      ...{ method: 'POST', body: JSON.stringify({ request_key: 'a', message: 'yes' }) },
    })
    expect(unknown.status).toBe(422)
    expect((await request('/turns', { method: 'PUT' })).status).toBe(405)
    const nobody = await fetch(`${mock.url}/api/v2/assistant/conversations`)
    expect(nobody.status).toBe(401)
  })

  test('shows a conversation, and deletes it', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: two answers of different kinds.
    const read = async (path: string): Promise<any> => (await request(path)).json()
    const list = await read('/conversations')
    const { conversation_handle } = list.data.items[0]
    const one = await read(`/conversations/${conversation_handle}`)
    expect(one.data.turns).toHaveLength(4)
    const gone = await request(`/conversations/${conversation_handle}`, { method: 'DELETE' })
    expect(gone.status).toBe(204)
  })
})
