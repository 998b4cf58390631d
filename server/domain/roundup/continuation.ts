import type { RoundupContinuation } from '#generated/types.ts'
import { type RoundupState, workStates } from '#server/domain/accepted_work/states.ts'
import {
  destinationRole,
  itemsRole,
  personRole,
  roundupRole,
} from '#server/domain/messages/roundup.ts'

/** What the fields that a roundup goes on with refer to. */
const roles: Readonly<Record<string, string>> = {
  target_ideas_list_handle: destinationRole,
  target_person_text: personRole,
  selected_items: itemsRole,
}

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
  const { asks } = workStates.roundup[state]
  if (!asks) return null
  const isNaming = asks.operation === 'assign_destination' && asked === 'person'
  const field = isNaming ? 'target_person_text' : asks.field
  const role = roles[field]
  return {
    ...{ operation: asks.operation, input: { public_id }, required_fields: [field] },
    reference_roles: { public_id: roundupRole, ...(role !== undefined && { [field]: role }) },
    generation,
  }
}
