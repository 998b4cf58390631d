import { listConnectionRows } from '#server/data/connections/list.ts'
import type { OpenLink } from '#server/data/links/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { identityHandle } from '#server/domain/people/identity_handle.ts'
import {
  cannotJoin,
  isSomebodyElse,
  ownInvitation,
} from '#server/domain/messages/friendship_input.ts'
import {
  type InvitationAccess,
  invitationAccess,
} from '#server/flows/friendship/invitation_access.ts'
import { inviteAccess } from '#server/flows/friendship/invite_access.ts'
import type { ReviewSubjectOf } from '#server/flows/friendship/review.ts'

/** Accepting one invitation. */
export type AcceptanceSubject = ReviewSubjectOf<'accept_invitation'>

interface AcceptanceInput {
  identity_choice_handle?: string | undefined
  /** The person of the account who the host is, if one was named. */
  own: PersonRow | null
}

/**
 * What is accepted with a link.
 *
 * Errors: `reference_not_found` for an invitation or an identity choice that does not exist, `subject_required` for
 * the account's own invitation and one that admits nobody, `subject_ambiguous` if the person named cannot be the host.
 */
export async function acceptanceSubject(
  db: Db,
  link: OpenLink,
  { identity_choice_handle, own }: AcceptanceInput,
): Promise<AcceptanceSubject> {
  const pointer = '/invitation_token'
  if (link.owner === db.owner) {
    throw fail('subject_required', { pointer, message: ownInvitation })
  }
  const isInvite = link.kind === 'invite'
  const access = await (isInvite ? inviteAccess(db, link) : invitationAccess(db, link))
  if (!access) throw fail('reference_not_found', { pointer })
  const subject: AcceptanceSubject = {
    operation: 'accept_invitation',
    host: link.owner,
    invitation_id: link.subject_id,
    ...(isInvite && { by: 'invite' }),
    identity: null,
    own: null,
  }
  if (access.connection?.state === 'active') return subject
  if (access.admission !== 'open') {
    throw fail('subject_required', { pointer, message: cannotJoin })
  }
  if (own) await refuseSomebodyElse(db, own, link.owner)
  return {
    ...subject,
    // A guest is who the host has invited.
    identity: isInvite
      ? (access.options[0]?.person_id ?? null)
      : chosenIdentity(db.owner, access, identity_choice_handle),
    own: own?.person_id ?? null,
  }
}

/** Errors: `subject_ambiguous` for a person who is, or was, another account than the host's. */
async function refuseSomebodyElse(db: Db, person: PersonRow, host: string): Promise<void> {
  const rows = await listConnectionRows(db, [person.person_id])
  const taken = rows.some(({ peer_owner }) => peer_owner !== host)
  if (!taken && person.classification === 'friend_in_mind') return
  throw fail('subject_ambiguous', {
    pointer: '/own_host_person_handle',
    message: isSomebodyElse(person.display_name),
  })
}

/** Errors: `reference_not_found` for a handle that is not among the choices. */
function chosenIdentity(
  joiner: string,
  { row, options }: InvitationAccess,
  handle: string | undefined,
): string | null {
  if (handle === undefined) return null
  const chosen = options.find(
    ({ person_id }) => identityHandle(joiner, row.invitation_id, person_id) === handle,
  )
  if (!chosen) throw fail('reference_not_found', { pointer: '/identity_choice_handle' })
  return chosen.person_id
}
