import { findInvite } from '#server/data/invites/find.ts'
import { selectPlanOfInvite } from '#server/data/invites/select.ts'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import { updateGuestEmptied } from '#server/data/erasing/update.ts'
import { findLinkTarget } from '#server/data/links/find.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { findSelectedPlan } from '#server/data/plans/find.ts'
import { lockSelectedPlan } from '#server/data/plans/lock.ts'
import { updateAnswered } from '#server/data/plans/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { updateTurnsNaming } from '#server/data/turns/update.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { LinkContext } from '#server/flows/by_link/link.ts'
import { takesAnswers } from '#server/domain/plans/rsvp.ts'

/**
 * Erases what a guest without an account left with a plan, by the link of the invitation, and ends the link: the answer, the note, and
 * the name that the guest typed. The name that the host gave a guest is the host's.
 *
 * @returns `decline` for a guest who is still coming: the host has to hear of that first; null if the link does not work, or is of a
 * guest with an account.
 */
export async function forgetGuest(
  context: LinkContext,
  token: string,
): Promise<'forgotten' | 'decline' | null> {
  const link = await findLinkTarget(context.database, 'invite', token)
  if (link === null) return null
  const { owner, subject_id: invite_id } = link
  const outcome = await context.database.write(owner, {
    async work(db) {
      const plan_id = selectPlanOfInvite(owner, invite_id)
      // Each statement sees what was committed before it starts, so the others read the locked plan.
      const [, plan, invite] = await Promise.all([
        lockSelectedPlan(db, plan_id),
        findSelectedPlan(db, plan_id),
        findInvite(db, invite_id),
      ])
      if (!plan || !invite || invite.peer_owner !== null) return null
      const isOpen = takesAnswers({ ...plan, plan_state: plan.state }, plan.now)
      if (isOpen && invite.rsvp_status === 'accepted') return 'decline'
      await updateInvitesRemoved(db, plan.plan_id, [invite_id])
      await updateGuestEmptied(db, invite_id)
      await updateTurnsNaming(db, toHandle('plan', plan.plan_id))
      updateLinksRevoked(db, 'invite', [invite_id])
      const version = plan.version + 1
      updateAnswered(db, { ...plan, version })
      insertReplication(db, 'plan', plan.plan_id, version)
      return 'forgotten'
    },
  })
  if (outcome === 'forgotten') await context.replicate(owner)
  return outcome
}
