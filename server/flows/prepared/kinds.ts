import type { ActionKind } from '#server/data/prepared_actions/rows.ts'
import type { PreparedKind } from '#server/flows/prepared/kind.ts'
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
    'kind' | 'again' | 'requireUnchanged' | 'commit'
  >
}
