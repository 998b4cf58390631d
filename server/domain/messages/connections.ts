import { safeName } from '#server/domain/basics/in_quotes.ts'
import type { Admission } from '#server/domain/people/connection_invitation.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'

/** What callers read about connection invitations. */

export const sayWhatToPrepare =
  'Say in operation what to prepare: a list share or a connection invitation.'

/**
 * Whether an invitation still admits people, and who joined.
 *
 * @param host_name null where the caller may not learn it
 */
export function invitationState(
  admission: Admission,
  host_name: string | null,
  joined: readonly string[],
): string {
  const invitation =
    host_name === null ? 'The invitation' : `The invitation from ${safeName(host_name)}`
  const states: Record<Admission, string> = {
    open: `${invitation} is open.`,
    full: `${invitation} is full.`,
    closed: `${invitation} is no longer valid.`,
    expired: `${invitation} is no longer valid.`,
  }
  const joiners = joined.length === 0 ? '' : ` ${spokenNames(joined)} joined.`
  return `${states[admission]}${joiners}`
}

/** An invitation was made; `name` is the person it is for, null for nobody in particular. */
export function invitationIsReady(name: string | null): string {
  const invitation =
    name === null ? 'Here is an invitation' : `Here is an invitation for ${safeName(name)}`
  return `${invitation}. Pass it on yourself: the service has not sent it to anyone.`
}

/** A person who is already connected needs no invitation. */
export function needsNoInvitation(name: string): string {
  return `${safeName(name)} is already a Connected Friend. Name a Friend in Mind, or no person.`
}
