import type { Commit, CommitResult } from '#server/data/commits/commit.ts'
import { inviteGuests } from '#server/data/commits/invite_guests.ts'
import { deliveriesOf, planResult } from '#server/data/commits/outcome.ts'
import { commitPlan, holdPrepared } from '#server/data/commits/prepared_plan.ts'
import type { Db } from '#server/data/db.ts'
import { linkUrl, makeLink } from '#server/data/links.ts'
import { only } from '#server/data/only.ts'
import { namesOf, recheck } from '#server/data/plans/guests.ts'
import type { SendPayload } from '#server/data/plans/sending.ts'
import { loadPlans } from '#server/data/plans.ts'
import { markForRelay } from '#server/data/relay_marks.ts'
import { planTitle } from '#server/domain/plan_content.ts'

/**
 * Shares a reviewed draft: a link that anybody may use who is given it, and a personal one for each person
 * named. Nobody is written to.
 *
 * Errors: `recipient_not_eligible` for a deleted person, those of `holdPrepared`.
 */
export async function createShareLink(db: Db, commit: Commit): Promise<CommitResult> {
  const { guests, public_description } = commit.action.payload as unknown as SendPayload
  const plan = await holdPrepared(db, commit.action)
  const reach = await recheck(db, guests)

  const shared = await commitPlan(db, plan, {
    state: 'shared',
    ...(public_description !== null && { public_description }),
  })
  const open = linkUrl(commit.base_url, 'plan', await makeLink(db, 'plan', plan.plan_id))
  const { share_links } = await inviteGuests(db, commit, shared, reach.reached)
  const now = only(await loadPlans(db, [plan.plan_id]))
  await markForRelay(db, 'plan', plan.plan_id, now.version)
  const names = namesOf(reach.reached)
  return planResult(now, 'plan.share_link_created', 'invites', {
    deliveries: deliveriesOf(reach),
    share_links: [{ url: open }, ...share_links],
    text: names
      ? `${planTitle(now)} is shared, with a link of their own for ${names}; pass them on yourself.`
      : `${planTitle(now)} is shared: whoever you give the link may answer.`,
  })
}
