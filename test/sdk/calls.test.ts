import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import {
  CallError,
  type Client,
  ConnectionError,
  createCaller,
  createClient,
  NoPageError,
  NoResultError,
  ProblemError,
  StillRunningError,
  TimeoutError,
} from '#sdk/src/index.ts'
import { answer, clientBefore, json, type Reply } from './wire.ts'

const needed = answer({
  status: 'needs_input',
  capability: { name: 'ideas.lists.create', version: '2.0' },
  data: null,
  error: {
    code: 'person_ambiguous',
    message: 'Two people are called Kim.',
    retryable: false,
    candidates: [{ person_handle: 'pe_1', display_name: 'Kim Park' }],
  },
})

const never: Reply = () => new Promise(() => {})

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  )
}

describe('orThrow', () => {
  test('is the answer where there is a result, and its data are there by type', async () => {
    const { client } = clientBefore([answer({ data: { list: { name: 'x' } } })])
    const { data, status } = await client.ideas.lists.create({ name: 'x' }).orThrow()
    expectTypeOf(data.list.name).toEqualTypeOf<string>()
    expectTypeOf(status).toEqualTypeOf<'completed' | 'unchanged'>()
    expect(data.list.name).toBe('x')
  })

  test('throws a NoResultError with the answer where input is needed', async () => {
    const { client } = clientBefore([needed])
    const error = await errorOf(client.ideas.lists.create({ name: 'x' }).orThrow())
    expect(error).toBeInstanceOf(NoResultError)
    expect(error).toMatchObject({
      message: 'ideas.lists.create: needs_input person_ambiguous: Two people are called Kim.',
      answer: { error: { candidates: [{ person_handle: 'pe_1' }] } },
    })
  })

  test('throws what the call throws where there is no answer', async () => {
    const { client } = clientBefore([json({ code: 'token_invalid', title: 'x', detail: 'y' }, 401)])
    expect(await errorOf(client.ideas.lists.query().orThrow())).toBeInstanceOf(ProblemError)
  })

  test('where there is no page, the error is a NoResultError, too', async () => {
    const { client } = clientBefore([needed])
    const error = await errorOf(
      client.pages('ideas.lists.query').answers()[Symbol.asyncIterator]().next(),
    )
    expect(error).toBeInstanceOf(NoPageError)
    expect(error).toBeInstanceOf(NoResultError)
  })
})

describe('the key of a write is known however the call ends', () => {
  test('with orThrow and withResponse, too', async () => {
    const { client } = clientBefore([never])
    for (const form of ['orThrow', 'withResponse'] as const) {
      const signal = AbortSignal.timeout(10)
      const call = client.ideas.lists.create({ name: 'x' }, { signal })
      const formed = call[form]()
      expect(formed.idempotencyKey).toBe(call.idempotencyKey)
      expect(await errorOf(formed)).toMatchObject({ name: 'TimeoutError' })
      await errorOf(call)
    }
    const upload = client.media.upload(new Blob(['x']), { idempotencyKey: 'k1' }).orThrow()
    expect(upload.idempotencyKey).toBe('k1')
    await errorOf(upload)
  })

  test('from the call itself, before anything is sent', async () => {
    const { client, seen } = clientBefore([answer()])
    const call = client.ideas.lists.create({ name: 'x' })
    expect(call.idempotencyKey).toMatch(/^[\x21-\x7e]{8,}$/)
    await call
    expect(seen[0]?.headers.get('idempotency-key')).toBe(call.idempotencyKey)
  })

  test('as it was given', () => {
    const { client } = clientBefore([answer()])
    const options = { idempotencyKey: 'once-1' }
    expect(client.ideas.lists.create({ name: 'x' }, options).idempotencyKey).toBe('once-1')
  })

  test('a read has none', () => {
    const { client } = clientBefore([answer()])
    expect(client.ideas.lists.query().idempotencyKey).toBe(null)
  })

  test('after the caller has aborted it', async () => {
    const { client } = clientBefore([never])
    const call = client.ideas.lists.create({ name: 'x' }, { signal: AbortSignal.timeout(20) })
    expect(await errorOf(call)).toMatchObject({ name: 'TimeoutError' })
    expect(call.idempotencyKey).toMatch(/./)
  })
})

describe('until', () => {
  const waiting = (pending: number) =>
    answer({
      capability: { name: 'plans.status.get', version: '2.0' },
      data: { rsvp: { pending } },
    })

  test('reads again until something is the case, and is that answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
    const { client, seen } = clientBefore([waiting(2), waiting(1), waiting(0)])
    const { data } = await client.until(
      'plans.status.get',
      {},
      (read) => read.data.rsvp.pending === 0,
    )
    expect(data.rsvp.pending).toBe(0)
    expect(seen).toHaveLength(3)
    vi.useRealTimers()
  })

  test('throws a StillRunningError with the last answer when the time is over', async () => {
    const { client } = clientBefore([waiting(1)])
    const error = await errorOf(client.until('plans.status.get', {}, () => false, { timeout: 10 }))
    expect(error).toBeInstanceOf(StillRunningError)
    expect(error).toMatchObject({ answer: { data: { rsvp: { pending: 1 } } } })
  })

  test('refuses a write, which would be done again and again', async () => {
    const { client, seen } = clientBefore([answer()])
    const error = await errorOf(
      // @ts-expect-error not a read
      client.until('ideas.lists.create', { name: 'x' }, () => false),
    )
    expect(error).toBeInstanceOf(TypeError)
    expect(seen).toEqual([])
  })
})

describe('clocks', () => {
  test.each([-3_600_000, 3_600_000])(
    'until ends in time where the clock is set by %i ms',
    async (by) => {
      const now = Date.now.bind(Date)
      const { client, seen } = clientBefore([
        answer({ capability: { name: 'plans.status.get', version: '2.0' } }),
      ])
      const set = vi.spyOn(Date, 'now').mockImplementation(() => now() + (seen.length > 0 ? by : 0))
      const error = await errorOf(
        client.until('plans.status.get', {}, () => false, { timeout: 2_500 }),
      )
      set.mockRestore()
      expect(error).toBeInstanceOf(StillRunningError)
      expect(seen.length).toBeGreaterThan(1)
    },
  )

  test('a time in Retry-After is by the clock of the service', async () => {
    const later = (ms: number) => new Date(Date.now() + 3_600_000 + ms).toUTCString()
    const headers = { date: later(0), 'retry-after': later(2_000) }
    const busy = { code: 'rate_limited', detail: 'Busy.', errors: [], retryable: true }
    const { client } = clientBefore([json(busy, 429, headers)], { retries: 0 })
    expect(await errorOf(client.ideas.lists.query())).toMatchObject({ retryAfter: 2 })
  })

  test('a signal that is no AbortSignal is refused', async () => {
    const { client } = clientBefore([answer()])
    const error = await errorOf(client.plans.query({}, { signal: {} as AbortSignal }))
    expect(String(error)).toBe('TypeError: signal must be an AbortSignal')
  })
})

describe('a deadline', () => {
  test('ends the whole call with a TimeoutError that carries the key', async () => {
    const { client } = clientBefore([never])
    const call = client.ideas.lists.create({ name: 'x' }, { deadline: 30 })
    const error = await errorOf(call)
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ idempotencyKey: call.idempotencyKey, attempts: 1 })
  })

  test('counts pauses: one that would end after it is not begun', async () => {
    const busy = json({ code: 'unavailable', title: 'x', detail: 'y', retryable: true }, 503)
    const { client, seen } = clientBefore([busy])
    const error = await errorOf(client.ideas.lists.query({}, { deadline: 100, retries: 9 }))
    expect(error).toMatchObject({ name: 'ProblemError', status: 503 })
    expect(seen).toHaveLength(1)
  })

  test('of a client holds for each of its calls', async () => {
    const { client } = clientBefore([never], { deadline: 30 })
    expect(await errorOf(client.ideas.lists.query())).toBeInstanceOf(TimeoutError)
  })
})

describe('what a proxy answers', () => {
  const page = '<!doctype html>\n<title>Hotel Wi-Fi</title>\n<p>Log in to go on'

  test('with 200 is a ConnectionError that shows status, type and beginning', async () => {
    const html = () => new Response(page, { headers: { 'content-type': 'text/html' } })
    const { client } = clientBefore([html], { retries: 0 })
    const error = await errorOf(client.ideas.lists.query())
    expect(error).toBeInstanceOf(ConnectionError)
    expect(String(error)).toContain('200 text/html “<!doctype html> <title>Hotel Wi-Fi</title>')
    expect(error).toMatchObject({ response: { status: 200, text: page } })
  })

  test('with an error is a ProblemError that shows them', async () => {
    const html = () => new Response(page, { status: 403, headers: { 'content-type': 'text/html' } })
    const { client } = clientBefore([html], { retries: 0 })
    const error = await errorOf(client.ideas.lists.query())
    expect(error).toMatchObject({ status: 403, code: 'http_403', text: page })
    expect(String(error)).toContain('text/html “<!doctype html> <title>Hotel Wi-Fi</title>')
  })

  test.each([
    [200, { contract: 'service.capability-outcome.v1' }],
    [200, { contract: 'service.capability-outcome.v1', status: 'failed', data: null }],
    [422, { code: 'input_invalid', detail: 'd', errors: [null] }],
    [422, { code: 'input_invalid', detail: 'd', errors: 'none' }],
  ])(
    'with %i and an answer that is broken inside has the key of the call',
    async (status, body) => {
      const { client } = clientBefore([json(body, status)], { retries: 0 })
      const call = client.ideas.lists.create({ name: 'x' }, { idempotencyKey: 'once-2' }).orThrow()
      const error = await errorOf(call)
      expect(error).toBeInstanceOf(CallError)
      expect(error).toMatchObject({ capability: 'ideas.lists.create', idempotencyKey: 'once-2' })
    },
  )

  test('without data or an error is no answer', async () => {
    for (const wrong of [{ data: undefined }, { data: null }, { data: 'x' }]) {
      const { client } = clientBefore([answer(wrong)], { retries: 0 })
      await expect(client.ideas.lists.query()).rejects.toThrow('not an answer of the service')
    }
  })

  test('is shown without control characters', async () => {
    const page = () => new Response('\0\u001b[31mred\u001b[0m\u2028', { status: 502 })
    const { client } = clientBefore([page], { retries: 0 })
    await expect(client.ideas.lists.query()).rejects.toThrow('“[31mred [0m”')
  })

  test('with nothing in it is shown without a text', async () => {
    const { client } = clientBefore([() => new Response(null, { status: 204 })])
    const error = await errorOf(client.ideas.lists.query())
    expect(error).toMatchObject({ status: 204, text: '' })
    expect(String(error)).toMatch(/no content type \(request/)
  })

  test('nothing came back where the connection was lost', async () => {
    const lost = () => {
      throw new TypeError('fetch failed')
    }
    const { client } = clientBefore([lost], { retries: 0 })
    expect(await errorOf(client.ideas.lists.query())).toMatchObject({ response: null })
  })
})

describe('wrong options are refused when the client is made', () => {
  const baseUrl = 'https://planning.example.com'
  const wrong: [string, Record<string, unknown>, string][] = [
    ['no token', { baseUrl }, 'the token is missing'],
    ['an empty token', { baseUrl, token: '' }, 'the token is missing, empty'],
    [
      'another spelling',
      { baseURL: baseUrl, token: 'x' },
      'no option baseURL: did you mean baseUrl?',
    ],
    ['another name', { baseUrl, token: 'x', maxRetries: 3 }, 'there is no option maxRetries'],
    ['no address', { token: 'x' }, 'baseUrl must be an absolute URL'],
    ['a deadline of nothing', { baseUrl, token: 'x', deadline: 0 }, 'deadline must be'],
  ]

  test.each(wrong)('%s', (_case, options, message) => {
    // A program in JavaScript passes anything.
    const make = createClient as (options: unknown) => Client
    expect(() => make(options)).toThrow(message)
    expect(() => (createCaller as (options: unknown) => unknown)(options)).toThrow(message)
  })

  test('and those of a call before anything is sent', async () => {
    const { client, seen } = clientBefore([answer()])
    const options = { idempotencykey: 'x' } as object
    const error = await errorOf(client.ideas.lists.create({ name: 'x' }, options))
    expect(String(error)).toContain('did you mean idempotencyKey?')
    expect(seen).toEqual([])
  })
})
