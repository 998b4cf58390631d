import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { byName } from '#generated/sdk/client.ts'
import type { OperationId } from '#generated/sdk/operation_types.ts'
import { inputs } from '#generated/server/validators.js'
import { type Client, createClient } from '#sdk/src/client.ts'
import { ConnectionError, ProblemError, TimeoutError } from '#sdk/src/errors.ts'
import type { ClientOptions } from '#sdk/src/options.ts'
import { NoPageError } from '#sdk/src/pages.ts'
import { StillRunningError } from '#sdk/src/wait.ts'
import type {
  Exchange,
  Range,
  Reply,
  Step,
  Vector,
  VectorClient,
  VectorError,
} from '#test/sdk/vectors.ts'

const folder = 'sdk/vectors'
const {
  client: clientDefaults,
  ...bodies
}: { client: VectorClient; answer: object; problem: object } = read('defaults.json')
const files = globSync(`${folder}/*.json`)
  .map((path) => basename(path))
  .filter((name) => name !== 'defaults.json' && name !== 'vector.schema.json')
const admitted = new Ajv2020({ strict: false }).compile(read('vector.schema.json'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(files)('%s', (file) => {
  const { vectors }: { vectors: Vector[] } = read(file)

  test('matches its schema, and calls existing operations', () => {
    const whole = read(file)
    expect(admitted(whole), JSON.stringify(admitted.errors)).toBe(true)
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length)
    for (const { capability, input } of vectors.flatMap(({ steps }) => steps)) {
      if (capability === undefined) continue
      const { id, version } = byName[capability as OperationId].facts
      expect(inputs[id][version]?.(input), `${capability} ${JSON.stringify(input)}`).toBe(true)
    }
  })

  test.each(vectors.map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    await new Run(vector).all()
  })
})

function read(name: string) {
  return JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
}

/** One vector against the SDK, in a time of its own. */
class Run {
  /** The values behind the words that begin with a dollar sign. */
  readonly words = new Map<string, unknown>()
  readonly #options: ClientOptions
  #client: Client | null = null
  readonly vector: Vector
  readonly answers: unknown[] = []
  exchanges: Exchange[] = []
  /** When the request before was sent, or the step began. */
  since = 0

  constructor(vector: Vector) {
    this.vector = vector
    const { tokens, now, ...made } = { ...clientDefaults, ...vector.client }
    if (now) vi.setSystemTime(now)
    let asked = 0
    const nextToken = () => tokens?.[Math.min(asked++, tokens.length - 1)] ?? ''
    this.#options = {
      baseUrl: `https://planning.example.com${made.base_path}`,
      token: tokens ? nextToken : made.token,
      client: made.client,
      retries: made.retries,
      timeout: made.timeout_ms,
      fetch: (request) => this.answer(request),
    }
  }

  /** Made by the first step, since wrong options are an end of a step, too. */
  get client(): Client {
    this.#client ??= createClient(this.#options)
    return this.#client
  }

  async all(): Promise<void> {
    for (const step of this.vector.steps) await this.step(step)
  }

  async step(step: Step): Promise<void> {
    this.exchanges = [...step.exchanges]
    const begun = Date.now()
    this.since = begun
    const end = this.take(step).then(
      (value) => ({ value, at: Date.now() }),
      (error: unknown) => ({ error, at: Date.now() }),
    )
    await vi.runAllTimersAsync()
    const { value, error, at } = { value: undefined, error: undefined, ...(await end) }
    // A request that was wrong is told first.
    expect(this.wrong).toEqual([])
    expect(this.exchanges, 'requests that were not made').toEqual([])
    if (step.ends.error) {
      this.failed(step.ends.error, error, at - begun)
      return
    }
    expect(error).toBeUndefined()
    if (step.ends.items) expect(value).toEqual(step.ends.items)
    else expect(value).toMatchObject(step.ends.answer ?? {})
    this.answers.push(value)
  }

  async take({ do: what, capability, input = {}, take, options = {} }: Step): Promise<unknown> {
    const { idempotency_key, request_id, timeout_ms, retries, abort_after_ms } = options
    const signal = abort_after_ms === undefined ? undefined : abortedAfter(abort_after_ms)
    const callOptions = {
      ...(idempotency_key !== undefined && { idempotencyKey: idempotency_key }),
      ...(request_id !== undefined && { requestId: request_id }),
      ...(timeout_ms !== undefined && { timeout: timeout_ms }),
      ...(retries !== undefined && { retries }),
      ...(signal && { signal }),
    }
    if (what === 'commit') return Object(this.answers[0]).data.prepared.commit(callOptions)
    if (what === 'wait') return this.client.wait(Object(this.answers.at(-1)), callOptions)
    const id = capability as OperationId
    if (what === 'call') return this.client.call(id, input, callOptions)
    const names: unknown[] = []
    if (id !== 'ideas.lists.query' && id !== 'likes.query') throw new Error(`${id} has no pages`)
    for await (const item of this.client.pages(id, input, callOptions)) {
      names.push(Object(item).name)
      if (names.length === take) break
    }
    return names
  }

  readonly wrong: unknown[] = []

  async answer(request: Request): Promise<Response> {
    const exchange = this.exchanges.shift()
    try {
      if (!exchange) throw new Error(`one request too many: ${request.method} ${request.url}`)
      await this.compare(exchange, request)
    } catch (error) {
      // Thrown here it would pass for a lost connection.
      this.wrong.push(error)
    }
    return replied(exchange?.reply ?? { lost: true }, request)
  }

  async compare({ request: wanted = {}, delay_ms }: Exchange, request: Request): Promise<void> {
    const { method, path, headers = {}, body } = wanted
    if (method) expect(request.method).toBe(method)
    if (path) expect(new URL(request.url).pathname).toBe(path)
    for (const [name, value] of Object.entries(headers))
      this.same(value, request.headers.get(name), name)
    if (body) expect(await request.json()).toEqual(body)
    if (delay_ms) within(delay_ms, Date.now() - this.since)
    this.since = Date.now()
  }

  /** `wanted` may be a word: the same word means the same value, a different word a different value. */
  same(wanted: unknown, got: unknown, what: string): void {
    if (typeof wanted !== 'string' || !wanted.startsWith('$')) {
      expect(got, what).toEqual(wanted)
      return
    }
    expect(got, what).toEqual(expect.any(String))
    if (this.words.has(wanted)) expect(got, what).toBe(this.words.get(wanted))
    else expect([...this.words.values()], what).not.toContain(got)
    this.words.set(wanted, got)
  }

  failed(wanted: VectorError, error: unknown, after: number): void {
    const { kind, after_ms, idempotency_key, retry_after_seconds, ...rest } = wanted
    expect(kindOf(error), String(error)).toBe(kind)
    if (Object.keys(rest).length > 0) expect(error).toMatchObject(rest)
    if (after_ms) within(after_ms, after)
    if (idempotency_key) this.same(idempotency_key, Object(error).idempotencyKey, 'the key')
    if (retry_after_seconds) expect(error).toMatchObject({ retryAfter: retry_after_seconds })
  }
}

const abortReason = new Error('the caller gave up')

function abortedAfter(milliseconds: number): AbortSignal {
  if (milliseconds === 0) return AbortSignal.abort(abortReason)
  const controller = new AbortController()
  setTimeout(() => controller.abort(abortReason), milliseconds)
  return controller.signal
}

function within([least, most]: Range, value: number): void {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}

function kindOf(error: unknown): string {
  if (error === abortReason) return 'aborted'
  if (error instanceof ProblemError) return 'problem'
  if (error instanceof TimeoutError) return 'timeout'
  if (error instanceof ConnectionError) return 'connection'
  if (error instanceof NoPageError) return 'no_page'
  if (error instanceof StillRunningError) return 'still_running'
  return error instanceof TypeError ? 'usage' : `unknown: ${String(error)}`
}

async function replied(reply: Reply, request: Request): Promise<Response> {
  const { lost, hang, headers = {}, text, answer, problem } = reply
  if (lost) throw new TypeError('fetch failed')
  if (hang)
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  if (text !== undefined) return new Response(text, { status: reply.status ?? 200, headers })
  const body = answer ? { ...bodies.answer, ...answer } : { ...bodies.problem, ...problem }
  const type = answer ? 'application/json' : 'application/problem+json'
  return new Response(JSON.stringify(body), {
    status: problem?.status ?? 200,
    headers: { 'content-type': type, ...headers },
  })
}
