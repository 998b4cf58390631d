import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  type Client,
  type ClientOptions,
  ConnectionError,
  createCaller,
  createClient,
  StillRunningError,
  TimeoutError,
} from '#sdk/src/index.ts'
import { answer, clientBefore, json, lost, type Reply } from './wire.ts'

const never: Reply = () => new Promise(() => {})

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  )
}

const waiting = answer({
  capability: { name: 'plans.status.get', version: '2.0' },
  data: { rsvp: { pending: 1 } },
})

/** What a program in JavaScript passes: anything. */
const any = (value: unknown) => value as never

describe('options that cannot work are refused when the client is made', () => {
  const fine = { baseUrl: 'https://planning.example.com', token: 'x' }
  const wrong: [unknown, string][] = [
    [{ ...fine, hooks: { onRqeuest: () => {} } }, 'there is no hook onRqeuest'],
    [{ ...fine, hooks: { onrequest: () => {} } }, 'did you mean onRequest?'],
    [{ ...fine, hooks: { onRequest: 5 } }, 'onRequest must be a function'],
    [{ ...fine, hooks: 'x' }, 'expected an object of hooks'],
    [{ ...fine, hooks: null }, 'expected an object of hooks'],
    [{ ...fine, fetch: 'x' }, 'fetch must be a function'],
    [{ ...fine, fetch: null }, 'fetch must be a function'],
    [{ ...fine, retries: 1.5 }, 'retries must be a whole number'],
    [{ ...fine, retries: -1 }, 'retries must be a number from 0'],
    [{ ...fine, timeout: 2 ** 40 }, 'timeout must be a number from 1 to 2147483647'],
    [{ ...fine, timeout: '5' }, 'timeout must be a number'],
    [{ ...fine, deadline: 2 ** 40 }, 'deadline must be a number'],
    [{ ...fine, baseUrl: 'planning.example.com' }, 'such as https://api.example.com'],
    [{ ...fine, baseUrl: `${fine.baseUrl}/api/v2` }, `give it ${fine.baseUrl}`],
    [{ ...fine, baseUrl: `${fine.baseUrl}/api/v2/` }, `give it ${fine.baseUrl}`],
    [{ ...fine, baseUrl: `${fine.baseUrl}/at/api/v2/capabilities` }, `give it ${fine.baseUrl}/at`],
    [{ ...fine, token: 'Bearer x' }, 'such as a space or a line break'],
    [{ ...fine, client: null }, 'client must be 1 to 191 printable ASCII characters'],
    [undefined, 'expected an object of options'],
    ['https://planning.example.com', 'expected an object of options'],
  ]

  test.each(wrong)('%o: %s', (options, message) => {
    for (const make of [createClient, createCaller])
      expect(() => make(options as ClientOptions)).toThrow(message)
  })

  test('and an option that is undefined is left out', () => {
    const none = { client: undefined, fetch: undefined, hooks: { onRetry: undefined } }
    expect(() => createClient({ ...fine, ...none, timeout: undefined })).not.toThrow()
  })
})

describe('options of a call', () => {
  test('that belong to an upload are refused for everything else', async () => {
    const { client, seen } = clientBefore([answer()])
    const options = { type: 'image/png' } as object
    expect(String(await errorOf(client.plans.query({}, options)))).toContain(
      'there is no call option type',
    )
    expect(seen).toEqual([])
  })

  test('and an input may be null or left out; what is wrong rejects', async () => {
    const { client, seen } = clientBefore([answer()])
    await client.plans.query(any(null), any(null))
    await client.call('plans.query', any(undefined))
    expect(seen.map(({ body }) => Object(body).input)).toEqual([{}, {}])
    expect(String(await errorOf(client.plans.query({}, any('x'))))).toContain(
      'expected an object of call options',
    )
    expect(String(await errorOf(client.media.upload(any(undefined))))).toContain('must be a Blob')
  })
})

describe('wait and until', () => {
  const condition = () => false
  const read = (client: Client, options: object) =>
    client.until('plans.status.get', {}, condition, options)

  test.each([
    [{ tiemout: 1 }, 'there is no option of until tiemout'],
    [{ timeout: Number.NaN }, 'timeout must be a number'],
    [{ longest: 0 }, 'longest must be a number from 1000'],
  ])('until refuses %o before anything is sent', async (options, message) => {
    const { client, seen } = clientBefore([waiting])
    expect(String(await errorOf(read(client, options)))).toContain(message)
    expect(seen).toEqual([])
  })

  test('until refuses a condition that is no function before anything is sent', async () => {
    const { client, seen } = clientBefore([waiting])
    const error = await errorOf(client.until('plans.status.get', {}, any(undefined)))
    expect(String(error)).toContain('the condition must be a function')
    expect(seen).toEqual([])
  })

  test('until waits for a condition that answers later', async () => {
    const { client } = clientBefore([waiting])
    const later = client.until('plans.status.get', {}, async () => false, { timeout: 10 })
    expect(await errorOf(later)).toBeInstanceOf(StillRunningError)
  })

  test('wait refuses an option that does not exist', async () => {
    const { client } = clientBefore([answer()])
    const error = await errorOf(client.wait(any(await client.plans.query()), any({ tiemout: 1 })))
    expect(String(error)).toContain('there is no option of wait tiemout')
  })

  test('until ends in time where the service does not answer', async () => {
    const { client } = clientBefore([never])
    const error = await errorOf(read(client, { timeout: 50 }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(String(error)).toContain('no answer within the deadline of')
  })

  test('wait asks again while the service restarts, unless no call is to be repeated', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const accepted = answer({
      status: 'accepted',
      capability: { name: 'ideas.capture', version: '2.0' },
      data: { capture_public_id: 'x' },
    })
    const ended = answer({ capability: { name: 'ideas.capture.get', version: '2.0' } })
    const replies = [accepted, ...Array(6).fill(lost), ended]
    const { client, seen } = clientBefore(replies)
    const waited = client.wait(await client.ideas.capture({ text: 'x' }))
    await vi.runAllTimersAsync()
    const { status } = await waited
    expect([status, seen.length]).toEqual(['completed', 8])
    const once = clientBefore(replies, { retries: 0 })
    const failed = errorOf(once.client.wait(await once.client.ideas.capture({ text: 'x' })))
    await vi.runAllTimersAsync()
    expect([await failed, once.seen.length]).toEqual([expect.any(ConnectionError), 2])
  })

  test('wait ends in time with the last answer where the service does not answer', async () => {
    const accepted = answer({
      status: 'accepted',
      capability: { name: 'ideas.capture', version: '2.0' },
      data: { capture_public_id: 'x' },
    })
    const { client } = clientBefore([accepted, never])
    const error = await errorOf(
      client.wait(await client.ideas.capture({ text: 'x' }), { timeout: 1_300 }),
    )
    expect(error).toBeInstanceOf(StillRunningError)
    expect(error).toMatchObject({ answer: { status: 'accepted' } })
  })
})

describe('a deadline', () => {
  test('is named by its error, in the milliseconds that were asked for', async () => {
    const { client } = clientBefore([never])
    const error = await errorOf(client.plans.query({}, { deadline: 40 }))
    expect(String(error)).toContain('no answer within the deadline of 40 ms')
    expect(String(error)).not.toContain('leaves no time')
  })

  test('is named where it leaves no time for another attempt', async () => {
    const { client } = clientBefore([never])
    const options = { deadline: 200, timeout: 20, retries: 50 }
    const error = await errorOf(client.plans.query({}, options))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(String(error)).toContain('no answer within 20 ms')
    expect(String(error)).toContain('the deadline of 200 ms leaves no time for another attempt')
  })

  test('ends a call whose onRetry hook hangs', async () => {
    const busy = json({ code: 'unavailable', title: 'x', detail: 'y', retryable: true }, 503)
    const hooks = { onRetry: () => new Promise<void>(() => {}) }
    const { client } = clientBefore([busy], { hooks })
    const error = await errorOf(client.plans.query({}, { deadline: 700 }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(String(error)).toContain('the deadline of 700 ms')
  })
})
