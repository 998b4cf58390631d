import { fail } from '#server/domain/basics/failure.ts'
import { isNotFor, sharePlansBySending } from '#server/domain/messages/objects.ts'
import type { ObjectKind, ObjectType, Operation } from '#server/domain/objects/types.ts'

/** The types of objects that each operation is for. */
export const operationTypes = {
  add_to_list: ['idea', 'event', 'recommendation', 'place'],
  remove_from_list: ['idea', 'event', 'recommendation'],
  create_share_link: ['ideas_list'],
  update_defaults: ['ideas_list'],
} as const satisfies { readonly [O in Exclude<Operation, 'undo'>]: readonly ObjectType[] }

/**
 * Errors: `input_invalid` where an operation is not for such an object; for a link to a plan with what prepares one.
 */
export function requireOperation(
  operation: keyof typeof operationTypes,
  { type, handle }: { type: ObjectKind; handle: string },
): void {
  const types: readonly ObjectType[] = operationTypes[operation]
  if (types.some((one) => one === type)) return
  const isPlan = operation === 'create_share_link' && type === 'plan'
  const message = isPlan ? sharePlansBySending : isNotFor(operation, type, types)
  throw fail('input_invalid', {
    errors: [{ pointer: '/subject', code: 'rule', message }],
    ...(isPlan && {
      prerequisite: {
        capability: 'plans.prepare_send',
        input: { plan_handle: handle, action: 'create_share_link' },
      },
    }),
  })
}
