import { findConnection } from '#server/data/connections/find.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { showsWhoJoined } from '#server/domain/people/connection_invitation.ts'
import { fail } from '#server/domain/basics/failure.ts'
import * as say from '#server/domain/messages/friendship.ts'
import type { AcceptanceSubject } from '#server/flows/friendship/acceptance_subject.ts'
import { choicesFor } from '#server/flows/friendship/choices.ts'
import {
  type InvitationAccess,
  invitationAccess,
  toIdentityChoices,
} from '#server/flows/friendship/invitation_access.ts'
import { type InviteAccess, inviteAccess } from '#server/flows/friendship/invite_access.ts'
import {
  consequenceFor,
  likesRemovable,
  likesShown,
  type Review,
} from '#server/flows/friendship/review.ts'
import { freeTimeShown } from '#server/flows/friendship/free_time.ts'
import type { FriendshipConsequence } from '#generated/types.ts'

/** What accepting would do. Errors: `review_stale` if the invitation can no longer be accepted like this. */
export async function reviewAcceptance(
  db: Db,
  subject: AcceptanceSubject,
  excluded: readonly string[],
  own_name: string,
): Promise<Review> {
  const access = await requireAccess(db, subject)
  const { host_name, connection } = access
  const host = await findHostPerson(db, subject)
  if (connection?.state === 'active' && host) {
    const message = say.alreadyConnected(host_name)
    return {
      consequences: [consequenceFor(host, 'already_connected', message)],
      choices: [],
      identity_choices: [],
      basis: connection.version,
      text: message,
    }
  }
  const identity = access.options.find(({ person_id }) => person_id === subject.identity) ?? null
  if (access.admission !== 'open' || (subject.identity !== null && !identity)) throw stale()
  const choices = host ? await choicesFor(db, [host], excluded) : []
  return {
    consequences: [
      { code: 'connected', message: say.connected(host_name) },
      host
        ? consequenceFor(
            host,
            'friend_in_mind_connected',
            say.friendInMindConnected(host.display_name, host_name),
          )
        : { code: 'friend_added', message: say.friendAdded(host_name) },
      ...whatTheHostLearns(access, identity, own_name),
      ...(await freeTimeShown(db, host ? [host] : [], host_name)),
      ...(host ? [...likesShown(choices, [host]), ...likesRemovable(choices, [host])] : []),
      ...('plan_title' in access
        ? [{ code: 'invitation_kept', message: say.invitationKept(access.plan_title) }]
        : []),
    ],
    choices,
    identity_choices: subject.by === 'invite' ? [] : toIdentityChoices(db.owner, access),
    basis: [connection?.version ?? 0, host?.classification ?? null],
    text: say.reviewOfAcceptance(host_name, access.options.length > 0 && identity === null),
  }
}

function whatTheHostLearns(
  { host_name, row, former }: InvitationAccess,
  identity: PersonRow | null,
  own_name: string,
): FriendshipConsequence[] {
  const known = (identity ?? former)?.display_name ?? null
  return [
    { code: 'identity_told', message: say.identityTold(host_name, known, own_name) },
    { code: 'name_shown', message: say.nameShown(host_name, own_name, showsWhoJoined(row)) },
  ]
}

/** The person of the account who the host is to be: the one named, or the one they were before. */
export async function findHostPerson(
  db: Db,
  { own, host }: AcceptanceSubject,
): Promise<PersonRow | null> {
  const former = own ?? (await findConnection(db, host))?.person_id
  if (former === undefined) return null
  const [person = null] = await listPeople(db, [former])
  return person
}

/** Errors: `review_stale` if the invitation does not exist any more. */
export async function requireAccess(
  db: Db,
  { host, invitation_id, by }: AcceptanceSubject,
): Promise<InvitationAccess | InviteAccess> {
  const link = { owner: host, subject_id: invitation_id }
  const access = await (by === 'invite' ? inviteAccess(db, link) : invitationAccess(db, link))
  if (!access) throw stale()
  return access
}

function stale() {
  return fail('review_stale', { pointer: '/review_token' })
}
