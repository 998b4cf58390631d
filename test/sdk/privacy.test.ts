import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createClient } from '#sdk/src/client.ts'
import { TimeoutError } from '#sdk/src/errors.ts'
import { answer, clientBefore, lost, problem, token } from '#test/sdk/wire.ts'

describe('addresses', () => {
  test.each([
    'https://planning.example.com',
    'https://example.com/planning/',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://api.localhost',
  ])('%s is accepted', (baseUrl) => {
    expect(() => createClient({ baseUrl, token })).not.toThrow()
  })

  test.each([
    ['http://planning.example.com', /https/],
    ['http://127.0.0.1.example.com', /https/],
    ['http://localhost.example.com', /https/],
    ['ftp://localhost', /https/],
    ['https://sam:secret@example.com', /password/],
    ['https://example.com?token=x', /query/],
    ['planning.example.com', /absolute/],
    ['', /absolute/],
  ])('%s is not', (baseUrl, message) => {
    expect(() => createClient({ baseUrl, token })).toThrow(message)
    expect(() => createClient({ baseUrl, token })).toThrow(TypeError)
  })

  test('hooks see the address that is asked, with what callers pass in it encoded once', async () => {
    const asked: string[] = []
    const { client, seen } = clientBefore([answer()], {
      baseUrl: 'https://example.com/planning/',
      fetch: async ({ url, method, headers }) => {
        seen.push({ url, method, headers, body: null })
        return answer()()
      },
      hooks: { onRequest: ({ url }) => void asked.push(url) },
    })
    await client.media.delete('m$&/?#ü')
    await client.assistant.commit('a%2F/b')
    await client.media.upload(new Blob(['x'], { type: 'text/plain' }))
    const base = 'https://example.com/planning/api/v2'
    expect(
      seen.map(({ method, url, headers }) => [method, url, headers.get('content-type')]),
    ).toEqual([
      ['DELETE', `${base}/media/m%24%26%2F%3F%23%C3%BC`, null],
      ['POST', `${base}/assistant/prepared-actions/a%252F%2Fb/commit`, 'application/json'],
      ['POST', `${base}/media`, 'text/plain'],
    ])
    expect(asked).toEqual(seen.map(({ url }) => url))
  })

  test('the path of the base URL is kept', async () => {
    const { client, seen } = clientBefore([answer()], { baseUrl: 'https://example.com/planning/' })
    await client.ideas.lists.query()
    expect(seen[0]?.url).toBe('https://example.com/planning/api/v2/capabilities/ideas.lists.query')
  })
})

describe('headers', () => {
  test('every request names its caller and its token', async () => {
    const { client, seen } = clientBefore([answer()])
    await client.ideas.lists.query({}, { requestId: 'c3a1c7f0' })
    const { headers } = seen[0] ?? {}
    expect(headers?.get('x-service-client')).toBe('test/1.0')
    expect(headers?.get('authorization')).toBe(`Bearer ${token}`)
    expect(headers?.get('x-request-id')).toBe('c3a1c7f0')
    expect(headers?.get('content-type')).toBe('application/json')
  })

  test('a caller that gives no name has one', async () => {
    const { client, seen } = clientBefore([answer()], { client: undefined })
    await client.ideas.lists.query()
    expect(seen[0]?.headers.get('x-service-client')).toMatch(/^service-sdk\/\d/)
  })

  test('a token function is asked before each attempt', async () => {
    let asked = 0
    const { client, seen } = clientBefore([lost, answer()], {
      token: async () => `token-${++asked}`,
    })
    await client.ideas.lists.query()
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  test('a token function is waited for no longer than an attempt or the signal of the call allows', async () => {
    const { client, seen } = clientBefore([answer()], { token: () => new Promise(() => {}) })
    const late = client.ideas.lists.query({}, { timeout: 5, retries: 0 })
    await expect(late).rejects.toThrow(TimeoutError)
    const caller = new AbortController()
    const given = client.ideas.lists.query({}, { signal: caller.signal })
    caller.abort('enough')
    await expect(given).rejects.toBe('enough')
    expect(seen).toEqual([])
  })

  test('an error of a token function is the error of the call', async () => {
    const reason = new Error('not signed in')
    const { client, seen } = clientBefore([answer()], { token: () => Promise.reject(reason) })
    await expect(client.ideas.lists.query()).rejects.toBe(reason)
    expect(seen).toEqual([])
  })

  test('an option that is not valid in a header is refused before anything is sent', async () => {
    const { client, seen } = clientBefore([answer()])
    await expect(client.ideas.lists.query({}, { requestId: 'a\nb' })).rejects.toThrow(TypeError)
    await expect(client.ideas.lists.create({ name: 'x' }, { idempotencyKey: '' })).rejects.toThrow(
      TypeError,
    )
    await expect(
      client.ideas.lists.create({ name: 'x' }, { idempotencyKey: 'k'.repeat(192) }),
    ).rejects.toThrow(TypeError)
    await expect(client.ideas.lists.query({}, { timeout: 0 })).rejects.toThrow(TypeError)
    expect(() => clientBefore([], { client: 'näme' })).toThrow(TypeError)
    expect(seen).toEqual([])
  })
})

/** A token with characters that JSON escapes, and a gateway that repeats it. */
const odd = `${token}"\\/`
const echoing = problem(403, 'denied', { detail: `no ${odd}` })
const escaping = () =>
  new Response(JSON.stringify(`no ${odd}`).replaceAll('/', '\\/'), { status: 502 })

describe('the token is shown nowhere', () => {
  const failing: [string, Parameters<typeof clientBefore>][] = [
    ['a problem', [[problem(401, 'token_invalid')]]],
    ['a lost connection', [[lost], { retries: 0 }]],
    [
      'a custom fetch whose error quotes the request',
      [
        [
          () => {
            throw Object.assign(new Error(`could not send Bearer ${token}`), { config: { token } })
          },
        ],
        { retries: 0 },
      ],
    ],
    [
      'a proxy that repeats the request',
      [[() => new Response(`<html>${token}</html>`, { status: 502 })], { retries: 0 }],
    ],
    [
      'a page that repeats the request',
      [[() => new Response(`<html>${token}</html>`)], { retries: 0 }],
    ],
    [
      'a gateway that quotes the token in a problem and in its headers',
      [[problem(403, 'denied', { detail: `no ${token}` }, { 'x-request-id': `for-${token}` })]],
    ],
    ['a gateway that escapes what it quotes', [[echoing], { token: odd, retries: 0 }]],
    ['a gateway that escapes slashes too', [[escaping], { token: odd, retries: 0 }]],
    ['a token with a line break', [[answer()], { token: `${token}\n` }]],
    ['an empty token', [[answer()], { token: '' }]],
  ]

  test.each(failing)('not in the error of %s', async (_, [replies, options]) => {
    const call = async () => clientBefore(replies, options).client.ideas.lists.create({ name: 'x' })
    const error = await call().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(token)
    expect(JSON.stringify(error)).not.toContain(token)
    expect(`${error}`).not.toContain(token)
  })

  test('not in the client', () => {
    const { client } = clientBefore([])
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(token)
  })
})
