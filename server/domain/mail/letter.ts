import type { Change, MailContent, PlanContent } from '#server/domain/mail/content.ts'
import { instantWords, placeLine, timeSpan } from '#server/domain/mail/words.ts'
import {
  cancelMail,
  factLabels,
  groupSize,
  inviteMail,
  listMail,
  notScheduled,
  removedMail,
  updateMail,
} from '#server/domain/messages/mail.ts'

/** The parts of a message before it is written as text and HTML. Every part is plain text. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: string[]
  /** The facts that have changed. */
  changes: Change[]
  facts: Fact[]
  /** A text that may be long; it comes last. */
  details: string | null
  /** The text of the link to the page; null where there is no page any more. */
  action: string | null
  /** Whose mail it is, and whose mail the unsubscribe link stops. */
  host_name: string
}

/** One fact of a plan. */
export interface Fact {
  label: string
  value: string
  /** An http or https address that the value links to. */
  url?: string
}

/** The parts of a message. */
export function letterOf(content: MailContent): Letter {
  const letter = written(content)
  return {
    ...letter,
    subject: line(letter.subject),
    host_name: line(letter.host_name),
    details: letter.details?.trim() || null,
  }
}

function written(content: MailContent): Letter {
  if (content.kind === 'list_share') return sharedList(content)
  const { plan } = content
  const { host_name } = plan
  const host = line(host_name)
  const title = line(plan.title)
  switch (content.kind) {
    case 'plan_invite':
      return {
        host_name,
        subject: inviteMail.subject(title, when(plan)),
        heading: inviteMail.heading(host, title),
        paragraphs: [],
        changes: [],
        facts: [...timeAndPlace(plan), ...termsOf(plan), ...more(plan)],
        details: plan.description,
        action: inviteMail.action,
      }
    case 'plan_update':
      return {
        host_name,
        subject: updateMail.subject(title, when(plan)),
        heading: updateMail.heading(host, title),
        paragraphs: content.needs_reconfirm ? [updateMail.reconfirm] : [],
        changes: content.changes,
        facts: [...timeAndPlace(plan), ...more(plan)],
        details: plan.description,
        action: updateMail.action,
      }
    case 'plan_cancel':
      return {
        host_name,
        subject: cancelMail.subject(title, when(plan)),
        heading: cancelMail.heading(host, title),
        paragraphs: [cancelMail.canceled],
        changes: [],
        facts: timeAndPlace(plan),
        details: null,
        action: cancelMail.action,
      }
    case 'plan_removed':
      return {
        host_name,
        subject: removedMail.subject(title),
        heading: removedMail.heading(title),
        paragraphs: [removedMail.removed(host)],
        changes: [],
        facts: [],
        details: null,
        action: null,
      }
  }
}

function sharedList(content: MailContent & { kind: 'list_share' }): Letter {
  const { host_name, list_name, item_count } = content
  return {
    host_name,
    subject: listMail.subject(line(host_name), line(list_name)),
    heading: listMail.heading(line(host_name), line(list_name)),
    paragraphs: [listMail.ideas(item_count)],
    changes: [],
    facts: [],
    details: null,
    action: listMail.action,
  }
}

function timeAndPlace(plan: PlanContent): Fact[] {
  const when = timeSpan(plan.scheduled_at, plan.scheduled_ends_at, plan.timezone)
  return [
    ...fact(factLabels.when, when ?? notScheduled),
    ...fact(factLabels.where, placeLine(plan)),
    ...fact(factLabels.meet, meeting(plan)),
    ...fact(factLabels.activity, plan.activity_name),
  ]
}

function termsOf(plan: PlanContent): Fact[] {
  return [
    ...fact(factLabels.deadline, instantWords(plan.rsvp_deadline, plan.timezone)),
    ...fact(factLabels.people, groupSize(plan.capacity_min, plan.capacity_max)),
  ]
}

function more(plan: PlanContent): Fact[] {
  return fact(factLabels.source, sourceOf(plan)).map((one) => ({ ...one, url: one.value }))
}

/** The fact, or nothing where its value is blank. */
function fact(label: string, value: string | null): Fact[] {
  const shown = value?.trim()
  return shown ? [{ label, value: shown }] : []
}

function meeting(plan: PlanContent): string | null {
  const parts = [instantWords(plan.meetup_at, plan.timezone), plan.meetup_location_text]
  return parts.filter((part) => part?.trim()).join(', ')
}

function sourceOf({ source_url }: PlanContent): string | null {
  return source_url !== null && /^https?:\/\//i.test(source_url) ? source_url : null
}

function when(plan: PlanContent): string {
  const span = timeSpan(plan.scheduled_at, null, plan.timezone)
  return span === null ? '' : `, ${span}`
}

/** A text in one line without control characters, so that a name cannot break a line or start a header. */
export function line(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
