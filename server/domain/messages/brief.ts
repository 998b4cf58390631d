import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { BriefItem, BriefSection, Disclosure } from '#generated/types.ts'
import type { CountedSection } from '#server/domain/plans/brief.ts'
import { entriesCut } from '#server/domain/messages/shown.ts'
import { spokenList, spokenNames } from '#server/domain/basics/spoken_list.ts'
import { capitalized, counted } from '#server/domain/basics/text.ts'

/** How a deadline begins of a plan that needs no more people. */
const answersFor = 'Answers for '

/** A plan whose answers close soon; `lacks` more people must accept, 0 where it needs no more. */
export function closingPlan(title: string, lacks: number): string {
  if (lacks === 0) return `${answersFor}${inQuotes(title)} are due`
  return `${inQuotes(title)} needs ${counted(lacks, 'more person', 'more people')} to take place`
}

/** Whether `closingPlan` says of a plan nothing but that its answers are due. */
export function isPlainDeadline(title: string): boolean {
  return title.startsWith(answersFor)
}

/** A plan that guests have not answered. */
export function unansweredPlan(title: string, count: number): string {
  return `${counted(count, 'person has', 'people have')} not answered for ${inQuotes(title)} yet`
}

/** A plan with open items on its checklist. */
export function unpreparedPlan(title: string, count: number): string {
  return `${counted(count, 'thing')} to do for ${inQuotes(title)}`
}

/** A draft that was not sent. */
export function openDraft(title: string, stage: 'draft' | 'reviewed' | 'prepared'): string {
  if (stage === 'prepared') return `${inQuotes(title)} is waiting for your approval`
  return stage === 'reviewed'
    ? `${inQuotes(title)} is reviewed but not sent`
    : `${inQuotes(title)} is a draft`
}

/** A plan that its host has canceled. */
export function canceledPlan(title: string): string {
  return `${inQuotes(title)} is off`
}

/** An invitation that needs an answer, or needs one again because the time or the place has changed since. */
export function openInvite(
  title: string,
  host_name: string,
  { rsvp_status, needs_reconfirm }: OpenAnswer,
): string {
  if (!needs_reconfirm || rsvp_status === 'pending')
    return `Answer ${safeName(host_name)}’s invitation to ${inQuotes(title)}`
  return rsvp_status === 'declined'
    ? `The time or place of ${inQuotes(title)} has changed since you declined: confirm your answer`
    : `Confirm that you are coming to ${inQuotes(title)}: its time or place has changed`
}

/** What a guest answered, and whether the plan has changed since. */
interface OpenAnswer {
  rsvp_status: 'pending' | 'accepted' | 'declined'
  needs_reconfirm: boolean
}

/** A list that a friend shared. */
export function sharedWithYou(list: string, sharer: string): string {
  return `${safeName(sharer)} shared ${inQuotes(list)} with you`
}

/** An idea that friends like as well. */
export function sharedInterest(title: string, names: readonly string[]): string {
  const verb = names.length === 1 ? 'likes' : 'like'
  return `${spokenNames(names, 2)} ${verb} ${inQuotes(title)} too`
}

/** A capture that waits for an answer. */
export function waitingCapture(label: string, question: string): string {
  return `You captured ${inQuotes(label)}. ${question}`
}

/** A roundup that waits for a decision. */
export function waitingRoundup(
  state: 'scope_required' | 'destination_required' | 'selection_required',
): string {
  return `Decide ${roundupQuestions[state]}`
}

const roundupQuestions = {
  scope_required: 'how much of a roundup’s source is wanted',
  destination_required: 'where the ideas of a roundup go',
  selection_required: 'which items of a roundup are wanted',
}

/** The brief in a few sentences; `waiting` is how many captures and roundups wait for the user. */
export function briefSummary(sections: readonly CountedSection[], waiting = 0): string {
  if (sections.length === 0) return 'Nothing needs your attention right now.'
  return [
    ...sections.map((one) => sectionSummaries[one.section.type](one)),
    ...(waiting > 0
      ? [`${counted(waiting, 'capture waits', 'captures wait')} for an answer from you.`]
      : []),
  ].join(' ')
}

/** The brief where what it lists stands below: how many things each section shows. */
export function briefCounted(
  sections: readonly { readonly type: BriefSection['type']; readonly count: number }[],
): string {
  const all = sections.map(({ type, count }) => `${sectionNames[type]} (${count})`)
  return `Needs attention: ${spokenList(all)}.`
}

/** Disclosure of the sections that have more items than are shown. */
export function sectionsCut(sections: readonly CountedSection[]): Disclosure[] {
  return entriesCut(
    'planning_brief.items_cut',
    sections.map(({ section, total }) => ({
      shown: section.items.length,
      total,
      of: sectionNames[section.type],
    })),
  )
}

/** Disclosure where invites wait and the token may not answer them. */
export const cannotAnswer = {
  name: 'planning_brief.token_cannot_answer',
  text: 'This token lacks planning:rsvp, so it can neither read nor answer the invites. The user can, or a token that has it.',
}

const sectionNames: Readonly<Record<BriefSection['type'], string>> = {
  deadline: 'deadlines',
  upcoming: 'upcoming plans',
  waiting: 'open answers',
  logistics: 'plans to prepare',
  draft: 'drafts',
  mutual_interest: 'mutual interests',
}

const sectionSummaries: Readonly<
  Record<BriefSection['type'], (counted: CountedSection) => string>
> = {
  deadline: (counted) => `Within 48 hours: ${titles(counted)}`,
  upcoming: (counted) => `Within seven days: ${titles(counted, plainInQuotes)}`,
  waiting: (counted) => `Still open: ${titles(counted)}`,
  logistics: (counted) => `To prepare: ${titles(counted)}`,
  draft: ({ total }) => `${counted(total, 'draft')} not sent.`,
  mutual_interest: (counted) => `No plan yet: ${titles(counted)}`,
}

/**
 * The first three titles, up to the end of the sentence; more are too many to read at once. `shownAs` says how a title stands
 * that is no sentence. One that is a question ends with its own mark.
 */
function titles(
  { section, total }: CountedSection,
  shownAs = ({ title }: BriefItem) => title,
): string {
  const shown = section.items.slice(0, 3).map(shownAs)
  const left = total - shown.length
  const parts = [...shown, ...(left > 0 ? [`and ${left} more`] : [])]
  const said = parts.reduce((all, part) =>
    endsItself(all) ? `${all} ${capitalized(part)}` : `${all}; ${part}`,
  )
  return endsItself(said) ? said : `${said}.`
}

/** A title that is only the name of its thing stands in quotes; any other is a sentence. */
function plainInQuotes({ title, reference }: BriefItem): string {
  return title === reference.label ? inQuotes(title) : title
}

function endsItself(text: string): boolean {
  return /[.?!]$/.test(text)
}

/** Reasons of next actions. */
export const answerCapture = 'Read the question that a capture waits with.'
export const answerRoundup = 'Read the question that a roundup waits with, by its public_id.'
export const readShared = 'Read the list that a friend shared.'
export const readInvite = 'Read the invite that waits for an answer.'
