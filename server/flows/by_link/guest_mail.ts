import { deleteAskedMail, deleteGuestMail } from '#server/data/guest_mail/delete.ts'
import { findGuestMail } from '#server/data/guest_mail/find.ts'
import { insertGuestMail } from '#server/data/guest_mail/insert.ts'
import { updateConfirmed } from '#server/data/guest_mail/update.ts'
import { findNameIfThere } from '#server/data/accounts/find.ts'
import { findInvite } from '#server/data/invites/find.ts'
import { findLeaving } from '#server/data/leaving/find.ts'
import { findLinkTarget } from '#server/data/links/find.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { confirmBy } from '#server/domain/guest_mail/content.ts'
import {
  openGuestMailPage,
  openMailbox,
  sealGuestMailPage,
  sealMailbox,
} from '#server/domain/guest_mail/sealed.ts'
import { type PlanContent, planContent } from '#server/domain/mail/content.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { sealPlanPage } from '#server/domain/plans/page_token.ts'
import { isExposed, isOver } from '#server/domain/plans/state.ts'
import { sealStop } from '#server/domain/web/sealed_address.ts'
import type { LinkContext } from '#server/flows/by_link/link.ts'
import { mailTimes } from '#server/flows/plans/guest_mail.ts'

/** The limits of what guests without an account have the service do. */
export interface GuestLimits {
  /**
   * Counts a mail that asks whether an address is a guest's, by the guest's link, the network and the address. @returns false where
   * that address, or all of them, got enough. Errors: `rate_limited`.
   */
  guestMail(link: string, network: string | null, address: Buffer): Promise<boolean>
}

/** What mail that guests ask for needs, apart from the link. */
export interface GuestMailContext extends LinkContext {
  readonly seal: Seal
  readonly rates: GuestLimits
}

/**
 * A guest who comes asks for mail when a plan moves, and on the day before: at this address, which has to confirm it, or for null at
 * the address of their account. The answer is the same for every address. Errors: `rate_limited`.
 *
 * @returns null if the link does not work, or there is nothing to write about any more.
 */
export async function askGuestMail(
  context: GuestMailContext,
  token: string,
  { address, network }: { address: string | null; network: string | null },
): Promise<true | null> {
  const link = await findLinkTarget(context.database, 'invite', token)
  if (link === null) return null
  const { owner, subject_id: invite_id } = link
  const hash = address === null ? null : hashEmail(address)
  // Without its mail nobody can confirm it, and nobody learns that there was none.
  const isMailed = hash === null || (await context.rates.guestMail(token, network, hash))
  if (!isMailed) return true
  const { seal } = context
  const ask_id = newId()
  const sealed = sealMailbox(seal, owner, {
    ...{ address, link: token },
    page: sealGuestMailPage(seal, { owner, invite_id, ask_id }),
    stop: address && sealStop(seal, address),
    plan_page: sealPlanPage(seal, { owner, invite_id }),
  })
  const done = await context.database.write(owner, {
    async work(db) {
      const found = await findMailed(db, invite_id)
      if (found === null || (address === null && found.peer_owner === null)) return null
      const { plan, host_name } = found
      const times = mailTimes(plan)
      await insertGuestMail(db, {
        ...{ invite_id, plan_id: plan.plan_id, ask_id, sealed, address_hash: hash },
        language: languageNow(),
        remind_at: hash === null ? times.remind_at : null,
        forget_at: hash === null ? times.forget_at : confirmBy(plan.now),
        content: hash && { kind: 'guest_confirm', plan: timesOf(planContent(plan, host_name)) },
      })
      return true
    },
  })
  if (done) await context.replicate(owner)
  return done
}

/** Stops the mail that a guest asked for, by the link of the invitation. @returns null if the link does not work. */
export async function stopGuestMail(context: LinkContext, token: string): Promise<true | null> {
  const link = await findLinkTarget(context.database, 'invite', token)
  if (link === null) return null
  const { owner, subject_id } = link
  await context.database.write(owner, { work: (db) => deleteGuestMail(db, [subject_id]) })
  return true
}

/** What the page says that mail to a guest links to. */
export interface GuestMailView {
  /** Empty where no mail about the plan can be asked for any more. */
  readonly title: string
  readonly host_name: string
  /** Whether the mail waits to be confirmed, is on, or has ended. */
  readonly state: 'asked' | 'on' | 'ended'
  /**
   * The token of the guest's own page; null for a reader who has not confirmed that they are the guest: anybody may have typed their
   * address.
   */
  readonly invitation: string | null
}

/** @returns what mail is about that a guest asked for; null for an address that is made up. */
export async function viewGuestMail(
  { database, seal }: GuestMailContext,
  sealed: string,
): Promise<GuestMailView | null> {
  const asked = openGuestMailPage(seal, sealed)
  if (asked === null) return null
  return database.read(asked.owner, async (db) => {
    const [mail, found] = await Promise.all([
      findGuestMail(db, asked.invite_id),
      findMailed(db, asked.invite_id),
    ])
    const ended = { state: 'ended' as const, invitation: null }
    if (found === null) return { title: '', host_name: '', ...ended }
    const about = { title: planTitle(found.plan), host_name: found.host_name }
    if (mail?.ask_id !== asked.ask_id) return { ...about, ...ended }
    const isTheirs = mail.state === 'on'
    const mailbox = isTheirs ? openMailbox(seal, asked.owner, mail.sealed) : null
    return { ...about, state: mail.state, invitation: mailbox?.link ?? null }
  })
}

/** Confirms the mail that a guest asked for. @returns null for an address that is made up. */
export async function confirmGuestMail(
  { database, seal, replicate }: GuestMailContext,
  sealed: string,
): Promise<true | null> {
  const asked = openGuestMailPage(seal, sealed)
  if (asked === null) return null
  await database.write(asked.owner, {
    async work(db) {
      const found = await findMailed(db, asked.invite_id)
      if (found !== null) await updateConfirmed(db, asked, mailTimes(found.plan))
    },
  })
  await replicate(asked.owner)
  return true
}

/** Stops the mail that a guest asked for. @returns null for an address that is made up. */
export async function endGuestMail(
  { database, seal }: GuestMailContext,
  sealed: string,
): Promise<true | null> {
  const asked = openGuestMailPage(seal, sealed)
  if (asked === null) return null
  await database.write(asked.owner, { work: (db) => deleteAskedMail(db, asked) })
  return true
}

/**
 * The plan that a guest who was not removed can get mail about; null where there is nothing to write any more, as of a host who is
 * leaving or has no account any more.
 */
async function findMailed(
  db: Db,
  invite_id: string,
): Promise<{ plan: PlanRow; host_name: string; peer_owner: string | null } | null> {
  const [invite, host_name, leaving] = await Promise.all([
    findInvite(db, invite_id),
    findNameIfThere(db),
    findLeaving(db),
  ])
  if (host_name === null || leaving !== null) return null
  if (invite === null || invite.rsvp_status === 'removed') return null
  const [plan] = await listPlans(db, [invite.plan_id])
  if (!plan || !isExposed(plan) || isOver(plan, plan.now)) return null
  return { plan, host_name, peer_owner: invite.peer_owner }
}

function timesOf({ scheduled_at, scheduled_ends_at, timezone }: PlanContent) {
  return { scheduled_at, scheduled_ends_at, timezone }
}
