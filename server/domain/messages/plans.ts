import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { Invite, Plan, PreparedAction } from '#generated/types.ts'
import { removedFromList } from '#server/domain/messages/invites.ts'
import { counted } from '#server/domain/basics/text.ts'
import { zonedWords } from '#server/domain/basics/time_words.ts'

/**
 * How a plan stands: `“Ramen” is active: Friday, 27 November 2026, 20:00, Berlin time (GMT+1). 3 guests: 1 accepted,
 * 2 not answered yet.` For a guest it names the host, and says so if the guest was removed.
 */
export function planSummary(
  plan: Plan,
  guest?: { host_name: string; rsvp_status: Invite['rsvp_status'] },
): string {
  const { title, state, scheduled_at, timezone, rsvp } = plan
  const when = scheduled_at
    ? zonedWords(new Date(scheduled_at), null, timezone)
    : 'no time is set yet'
  const host = guest === undefined ? '' : ` ${safeName(guest.host_name)} is the host.`
  const answers = guest?.rsvp_status === 'removed' ? removedFromList : answersSummary(rsvp)
  return `${inQuotes(title)} is ${stateWords[state]}: ${when}.${host} ${answers}`
}

const stateWords: Readonly<Record<Plan['state'], string>> = {
  draft: 'a draft',
  reviewed: 'a reviewed draft',
  prepared: 'ready to be sent',
  shared: 'shared',
  active: 'active',
  past: 'over',
  canceled: 'canceled',
  discarded: 'discarded',
}

/** How a plan stands whose prepared action waits for approval. */
export function waitingSummary(
  plan: Plan,
  summary: string,
  approval: NonNullable<PreparedAction['approval']>,
): string {
  if (approval === 'released') return `${planSummary(plan)} The user has approved this: ${summary}.`
  return `${planSummary(plan)} Waiting for approval: ${summary}.`
}

/** How a plan stands after the user has refused what was prepared. */
export function refusedSummary(plan: Plan, summary: string): string {
  return `${planSummary(plan)} The user refused this: ${summary}.`
}

/** Why `actions.commit` is suggested for a waiting action. */
export const commitReason = 'Carry it out once the user has approved it.'

/** Why it is suggested once the user has released it. */
export const releasedReason = 'The user has approved it: commit it now.'

/** The open links of a plan take nobody else. */
export const linksUsedUp = {
  name: 'plan.links_used_up',
  text: 'So many guests are expected that nobody else can sign up by a share link. Remove guests with plans.roster.prepare to let others in.',
}

/** How many plans a page of a list has. */
export function plansFound(count: number, has_more: boolean): string {
  if (count === 0) return 'No plans found.'
  return `Found ${counted(count, 'plan')}.${has_more ? ' There are more.' : ''}`
}

/** The host discarded a plan. */
export function planDiscarded(title: string): string {
  return `Discarded ${inQuotes(title)}. Nobody had seen it.`
}

/** The host discards a plan that was discarded before. */
export function planAlreadyDiscarded(title: string): string {
  return `Nothing to change: ${inQuotes(title)} has already been discarded.`
}

export const notYourPlan = 'This is another person’s plan. Only its host can change it.'

export const planHasBegun =
  'The plan has begun, so nobody could answer by a new link. Move its start first if it is to be later.'

export const alreadySent =
  'This plan was already shared or sent. Change who is invited with plans.roster.prepare; another share link takes action create_share_link.'

/** What to do about a draft that was to be canceled. */
export const removeTheDraft =
  'Nobody has seen it, so there is nothing to cancel: delete the draft with plans.draft.delete, or keep it among the discarded plans with plans.discard.'

/** Why the change of a plan that was sent is suggested. */
export const updateReason = 'Prepare a change of it.'

/** Why an answer is suggested to a guest of a plan. */
export const answerReason = 'Accept or decline for the user.'

/** Why another roster of a plan that was sent is suggested. */
export const rosterReason = 'Prepare a change of who is invited.'

/** Why `plans.prepare_send` is suggested for a plan that was sent. */
export const anotherLinkReason = 'Prepare another share link to it.'

/** The same where guests have to get their personal links from the host. */
export const personalLinksAgain =
  'Links are shown only once: prepare new personal ones for these guests, for the user to pass on.'

export function tooManyForOne(people: number, most: number): string {
  return `The draft was made for ${people} people. Which of them should be invited, ${most} at most?`
}

/** `3 guests: 1 accepted, 2 not answered yet.` */
function answersSummary({ accepted, declined, pending }: Plan['rsvp']): string {
  const invited = accepted + declined + pending
  if (invited === 0) return 'Nobody has been invited yet.'
  const answers = [
    { count: accepted, words: 'accepted' },
    { count: declined, words: 'declined' },
    { count: pending, words: 'not answered yet' },
  ]
  const given = answers.filter(({ count }) => count > 0)
  return `${counted(invited, 'guest')}: ${given.map(({ count, words }) => `${count} ${words}`).join(', ')}.`
}
