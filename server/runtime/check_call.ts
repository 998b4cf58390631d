import { capabilities, type CapabilityFacts, protocol } from '#generated/server/capabilities.ts'
import { type Failure, type FailureDetail, fail } from '#server/domain/basics/failure.ts'
import { kindOfHandle } from '#server/domain/basics/handle.ts'
import type { Body, Call } from '#server/runtime/call.ts'
import { keyOf } from '#server/runtime/idempotency.ts'
import { type Input, type Rules, type Validated, validate } from '#server/runtime/validate.ts'

/** A valid call: its input, and its key where it needs one. */
export interface CheckedCall {
  readonly validated: Validated
  /** The same as it was sent, which its key is for. */
  readonly sent: Validated
  readonly key: string | null
  /** What the surface has to ask before anything can be done; null for nothing. */
  readonly asks: Failure | null
}

/**
 * Checks what a caller sent, before anything is done. `rules` are those of the capability's handler. A promise only where
 * what was sent has to be waited for.
 *
 * Errors: 422, the idempotency codes, `confirmation_required` for what is never called directly.
 */
export function checkCall(
  call: Call,
  facts: CapabilityFacts,
  rules?: Rules,
): CheckedCall | Promise<CheckedCall> {
  const body = call.body()
  return body instanceof Promise
    ? body.then((sent) => checkBody(sent, facts, rules))
    : checkBody(body, facts, rules)
}

function checkBody(
  { input, version, idempotency_key, found, as_sent, asks = null }: Body,
  facts: CapabilityFacts,
  rules?: Rules,
): CheckedCall {
  const validated = validate(facts, version, input, { found, rules })
  const key = keyOf(facts, idempotency_key, validated)
  if (!facts.direct) throw confirmationRequired(facts, validated.input)
  return { validated, sent: as_sent ? { ...validated, input: as_sent } : validated, key, asks }
}

/** The refusal of a direct call: it leads to what is missing, the approval of a prepared action or the preparation. */
function confirmationRequired(facts: CapabilityFacts, input: Input): Failure {
  const prerequisite = approvalOf(input) ?? preparationOf(facts, input)
  return fail('confirmation_required', {
    message: `${facts.id} can reach other people, so it is never called directly.`,
    ...(prerequisite && { prerequisite }),
  })
}

/** The commit of the action whose handle was sent; null where none was. */
function approvalOf(input: Input): FailureDetail['prerequisite'] | null {
  const action = Object.values(input).find(
    (value) => typeof value === 'string' && kindOfHandle(value) === 'action',
  )
  return action === undefined || protocol.commit === null
    ? null
    : { capability: protocol.commit, input: { action_handle: action } }
}

/** What prepares it, with the handles that were sent and that it takes; the commit where the registry names nothing. */
function preparationOf(
  { next }: CapabilityFacts,
  input: Input,
): FailureDetail['prerequisite'] | null {
  const [first] = next
  if (!first) return protocol.commit === null ? null : { capability: protocol.commit, input: {} }
  const { fields } = capabilities[first.capability]
  const handles = Object.entries(input).filter(
    ([field]) => /_handles?$/.test(field) && fields.includes(field),
  )
  return { capability: first.capability, input: Object.fromEntries(handles) }
}
