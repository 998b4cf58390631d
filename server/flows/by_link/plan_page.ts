import { findInvite } from '#server/data/invites/find.ts'
import { findLeaving } from '#server/data/leaving/find.ts'
import { openPlanPage } from '#server/domain/plans/page_token.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { LinkContext } from '#server/flows/by_link/link.ts'
import { type PlanView, toPlanView } from '#server/flows/by_link/plan_view.ts'
import { findShownPlan } from '#server/flows/by_link/shown_plan.ts'

/**
 * @returns a plan as everybody may see it who reads a guest's calendar: without who comes; null if the address is made up,
 * or its guest was removed.
 */
export async function viewPlanPage(
  { database, seal }: LinkContext & { readonly seal: Seal },
  sealed: string,
): Promise<PlanView | null> {
  const shown = openPlanPage(seal, sealed)
  if (shown === null) return null
  return database.read(shown.owner, async (db) => {
    if ((await findLeaving(db)) !== null) return null
    const invite = await findInvite(db, shown.invite_id)
    if (invite === null || invite.rsvp_status === 'removed') return null
    const plan = await findShownPlan(db, invite.plan_id)
    return plan && { ...toPlanView(plan), coming: null }
  })
}
