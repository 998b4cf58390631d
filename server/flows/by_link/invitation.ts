import { findLinkTarget } from '#server/data/links/find.ts'
import { findOwnName } from '#server/data/accounts/find.ts'
import { type GuestOfPage, findGuest, findInvite } from '#server/data/invites/find.ts'
import { findShownPlan } from '#server/flows/by_link/shown_plan.ts'
import { answerInvite } from '#server/flows/rsvp.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'
import { type PlanView, toPlanView } from '#server/flows/by_link/plan_view.ts'

/** A plan as one of its guests sees it. */
export interface InvitationView extends PlanView, GuestOfPage {
  /** The host's account. */
  owner: string
  invite_id: string
}

/** The answers a guest can give. */
export type Rsvp = 'accepted' | 'declined'

/** @returns the plan and guest of an invitation's link; null if the link does not work. */
export async function viewInvitation(
  context: LinkContext,
  token: string,
): Promise<InvitationView | null> {
  return readByLink(context, 'invite', token, async (db, invite_id) => {
    const guest = await findGuest(db, invite_id)
    if (guest?.rsvp_status === 'removed') return null
    const plan = guest && (await findShownPlan(db, guest.plan_id))
    return plan && { ...toPlanView(plan), ...guest, owner: db.owner, invite_id }
  })
}

/**
 * @returns the host of a guest who was removed from the plan, by the link of the invitation; null for any other link, and for one of
 * another plan than `plan_id`.
 */
export async function viewRemoved(
  context: LinkContext,
  token: string,
  plan_id?: string,
): Promise<string | null> {
  return readByLink(context, 'invite', token, async (db, invite_id) => {
    const invite = await findInvite(db, invite_id)
    const isMeant = plan_id === undefined || invite?.plan_id === plan_id
    return invite?.rsvp_status === 'removed' && isMeant ? findOwnName(db) : null
  })
}

/**
 * Answers an invitation by its link, with the same write as by the API. A note replaces the earlier one; without it,
 * the earlier one stays with the same answer and goes with another one. Errors: `rsvp_closed`, `plan_full`,
 * `invite_removed`.
 *
 * @returns null if the link does not work.
 */
export async function answerInvitation(
  context: LinkContext,
  token: string,
  { rsvp_status, note }: { rsvp_status: Rsvp; note?: string | null | undefined },
): Promise<true | null> {
  const link = await findLinkTarget(context.database, 'invite', token)
  if (link === null) return null
  const { owner, subject_id: invite_id } = link
  await context.database.write(owner, {
    work: (db) => answerInvite(db, { invite_id, rsvp_status, note }),
  })
  await context.replicate(owner)
  return true
}

/** @returns whether an answer was refused because of the state of the plan, which its page then shows. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Failure && refusals.has(error.code)
}

const refusals: ReadonlySet<string> = new Set([
  'rsvp_closed',
  'plan_full',
  'invite_removed',
  'limit_reached',
])
