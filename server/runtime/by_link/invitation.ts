import { type GuestRow, readGuest, readShownPlan } from '#server/data/pages/guest.ts'
import { answerInvite } from '#server/data/rsvp.ts'
import { Failure } from '#server/domain/failure.ts'
import { findLink, readByLink } from '#server/runtime/by_link/link.ts'
import { type PlanView, planViewOf } from '#server/runtime/by_link/plan_view.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** A plan as one of its guests sees it. */
export interface InvitationView extends PlanView, GuestRow {}

/** The answers a guest can give. */
export type Rsvp = 'accepted' | 'declined'

/** What the link of an invitation opens; null where it opens nothing. */
export async function openInvitation(
  runtime: Runtime,
  token: string,
): Promise<InvitationView | null> {
  return readByLink(runtime, 'invite', token, async (db, invite_id) => {
    const guest = await readGuest(db, invite_id)
    const plan = guest && (await readShownPlan(db, guest.plan_id))
    return plan && { ...planViewOf(plan), ...guest }
  })
}

/**
 * Answers an invitation by its link, which is the same write as by the API. Null where the link opens
 * nothing. Errors: `rsvp_closed`, `plan_full`, `invite_removed`.
 */
export async function answerInvitation(
  runtime: Runtime,
  token: string,
  rsvp_status: Rsvp,
): Promise<true | null> {
  const link = await findLink(runtime, 'invite', token)
  if (link === null) return null
  const { owner, subject_id: invite_id } = link
  await runtime.database.write(owner, {
    work: (db) => answerInvite(db, { invite_id, rsvp_status }),
  })
  await runtime.carry(owner)
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
