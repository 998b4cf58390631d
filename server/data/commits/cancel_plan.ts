import type { Commit, CommitResult } from '#server/data/commits/commit.ts'
import { tellByMail } from '#server/data/commits/invite_guests.ts'
import { deliveriesOf, planResult, tellingOf } from '#server/data/commits/outcome.ts'
import { commitPlan, holdPrepared } from '#server/data/commits/prepared_plan.ts'
import type { Db } from '#server/data/db.ts'
import { rosterOf } from '#server/data/invites.ts'
import { insertOutgoing } from '#server/data/outgoing.ts'
import { type ChosenGuest, retell } from '#server/data/plans/guests.ts'
import { markForRelay } from '#server/data/relay_marks.ts'
import { planContent } from '#server/domain/mail/content.ts'
import { planTitle } from '#server/domain/plan_content.ts'

/**
 * Cancels a plan and tells its guests. Links stay readable and take no answers any more.
 *
 * Errors: `recipient_not_eligible`, those of `holdPrepared`.
 */
export async function cancelPlan(db: Db, commit: Commit): Promise<CommitResult> {
  const { guests } = commit.action.payload as unknown as { guests: ChosenGuest[] }
  const plan = await holdPrepared(db, commit.action)
  const reach = await retell(db, guests)
  const canceled = await commitPlan(db, plan, { state: 'canceled' })
  const roster = await rosterOf(db, plan.plan_id)
  const content = planContent(canceled, commit.display_name)
  const messages = await tellByMail(db, commit, canceled, reach.reached, roster, () => ({
    kind: 'plan_cancel',
    plan: content,
  }))
  await insertOutgoing(db, commit.seal, messages)
  await markForRelay(db, 'plan', plan.plan_id, canceled.version)
  const told = tellingOf(reach)
  return planResult(canceled, 'plan.canceled', 'notices', {
    deliveries: deliveriesOf(reach),
    share_links: [],
    text: `${planTitle(canceled)} is canceled${told}`,
  })
}
