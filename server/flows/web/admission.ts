import { findOwnProfile } from '#server/data/accounts/find.ts'
import { countAdmissions } from '#server/data/admissions/count.ts'
import { findInvitation } from '#server/data/connection_invitations/find.ts'
import { findGuest } from '#server/data/invites/find.ts'
import { findInvitationLink } from '#server/data/links/find.ts'
import { isInvited } from '#server/data/sign_in_links/find.ts'
import type { Db } from '#server/database/db.ts'
import { admissionOf } from '#server/domain/people/connection_invitation.ts'
import { toPlanView } from '#server/flows/by_link/plan_view.ts'
import { findShownPlan } from '#server/flows/by_link/shown_plan.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** The invitation that lets somebody make an account. */
export interface Admission {
  /** How many accounts it admits in all. */
  readonly places: number
  /** Who invited them. */
  readonly host_name: string
  /** The time zone of what they are invited to (IANA). */
  readonly timezone: string
}

/** @returns the invitation with this link, to a plan or to connect, if it admits another account; null if not. */
export async function admissionBy(
  { database }: Pick<WebContext, 'database'>,
  link_hash: Buffer,
): Promise<Admission | null> {
  const link = await findInvitationLink(database, link_hash)
  if (link === null) return null
  const { kind, owner, subject_id } = link
  const find = kind === 'invite' ? admissionToPlan : admissionToConnect
  const admission = await database.read(owner, (db) => find(db, subject_id))
  if (admission === null) return null
  return (await countAdmissions(database, link_hash)) < admission.places ? admission : null
}

/**
 * How an address without an account may make one: by the service's mode or its operator, whatever else, or by one of
 * the places of the invitation whose link led here.
 */
export type WayIn =
  | { readonly by: 'service'; readonly admission: Admission | null }
  | { readonly by: 'invitation'; readonly admission: Admission }

/** @returns how the address may make an account now; null if it may not. */
export async function findWayIn(
  context: Pick<WebContext, 'database' | 'sign_up'>,
  { purpose, address_hash, admitted_by }: Applicant,
): Promise<WayIn | null> {
  const admission = admitted_by && (await admissionBy(context, admitted_by))
  if (purpose === 'printed' || context.sign_up === 'open') return { by: 'service', admission }
  if (context.sign_up === 'closed') return null
  if (await isInvited(context.database, address_hash)) return { by: 'service', admission }
  return admission && { by: 'invitation', admission }
}

/** An address that would like to have an account. */
export interface Applicant {
  readonly purpose: string
  readonly address_hash: Buffer
  /** The hash of the link of an invitation; null for none. */
  readonly admitted_by: Buffer | null
}

/** A guest without an account, of a plan that is not over, may make one. */
async function admissionToPlan(db: Db, invite_id: string): Promise<Admission | null> {
  const guest = await findGuest(db, invite_id)
  if (guest === null || guest.rsvp_status === 'removed' || guest.connected) return null
  const plan = await findShownPlan(db, guest.plan_id)
  if (plan === null) return null
  const { stage, host_name, timezone } = toPlanView(plan)
  return stage === 'over' || stage === 'canceled' ? null : { places: 1, host_name, timezone }
}

/** An invitation to connect admits as many as may join by it. */
async function admissionToConnect(db: Db, invitation_id: string): Promise<Admission | null> {
  const row = await findInvitation(db, invitation_id)
  if (row === null || admissionOf(row) !== 'open') return null
  const { display_name: host_name, timezone } = await findOwnProfile(db)
  return { places: row.places, host_name, timezone }
}
