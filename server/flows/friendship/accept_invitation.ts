import { removeFromLikes } from '#server/data/likes/intentions.ts'
import { insertJoin } from '#server/data/connection_invitations/insert.ts'
import { lockInvitation } from '#server/data/connection_invitations/lock.ts'
import { connect } from '#server/flows/friendship/connect.ts'
import { listConnectionRows } from '#server/data/connections/list.ts'
import { findConnection } from '#server/data/connections/find.ts'
import { lockAccounts } from '#server/data/accounts/lock.ts'
import type { Db } from '#server/database/db.ts'
import {
  type InvitationAccess,
  invitationAccess,
  toIdentityChoices,
} from '#server/flows/friendship/admission.ts'
import { type Choice, choicesFor } from '#server/flows/friendship/choices.ts'
import {
  about,
  type Applied,
  likesRemovable,
  likesShown,
  type Review,
  type SubjectOf,
} from '#server/flows/friendship/review.ts'
import type { OpenLink } from '#server/data/links/rows.ts'
import { only } from '#server/domain/only.ts'
import { listPeople, type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { insertPeople, lockPerson } from '#server/data/people/changes.ts'
import { toHandle } from '#server/domain/handle.ts'
import { identityHandle } from '#server/domain/identity_handle.ts'
import { fail } from '#server/domain/failure.ts'
import type { FriendshipConsequence } from '#generated/types.ts'

type Subject = SubjectOf<'accept_invitation'>

interface Wanted {
  identity_choice_handle?: string | undefined
  /** Whom of the account's own people the host is, where one was named. */
  own: PersonRow | null
}

/**
 * What is accepted by a link. Errors: `reference_not_found` for an invitation that is gone and an identity
 * choice that is none, `subject_required` for one's own invitation and one that admits nobody,
 * `subject_ambiguous` where the person named cannot be the host.
 */
export async function acceptanceOf(db: Db, link: OpenLink, wanted: Wanted): Promise<Subject> {
  if (link.owner === db.owner) {
    throw fail('subject_required', {
      pointer: '/invitation_token',
      message: 'This invitation is your own. Another account accepts it.',
    })
  }
  const found = await invitationAccess(db, link)
  if (!found) throw fail('reference_not_found', { pointer: '/invitation_token' })
  const subject: Subject = {
    operation: 'accept_invitation',
    host: link.owner,
    invitation_id: link.subject_id,
    identity: null,
    own: null,
  }
  if (found.connection?.state === 'active') return subject
  if (found.admission !== 'open') {
    throw fail('subject_required', {
      pointer: '/invitation_token',
      message: 'This invitation admits nobody any more. Ask for a new one.',
    })
  }
  if (wanted.own) await refuseTaken(db, wanted.own, link.owner)
  return {
    ...subject,
    identity: identityOf(db.owner, found, wanted.identity_choice_handle),
    own: wanted.own?.person_id ?? null,
  }
}

/** Errors: `subject_ambiguous` for somebody who is, or was, another account. */
async function refuseTaken(db: Db, person: PersonRow, host: string): Promise<void> {
  const taken = (await listConnectionRows(db, [person.person_id])).some(
    ({ peer_owner }) => peer_owner !== host,
  )
  if (!taken && person.classification === 'friend_in_mind') return
  throw fail('subject_ambiguous', {
    pointer: '/own_host_person_handle',
    message: `${person.display_name} stands for somebody else already. Name another Friend in Mind, or leave the field out.`,
  })
}

function identityOf(
  joiner: string,
  { row, options }: InvitationAccess,
  handle: string | undefined,
) {
  if (handle === undefined) return null
  const chosen = options.find(
    ({ person_id }) => identityHandle(joiner, row.invitation_id, person_id) === handle,
  )
  if (!chosen) throw fail('reference_not_found', { pointer: '/identity_choice_handle' })
  return chosen.person_id
}

/** What accepting would do. Errors: `review_stale` where it cannot be done any more. */
export async function reviewAcceptance(
  db: Db,
  subject: Subject,
  excluded: readonly string[],
  own_name: string,
): Promise<Review> {
  const found = await invitationAccess(db, {
    owner: subject.host,
    subject_id: subject.invitation_id,
  })
  if (!found) throw fail('review_stale', { pointer: '/review_token' })
  const { host_name, connection } = found
  const host = await hostPerson(db, subject)
  if (connection?.state === 'active' && host) {
    const message = `You and ${host_name} are connected already; nothing changes.`
    return {
      consequences: [about(host, 'already_connected', message)],
      choices: [],
      identity_choices: [],
      basis: connection.version,
      text: message,
    }
  }
  const identity = found.options.find(({ person_id }) => person_id === subject.identity) ?? null
  if (found.admission !== 'open' || (subject.identity !== null && !identity)) {
    throw fail('review_stale', { pointer: '/review_token' })
  }
  const choices = host ? await choicesFor(db, [host], excluded) : []
  return {
    consequences: [
      ...connecting(host_name, host),
      ...known(found, identity, own_name),
      ...(host ? [...likesShown(choices, [host]), ...likesRemovable(choices, [host])] : []),
    ],
    choices,
    identity_choices: toIdentityChoices(db.owner, found),
    basis: [connection?.version ?? 0, host?.classification ?? null],
    text: `Accepting would connect you with ${host_name}. Nothing has changed.`,
  }
}

/** Whom of the account's people the host is to be: the one named, else the one they were before. */
async function hostPerson(db: Db, { own, host }: Subject): Promise<PersonRow | null> {
  const former = own ?? (await findConnection(db, host))?.person_id
  if (former === undefined) return null
  const [person = null] = await listPeople(db, [former])
  return person
}

function connecting(host_name: string, host: PersonRow | null): FriendshipConsequence[] {
  const message = `You and ${host_name} become Connected Friends: plans and lists can be sent to each other, each time after an explicit approval.`
  const kept = host
    ? about(
        host,
        'friend_in_mind_connected',
        `${host.display_name}, whom you have as a Friend in Mind, becomes the Connected Friend ${host_name}, under the name you gave.`,
      )
    : { code: 'friend_added', message: `${host_name} is added to your people.` }
  return [{ code: 'connected', message }, kept]
}

function known(
  { host_name, row, former }: InvitationAccess,
  identity: PersonRow | null,
  own_name: string,
): FriendshipConsequence[] {
  const as = identity ?? former
  const others = row.mode === 'shared' ? ', and so do others with the link' : ''
  return [
    {
      code: 'identity_told',
      message: as
        ? `${host_name} has you as “${as.display_name}”.`
        : `${host_name} gets you as a new person, “${own_name}”.`,
    },
    { code: 'name_shown', message: `${host_name} sees that ${own_name} joined${others}.` },
  ]
}

/** Holds both accounts, the invitation and whom they have each other as until the transaction ends. */
export async function lockAcceptance(db: Db, subject: Subject): Promise<void> {
  await lockAccounts(db, [subject.host])
  await db.as(subject.host, async (there) => {
    await lockInvitation(there, subject.invitation_id)
    if (subject.identity !== null) await lockPerson(there, toHandle('person', subject.identity))
  })
  if (subject.own !== null) await lockPerson(db, toHandle('person', subject.own))
}

/** How it is where the two are connected already; null where they are not. */
export async function joined(db: Db, { host }: Subject): Promise<Applied | null> {
  const connection = await findConnection(db, host)
  if (connection?.state !== 'active') return null
  const people = await listPeople(db, [connection.person_id])
  const names = people.map(({ display_name }) => display_name).join()
  return { result: 'connected', people, changed: false, text: `You and ${names} are connected.` }
}

/** Connects the account with the host. The caller holds everything and has reviewed it anew. */
export async function applyAcceptance(
  db: Db,
  subject: Subject,
  { choices }: Review,
  remove: boolean,
  own_name: string,
): Promise<Applied> {
  const { host: peer_owner, invitation_id } = subject
  const found = await invitationAccess(db, { owner: peer_owner, subject_id: invitation_id })
  if (!found) throw fail('review_stale', { pointer: '/review_token' })
  const joiner = db.owner
  const peer_person_id = await db.as(peer_owner, async (there) => {
    const person_id =
      subject.identity ??
      found.former?.person_id ??
      only(await insertPeople(there, [own_name])).person_id
    const join = { peer_owner: joiner, person_id, display_name: own_name }
    await insertJoin(there, invitation_id, join)
    return person_id
  })
  const host = (await hostPerson(db, subject)) ?? only(await insertPeople(db, [found.host_name]))
  await connect(db, { person_id: host.person_id, peer_owner, peer_person_id })
  await removeFromLikes(db, [host.person_id], leftOut(choices, remove))
  await db.as(peer_owner, (there) => removeFromLikes(there, [peer_person_id], found.row.excluded))
  const done = await joined(db, subject)
  if (!done) throw new Error('A connection that was made is not there.')
  return { ...done, changed: true }
}

/** The intentions the host is taken out of: those that were left out, and with `remove` the others too. */
function leftOut(choices: readonly Choice[], remove: boolean): Choice[] {
  return choices.filter(({ included }) => remove || !included)
}

/** The connected people of an answer. */
export function toConnections({ people }: Applied) {
  return people.map(toPerson)
}
