import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import { capitalized, counted } from '#server/domain/basics/text.ts'

/** The sentences of mail, for each kind of message. Names and titles are single lines of plain text. */

export const inviteMail = {
  subject: (title: string, when: string) => `Invitation: ${title}${when}`,
  heading: (host: string, title: string) => `${host} invites you to ${inQuotes(title)}`,
  action: 'See the plan and answer',
} as const

/** What may change of when and where a plan is. */
export type MovedPart = 'time' | 'meetingTime' | 'meetingPoint' | 'place'

const parts: Readonly<Record<MovedPart, string>> = {
  time: 'the time',
  meetingTime: 'the time to meet',
  meetingPoint: 'the meeting point',
  place: 'the place',
}

export const updateMail = {
  subject: (title: string, when: string) => `Changed: ${title}${when}`,
  heading: (host: string, title: string) => `${host} changed ${inQuotes(title)}`,
  /** What has changed of when and where the plan is; for nothing, that something has since the guest answered. */
  moved: (moved: readonly MovedPart[]): string =>
    moved.length === 0
      ? 'The time or place has changed since your answer.'
      : `${capitalized(spokenList(moved.map((part) => parts[part])))} ${moved.length === 1 ? 'has' : 'have'} changed.`,
  /** What a guest then has to think about, by what they have answered. */
  reconfirm: {
    accepted:
      'Please check that it still works for you. Your answer stays as it is until you change it.',
    declined: 'Perhaps it works for you now. Your answer stays as it is until you change it.',
    pending: 'You haven’t answered yet: please see if it works for you.',
  },
  action: 'See the plan and answer',
} as const

export const cancelMail = {
  subject: (title: string, when: string) => `Canceled: ${title}${when}`,
  heading: (host: string, title: string) => `${host} canceled ${inQuotes(title)}`,
  canceled: 'The plan is off. You don’t need to do anything.',
  action: 'See the plan',
} as const

export const removedMail = {
  subject: (title: string) => `You’re no longer invited: ${title}`,
  heading: (title: string) => `You’re no longer invited to ${inQuotes(title)}`,
  removed: (host: string) =>
    `${host} took you off the guest list, so your invitation no longer works. If you think that’s a mistake, ask ${host}.`,
} as const

export const listMail = {
  subject: (host: string, list: string) => `${host} shared a list with you: ${list}`,
  heading: (host: string, list: string) => `${host} shared the list ${inQuotes(list)} with you`,
  ideas: (count: number) =>
    `It has ${counted(count, 'idea')}. You don’t need an account to look at it.`,
  action: 'Open the list',
} as const

/** The headings of the tables of a message. */
export const mailTables = {
  changes: 'What changed',
  facts: 'The plan',
  answers: 'Who answered',
  checklist: 'Good to know',
} as const

/** The names of a plan's facts. */
export const factLabels = {
  when: 'When',
  reader: 'For you',
  where: 'Where',
  /** Where what is said about the place comes from. */
  place_source: 'Place data',
  meet: 'Meet',
  activity: 'What',
  deadline: 'Answer by',
  people: 'People',
  source: 'More',
} as const

/** The start of a plan that has none. */
export const notScheduled = 'Not decided yet'

/** How many people a plan is for, the host included; null where it does not say. */
export function groupSize(least: number | null, most: number | null): string | null {
  if (least === null && most === null) return null
  if (least === null) return `up to ${most}, including the host`
  if (least === most) return `exactly ${most}, including the host`
  return most === null
    ? `at least ${least}, including the host`
    : `${least} to ${most}, including the host`
}

/** The names of what a change of a plan may change. */
export const changeLabels = {
  title: 'Title',
  start: 'Starts',
  end: 'Ends',
  meetingTime: 'Meet at',
  meetingPoint: 'Meeting point',
  place: 'Place',
  deadline: 'Answer by',
  least: 'At least',
  most: 'At most',
  description: 'Details',
  guestList: 'Guest list',
  /** Of a private plan; no guest reads them. */
  notes: 'Your notes',
} as const

/** Who sees the names of those who come; null where a message does not say. */
export function guestListWords(shown: boolean | undefined): string | null {
  if (shown === undefined) return null
  return shown ? 'Everybody who is invited sees who is coming' : 'Only the host sees who is coming'
}

/** A number of people, the host included. */
export function peopleCount(count: number): string {
  return `${counted(count, 'person', 'people')}, including the host`
}

/** The value of a fact that a change removed. */
export const removedValue = 'removed'

/** What a fact was before a change. */
export function previousValue(before: string | null): string {
  return `was: ${before ?? 'not set'}`
}

/** What a guest wrote with an answer. */
export function quotedNote(note: string): string {
  return `“${note}”`
}

/** The lines at the end of a message: who sent it, and what becomes of a reply; `replies` says that it reaches the host. `host` is null for the host's own mail. */
export function footerLines(
  product: string,
  host: string | null,
  isInCalendar: boolean,
  replies = false,
): [sentBy: string, replies: string] {
  if (host === null) {
    return [
      `Sent by ${product} about your own plans and calendars.`,
      'Nobody reads replies to this mail.',
    ]
  }
  if (replies) return [`Sent by ${product} for ${host}.`, `Replies to this mail go to ${host}.`]
  const calendar = isInCalendar ? ', nor do answers you give in your calendar' : ''
  return [`Sent by ${product} for ${host}.`, `Replies to this mail don’t reach ${host}${calendar}.`]
}

/** The text of the link that stops mail from a host, or, for null, an account's mail about what is its own. */
export function unsubscribeFrom(host: string | null): string {
  return host === null
    ? 'Stop mail about your own plans and calendars, or choose which mail you get'
    : `Stop mail from ${host}`
}
