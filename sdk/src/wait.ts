import type { OperationId, OperationTypes } from '../../generated/sdk/operation_types.ts'
import { type ExecutionsId, executions, observers } from '../../generated/sdk/wire.ts'
import type { Request, Status } from '../../generated/types.ts'
import type { Answer, AnswerOf, Success } from './answer.ts'
import { pause } from './back_off.ts'
import { makeCall, readExecution } from './call.ts'
import { type Caller, setupFor } from './caller.ts'
import { aFunction, aSignal, type Checks, checked, milliseconds, numberFrom } from './checks.ts'
import { TimeoutError } from './errors.ts'
import type { Operation } from './operation.ts'
import type { CallOptions, Setup } from './options.ts'
import { committable } from './prepared.ts'
import { retryAfterOf } from './problem.ts'
import { rawOf } from './raw.ts'

/** An answer while it does not matter of which capability: a service may have none over HTTP. */
interface Heard extends AnswerOf<OperationId> {
  status: string
  data: object | null
}

/** An answer that is not `accepted`. */
type Final<A> = A extends { status: infer S }
  ? S extends 'accepted'
    ? never
    : A & { status: Exclude<A['status'], 'accepted'> }
  : never

/** The end of accepted work: the answer of the capability that observes it, or the final answer of the execution. */
export type Settled<Id extends OperationId> = OperationTypes[Id]['observed_by'] extends infer By
  ? By extends ExecutionsId | null
    ? Final<Answer<Id>>
    : By extends OperationId
      ? Final<Answer<By>>
      : never
  : never

/**
 * An answer that `wait` takes: of a write, or of a read whose work may continue. The answer to any other read is always
 * final, so that its `status` does not fit.
 */
export type Waitable<Id extends OperationId> = AnswerOf<Id> & { status: string } & ([
    MayWait<Id>,
  ] extends [never]
    ? { status: 'accepted' }
    : unknown)

type MayWait<Id extends OperationId> = Id extends ReadId
  ? 'accepted' extends Status<Id>
    ? Id
    : never
  : Id

/** The capabilities that change nothing, so that they can be called again and again. */
export type ReadId = {
  [Id in OperationId]: OperationTypes[Id]['reads'] extends true ? Id : never
}[OperationId]

/** The options of wait. */
export interface WaitOptions {
  /** Milliseconds until a StillRunningError is thrown. The default is five minutes. */
  readonly timeout?: number | undefined
  /** Stops waiting, with the signal's reason. The work continues. */
  readonly signal?: AbortSignal | undefined
}

/** The work took longer than the timeout. It continues: wait for `answer` again later. */
export class StillRunningError extends Error {
  override readonly name = 'StillRunningError'
  /** The last answer. */
  readonly answer: Answer<OperationId>

  constructor(answer: Heard, timeout: number) {
    super(`${answer.capability.name}: still running after ${timeout} ms`)
    this.answer = answer as Answer<OperationId>
  }
}

/**
 * Waits for accepted work to end: calls the capability that the answer names, or reads its execution.
 * A final answer is returned unchanged. Never sends the write again. A service that restarts meanwhile is asked again for
 * about half a minute. Throws what a call throws, and a StillRunningError.
 */
export async function wait<Id extends OperationId>(
  client: Caller,
  answer: Waitable<Id>,
  options: WaitOptions = {},
): Promise<Settled<Id>> {
  checked('option of wait', options, waitOptions)
  const { timeout = 300_000, signal } = options
  const setup = setupFor(client)
  const until = performance.now() + timeout
  // The type has only the fields that identify the capability; the value is the whole answer.
  let last = answer as AnswerOf<OperationId> as Heard
  let heard = last
  for (let asked = 1; isRunning(last); asked += 1) {
    const delay = delayAfter(heard, asked)
    const left = until - performance.now()
    await pause(Math.max(0, Math.min(delay, left)), signal)
    if (delay > left) throw new StillRunningError(last, timeout)
    heard = await inTime(until, timeout, last, (deadline) =>
      ask(setup, last, { signal, deadline, retries: patience(setup) }),
    )
    last = isExecution(heard) ? resultOf(setup, heard, last) : heard
  }
  // It comes from the capability that observes this one, and it is final.
  return last as Settled<Id>
}

const waitOptions: Checks<WaitOptions> = { timeout: milliseconds, signal: aSignal }

/** The options of until. */
export interface UntilOptions extends WaitOptions {
  /** Milliseconds between two calls at most, 1 000 or more. They begin two seconds apart. The default is half a minute. */
  readonly longest?: number | undefined
}

const untilOptions: Checks<UntilOptions> = {
  timeout: milliseconds,
  signal: aSignal,
  longest: (name, value) => numberFrom(1_000, name, value),
}

/**
 * Reads again and again until something is the case, and returns that answer: `until(client, shelvesGet,
 * { shelf_handle }, ({ data }) => data.shelf.state === 'full')`. Throws a StillRunningError with the last answer after the
 * timeout, a NoResultError, and what a call throws. A write is refused with a TypeError.
 */
export async function until<Id extends ReadId>(
  client: Caller,
  { facts }: Operation<Id>,
  input: Request<Id>,
  isSo: (answer: Success<Id>) => boolean | Promise<boolean>,
  options: UntilOptions = {},
): Promise<Success<Id>> {
  checked('option of until', options, untilOptions)
  aFunction('the condition', isSo)
  const { timeout = 300_000, longest = 30_000, signal } = options
  if (facts.key) throw new TypeError(`${facts.id} changes something: it cannot be repeated`)
  const setup = setupFor(client)
  const end = performance.now() + timeout
  let last: Heard | null = null
  for (let asked = 1; ; asked += 1) {
    const answer = await inTime(end, timeout, last, (deadline) =>
      makeCall(setup, facts, input, { signal, deadline }).orThrow(),
    )
    if (await isSo(answer)) return answer
    last = answer as Heard
    const delay = growing(2_000, longest, asked)
    if (performance.now() + delay > end) throw new StillRunningError(last, timeout)
    await pause(delay, signal)
  }
}

/** Makes a call that may last until then. Throws a StillRunningError where an earlier answer is known. */
async function inTime<T>(
  end: number,
  timeout: number,
  last: Heard | null,
  call: (deadline: number) => Promise<T>,
): Promise<T> {
  try {
    return await call(Math.max(1, end - performance.now()))
  } catch (error) {
    // A timer may be some milliseconds early.
    if (last && error instanceof TimeoutError && performance.now() > end - 20)
      throw new StillRunningError(last, timeout)
    throw error
  }
}

/** How often a question is sent again: for as long as a service needs to start again, unless no call is to be repeated. */
function patience({ retries }: Setup): number {
  return retries === 0 ? 0 : Math.max(retries, 8)
}

/** One second at first, up to ten, with a random part; at least as long as the service says. */
function delayAfter(answer: Heard, asked: number): number {
  const headers = rawOf(answer)?.headers
  const told = (headers && retryAfterOf(headers)) ?? 0
  return Math.max(told * 1000, growing(1_000, 10_000, asked))
}

/** Milliseconds before the next question: half as many again after each one up to a limit, with a random part. */
function growing(first: number, longest: number, asked: number): number {
  return Math.min(longest, first * 1.5 ** (asked - 1)) * (0.75 + Math.random() / 4)
}

async function ask(setup: Setup, answer: Heard, options: CallOptions): Promise<Heard> {
  const observer = Object.entries(observers).find(([id]) => id === answer.capability.name)?.[1]
  if (!observer) {
    if (executions !== null && answer.execution_id)
      return readExecution(setup, executions, answer.execution_id, options)
    throw new TypeError('the answer has no execution to wait for')
  }
  const [id, version, ...fields] = observer
  const told = answer.next_actions.find(({ capability }) => capability === id)?.input
  const known: Record<string, unknown> = { ...answer.data, ...told }
  const input = Object.fromEntries(fields.map((field) => [field, known[field]]))
  return makeCall<OperationId>(
    setup,
    { id, version, key: false },
    input as object as Request<OperationId>,
    options,
  )
}

function isRunning({ status }: { status: string }): boolean {
  return status === 'accepted'
}

function isExecution({ capability }: Heard): boolean {
  return capability.name === executions
}

/** Returns the final answer of the execution; while the work continues, the last one. */
function resultOf(setup: Setup, { status, data }: Heard, last: Heard): Heard {
  // The execution contains the whole answer.
  const result: Heard | null = status === 'completed' ? Object(data).execution.result : null
  return result === null ? last : committable(makeCall, setup, result)
}
