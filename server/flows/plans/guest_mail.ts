import type { PlanDelivery } from '#generated/types.ts'
import { mayWriteTo } from '#server/data/do_not_contact/may_write_to.ts'
import { deleteGuestMail } from '#server/data/guest_mail/delete.ts'
import { listMailedGuests, type MailedGuest } from '#server/data/guest_mail/list.ts'
import {
  updateGuestsMailed,
  updateGuestsToldRemoved,
  updateMailTimes,
  updateReminded,
} from '#server/data/guest_mail/update.ts'
import { findOwnName } from '#server/data/accounts/find.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import {
  forgetAt,
  type GuestMailContent,
  type MailedPlan,
  remindAt,
  removedBy,
} from '#server/domain/guest_mail/content.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { planContent } from '#server/domain/mail/content.ts'
import { isExposed } from '#server/domain/plans/state.ts'
import { mailLanguages } from '#server/flows/plans/mail_languages.ts'
import type { ChosenGuest } from '#server/domain/prepared/payload.ts'

/** When mail to the guests of a plan is written and deleted, as the plan is now. */
export function mailTimes(plan: MailedPlan & { readonly now: Date }) {
  return { remind_at: remindAt(plan, plan.now), forget_at: forgetAt(plan, plan.now) }
}

/**
 * These guests of a plan, and of each whether they read of a change because they asked for mail: those who have a link of the
 * host's, also where they keep it in an account, and the service may write to. The host reads that they do, and never at which
 * address.
 */
export async function withMail(
  db: Db,
  plan_id: string,
  guests: readonly ChosenGuest[],
): Promise<ChosenGuest[]> {
  if (guests.every(({ delivery, eligible }) => delivery === 'service' && eligible))
    return [...guests]
  const mailed = await reachableOf(db, await listMailedGuests(db, plan_id))
  const people = new Set(mailed.filter(isByMail).map(({ person_id }) => person_id))
  const byLink = { delivery: 'manual_share', peer_owner: null, eligible: true } as const
  return guests.map((guest) =>
    people.has(guest.person_id) ? { ...guest, ...byLink, mailed: true as const } : guest,
  )
}

/**
 * The guests of a plan who get no other mail about it than what they asked for, by person, each with the language of that mail. No
 * other statement of the transaction may run at the same time.
 */
export async function mailedLanguages(db: Db, plan_id: string): Promise<Map<string, PageLanguage>> {
  const mailed = await reachableOf(db, await listMailedGuests(db, plan_id))
  const asked = mailed.filter(isByMail)
  const accountOf = ({ address_hash, peer_owner }: MailedGuest) =>
    address_hash === null ? peer_owner : null
  const own = await mailLanguages(
    db,
    asked.flatMap((guest) => accountOf(guest) ?? []),
  )
  return new Map(
    asked.map((guest) => [
      guest.person_id,
      own.get(accountOf(guest) ?? '') ?? guest.language ?? 'en',
    ]),
  )
}

/** These deliveries of a plan, and of each that is shared manually whether its guest reads of a change because they asked for mail. */
export async function withAskedMail(
  db: Db,
  plan_id: string,
  deliveries: readonly PlanDelivery[],
): Promise<PlanDelivery[]> {
  const isShared = ({ status }: PlanDelivery) => status === 'manual_share'
  if (!deliveries.some(isShared)) return [...deliveries]
  const mailed = await reachableOf(db, await listMailedGuests(db, plan_id))
  const people = new Set(mailed.map(({ person_id }) => toHandle('person', person_id)))
  return deliveries.map((one) =>
    isShared(one) && people.has(one.person_handle) ? { ...one, asked_for_mail: true } : one,
  )
}

/**
 * Queues a message to the guests of a plan who asked for mail and get nothing else, where `content` is one, and says when
 * they are reminded from now on. The caller has locked the plan.
 */
export async function mailPlanGuests(
  db: Db,
  plan: PlanRow,
  content: GuestMailContent | null,
): Promise<void> {
  const guests = await listMailedGuests(db, plan.plan_id)
  if (guests.length === 0) return
  updateMailTimes(db, plan.plan_id, mailTimes(plan))
  if (content === null) return
  const told = await reachableOf(db, guests)
  updateGuestsMailed(
    db,
    told.filter(isByMail).map(({ invite_id }) => invite_id),
    content,
  )
}

/**
 * Tells those of these guests of a plan who asked for mail, and get no other, that they are off its list, and forgets the addresses
 * of the rest. The caller has locked the plan and has not taken them off yet.
 */
export async function mailRemovedGuests(
  db: Db,
  { plan_id, now }: PlanRow,
  invite_ids: readonly string[],
  content: GuestMailContent,
): Promise<void> {
  const leaving = new Set(invite_ids)
  const mailed = await reachableOf(db, await listMailedGuests(db, plan_id))
  const told = mailed
    .filter((guest) => leaving.has(guest.invite_id) && isByMail(guest))
    .map(({ invite_id }) => invite_id)
  await deleteGuestMail(
    db,
    invite_ids.filter((invite_id) => !told.includes(invite_id)),
  )
  updateGuestsToldRemoved(db, told, content, removedBy(now))
}

/** Queues what the guests of a plan read on the day before, if it is on. */
export async function remindGuests(db: Db, plan_id: string): Promise<void> {
  const [[plan], host_name] = await Promise.all([listPlans(db, [plan_id]), findOwnName(db)])
  const isAhead =
    plan !== undefined &&
    isExposed(plan) &&
    plan.scheduled_at !== null &&
    plan.scheduled_at > plan.now
  const content = isAhead && {
    kind: 'guest_reminder' as const,
    plan: planContent(plan, host_name),
  }
  await updateReminded(db, plan_id, content || null)
}

/** Whether a guest who asked for mail hears of changes by that mail alone. */
function isByMail({ by_service }: MailedGuest): boolean {
  return !by_service
}

/** Those of these guests that this account may write to. */
async function reachableOf(db: Db, guests: readonly MailedGuest[]): Promise<MailedGuest[]> {
  const [addresses, accounts] = await Promise.all([
    mayWriteTo(
      db,
      guests.flatMap(({ address_hash }) => address_hash ?? []),
    ),
    mayContact(
      db,
      guests.flatMap(({ address_hash, peer_owner }) =>
        address_hash === null && peer_owner !== null ? [peer_owner] : [],
      ),
    ),
  ])
  return guests.filter(({ address_hash, peer_owner }) =>
    address_hash === null
      ? peer_owner !== null && accounts.has(peer_owner)
      : addresses.has(address_hash.toString('hex')),
  )
}
