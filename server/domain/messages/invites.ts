import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { Invite } from '#generated/types.ts'
import { isOrAre } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'
import { zonedWords } from '#server/domain/basics/time_words.ts'

/** A guest is no longer invited; what they see of the plan is how it was then. */
export const removedFromList = 'The host has removed you from the guest list.'

const answers = {
  pending: 'You have not answered yet.',
  accepted: 'You accepted.',
  declined: 'You declined.',
  removed: removedFromList,
} as const

/** An invite in a sentence or two. */
export function inviteSummary(invite: Invite): string {
  const { plan, rsvp_status, rsvp_available, needs_reconfirm } = invite
  const { title, scheduled_at, timezone, host, state } = plan
  if (state === 'canceled') return `${safeName(host.display_name)} has canceled ${inQuotes(title)}.`
  const when =
    scheduled_at === null ? '' : ` on ${zonedWords(new Date(scheduled_at), null, timezone)}`
  const please = rsvp_available ? '; please confirm your answer' : ''
  const again = needs_reconfirm ? ` The time or place has changed since then${please}.` : ''
  return `${safeName(host.display_name)} invites you to ${inQuotes(title)}${when}. ${answers[rsvp_status]}${again}`
}

/** How many invites a page of a list has, and how many of them wait for an answer. */
export function invitesFound(count: number, unanswered: number, has_more: boolean): string {
  if (count === 0) return 'No invites found.'
  const more = has_more ? ' There are more.' : ''
  return `Found ${counted(count, 'invite')}. ${waitingText(count, unanswered)}${more}`
}

function waitingText(count: number, unanswered: number): string {
  if (count === 1)
    return unanswered === 1 ? 'It is waiting for your answer.' : 'It needs no answer.'
  if (unanswered === 0) return 'None of them needs an answer.'
  return `${unanswered} of them ${isOrAre(unanswered)} waiting for your answer.`
}

/** A cursor continues a list of invites that has expired. */
export const inviteListExpired = 'The list that this cursor continues has expired.'

/** Why `invites.rsvp.update` is suggested. */
export const answerReason = 'Answer the invitation once the user has decided.'

/** The user has answered an invitation. */
export function inviteAnswered(answer: 'accepted' | 'declined', host_name: string): string {
  return `You ${answer} ${safeName(host_name)}’s invitation.`
}

/** The user gives the answer that they had given before. */
export function inviteAlreadyAnswered(answer: 'accepted' | 'declined', host_name: string): string {
  return `Nothing to change: you have already ${answer} ${safeName(host_name)}’s invitation.`
}

/** The user gives the same answer again, with another note than before. */
export function noteSaved(host_name: string): string {
  return `Your note to ${safeName(host_name)} is saved; your answer stays as it was.`
}

/** The user gives the same answer again, and takes the note back. */
export function noteRemoved(host_name: string): string {
  return `Your note to ${safeName(host_name)} is removed; your answer stays as it was.`
}

/** Failure `rsvp_closed` of a plan that its host has canceled, and what to do. */
export const planWasCanceled =
  'The host has canceled this plan, so its invite can no longer be answered.'
export const tellThem = 'Tell the user; nothing is left to answer.'

/** Reason of a next action where no invite is open. */
export const seePastInvites = 'List also invites that are over or past their deadline.'
