import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { executionsGet, ideasListsCreate, ideasListsQuery } from '#generated/sdk/operations.ts'
import { createCaller } from '#sdk/src/caller.ts'
import { isProblem } from '#sdk/src/errors.ts'
import type { RequestEvent, ResponseEvent, RetryEvent } from '#sdk/src/hooks.ts'
import { pages } from '#sdk/src/pages.ts'
import { wait } from '#sdk/src/wait.ts'
import { answer, clientBefore, json, lost, problem, token } from '#test/sdk/wire.ts'

const prepared = { action_handle: 'ac_1', summary: 'Invites Ada.' }

describe('the response behind an answer', () => {
  test('is there with its status, its headers and its text', async () => {
    const { client } = clientBefore([
      json(
        { contract: 'service.capability-outcome.v1', status: 'completed', data: {}, error: null },
        200,
        { 'x-request-id': 'r9' },
      ),
    ])
    const { answer, response } = await client.ideas.lists.query().withResponse()
    expect(response.status).toBe(200)
    expect(response.headers.get('x-request-id')).toBe('r9')
    expect(JSON.parse(response.text)).toEqual(answer)
  })

  test('of a problem is on the error', async () => {
    const { client } = clientBefore([problem(409, 'stale_revision', {}, { 'x-extra': '1' })])
    const error = await client.ideas.lists
      .query()
      .withResponse()
      .catch((caught: unknown) => caught)
    expect(isProblem(error, 'stale_revision') && error.headers.get('x-extra')).toBe('1')
  })
})

describe('what was prepared', () => {
  test('has a commit that neither JSON nor a copy nor a loop sees', async () => {
    const { client, seen } = clientBefore([answer({ data: { prepared } }), answer()])
    const { data } = await client.plans.prepare_send({})
    expect(data?.prepared).toEqual(prepared)
    expect(JSON.stringify(data)).toBe(JSON.stringify({ prepared }))
    expect(Object.keys({ ...data?.prepared })).toEqual(Object.keys(prepared))
    expect(inspect(data, { depth: 9, showHidden: true })).not.toContain(token)
    expect(seen).toHaveLength(1)
    await data?.prepared.commit()
    expect(seen[1]).toMatchObject({ body: { version: '1.0', input: { action_handle: 'ac_1' } } })
  })

  test('has none where nothing was prepared', async () => {
    const { client } = clientBefore([answer({ data: { prepared: null } })])
    const { data } = await client.plans.status.get({})
    expect(data?.prepared).toBeNull()
  })
})

describe('a problem', () => {
  test('is identified by its status and by its code', async () => {
    const { client } = clientBefore([problem(409, 'stale_revision')])
    const error = await client.ideas.lists.query().catch((caught: unknown) => caught)
    expect([isProblem(error), isProblem(error, 409), isProblem(error, 'stale_revision')]).toEqual([
      true,
      true,
      true,
    ])
    expect(isProblem(error, 404, 'stale_checksum')).toBe(false)
    expect(isProblem(new Error('stale_revision'))).toBe(false)
  })
})

describe('hooks', () => {
  test('see requests, responses and retries, and never the token', async () => {
    const events: unknown[] = []
    const { client, seen } = clientBefore([lost, answer()], {
      hooks: {
        onRequest: (event: RequestEvent) => void events.push(['request', event]),
        onResponse: async (event: ResponseEvent) => void events.push(['response', event]),
        onRetry: (event: RetryEvent) => void events.push(['retry', event]),
      },
    })
    await client.ideas.lists.create({ name: 'x' })
    expect(events.map((event) => Object(event)[0])).toEqual([
      'request',
      'retry',
      'request',
      'response',
    ])
    const key = seen[0]?.headers.get('idempotency-key')
    expect(events).toMatchObject([
      ['request', { capability: 'ideas.lists.create', attempt: 1, idempotencyKey: key }],
      ['retry', { delay: expect.any(Number), error: { name: 'ConnectionError' } }],
      ['request', { attempt: 2, idempotencyKey: key }],
      ['response', { status: 200, request: { attempt: 2 }, milliseconds: expect.any(Number) }],
    ])
    expect(inspect(events, { depth: 9, showHidden: true })).not.toContain(token)
  })

  test('may add headers to a request', async () => {
    const { client, seen } = clientBefore([answer()], {
      hooks: { onRequest: ({ headers }) => headers.set('traceparent', '00-1-2-01') },
    })
    await client.ideas.lists.query()
    expect(seen[0]?.headers.get('traceparent')).toBe('00-1-2-01')
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  test('that throw end the call with their own error, without a retry', async () => {
    const reason = new Error('no')
    const { client, seen } = clientBefore([answer()], {
      hooks: {
        onRequest: () => {
          throw reason
        },
      },
    })
    await expect(client.ideas.lists.query()).rejects.toBe(reason)
    expect(seen).toEqual([])
  })
})

describe('functions alone', () => {
  test('take a client, or a caller that knows no capability by name', async () => {
    const { client, seen } = clientBefore([answer({ data: { items: [{ name: 'one' }] } })])
    const caller = createCaller({
      baseUrl: 'https://planning.example.com',
      token,
      fetch: async () => answer({ data: { items: [{ name: 'two' }] } })(),
    })
    const names: string[] = []
    for (const each of [client, caller])
      for await (const { name } of pages(each, ideasListsQuery, { query: 'o' })) names.push(name)
    expect(names).toEqual(['one', 'two'])
    expect(seen[0]).toMatchObject({ body: { version: '1.0', input: { query: 'o' } } })
    const made = await ideasListsCreate(caller, { name: 'x' })
    expect(await wait(caller, made)).toBe(made)
    expect(inspect(caller, { depth: 9, showHidden: true })).toBe(
      "{ baseUrl: 'https://planning.example.com' }",
    )
  })

  test('refuse anything else', () => {
    const other = { baseUrl: 'https://planning.example.com' }
    expect(() => executionsGet(other, { execution_id: 'x' })).toThrow(TypeError)
  })
})
