import { cancelPlan } from '#server/data/commits/cancel_plan.ts'
import { changeRoster } from '#server/data/commits/change_roster.ts'
import type { Executor } from '#server/data/commits/commit.ts'
import { createShareLink } from '#server/data/commits/create_share_link.ts'
import { sendInvites } from '#server/data/commits/send_invites.ts'
import { shareList } from '#server/data/commits/share_list.ts'
import { updatePlan } from '#server/data/commits/update_plan.ts'
import type { ActionKind } from '#server/data/prepared_actions.ts'

const executors: { readonly [Kind in ActionKind]: Executor } = {
  'plan.send_invites': sendInvites,
  'plan.create_share_link': createShareLink,
  'plan.change_roster': changeRoster,
  'plan.update': updatePlan,
  'plan.cancel': cancelPlan,
  'list.share': shareList,
}

/** What carries out prepared actions of a kind. */
export function executorOf(kind: ActionKind): Executor {
  return executors[kind]
}
