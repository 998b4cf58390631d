import { refuse } from '#server/domain/basics/failure.ts'
import { isRequired, mustNotBeBlank, needsOneOf } from '#server/domain/messages/input.ts'
import { isNotTakenBy } from '#server/domain/messages/roundup.ts'
import { checkScope, type NewCall, readNewRoundup } from '#server/domain/roundup/new_call.ts'
import type { Operation } from '#server/domain/roundup/machine.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { RoundupInput } from '#server/domain/roundup/input.ts'

/** Where the ideas are to go, as it was said; blank words count as absent, and a blank handle is unknown. */
export interface Targets {
  readonly list_handle: string | null
  readonly feed_text: string | null
  readonly person_text: string | null
}

/** A call: a new roundup, or an operation on one that is there. */
export type RoundupCall =
  | ({ readonly operation: 'create'; readonly targets: Targets } & NewCall)
  | (Operation & { readonly public_id: string; readonly targets: Targets })

type Field = keyof RoundupInput

const targetFields = ['target_ideas_list_handle', 'target_feed_text', 'target_person_text'] as const

const sourceFields = ['source_url', 'source_text', 'items'] as const

/** The fields that each operation takes. */
const taken: Readonly<Record<RoundupCall['operation'], readonly Field[]>> = {
  create: [
    ...sourceFields,
    ...(['mode', 'scope', 'selection_policy', 'selected_items'] as const),
    ...targetFields,
    ...(['explicit_requirements', 'recommendation_context'] as const),
  ],
  resolve_scope: [
    'public_id',
    'expected_generation',
    'scope',
    'selected_items',
    'selection_policy',
  ],
  assign_destination: ['public_id', 'expected_generation', ...targetFields],
  select_items: ['public_id', 'expected_generation', 'selected_items'],
  retry: ['public_id', 'expected_generation'],
  archive: ['public_id', 'expected_generation'],
}

/**
 * The call that an input makes. Texts that are blank count as absent.
 *
 * Errors: `input_invalid` with a violation for each field that is missing, that the operation does not take, or that
 * contradicts another.
 */
export function readRoundupCall(input: RoundupInput): RoundupCall {
  const violations: Violation[] = []
  const { operation } = input
  if (operation === undefined) {
    violations.push({ pointer: '/operation', code: 'required', message: isRequired })
    refuse(violations)
    throw new Error('Refused above.')
  }
  for (const field of Object.keys(input) as Field[]) {
    if (field === 'operation' || taken[operation].includes(field) || !isSent(input, field)) continue
    const message = isNotTakenBy(operation, taken[operation])
    violations.push({ pointer: `/${field}`, code: 'rule', message })
  }
  const targets = {
    list_handle: input.target_ideas_list_handle ?? null,
    feed_text: given(input.target_feed_text),
    person_text: given(input.target_person_text),
  }
  if (operation === 'create') {
    const read = readNewRoundup(input, violations)
    refuse(violations)
    return { operation, targets, ...read }
  }
  const { public_id, expected_generation } = input
  const need = (field: Field, message = isRequired) =>
    violations.push({ pointer: `/${field}`, code: 'required', message })
  if (public_id === undefined) need('public_id')
  if (expected_generation === undefined) need('expected_generation')
  if (operation === 'resolve_scope' && input.scope === undefined) need('scope')
  if (operation === 'select_items' && input.selected_items === undefined) need('selected_items')
  if (operation === 'assign_destination' && !targetFields.some((field) => isSent(input, field))) {
    violations.push({ pointer: '', code: 'required', message: needsOneOf(targetFields) })
  }
  if (operation === 'resolve_scope') checkScope(input, violations)
  readSelected(input.selected_items, violations)
  refuse(violations)
  const known = {
    public_id: public_id ?? '',
    expected_generation: expected_generation ?? 0,
    targets,
  }
  const selected = readSelected(input.selected_items, [])
  if (operation === 'resolve_scope') {
    const { scope = 'all', selection_policy: policy = null } = input
    return { ...known, operation, scope, policy, selected }
  }
  if (operation === 'select_items') return { ...known, operation, selected: selected ?? [] }
  return { ...known, operation }
}

/** The items that a call names; null where it names none. Adds a violation for each blank name. */
export function readSelected(
  sent: readonly string[] | undefined,
  violations: Violation[],
): readonly string[] | null {
  for (const [index, words] of (sent ?? []).entries()) {
    if (!isBlank(words)) continue
    violations.push({ pointer: `/selected_items/${index}`, code: 'blank', message: mustNotBeBlank })
  }
  return sent ?? null
}

function given(text: string | undefined): string | null {
  return text === undefined || isBlank(text) ? null : text
}

function isSent(input: RoundupInput, field: Field): boolean {
  const value = input[field]
  const isHandle = field === 'public_id' || field === 'target_ideas_list_handle'
  return typeof value === 'string' && !isHandle ? !isBlank(value) : value !== undefined
}
