import type { Frame } from '#generated/server/assistant/frame.ts'
import type { CapabilityId, Request as Input } from '#generated/types.ts'
import { isObject } from '#server/domain/basics/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

// Calls that name the state that something is in.

type Values = Readonly<Record<string, unknown>>

/** The search that is gone on from, and the field of a call that says in which state. */
const [goingOn, version] = ['ideas.discover.refine', 'expected_state_version'] as const

/**
 * The values of a request that names the state of something: a capture is tried again in the state that it is in now, and a search is
 * gone on from as it was answered.
 */
export async function withStateNow(
  { hands, state: { search } }: Working,
  { capability }: Pick<Frame, 'capability'>,
  values: Values,
): Promise<Values> {
  const { capture_public_id, parent_run_handle } = values
  if (capability === goingOn && search?.run_handle === parent_run_handle)
    return {
      ...values,
      reply_contract_handle: search?.reply_contract_handle,
      [version]: search?.state_version,
    }
  if (capability !== 'ideas.capture.retry' || typeof capture_public_id !== 'string') return values
  const { data } = await hands.call('ideas.capture.get', { capture_public_id })
  return { ...values, [version]: data?.state_version }
}

/** Makes a call; a search that went on since it was answered is gone on from as it is now. */
export async function callAsItIsNow(
  hands: Hands,
  capability: CapabilityId,
  input: Values,
): Promise<{ readonly body: GivenEnvelope | Problem }> {
  const called = await hands.call(capability, input as Input<CapabilityId>)
  const { body } = called
  if (capability !== goingOn) return called
  const { code, current } = 'outcome' in body ? (body.error ?? {}) : body
  const now = isObject(current) ? current.state_version : undefined
  if (code !== 'stale_state_version' || typeof now !== 'number') return called
  return hands.call(capability, { ...input, [version]: now } as Input<typeof goingOn>)
}
