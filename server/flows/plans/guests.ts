import { findMailLanguage } from '#server/data/accounts/find.ts'
import { listConnections } from '#server/data/connections/list.ts'
import { lockConnections } from '#server/data/connections/lock.ts'
import type { Db } from '#server/database/db.ts'
import type { GuestRow } from '#server/data/invites/rows.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { isTranslated } from '#server/domain/basics/speaking.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { noLongerReachable, prepareAgainForOthers } from '#server/domain/messages/committed.ts'
import { nobodyReachable, unreachableReason } from '#server/domain/messages/prepared.ts'
import type { ChosenGuest } from '#server/domain/prepared/payload.ts'
import { mailLanguages } from '#server/flows/plans/mail_languages.ts'
import type { Recipient } from '#generated/types.ts'

/** A guest who gets a link from the host: a Friend in Mind, or a Connected Friend if the host wants it so. */
export function manualGuest(person: PersonRow): ChosenGuest {
  const { person_id, display_name } = person
  const signed_up = hasOwnName(person) && { signed_up: true as const }
  const by = { delivery: 'manual_share', peer_owner: null, eligible: true } as const
  return { person_id, display_name, ...by, ...signed_up }
}

/** Whether a person is called as they called themself when they signed up, and no friend. */
function hasOwnName({ origin, classification }: PersonRow): boolean {
  return origin === 'sign_up' && classification !== 'connected'
}

/**
 * How each of these people would be invited: a Connected Friend by the service, if it may write to them,
 * anybody else by a link from the host.
 */
export async function chooseGuests(db: Db, people: readonly PersonRow[]): Promise<ChosenGuest[]> {
  const friends = people.filter(({ classification }) => classification === 'connected')
  const peers = await listConnections(
    db,
    friends.map(({ person_id }) => person_id),
  )
  const reachable = await mayContact(
    db,
    [...peers.values()].map(({ peer_owner }) => peer_owner),
  )
  const guests = people.map((person): ChosenGuest => {
    if (person.classification !== 'connected') return manualGuest(person)
    const { person_id, display_name } = person
    const peer_owner = peers.get(person_id)?.peer_owner ?? null
    const eligible = peer_owner !== null && reachable.has(peer_owner)
    return { person_id, display_name, delivery: 'service', peer_owner, eligible }
  })
  return withLanguages(db, guests)
}

/**
 * How these guests of a plan would hear of a change: from the service if it invited them and may still write
 * to them, otherwise from the host.
 */
export async function guestsToTell(db: Db, roster: readonly GuestRow[]): Promise<ChosenGuest[]> {
  const invited = roster.filter(({ delivery }) => delivery === 'service')
  const [peers, reachable] = await Promise.all([
    listConnections(
      db,
      invited.map(({ person_id }) => person_id),
    ),
    mayContact(
      db,
      invited.flatMap(({ peer_owner }) => peer_owner ?? []),
    ),
  ])
  const guests = roster.map((guest): ChosenGuest => {
    if (guest.delivery === 'manual_share') return manualGuest(guest)
    const { person_id, display_name, peer_owner } = guest
    const isConnected = peer_owner !== null && peers.get(person_id)?.peer_owner === peer_owner
    const eligible = isConnected && reachable.has(peer_owner)
    return { person_id, display_name, delivery: 'service', peer_owner, eligible }
  })
  return withLanguages(db, guests)
}

/**
 * These guests, each that the service writes to with the language of that mail: the one they had when the action was prepared,
 * else the guest's own, else the host's, else English. It is settled once, so that a mail has the words that were approved. No
 * other statement of the transaction may run at the same time.
 */
export async function withLanguages(
  db: Db,
  guests: readonly ChosenGuest[],
): Promise<ChosenGuest[]> {
  const isOpen = ({ peer_owner, eligible, language }: ChosenGuest) =>
    peer_owner !== null && eligible && language === undefined
  const asked = guests.filter(isOpen).flatMap(({ peer_owner }) => peer_owner ?? [])
  const theirs = await mailLanguages(db, asked)
  const isEverybodys = asked.every((owner) => theirs.has(owner))
  const own = isEverybodys ? null : await findMailLanguage(db)
  return guests.map((guest) =>
    isOpen(guest)
      ? { ...guest, language: theirs.get(guest.peer_owner ?? '') ?? own ?? 'en' }
      : guest,
  )
}

/** A guest, and in a change of who is invited what becomes of them. */
export type ProposedGuest = ChosenGuest & Pick<Recipient, 'change'>

/** A guest as a prepared action shows them. Why somebody cannot be reached is never told. */
export function toRecipient(guest: ProposedGuest): Recipient {
  const { change } = guest
  return {
    person_handle: toHandle('person', guest.person_id),
    display_name: guest.display_name,
    delivery: guest.delivery,
    eligible: guest.eligible,
    ...(guest.mailed && { asked_for_mail: true }),
    ...(isTranslated(guest.language) && { language: guest.language }),
    ...(!guest.eligible && { reason: unreachableReason }),
    ...(change !== undefined && { change }),
    ...(guest.signed_up && { signed_up_by_link: true }),
  }
}

/** Errors: `recipient_not_eligible` where there are guests and none of them can be reached. */
export function refuseUnreachable(guests: readonly ChosenGuest[], pointer: string): void {
  if (guests.length > 0 && guests.every(({ eligible }) => !eligible)) {
    throw fail('recipient_not_eligible', { pointer, message: nobodyReachable(guests) })
  }
}

/** The guests a commit reaches, and those it does not. */
export interface Reach {
  reached: ChosenGuest[]
  unreached: ChosenGuest[]
}

/**
 * The people a commit can invite now, and those it cannot. As `reachTold`, but everybody must still be among
 * the host's people.
 *
 * Errors: `recipient_not_eligible` where somebody is no longer connected, or is deleted.
 */
export async function reachInvited(db: Db, guests: readonly ChosenGuest[]): Promise<Reach> {
  const [people, reach] = await Promise.all([
    listPeople(
      db,
      guests.map(({ person_id }) => person_id),
    ),
    reachNow(db, guests),
  ])
  const known = new Set(people.map(({ person_id }) => person_id))
  refuseGone(guests.filter(({ person_id }) => !known.has(person_id)))
  return { ...reach, reached: await withLanguages(db, reach.reached) }
}

/**
 * The guests of a plan that a commit can tell now, and those it cannot: guests who could not be reached when the
 * action was prepared, or have since asked for no more mail. The others stay connected until the transaction
 * ends. A guest who is no longer among the host's people does not stop the others from hearing of it.
 *
 * Errors: `recipient_not_eligible` where somebody is no longer connected.
 */
export async function reachTold(db: Db, guests: readonly ChosenGuest[]): Promise<Reach> {
  const reach = await reachNow(db, guests)
  return { ...reach, reached: await withLanguages(db, reach.reached) }
}

/**
 * These guests of a prepared action, each as a commit would reach them now: nobody is eligible who is no longer connected, or may
 * not be written to any more, nor where they are to be `invited` who is no longer among the host's people. It locks nothing.
 */
export async function guestsNow(
  db: Db,
  guests: readonly ChosenGuest[],
  { invited }: { invited: boolean },
): Promise<ChosenGuest[]> {
  const ids = guests.map(({ person_id }) => person_id)
  const [people, peers, contactable] = await Promise.all([
    invited ? listPeople(db, ids) : [],
    listConnections(db, ids),
    mayContact(
      db,
      guests.flatMap(({ peer_owner }) => peer_owner ?? []),
    ),
  ])
  const known = new Set(people.map(({ person_id }) => person_id))
  return guests.map((guest) => {
    const { person_id, peer_owner } = guest
    const isReached =
      peer_owner === null ||
      (peers.get(person_id)?.peer_owner === peer_owner && contactable.has(peer_owner))
    const eligible = guest.eligible && isReached && (!invited || known.has(person_id))
    return { ...guest, eligible }
  })
}

async function reachNow(db: Db, guests: readonly ChosenGuest[]): Promise<Reach> {
  const wanted = guests.filter((guest) => guest.eligible && guest.peer_owner !== null)
  const [peers, contactable] = await Promise.all([
    lockConnections(
      db,
      wanted.map(({ person_id }) => person_id),
    ),
    mayContact(
      db,
      wanted.flatMap(({ peer_owner }) => peer_owner ?? []),
    ),
  ])
  refuseGone(
    wanted.filter(({ person_id, peer_owner }) => peers.get(person_id)?.peer_owner !== peer_owner),
  )
  const isReached = ({ eligible, peer_owner }: ChosenGuest) =>
    eligible && (peer_owner === null || contactable.has(peer_owner))
  return {
    reached: guests.filter(isReached),
    unreached: guests.filter((guest) => !isReached(guest)),
  }
}

/**
 * The guests of a prepared action, and after them the people who have joined the plan by its link since: that
 * raises no revision. Only the host can tell the latter.
 */
export function withNewGuests(
  guests: readonly ChosenGuest[],
  roster: readonly GuestRow[],
): ChosenGuest[] {
  const known = new Set(guests.map(({ person_id }) => person_id))
  const joined = presentGuests(roster).filter(({ person_id }) => !known.has(person_id))
  return [...guests, ...joined.map(manualGuest)]
}

/** Those of a roster who were not removed. */
export function presentGuests(roster: readonly GuestRow[]): GuestRow[] {
  return roster.filter(({ rsvp_status }) => rsvp_status !== 'removed')
}

/** Of these guests those the service writes to. */
export function byService(
  guests: readonly ChosenGuest[],
): (ChosenGuest & { peer_owner: string })[] {
  return guests.flatMap((guest) => {
    const { peer_owner } = guest
    return peer_owner === null ? [] : [{ ...guest, peer_owner }]
  })
}

function refuseGone(gone: readonly ChosenGuest[]): void {
  if (gone.length === 0) return
  throw fail('recipient_not_eligible', {
    message: noLongerReachable(gone),
    advice: prepareAgainForOthers,
  })
}
