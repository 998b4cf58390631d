import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConnectionError, ProblemError, TimeoutError } from '#sdk/src/errors.ts'
import { answer, clientBefore, json, lost, problem, type Reply } from '#test/sdk/wire.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets all pauses pass, and says how long they were and how it ended. */
async function ended<T>(call: Promise<T>): Promise<{ value?: T; error?: unknown; waited: number }> {
  const from = Date.now()
  const end = call.then(
    (value) => ({ value, waited: Date.now() - from }),
    (error: unknown) => ({ error, waited: Date.now() - from }),
  )
  await vi.runAllTimersAsync()
  return end
}

const create = { name: 'Rainy Sundays' }

describe('what is sent again', () => {
  test.each<[string, Reply]>([
    ['408', problem(408, 'request_timeout')],
    ['429', problem(429, 'rate_limited')],
    ['500', problem(500, 'internal')],
    [
      '502 of something in between',
      () => new Response('<html>Bad gateway</html>', { status: 502 }),
    ],
    ['503', problem(503, 'dependency_unavailable')],
    ['a lost connection', lost],
    ['half an answer', () => new Response('{"contract": "serv')],
    ['a page of something in between', json({ hello: 'you are offline' })],
  ])('%s', async (_, first) => {
    const { client, seen } = clientBefore([first, answer()])
    const { value } = await ended(client.ideas.lists.create(create))
    expect(value?.status).toBe('completed')
    expect(seen).toHaveLength(2)
  })

  test('a write that the service still runs: it may be our own lost attempt', async () => {
    const busy = problem(409, 'execution_in_progress', { retryable: true }, { 'retry-after': '1' })
    const { client, seen } = clientBefore([lost, busy, answer({ replayed: true })])
    const { value } = await ended(client.ideas.lists.create(create))
    expect(value?.replayed).toBe(true)
    expect(seen).toHaveLength(3)
  })

  test.each([400, 401, 403, 404, 409, 413, 415, 422, 501])('%d is not', async (status) => {
    const { client, seen } = clientBefore([problem(status, 'some_code'), answer()])
    const { error } = await ended(client.ideas.lists.create(create))
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({ status, code: 'some_code', request_id: 'r1', attempts: 1 })
    expect(seen).toHaveLength(1)
  })

  test('a problem that says it is not retryable is not', async () => {
    const { client, seen } = clientBefore([problem(503, 'x', { retryable: false }), answer()])
    expect((await ended(client.ideas.lists.query())).error).toBeInstanceOf(ProblemError)
    expect(seen).toHaveLength(1)
  })

  test('a redirect is neither followed nor sent again', async () => {
    const away = () =>
      new Response(null, { status: 307, headers: { location: 'https://evil.example' } })
    const { client, seen } = clientBefore([away])
    expect((await ended(client.ideas.lists.query())).error).toMatchObject({
      status: 307,
      code: 'http_307',
      detail: 'the response is a redirect to https://evil.example: check baseUrl',
    })
    expect(seen).toHaveLength(1)
  })

  test('a redirect of which a browser shows nothing says what it is', async () => {
    const hidden = () =>
      Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
    const { client, seen } = clientBefore([hidden])
    const { error } = await ended(client.ideas.lists.query())
    expect(error).toMatchObject({ code: 'http_0', retryable: false })
    expect(String(error)).toContain('the response is a redirect to another address: check baseUrl')
    expect(seen).toHaveLength(1)
  })

  test('needs_input and failed are answers', async () => {
    const error = { code: 'person_unresolved', message: 'Nobody is called so.', retryable: false }
    const { client, seen } = clientBefore([answer({ status: 'needs_input', data: null, error })])
    const { value } = await ended(client.ideas.lists.create(create))
    expect(value).toMatchObject({ status: 'needs_input', error: { code: 'person_unresolved' } })
    expect(seen).toHaveLength(1)
  })
})

describe('how it is sent again', () => {
  test('a write keeps its key and its body, even if the object changes', async () => {
    const input = { name: 'Rainy Sundays' }
    const { client, seen } = clientBefore([lost, problem(503, 'x'), answer()])
    const call = client.ideas.lists.create(input)
    input.name = 'changed meanwhile'
    await ended(call)
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
    for (const { body } of seen)
      expect(body).toEqual({ version: '2.0', input: { name: 'Rainy Sundays' } })
  })

  test('two writes have two keys; a given key is used; a read has none', async () => {
    const { client, seen } = clientBefore([answer()])
    await ended(client.ideas.lists.create(create))
    await ended(client.ideas.lists.create(create))
    await ended(client.ideas.lists.create(create, { idempotencyKey: 'mine' }))
    await ended(client.ideas.lists.query({}, { idempotencyKey: 'mine' }))
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).not.toBe(keys[1])
    expect(keys.slice(2)).toEqual(['mine', null])
  })

  test('twice by default, then the error is thrown with the key to continue with', async () => {
    const { client, seen } = clientBefore([lost])
    const { error } = await ended(client.ideas.lists.create(create))
    expect(seen).toHaveLength(3)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({
      attempts: 3,
      idempotencyKey: seen[0]?.headers.get('idempotency-key'),
    })
  })

  test('as often as the client or the call says', async () => {
    const { client, seen } = clientBefore([lost], { retries: 0 })
    await ended(client.ideas.lists.query())
    expect(seen).toHaveLength(1)
    await ended(client.ideas.lists.query({}, { retries: 4 }))
    expect(seen).toHaveLength(6)
  })

  test('after pauses that grow and vary', async () => {
    const { client } = clientBefore([lost], { retries: 3 })
    const waits: number[] = []
    for (let n = 0; n < 20; n += 1) waits.push((await ended(client.ideas.lists.query())).waited)
    // 0.25–0.5 s, 0.5–1 s, 1–2 s
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_750)
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_500)
    expect(new Set(waits).size).toBeGreaterThan(10)
  })

  test.each([
    ['seconds', () => '7'],
    ['a date', () => new Date(Date.now() + 7_000).toUTCString()],
  ])('not before Retry-After says, in %s', async (_, value) => {
    vi.setSystemTime('2026-11-21T10:00:00Z')
    const { client } = clientBefore([
      problem(429, 'rate_limited', {}, { 'retry-after': value() }),
      answer(),
    ])
    const { waited } = await ended(client.ideas.lists.query())
    expect(waited).toBe(7_000)
  })

  test('throws at once if the wait would be too long', async () => {
    const { client, seen } = clientBefore([
      problem(429, 'rate_limited', {}, { 'retry-after': '3600' }),
      answer(),
    ])
    const { error, waited } = await ended(client.ideas.lists.query())
    expect(error).toMatchObject({ status: 429, retryable: true, retryAfter: 3600 })
    expect([seen.length, waited]).toEqual([1, 0])
  })
})

describe('an end set by the caller', () => {
  const never: Reply = () => new Promise(() => {})

  test('an attempt that takes too long is a lost one', async () => {
    const { client, seen } = hanging([answer()])
    const { value, waited } = await ended(client.ideas.lists.create(create, { timeout: 1_000 }))
    expect(value?.status).toBe('completed')
    expect(waited).toBeGreaterThan(1_000)
    expect(new Set(seen).size).toBe(1)
  })

  test('and throws a TimeoutError in the end', async () => {
    const { client } = hanging([])
    const { error } = await ended(client.ideas.lists.create(create, { timeout: 1_000, retries: 0 }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toBeInstanceOf(ConnectionError)
  })

  test('also before a fetch that listens to no signal', async () => {
    const { client } = clientBefore([never])
    const { error, waited } = await ended(
      client.ideas.lists.query({}, { timeout: 1_000, retries: 0 }),
    )
    expect(error).toBeInstanceOf(TimeoutError)
    expect(waited).toBe(1_000)
  })

  test('an aborted signal ends the attempt with its own reason', async () => {
    const { client } = hanging([])
    const reason = new Error('the user went away')
    const signal = AbortSignal.abort(reason)
    expect((await ended(client.ideas.lists.query({}, { signal }))).error).toBe(reason)
    const later = new AbortController()
    const call = ended(client.ideas.lists.query({}, { signal: later.signal }))
    later.abort(reason)
    expect((await call).error).toBe(reason)
  })

  test('many calls of one signal listen to it once, and all end with its reason', async () => {
    const { client } = hanging([])
    const later = new AbortController()
    const listen = vi.spyOn(later.signal, 'addEventListener')
    const { signal } = later
    const calls = Array.from({ length: 50 }, () =>
      client.ideas.lists.create({ name: 'x' }, { signal }).catch((error: unknown) => error),
    )
    await vi.advanceTimersByTimeAsync(1)
    later.abort('enough')
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['enough']))
    const own = listen.mock.calls.filter(([type]) => type === 'abort')
    expect(own).toHaveLength(1)
  })

  test('and the pause as well', async () => {
    const { client, seen } = clientBefore([lost])
    const later = new AbortController()
    setTimeout(() => later.abort('enough'), 100)
    const { error, waited } = await ended(client.ideas.lists.query({}, { signal: later.signal }))
    expect([error, waited, seen.length]).toEqual(['enough', 100, 1])
  })

  /** The first request hangs until it is aborted; the keys of all are kept. */
  function hanging(then: Reply[]) {
    const seen: (string | null)[] = []
    const { client } = clientBefore([never], {
      async fetch(request) {
        seen.push(request.headers.get('idempotency-key'))
        const reply = then[seen.length - 2]
        if (reply) return reply()
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        })
      },
    })
    return { client, seen }
  }
})
