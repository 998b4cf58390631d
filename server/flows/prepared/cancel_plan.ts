import type { Commit, CommitResult } from '#server/flows/prepared/commit.ts'
import { tellByMail } from '#server/flows/prepared/invite_guests.ts'
import { deliveriesOf, planResult, tellingOf } from '#server/flows/prepared/outcome.ts'
import { commitPlan, lockPreparedPlan } from '#server/flows/prepared/prepared_plan.ts'
import type { Db } from '#server/database/db.ts'
import { listRoster } from '#server/data/invites/list.ts'
import { insertOutgoing } from '#server/data/outgoing/insert.ts'
import { type ChosenGuest, retell } from '#server/flows/plans/guests.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { planContent } from '#server/domain/mail/content.ts'
import { planTitle } from '#server/domain/plan_content.ts'

/**
 * Cancels a plan and tells its guests. Links stay readable and take no answers any more.
 *
 * Errors: `recipient_not_eligible`, those of `lockPreparedPlan`.
 */
export async function cancelPlan(db: Db, commit: Commit): Promise<CommitResult> {
  const { guests } = commit.action.payload as unknown as { guests: ChosenGuest[] }
  const plan = await lockPreparedPlan(db, commit.action)
  const reach = await retell(db, guests)
  const canceled = await commitPlan(db, plan, { state: 'canceled' })
  const roster = await listRoster(db, plan.plan_id)
  const content = planContent(canceled, commit.display_name)
  const messages = await tellByMail(db, commit, canceled, reach.reached, roster, () => ({
    kind: 'plan_cancel',
    plan: content,
  }))
  await insertOutgoing(db, commit.seal, messages)
  await insertReplication(db, 'plan', plan.plan_id, canceled.version)
  const told = tellingOf(reach)
  return planResult(canceled, 'plan.canceled', 'notices', {
    deliveries: deliveriesOf(reach),
    share_links: [],
    text: `${planTitle(canceled)} is canceled${told}`,
  })
}
