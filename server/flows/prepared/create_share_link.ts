import type { Commit, CommitResult } from '#server/flows/prepared/commit.ts'
import { inviteGuests } from '#server/flows/prepared/invite_guests.ts'
import { deliveriesOf, planResult } from '#server/flows/prepared/outcome.ts'
import { commitPlan, lockPreparedPlan } from '#server/flows/prepared/prepared_plan.ts'
import type { Db } from '#server/database/db.ts'
import { linkUrl } from '#server/domain/link.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { only } from '#server/domain/only.ts'
import { namesOf, recheck } from '#server/flows/plans/guests.ts'
import type { SendPayload } from '#server/flows/plans/sending.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { planTitle } from '#server/domain/plan_content.ts'

/**
 * Shares a reviewed draft: a link that anybody may use who is given it, and a personal one for each person
 * named. Nobody is written to.
 *
 * Errors: `recipient_not_eligible` for a deleted person, those of `lockPreparedPlan`.
 */
export async function createShareLink(db: Db, commit: Commit): Promise<CommitResult> {
  const { guests, public_description } = commit.action.payload as unknown as SendPayload
  const plan = await lockPreparedPlan(db, commit.action)
  const reach = await recheck(db, guests)

  const shared = await commitPlan(db, plan, {
    state: 'shared',
    ...(public_description !== null && { public_description }),
  })
  const open = linkUrl(commit.base_url, 'plan', await insertLink(db, 'plan', plan.plan_id))
  const { share_links } = await inviteGuests(db, commit, shared, reach.reached)
  const now = only(await listPlans(db, [plan.plan_id]))
  await insertReplication(db, 'plan', plan.plan_id, now.version)
  const names = namesOf(reach.reached)
  return planResult(now, 'plan.share_link_created', 'invites', {
    deliveries: deliveriesOf(reach),
    share_links: [{ url: open }, ...share_links],
    text: names
      ? `${planTitle(now)} is shared, with a link of their own for ${names}; pass them on yourself.`
      : `${planTitle(now)} is shared: whoever you give the link may answer.`,
  })
}
