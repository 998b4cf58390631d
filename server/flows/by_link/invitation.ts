import { findLinkTarget } from '#server/data/links/find.ts'
import { type GuestOfPage, findGuest } from '#server/data/invites/find_guest.ts'
import { findShownPlan } from '#server/flows/by_link/shown_plan.ts'
import { answerInvite } from '#server/flows/rsvp.ts'
import { Failure } from '#server/domain/failure.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'
import { type PlanView, planViewOf } from '#server/flows/by_link/plan_view.ts'

/** A plan as one of its guests sees it. */
export interface InvitationView extends PlanView, GuestOfPage {}

/** The answers a guest can give. */
export type Rsvp = 'accepted' | 'declined'

/** What the link of an invitation opens; null where it opens nothing. */
export async function openInvitation(
  context: LinkContext,
  token: string,
): Promise<InvitationView | null> {
  return readByLink(context, 'invite', token, async (db, invite_id) => {
    const guest = await findGuest(db, invite_id)
    const plan = guest && (await findShownPlan(db, guest.plan_id))
    return plan && { ...planViewOf(plan), ...guest }
  })
}

/**
 * Answers an invitation by its link, which is the same write as by the API. Null where the link opens
 * nothing. Errors: `rsvp_closed`, `plan_full`, `invite_removed`.
 */
export async function answerInvitation(
  context: LinkContext,
  token: string,
  rsvp_status: Rsvp,
): Promise<true | null> {
  const link = await findLinkTarget(context.database, 'invite', token)
  if (link === null) return null
  const { owner, subject_id: invite_id } = link
  await context.database.write(owner, {
    work: (db) => answerInvite(db, { invite_id, rsvp_status }),
  })
  await context.replicate(owner)
  return true
}

/** Whether an answer was not taken because of how the plan stands, which its page then tells. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Failure && refusals.has(error.code)
}

const refusals: ReadonlySet<string> = new Set([
  'rsvp_closed',
  'plan_full',
  'invite_removed',
  'limit_reached',
])
