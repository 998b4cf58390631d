import type { RoundupContinuation } from '#generated/types.ts'
import type { RoundupState } from '#server/domain/roundup/facts.ts'
import {
  destinationRole,
  itemsRole,
  personRole,
  roundupRole,
} from '#server/domain/messages/roundup.ts'

/** The one operation that each waiting state goes on with, the field it needs, and what that refers to. */
const operations: Partial<
  Record<
    RoundupState,
    Pick<RoundupContinuation, 'operation' | 'required_fields' | 'reference_roles'>
  >
> = {
  scope_required: { operation: 'resolve_scope', required_fields: ['scope'], reference_roles: {} },
  destination_required: {
    operation: 'assign_destination',
    required_fields: ['target_ideas_list_handle'],
    reference_roles: { target_ideas_list_handle: destinationRole },
  },
  selection_required: {
    operation: 'select_items',
    required_fields: ['selected_items'],
    reference_roles: { selected_items: itemsRole },
  },
}

/** What a person that is to be named goes on with. */
const naming = {
  operation: 'assign_destination',
  required_fields: ['target_person_text'],
  reference_roles: { target_person_text: personRole },
} as const

/**
 * How a roundup in this state goes on; null where it does not wait for anybody. `asked` is what its destination is asked
 * for. The same facts give the same bytes.
 */
export function continuationOf(
  state: RoundupState,
  public_id: string,
  generation: number,
  asked: 'list' | 'person',
): RoundupContinuation | null {
  const isNaming = state === 'destination_required' && asked === 'person'
  const found = isNaming ? naming : operations[state]
  if (!found) return null
  const { operation, required_fields, reference_roles } = found
  return {
    ...{ operation, input: { public_id }, required_fields: [...required_fields] },
    reference_roles: { public_id: roundupRole, ...reference_roles },
    generation,
  }
}
