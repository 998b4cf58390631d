import { findInviteByLink, findLinkTarget } from '#server/data/links/find.ts'
import type { Db } from '#server/database/db.ts'
import { findShownPlan } from '#server/flows/by_link/shown_plan.ts'
import { countGuests } from '#server/data/invites/count.ts'
import { signUp } from '#server/flows/by_link/sign_up.ts'
import { signUpToken } from '#server/domain/plans/sign_up_token.ts'
import { lockPlan } from '#server/data/plans/lock.ts'
import { answerInvite } from '#server/flows/rsvp.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { readsAs } from '#server/domain/plans/guest_name.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { isLinkUsedUp, takesAnswers } from '#server/domain/plans/rsvp.ts'
import {
  type InvitationView,
  type Rsvp,
  viewInvitation,
  viewRemoved,
} from '#server/flows/by_link/invitation.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'
import { type PlanView, toPlanView } from '#server/flows/by_link/plan_view.ts'

/** A plan as its open link shows it. */
export interface OpenPlanView extends PlanView {
  /** Whether so many guests are expected that nobody else can sign up. */
  used_up: boolean
  /** Whether so many guests have declined that nobody else can. */
  declines_used_up: boolean
}

/** @returns the plan of an open link; null if the link does not work. */
export async function viewPlan(context: LinkContext, token: string): Promise<OpenPlanView | null> {
  return readByLink(context, 'plan', token, async (db, plan_id) => {
    const [plan, guests] = await Promise.all([findShownPlan(db, plan_id), countGuests(db, plan_id)])
    return (
      plan && {
        ...toPlanView(plan),
        used_up: isLinkUsedUp(guests, 'accepted'),
        declines_used_up: isLinkUsedUp(guests, 'declined'),
      }
    )
  })
}

/**
 * @returns the invitation of a guest who signed up by an open link; null if either link does not work, or they are of
 * different plans.
 */
export async function viewSignedUp(
  context: LinkContext,
  token: string,
  personal: string,
): Promise<InvitationView | null> {
  const [link, invitation] = await Promise.all([
    findLinkTarget(context.database, 'plan', token),
    viewInvitation(context, personal),
  ])
  return link?.subject_id === invitation?.plan_id ? invitation : null
}

/**
 * @returns the host of a plan from whose list somebody was taken off who signed up by its open link, by the personal link that their
 * browser remembers; null for anybody else.
 */
export async function viewTakenOff(
  context: LinkContext,
  token: string,
  personal: string,
): Promise<string | null> {
  const link = await findLinkTarget(context.database, 'plan', token)
  return link && viewRemoved(context, personal, link.subject_id)
}

/** Somebody who signs up by an open link. */
export interface SignUp {
  name: string
  rsvp_status: Rsvp
  /** What they wrote to the host; null for nothing. */
  note?: string | null | undefined
  /** The secret of the form, which differs each time the form is shown: a form sent twice signs up once. */
  form: string
}

/**
 * Signs somebody up by an open link and saves their answer. Errors: `rsvp_closed`, `plan_full`, `limit_reached`;
 * `HostsName` for the name of the host.
 *
 * @returns the token of their personal link; null if the open link does not work.
 */
export async function joinPlan(
  context: LinkContext,
  token: string,
  { form, ...answer }: SignUp,
): Promise<string | null> {
  const link = await findLinkTarget(context.database, 'plan', token)
  if (link === null) return null
  const { owner, subject_id: plan_id } = link
  const personal = signUpToken(token, form)
  const joined = await context.database.write(owner, {
    async work(db) {
      const plan = await findShownPlan(db, plan_id)
      if (plan === null) return false
      if (readsAs(answer.name, plan.host_name)) return 'hosts_name'
      await signUpOnce(db, plan_id, { ...answer, personal })
      return true
    },
  })
  if (joined === 'hosts_name') throw new HostsName()
  if (!joined) return null
  await context.replicate(owner)
  return personal
}

/** Somebody signs up under the name of the host: other guests would take them for the host. */
export class HostsName extends Error {}

async function signUpOnce(
  db: Db,
  plan_id: string,
  { name, rsvp_status, note = null, personal }: Omit<SignUp, 'form'> & { personal: string },
): Promise<void> {
  const plan = await lockPlan(db, toHandle('plan', plan_id))
  const known = await findInviteByLink(db, personal)
  if (known !== null) {
    // The form was sent again, perhaps with another answer: what was pressed last counts.
    await answerInvite(db, { invite_id: known, rsvp_status, note })
    return
  }
  if (!takesAnswers({ ...plan, plan_state: plan.state }, plan.now)) throw fail('rsvp_closed')
  if (isLinkUsedUp(await countGuests(db, plan_id), rsvp_status)) throw fail('limit_reached')
  const invite_id = await signUp(db, plan_id, name, personal)
  await answerInvite(db, { invite_id, rsvp_status, note })
}
