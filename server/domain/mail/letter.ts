import type {
  Change,
  ChecklistLine,
  MailContent,
  PlanContent,
  WhenAndWhere,
} from '#server/domain/mail/content.ts'
import { pageAddress } from '#server/domain/basics/linked_text.ts'
import { withoutUnseen } from '#server/domain/basics/unseen.ts'
import { mapLink } from '#server/domain/places/map_link.ts'
import { movedParts } from '#server/domain/mail/changes.ts'
import {
  instantBeside,
  instantWords,
  placeLine,
  readerSpan,
  timeSpan,
} from '#server/domain/mail/words.ts'
import {
  mailWords,
  cancelMail,
  changeLabels,
  factLabels,
  groupSize,
  inviteMail,
  listMail,
  removedMail,
  updateMail,
} from '#server/domain/messages/said/mail.ts'
import { activityWords } from '#server/domain/messages/german/activities.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import * as english from '#server/domain/messages/mail.ts'
import {
  dayParts,
  dayWords,
  hourWords,
  momentWords,
  offsetWords,
  spanWords,
} from '#server/domain/basics/time_words.ts'

/** The parts of a message before it is written as text and HTML. Every part is plain text. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: string[]
  /** The facts that have changed. */
  changes: Change[]
  facts: Fact[]
  /** Who has answered, one line each, for the host. */
  answers: AnsweredLine[]
  /** What guests have to remember. */
  checklist: ChecklistLine[]
  /** A text that may be long; it comes last. */
  details: string | null
  /** The text of the link to the page; null where there is no page any more. */
  action: string | null
  /** Whose mail it is, and whose mail the unsubscribe link stops; null for mail to a host about an own plan. */
  host_name: string | null
  /** The day of the plan, as on a calendar; null without one. */
  day: { month: string; day: string } | null
  /** What stands below a message that nobody can stop, because they asked for it themselves. */
  footer?: readonly string[]
  /** The words of its link that stops mail, where they differ from the usual ones. */
  unsubscribe?: string
}

/** What one guest answered. */
export interface AnsweredLine {
  text: string
  /** What the guest wrote to the host; null for nothing. */
  note: string | null
}

/** One fact of a plan. */
export interface Fact {
  label: string
  value: string
  /** An http or https address that the value links to. */
  url?: string
}

/** The parts of a message. `reader` is the recipient's time zone; times are also written in it if it differs. */
export function letterOf(
  content: MailContent,
  reader: string | null = null,
): Letter & { host_name: string } {
  const letter = written(content, reader)
  return {
    answers: [],
    checklist: [],
    day: content.kind === 'list_share' ? null : dayOf(content.plan),
    ...letter,
    subject: line(letter.subject),
    host_name: line(letter.host_name),
    details: letter.details?.trim() || null,
  }
}

/** What has changed, in the language of the message where it was kept in it. */
function changesOf(content: { changes: Change[]; changes_de?: Change[] }): Change[] {
  return (languageNow() === 'de' ? content.changes_de : null) ?? content.changes
}

type PlanChange = MailContent & { kind: 'plan_update' }

/** What a guest has to think about, with what has changed of when and where the plan is. */
function reconfirming({ plan, before, answer = 'accepted' }: PlanChange): string {
  const moved = before === undefined ? [] : movedParts(before, plan)
  return `${updateMail.moved(moved)} ${updateMail.reconfirm[answer]}`
}

/** What has changed, and what the plan is now: a time that changed stands among the changes, once, as a whole. */
function changesAndFacts(
  content: PlanChange,
  reader: string | null,
): Pick<Letter, 'changes' | 'facts'> {
  const { plan, before } = content
  const changes = changesOf(content)
  const facts = [...timeAndPlace(plan, reader), ...termsOf(plan), ...more(plan)]
  if (before === undefined || !movedParts(before, plan).includes('time')) return { changes, facts }
  const { timezone, scheduled_at, scheduled_ends_at } = plan
  const now = timeSpan(scheduled_at, scheduled_ends_at, timezone)
  const time: Change = {
    label: factLabels.when,
    before: spanBefore(before, plan),
    after: now ?? mailWords.notScheduled,
  }
  return {
    changes: [time, ...changes.filter(({ label }) => !saysTime(label))],
    facts: facts.filter(({ label }) => label !== factLabels.when),
  }
}

/** When a plan was before; without its time zone where what it is now says that. */
function spanBefore(before: WhenAndWhere, { scheduled_at, timezone }: PlanContent): string | null {
  const { scheduled_at: from, scheduled_ends_at: until } = before
  if (from === null) return null
  const [start, end] = [new Date(from), until === null ? null : new Date(until)]
  const isSame =
    scheduled_at !== null &&
    offsetWords(start, timezone) === offsetWords(new Date(scheduled_at), timezone)
  return isSame
    ? `${dayWords(start, timezone)}, ${spanWords(start, end, timezone)}`
    : timeSpan(from, until, timezone)
}

/** Whether a change with this label is one of the start or the end, in any language. */
function saysTime(label: string): boolean {
  return [changeLabels, english.changeLabels].some(
    ({ start, end }) => label === start || label === end,
  )
}

/** Whether a change with this label is one of the description, in any language. */
function describes(label: string): boolean {
  return label === changeLabels.description || label === english.changeLabels.description
}

type Written = Omit<Letter, 'answers' | 'checklist' | 'day' | 'host_name'> &
  Partial<Pick<Letter, 'checklist'>> & { host_name: string }

function written(content: MailContent, reader: string | null): Written {
  if (content.kind === 'list_share') return sharedList(content)
  const { plan } = content
  const { host_name } = plan
  const host = line(host_name)
  const title = shortened(line(plan.title))
  switch (content.kind) {
    case 'plan_invite':
      return {
        host_name,
        subject: inviteMail.subject(title, when(plan)),
        heading: inviteMail.heading(host, line(plan.title)),
        paragraphs: [],
        changes: [],
        facts: [...timeAndPlace(plan, reader), ...termsOf(plan), ...more(plan)],
        checklist: plan.checklist ?? [],
        details: plan.description,
        action: inviteMail.action,
      }
    case 'plan_update':
      return {
        host_name,
        subject: updateMail.subject(title, when(plan)),
        heading: updateMail.heading(host, line(plan.title)),
        paragraphs: content.needs_reconfirm ? [reconfirming(content)] : [],
        ...changesAndFacts(content, reader),
        checklist: plan.checklist ?? [],
        // A new description stands among the changes, and is not said twice.
        details: changesOf(content).some(({ label }) => describes(label)) ? null : plan.description,
        action: updateMail.action,
      }
    case 'plan_cancel':
      return {
        host_name,
        subject: cancelMail.subject(title, when(plan)),
        heading: cancelMail.heading(host, line(plan.title)),
        paragraphs: [cancelMail.canceled],
        changes: [],
        facts: timeAndPlace(plan, reader),
        details: null,
        action: cancelMail.action,
      }
    case 'plan_removed':
      return {
        host_name,
        subject: removedMail.subject(title),
        heading: removedMail.heading(line(plan.title)),
        paragraphs: [removedMail.removed(host)],
        changes: [],
        facts: whenOf(plan, reader),
        details: null,
        action: null,
      }
  }
}

function sharedList(content: MailContent & { kind: 'list_share' }): Written {
  const { host_name, list_name, item_count } = content
  return {
    host_name,
    subject: listMail.subject(line(host_name), shortened(line(list_name))),
    heading: listMail.heading(line(host_name), line(list_name)),
    paragraphs: [listMail.ideas(item_count)],
    changes: [],
    facts: [],
    details: null,
    action: listMail.action,
  }
}

/** When a plan takes place; also in the reader's own time zone, if it differs. */
export function whenOf(
  plan: Pick<PlanContent, 'scheduled_at' | 'scheduled_ends_at' | 'timezone'>,
  reader: string | null,
): Fact[] {
  const { scheduled_at, scheduled_ends_at, timezone } = plan
  const when = timeSpan(scheduled_at, scheduled_ends_at, timezone)
  return [
    ...fact(factLabels.when, when ?? mailWords.notScheduled),
    ...fact(factLabels.reader, readerSpan(plan, reader)),
  ]
}

function timeAndPlace(plan: PlanContent, reader: string | null): Fact[] {
  const map = mapLink(plan)
  return [
    ...whenOf(plan, reader),
    ...fact(factLabels.where, placeLine(plan)).map((one) => (map ? { ...one, url: map } : one)),
    ...fact(factLabels.place_source, plan.place_attribution ?? null),
    ...fact(factLabels.meet, meeting(plan)),
    ...fact(factLabels.activity, plan.activity_name && activityWords(plan.activity_name)),
  ]
}

function termsOf(plan: PlanContent): Fact[] {
  return [
    ...fact(factLabels.deadline, instantBeside(plan.rsvp_deadline, plan)),
    ...fact(factLabels.people, groupSize(plan.capacity_min, plan.capacity_max)),
  ]
}

function more(plan: PlanContent): Fact[] {
  return fact(factLabels.source, sourceOf(plan)).map((one) => ({ ...one, url: one.value }))
}

/** The fact, or nothing where its value is blank. */
export function fact(label: string, value: string | null): Fact[] {
  const shown = value?.trim()
  return shown ? [{ label, value: shown }] : []
}

function meeting(plan: PlanContent): string | null {
  const { meetup_at, scheduled_at, timezone } = plan
  const day = (iso: string) => dayWords(new Date(iso), timezone)
  const isSameDay = meetup_at && scheduled_at && day(meetup_at) === day(scheduled_at)
  const at = isSameDay
    ? hourWords(new Date(meetup_at), timezone)
    : instantWords(meetup_at, timezone)
  const parts = [at, plan.meetup_location_text]
  return parts.filter((part) => part?.trim()).join(', ')
}

function sourceOf({ source_url }: PlanContent): string | null {
  return source_url !== null && pageAddress(source_url) !== null ? source_url : null
}

function when(plan: PlanContent): string {
  const { scheduled_at, timezone } = plan
  return scheduled_at === null ? '' : `, ${momentWords(new Date(scheduled_at), timezone)}`
}

/** The day of a plan, as on a calendar; null without one. */
export function dayOf({
  scheduled_at,
  timezone,
}: Pick<PlanContent, 'scheduled_at' | 'timezone'>): Letter['day'] {
  return scheduled_at === null ? null : dayParts(new Date(scheduled_at), timezone)
}

/** The most characters of a title in a subject, which would otherwise hide the day. */
const longestInSubject = 80

/** A title as a subject has it. */
export function shortened(title: string): string {
  const letters = [...title]
  if (letters.length <= longestInSubject) return title
  return `${letters
    .slice(0, longestInSubject - 1)
    .join('')
    .trimEnd()}…`
}

/**
 * A text in one line, without control characters and marks that change the direction of text, so that a name cannot
 * break a line, start a header or turn what stands next to it round.
 */
export function line(text: string): string {
  return withoutUnseen(text)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
