import type { Commit, CommitResult } from '#server/flows/prepared/commit.ts'
import { inviteGuests } from '#server/flows/prepared/invite_guests.ts'
import { byService, deliveriesOf, missedWords, planResult } from '#server/flows/prepared/outcome.ts'
import { commitPlan, lockPreparedPlan } from '#server/flows/prepared/prepared_plan.ts'
import type { Db } from '#server/database/db.ts'
import { insertOutgoing } from '#server/data/outgoing/insert.ts'
import { type ChosenGuest, namesOf, recheck } from '#server/flows/plans/guests.ts'
import type { SendPayload } from '#server/flows/plans/sending.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { only } from '#server/domain/only.ts'
import { fail } from '#server/domain/failure.ts'
import { planTitle } from '#server/domain/plan_content.ts'

/**
 * Sends a reviewed draft: the plan becomes active, each guest has an invite, and one message to each whom
 * the service reaches waits to be sent.
 *
 * Errors: `recipient_not_eligible`, `delivery_unavailable` where nobody can be reached any more, those of
 * `lockPreparedPlan`.
 */
export async function sendInvites(db: Db, commit: Commit): Promise<CommitResult> {
  const { guests, public_description } = commit.action.payload as unknown as SendPayload
  const plan = await lockPreparedPlan(db, commit.action)
  const reach = await recheck(db, guests)
  if (reach.reached.length === 0) throw fail('delivery_unavailable')

  const sent = await commitPlan(db, plan, {
    state: 'active',
    ...(public_description !== null && { public_description }),
  })
  const { messages, share_links } = await inviteGuests(db, commit, sent, reach.reached)
  await insertOutgoing(db, commit.seal, messages)
  const now = only(await listPlans(db, [plan.plan_id]))
  await insertReplication(db, 'plan', plan.plan_id, now.version)
  return planResult(now, 'plan.activated', 'invites', {
    deliveries: deliveriesOf(reach),
    share_links,
    text: `${textOf(planTitle(now), reach.reached)}${missedWords(reach.unreached)}`,
  })
}

/** What is said of guests who were invited. */
function textOf(title: string, reached: readonly ChosenGuest[]): string {
  const queued = namesOf(byService(reached))
  const manual = namesOf(reached.filter(({ delivery }) => delivery === 'manual_share'))
  const byMail = queued && `The invitation to ${title} is on its way to ${queued}`
  if (manual === '') return `${byMail}.`
  if (queued === '') return `Share the link to ${title} with ${manual} yourself.`
  return `${byMail}; share the link with ${manual} yourself.`
}
