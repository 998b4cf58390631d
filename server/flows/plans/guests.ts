import { listConnections } from '#server/data/connections/list.ts'
import { lockConnections } from '#server/data/connections/lock.ts'
import type { Db } from '#server/database/db.ts'
import type { GuestRow } from '#server/data/invites/rows.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { PreparedRecipient } from '#server/data/prepared_actions/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { spokenList } from '#server/domain/spoken_list.ts'

/**
 * One person a prepared action concerns, and how they would be reached. A payload keeps them, so that the
 * commit can see whether anything about it has changed.
 */
export interface ChosenGuest {
  person_id: string
  display_name: string
  delivery: 'service' | 'manual_share'
  /** Their account, where the service would write to it; null for a link passed on by hand. */
  peer_owner: string | null
  eligible: boolean
}

/** A Friend in Mind, or somebody who is given a link by hand although they are connected. */
export function byHand({ person_id, display_name }: PersonRow): ChosenGuest {
  return { person_id, display_name, delivery: 'manual_share', peer_owner: null, eligible: true }
}

/**
 * How each of these people would be reached: a Connected Friend by the service, if it may write to them,
 * anybody else by a link passed on by hand.
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
  return people.map((person) => {
    if (person.classification !== 'connected') return byHand(person)
    const { person_id, display_name } = person
    const peer_owner = peers.get(person_id)?.peer_owner ?? null
    const eligible = peer_owner !== null && reachable.has(peer_owner)
    return { person_id, display_name, delivery: 'service', peer_owner, eligible }
  })
}

/**
 * How these guests of a plan would be told of something: whom the service invited by the service, if it may
 * still write to them, anybody else by the host.
 */
export async function tellGuests(db: Db, roster: readonly GuestRow[]): Promise<ChosenGuest[]> {
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
  return roster.map((guest) => {
    if (guest.delivery === 'manual_share') return byHand(guest)
    const { person_id, display_name, peer_owner } = guest
    const isConnected = peer_owner !== null && peers.get(person_id)?.peer_owner === peer_owner
    const eligible = isConnected && reachable.has(peer_owner)
    return { person_id, display_name, delivery: 'service', peer_owner, eligible }
  })
}

/** The names of those the service would write to, in one phrase; empty for nobody. */
export function namesReached(guests: readonly ChosenGuest[]): string {
  return namesOf(guests.filter(({ eligible, delivery }) => eligible && delivery === 'service'))
}

/** The names of people in one phrase; empty for nobody. */
export function namesOf(guests: readonly { display_name: string }[]): string {
  return spokenList(guests.map(({ display_name }) => display_name))
}

/** Who would not be written to although the service is to, as a sentence after others; empty for nobody. */
export function unreachableWords(guests: readonly ChosenGuest[]): string {
  const names = namesOf(guests.filter(({ eligible }) => !eligible))
  return names && ` ${names} cannot be reached through the service at the moment.`
}

/** Whom of those to be told the host tells, as a sentence after others; empty for nobody. */
export function byHandWords(guests: readonly ChosenGuest[]): string {
  const names = namesOf(guests.filter(({ delivery }) => delivery === 'manual_share'))
  return names && ` The service does not contact ${names}; tell them yourself.`
}

/** A guest as a prepared action shows them. Why somebody cannot be reached is never told. */
export function toRecipient(guest: ChosenGuest): PreparedRecipient {
  return {
    person_handle: toHandle('person', guest.person_id),
    display_name: guest.display_name,
    delivery: guest.delivery,
    eligible: guest.eligible,
    ...(!guest.eligible && { reason: 'Not reachable through the service at the moment.' }),
  }
}

/** Errors: `recipient_not_eligible` where there are guests and none of them can be reached. */
export function refuseUnreachable(guests: readonly ChosenGuest[], pointer: string): void {
  if (guests.length > 0 && guests.every(({ eligible }) => !eligible)) {
    throw fail('recipient_not_eligible', {
      pointer,
      message: `${namesOf(guests)} cannot be reached through the service at the moment.`,
    })
  }
}

/** The guests a commit reaches, and those it does not. */
export interface Reach {
  reached: ChosenGuest[]
  unreached: ChosenGuest[]
}

/**
 * Who of those to be invited can be reached now, as `retell` says of those to be told.
 *
 * Errors: `recipient_not_eligible` where somebody is no longer connected, or is deleted.
 */
export async function recheck(db: Db, guests: readonly ChosenGuest[]): Promise<Reach> {
  const [people, reach] = await Promise.all([
    listPeople(
      db,
      guests.map(({ person_id }) => person_id),
    ),
    retell(db, guests),
  ])
  const known = new Set(people.map(({ person_id }) => person_id))
  refuseGone(guests.filter(({ person_id }) => !known.has(person_id)))
  return reach
}

/**
 * Who of the guests of a plan can be told now. Only those who could be when the action was prepared are
 * reached; who asked since not to be written to is left out. Nobody is disconnected from before the
 * transaction ends. A guest who is no longer among the host's people keeps nobody else from being told.
 *
 * Errors: `recipient_not_eligible` where somebody is no longer connected.
 */
export async function retell(db: Db, guests: readonly ChosenGuest[]): Promise<Reach> {
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

function refuseGone(gone: readonly ChosenGuest[]): void {
  if (gone.length === 0) return
  throw fail('recipient_not_eligible', {
    message: `${namesOf(gone)} can no longer be reached as it was prepared, so nothing was done and nobody was contacted.`,
  })
}
