import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { AssistantCall, CapabilityId } from '#generated/types.ts'
import { fail, type Failure } from '#server/domain/basics/failure.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { keyOfCall, maxCalls } from '#server/flows/assistant/interrupt.ts'
import type { Answer, GivenEnvelope } from '#server/runtime/answer.ts'
import { offers } from '#server/runtime/authorise.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { invoke } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'
import { callText } from '#server/surfaces/assistant/call_text.ts'
import { untilAnswered } from '#server/surfaces/assistant/outages.ts'
import type { Handed, Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

/** The most writes of a turn. */
const maxWrites = 5

/** Hands with a record of what they did. */
export interface RecordedHands extends Hands {
  readonly calls: readonly AssistantCall[]
  /** The calls with what each answered in a language. */
  readonly spoken: (language: string, timezone: string) => AssistantCall[]
  /** The handles of the actions that were prepared. */
  readonly prepared: readonly string[]
}

/** Hands for one turn, which ends at `until` (of performance.now). */
export function makeHands(
  runtime: Runtime,
  { caller, meta }: TurnCaller,
  { turn_id, until }: { readonly turn_id: string; readonly until: number },
): RecordedHands {
  const calls: AssistantCall[] = []
  const answers = new Map<AssistantCall, Pick<Handed, 'body'> & { readonly input: object }>()
  const prepared: string[] = []
  let writes = 0
  const can = (capability: CapabilityId) => refusalOf(capabilities[capability], caller) === null
  return {
    calls,
    prepared,
    can,
    spoken: (language, timezone) =>
      calls.map((call) => {
        const answer = answers.get(call)
        return answer ? { ...call, text: callText(call, answer, { language, timezone }) } : call
      }),
    async call(capability, input) {
      // A conversation may know of one that another release has.
      const facts: CapabilityFacts | undefined = capabilities[capability]
      if (facts === undefined) throw fail('not_possible_here')
      const door = isUndo(capability, input) ? 'undo' : undefined
      const refusal = refusalOf(facts, caller, door)
      if (refusal) throw refusal
      // Who stops the service waits for the call that runs, and for no other.
      if (runtime.ending?.aborted) throw fail('turn_interrupted')
      const isWrite = facts.effect !== 'read'
      if (calls.length >= maxCalls || (isWrite && writes >= maxWrites) || performance.now() > until)
        throw fail('turn_limit_reached')
      if (isWrite) writes += 1
      const number = calls.length + 1
      // Its place is taken before the answer: calls may run beside each other.
      const row = { ...unanswered(facts, input) }
      calls.push(row)
      const once = () =>
        invoke(runtime, {
          ...meta,
          surface: 'assistant',
          ...(door && { door }),
          capability,
          body: () => ({
            input,
            version: null,
            idempotency_key: isWrite ? keyOfCall(turn_id, number) : null,
          }),
        })
      // Its key makes it one write, also where the answer to the first try was lost.
      const { body } = await untilAnswered(once, until, isUnanswered)
      // Nothing was changed, so that the whole turn may be asked for again.
      const isAway = !('outcome' in body) && body.code === 'dependency_unavailable'
      if (isAway && writes === 0) throw fail('dependency_unavailable', { retryAfter: 1 })
      Object.assign(row, answered(body))
      answers.set(row, { body, input })
      if ('outcome' in body && body.outcome.confirmation)
        prepared.push(body.outcome.confirmation.action_handle)
      const data = 'outcome' in body && body.data !== null ? body.data : null
      return { body, data: data as never }
    },
  }
}

/** Why a capability cannot be called by hands; null if it can. */
function refusalOf(
  facts: CapabilityFacts,
  { abilities }: { readonly abilities: readonly string[] },
  door?: 'undo',
): Failure | null {
  const isHere =
    offers(facts, 'assistant', door) && facts.direct && facts.effect !== 'external_send'
  return isHere && abilities.includes(facts.ability) ? null : fail('not_possible_here')
}

/** Whether a call takes back a change, and does nothing else. */
function isUndo(capability: CapabilityId, input: object): boolean {
  const { operation, reversible_action_id, ...others } = input as Record<string, unknown>
  return (
    capability === 'ideas.object.mutate' &&
    operation === 'undo' &&
    typeof reversible_action_id === 'string' &&
    Object.keys(others).length === 0
  )
}

/** Whether nobody knows what came of a call: the database could not be reached, or the first try is still running there. */
function isUnanswered({ body }: Answer): boolean {
  return (
    'code' in body &&
    (body.code === 'dependency_unavailable' || body.code === 'execution_in_progress')
  )
}

function unanswered({ id, version, effect }: CapabilityFacts, input: object): AssistantCall {
  return {
    ...{ capability: id, version, effect, input: shortened(input) as Record<string, unknown> },
    ...{ status: 'failed', code: null, execution_id: null, text: '', replayed: false },
  }
}

function answered(body: GivenEnvelope | Problem): Partial<AssistantCall> {
  if (!('outcome' in body)) return { status: 'failed', code: body.code, text: body.detail }
  return {
    status: body.status,
    code: body.error?.code ?? null,
    execution_id: body.execution_id ?? null,
    text: body.outcome.fallback_text,
    replayed: body.replayed === true,
  }
}

/** A value whose sealed texts and secrets are shortened. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/[\w-]{43,}/g, (one) => `${one.slice(0, 8)}…`)
  if (Array.isArray(value)) return value.map(shortened)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}
