import type { Change, MailContent, PlanContent } from '#server/domain/mail/content.ts'
import { tellInstant, tellPlace, tellSpan } from '#server/domain/mail/telling.ts'
import { counted } from '#server/domain/text.ts'

/** What a message says, part by part, before it becomes text or HTML. Every part is plain text. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: string[]
  /** What was and what is. */
  changes: Change[]
  facts: Fact[]
  /** What may be long, and stands last. */
  details: string | null
  /** What the page behind the message's link is for; null where there is no such page any more. */
  action: string | null
  /** Who sends, and to whom stopping applies. */
  host_name: string
}

/** One line of what a plan is. */
export interface Fact {
  label: string
  value: string
  /** An http or https address the value leads to. */
  url?: string
}

/** What a message says. */
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
  const title = line(plan.title)
  switch (content.kind) {
    case 'plan_invite':
      return {
        host_name,
        subject: `Invitation: ${title}${when(plan)}`,
        heading: `${line(host_name)} invites you: ${title}`,
        paragraphs: [],
        changes: [],
        facts: [...timeAndPlace(plan), ...termsOf(plan), ...more(plan)],
        details: plan.description,
        action: 'See the plan and answer',
      }
    case 'plan_update':
      return {
        host_name,
        subject: `Changed: ${title}${when(plan)}`,
        heading: `${line(host_name)} changed the plan ${title}`,
        paragraphs: content.needs_reconfirm
          ? [
              'The time or the place is another. Your answer stays as it is; please say if it no longer holds.',
            ]
          : [],
        changes: content.changes,
        facts: [...timeAndPlace(plan), ...more(plan)],
        details: plan.description,
        action: 'See the plan and answer',
      }
    case 'plan_cancel':
      return {
        host_name,
        subject: `Canceled: ${title}${when(plan)}`,
        heading: `${line(host_name)} canceled the plan ${title}`,
        paragraphs: ['It does not take place. There is nothing you have to do.'],
        changes: [],
        facts: timeAndPlace(plan),
        details: null,
        action: 'See the plan',
      }
    case 'plan_removed':
      return {
        host_name,
        subject: `You are no longer a guest: ${title}`,
        heading: `You are no longer a guest of ${title}`,
        paragraphs: [
          `${line(host_name)} changed who is invited. The invitation you had does not hold any more.`,
        ],
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
    subject: `${line(host_name)} shares a list with you: ${line(list_name)}`,
    heading: `${line(host_name)} shares the list ${line(list_name)} with you`,
    paragraphs: [`It has ${counted(item_count, 'idea')}. You can look at it without an account.`],
    changes: [],
    facts: [],
    details: null,
    action: 'Open the list',
  }
}

function timeAndPlace(plan: PlanContent): Fact[] {
  const when = tellSpan(plan.scheduled_at, plan.scheduled_ends_at, plan.timezone)
  return [
    ...fact('When', when ?? 'Not decided yet'),
    ...fact('Where', tellPlace(plan)),
    ...fact('Meet', meeting(plan)),
    ...fact('What', plan.activity_name),
  ]
}

function termsOf(plan: PlanContent): Fact[] {
  return [
    ...fact('Answer by', tellInstant(plan.rsvp_deadline, plan.timezone)),
    ...fact('People', sizeOf(plan)),
  ]
}

function more(plan: PlanContent): Fact[] {
  return fact('More', sourceOf(plan)).map((one) => ({ ...one, url: one.value }))
}

/** None where there is nothing to say. */
function fact(label: string, value: string | null): Fact[] {
  const said = value?.trim()
  return said ? [{ label, value: said }] : []
}

function meeting(plan: PlanContent): string | null {
  const parts = [tellInstant(plan.meetup_at, plan.timezone), plan.meetup_location_text]
  return parts.filter((part) => part?.trim()).join(', ')
}

function sizeOf({ capacity_min, capacity_max }: PlanContent): string | null {
  const least = capacity_min === null ? null : `from ${capacity_min}`
  const most = capacity_max === null ? null : `up to ${capacity_max}`
  const size = [least, most].filter((part) => part !== null).join(' ')
  return size && `${size}, the host included`
}

function sourceOf({ source_url }: PlanContent): string | null {
  return source_url !== null && /^https?:\/\//i.test(source_url) ? source_url : null
}

function when(plan: PlanContent): string {
  const span = tellSpan(plan.scheduled_at, null, plan.timezone)
  return span === null ? '' : `, ${span}`
}

/** A text in one line without controls: a name can neither break a line nor begin a header. */
export function line(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
