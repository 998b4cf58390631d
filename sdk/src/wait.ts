import type { OperationId, OperationTypes } from '../../generated/sdk/operation_types.ts'
import { type ExecutionsId, executions, observers } from '../../generated/sdk/wire.ts'
import type { Request } from '../../generated/types.ts'
import type { Answer, AnswerOf, Success } from './answer.ts'
import { pause } from './back_off.ts'
import { makeCall, readExecution } from './call.ts'
import { type Caller, setupFor } from './caller.ts'
import type { Operation } from './operation.ts'
import type { CallOptions, Setup } from './options.ts'
import { committable } from './prepared.ts'
import { retryAfterOf } from './problem.ts'
import { rawOf } from './raw.ts'

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

  constructor(answer: Answer<OperationId>, timeout: number) {
    super(`${answer.capability.name}: still running after ${timeout} ms`)
    this.answer = answer
  }
}

/**
 * Waits for accepted work to end: calls the capability that the answer names, or reads its execution.
 * A final answer is returned unchanged. Never sends the write again. Throws what a call throws, and
 * a StillRunningError.
 */
export async function wait<Id extends OperationId>(
  client: Caller,
  answer: AnswerOf<Id> & { status: string },
  { timeout = 300_000, signal }: WaitOptions = {},
): Promise<Settled<Id>> {
  const setup = setupFor(client)
  const until = Date.now() + timeout
  // The type has only the fields that identify the capability; the value is the whole answer.
  let last = answer as AnswerOf<OperationId> as Answer<OperationId>
  let heard = last
  for (let asked = 1; isRunning(last); asked += 1) {
    const delay = delayAfter(heard, asked)
    const left = until - Date.now()
    await pause(Math.max(0, Math.min(delay, left)), signal)
    if (delay > left) throw new StillRunningError(last, timeout)
    heard = await ask(setup, last, { signal })
    last = isExecution(heard) ? resultOf(setup, heard, last) : heard
  }
  // It comes from the capability that observes this one, and it is final.
  return last as Settled<Id>
}

/** The options of until. */
export interface UntilOptions extends WaitOptions {
  /** Milliseconds between two calls at most. They begin two seconds apart. The default is half a minute. */
  readonly longest?: number | undefined
}

/**
 * Reads again and again until something is the case, and returns that answer: `until(client, shelvesGet,
 * { shelf_handle }, ({ data }) => data.shelf.state === 'full')`. Throws a StillRunningError with the last answer after the
 * timeout, a NoResultError, and what a call throws. A write is refused with a TypeError.
 */
export async function until<Id extends OperationId>(
  client: Caller,
  { facts }: Operation<Id>,
  input: Request<Id>,
  isSo: (answer: Success<Id>) => boolean,
  { timeout = 300_000, longest = 30_000, signal }: UntilOptions = {},
): Promise<Success<Id>> {
  if (facts.key) throw new TypeError(`${facts.id} changes something: it cannot be repeated`)
  const setup = setupFor(client)
  const end = Date.now() + timeout
  for (let asked = 1; ; asked += 1) {
    const answer = await makeCall(setup, facts, input, { signal }).orThrow()
    if (isSo(answer)) return answer
    const delay = growing(2_000, longest, asked)
    if (Date.now() + delay > end)
      throw new StillRunningError(answer as Answer<OperationId>, timeout)
    await pause(delay, signal)
  }
}

/** One second at first, up to ten, with a random part; at least as long as the service says. */
function delayAfter(answer: Answer<OperationId>, asked: number): number {
  const headers = rawOf(answer)?.headers
  const told = (headers && retryAfterOf(headers)) ?? 0
  return Math.max(told * 1000, growing(1_000, 10_000, asked))
}

/** Milliseconds before the next question: half as many again after each one up to a limit, with a random part. */
function growing(first: number, longest: number, asked: number): number {
  return Math.min(longest, first * 1.5 ** (asked - 1)) * (0.75 + Math.random() / 4)
}

async function ask(
  setup: Setup,
  answer: Answer<OperationId>,
  options: CallOptions,
): Promise<Answer<OperationId>> {
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

function isExecution({ capability }: Answer<OperationId>): boolean {
  return capability.name === executions
}

/** Returns the final answer of the execution; while the work continues, the last one. */
function resultOf(
  setup: Setup,
  { status, data }: Answer<OperationId>,
  last: Answer<OperationId>,
): Answer<OperationId> {
  // The execution contains the whole answer.
  const result: Answer<OperationId> | null =
    status === 'completed' ? Object(data).execution.result : null
  return result === null ? last : committable(makeCall, setup, result)
}
