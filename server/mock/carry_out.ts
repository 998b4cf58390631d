import { isDeepStrictEqual } from 'node:util'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { type ErrorCode, errors } from '#generated/server/errors.ts'
import { newId } from '#server/database/id.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import { type Example, examplesOf } from '#server/mock/examples.ts'
import { preference } from '#server/mock/preference.ts'
import { type Answer, firstAnswer } from '#server/runtime/answer.ts'
import { checkAnswer } from '#server/runtime/check.ts'
import type { Call } from '#server/runtime/call.ts'
import type { Caller } from '#server/runtime/handler.ts'
import { checkCall } from '#server/runtime/check_call.ts'
import { examplesIn } from '#server/runtime/coming.ts'
import { type Envelope, envelopeText, failureEnvelope } from '#server/runtime/outcome.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/**
 * Answers a call with an example of the registry, and stores nothing. The input and the key are validated as in
 * the service. It picks the example with exactly this input, else the one with its cursor, else the first that completes;
 * pages always end. The header Prefer names another example, or any code that the capability can answer.
 */
export async function carryOutMock(
  runtime: Runtime,
  call: Call,
  caller: Caller,
  facts: CapabilityFacts,
): Promise<Answer> {
  const { validated, key } = await checkCall(call, facts)
  const execution_id = key !== null && facts.receipt ? toHandle('execution', newId()) : null
  const { code } = preference()
  const envelope =
    code === undefined
      ? exampleFor(facts, validated.input, execution_id)
      : failureOf(runtime, facts, code, { ...caller, execution_id, version: validated.version })
  const text = envelopeText(envelope)
  if (runtime.onDefect) checkAnswer(facts, envelope, text, runtime.onDefect)
  return firstAnswer(envelope, text, call.request_id)
}

function exampleFor(
  facts: CapabilityFacts,
  input: Record<string, unknown>,
  execution_id: string | null,
): Envelope {
  const example = chosen(facts, input)
  return {
    ...(isContinued(example, input) ? lastPage(example.answer) : example.answer),
    ...(execution_id !== null && { execution_id }),
    capability: { name: facts.id, version: facts.version },
  }
}

/** Whether a cursor got an example that is not for it, and that names a further page: following it would never end. */
function isContinued(
  { input: own, answer }: Example,
  { cursor }: Record<string, unknown>,
): boolean {
  const hasMore = Object(answer.outcome.collection).has_more === true
  return hasMore && cursor !== undefined && cursor !== own.cursor
}

function lastPage(answer: Envelope): Envelope {
  const collection = { ...Object(answer.outcome.collection), has_more: false, next_cursor: null }
  return { ...answer, outcome: { ...answer.outcome, collection } }
}

/** An input whose dates are those of the registry, as the committed pages show them. */
function moved(input: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(examplesIn(JSON.stringify(input)))
}

function chosen(facts: CapabilityFacts, input: Record<string, unknown>): Example {
  const examples = examplesOf(facts.id)
  const { status, example } = preference()
  const fitting = examples.filter(({ answer }) => !status || answer.status === status)
  const wanted = example === undefined ? undefined : fitting[example - 1]
  const found =
    wanted ??
    fitting.find((one) => isDeepStrictEqual(one.input, input)) ??
    fitting.find((one) => isDeepStrictEqual(one.input, moved(input))) ??
    fitting.find((one) => input.cursor !== undefined && one.input.cursor === input.cursor) ??
    fitting.find(({ answer }) => answer.status === 'completed') ??
    fitting[0]
  if (found && (example === undefined || wanted)) return found
  const statuses = [...new Set(examples.map(({ answer }) => answer.status))].join(', ')
  throw fail('request_malformed', {
    message: `${facts.id} has ${examples.length} examples, with the statuses ${statuses}; Prefer asks for another.`,
    advice: 'Ask for one of these statuses, or for an example by its number, from 1.',
  })
}

/** What the capability answers for a code it declares, or one that any may answer. */
function failureOf(
  runtime: Runtime,
  facts: CapabilityFacts,
  code: string,
  caller: Caller & { execution_id: string | null; version: string },
): Envelope {
  const known = (Object.keys(errors) as ErrorCode[]).filter(
    (name) => errors[name].common || facts.errors.some((one) => one === name),
  )
  // A status means the first code that has it, of its own before those of all.
  const error =
    known.find((name) => name === code) ??
    [...facts.errors, ...known].find((name) => String(errors[name].status) === code)
  if (error === undefined) {
    const meant = didYouMean(code, known)
    throw fail('request_malformed', {
      message: `${facts.id} never answers ${code}${meant === null ? '.' : `; did you mean ${meant}?`}`,
      advice:
        'Ask for a code that its page in the reference names, or for an HTTP status, such as 429.',
    })
  }
  const failure = fail(error)
  if (typeof errors[failure.code].status === 'number') throw failure
  const { seal, base_url } = runtime
  const context = {
    ...caller,
    capability: facts.id,
    request_id: '',
    base_url,
    seal,
    afterRollback: () => {},
    chargeSendQuota: async () => {},
    unfinished: false,
  }
  return failureEnvelope({ facts, context, input: {}, ignored: [] }, failure)
}
