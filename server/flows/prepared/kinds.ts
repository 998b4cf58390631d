import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import type { ActionKind } from '#server/domain/prepared/action_kinds.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { writtenByOtherRelease } from '#server/domain/messages/committed.ts'
import type { Call, PreparedKind } from '#server/flows/prepared/kind.ts'
import { listShare } from '#server/flows/prepared/list_share.ts'
import { planCancel } from '#server/flows/prepared/plan_cancel.ts'
import { planChangeRoster } from '#server/flows/prepared/plan_change_roster.ts'
import { planCreateShareLink } from '#server/flows/prepared/plan_create_share_link.ts'
import { planSendInvites } from '#server/flows/prepared/plan_send_invites.ts'
import { planUpdate } from '#server/flows/prepared/plan_update.ts'

/** Every kind of prepared action, by its stored name: one that is missing does not compile. */
export const kinds = {
  'plan.send_invites': planSendInvites,
  'plan.create_share_link': planCreateShareLink,
  'plan.change_roster': planChangeRoster,
  'plan.update': planUpdate,
  'plan.cancel': planCancel,
  'list.share': listShare,
} satisfies AllKinds

/** For each kind of action its own definition, no other's. */
export type AllKinds = {
  readonly [Kind in ActionKind]: Pick<
    PreparedKind<Kind, unknown, unknown>,
    'kind' | 'again' | 'requireUnchanged' | 'recipientsNow' | 'review' | 'commit'
  >
}

/**
 * The definition of an action's kind.
 *
 * Errors, for a kind that only another release knows: `confirmation_expired`, or `confirmation_consumed` where that
 * release has committed it.
 */
export function requireKind(action: ActionRow): AllKinds[ActionKind] {
  if (Object.hasOwn(kinds, action.kind)) return kinds[action.kind]
  const prerequisite = readSubject(action)
  throw action.state === 'committed'
    ? fail('confirmation_consumed', { ...prerequisite })
    : fail('confirmation_expired', { message: writtenByOtherRelease, ...prerequisite })
}

/** The call that shows what an action is about; nothing where this release does not know that either. */
function readSubject({ plan_id, list_id }: ActionRow): { prerequisite?: Call } {
  if (plan_id !== null) {
    const input = { plan_handle: toHandle('plan', plan_id) }
    return { prerequisite: { capability: 'plans.get', input } }
  }
  if (list_id === null) return {}
  const input = { ideas_list_handle: toHandle('list', list_id) }
  return { prerequisite: { capability: 'ideas.lists.get', input } }
}
