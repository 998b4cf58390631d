import { cancelPlan } from '#server/flows/prepared/cancel_plan.ts'
import { changeRoster } from '#server/flows/prepared/change_roster.ts'
import type { Executor } from '#server/flows/prepared/commit.ts'
import { createShareLink } from '#server/flows/prepared/create_share_link.ts'
import { sendInvites } from '#server/flows/prepared/send_invites.ts'
import { shareList } from '#server/flows/prepared/share_list.ts'
import { updatePlan } from '#server/flows/prepared/update_plan.ts'
import type { ActionKind } from '#server/data/prepared_actions/rows.ts'

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
