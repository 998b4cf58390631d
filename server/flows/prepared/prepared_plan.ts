import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'
import { isReviewed } from '#server/domain/plan_review.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { lockPlan } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { ActionKind, ActionRow } from '#server/data/prepared_actions/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { isObject } from '#server/domain/json_object.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import { isDraft, isExposed, isOver, type StoredState } from '#server/domain/plan_state.ts'
import type { CapabilityId } from '#generated/types.ts'

/** What prepares each kind of action. */
export const preparing: { readonly [Kind in ActionKind]: CapabilityId } = {
  'plan.send_invites': 'plans.prepare_send',
  'plan.create_share_link': 'plans.prepare_send',
  'plan.change_roster': 'plans.roster.prepare',
  'plan.update': 'plans.update.prepare',
  'plan.cancel': 'plans.cancel.prepare',
  'list.share': 'ideas.lists.share.prepare',
}

/** The call that prepares an action once more, with what was asked then. */
export function prepareAgain({ kind, plan_id, list_id, person_id, payload }: ActionRow) {
  const { again } = payload
  return {
    capability: preparing[kind],
    input: {
      ...(plan_id && { plan_handle: toHandle('plan', plan_id) }),
      ...(list_id && { ideas_list_handle: toHandle('list', list_id) }),
      ...(person_id && { person_handle: toHandle('person', person_id) }),
      ...(isObject(again) && again),
    },
  }
}

/**
 * The plan of a prepared action, held, as it was when the action was prepared.
 *
 * Errors: `stale_revision`, `stale_checksum`, `plan_closed`, `reference_not_found`.
 */
export async function lockPreparedPlan(db: Db, action: ActionRow): Promise<PlanRow> {
  const plan_handle = toHandle('plan', action.plan_id ?? '')
  const plan = await lockPlan(db, plan_handle)
  const again = prepareAgain(action)
  if (plan.revision !== action.revision) {
    const current = { revision: plan.revision }
    throw fail('stale_revision', { message: changed, current, prerequisite: again })
  }
  if (isClosed(plan)) throw fail('plan_closed')
  const isVoid = isDraft(plan) && !isReviewed(plan)
  const checksum = planChecksum(asSent(plan, action))
  if (isVoid || checksum !== action.checksum) {
    const preview = { capability: 'plans.draft.preview', input: { plan_handle } }
    throw fail('stale_checksum', {
      message: changed,
      current: { checksum },
      prerequisite: isVoid ? preview : again,
    })
  }
  return plan
}

/** The plan with what was said for its recipients when the action was prepared. */
function asSent(plan: PlanRow, { payload: { public_description } }: ActionRow): PlanRow {
  return typeof public_description === 'string' ? { ...plan, public_description } : plan
}

const changed =
  'The plan was changed after this was prepared, so nothing was done and nobody was contacted.'

function isClosed(plan: PlanRow): boolean {
  if (plan.state === 'canceled' || plan.state === 'discarded') return true
  if (isExposed(plan)) return isOver(plan, plan.now)
  return plan.scheduled_at !== null && plan.scheduled_at <= plan.now
}

/** What a commit changes of a plan beside its revision; what is left out stays. */
export interface PlanColumns {
  state?: StoredState
  public_description?: string | null
}

/** Counts a committed change: the plan's revision and version rise by one. The plan as it is then. */
export async function commitPlan(
  db: Db,
  plan: PlanRow,
  { state = plan.state, public_description = plan.public_description }: PlanColumns = {},
): Promise<PlanRow> {
  const { plan_id } = plan
  const [, rows] = await Promise.all([
    db.sql`
      update plans
      set state = ${state}, public_description = ${public_description}, revision = revision + 1,
        version = version + 1, updated_at = clock_timestamp(),
        exposed_at = coalesce(exposed_at, clock_timestamp()),
        canceled_at = case when ${state} = 'canceled' then clock_timestamp() end
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    listPlans(db, [plan_id]),
  ])
  return only(rows)
}
