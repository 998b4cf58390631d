import type { GuestMailContent } from '#server/domain/guest_mail/content.ts'
import type { GuestAnswer } from '#server/domain/mail/content.ts'
import {
  dayOf,
  type Letter,
  letterOf,
  line,
  shortened,
  whenOf,
} from '#server/domain/mail/letter.ts'
import {
  guestConfirmMail,
  guestMailEnd,
  guestReminderMail,
} from '#server/domain/messages/said/guest_mail.ts'
import { footerLines } from '#server/domain/messages/said/mail.ts'
import { momentWords } from '#server/domain/basics/time_words.ts'
import { dayNumberAt } from '#server/domain/basics/wall_clock.ts'

/** What a letter to a guest depends on, apart from its content. */
export interface GuestLetterFacts {
  readonly product: string
  readonly answer: GuestAnswer
  /** The time zone of an account; null for an address. */
  readonly reader: string | null
  /** Whether replies reach the host. */
  readonly replies: boolean
  /** When it is sent; left out where it is only shown before that. */
  readonly at?: Date
}

/** The parts of a mail to a guest who asked for it. */
export function guestLetter(content: GuestMailContent, facts: GuestLetterFacts): Letter {
  const { product, answer, reader, replies, at } = facts
  if (content.kind === 'guest_confirm') return confirmLetter(content, product)
  const letter =
    content.kind === 'guest_reminder'
      ? reminderLetter(content, reader, at)
      : letterOf(content.kind === 'plan_removed' ? content : { ...content, answer }, reader)
  const footer = footerLines(product, letter.host_name, false, replies)
  return { ...letter, footer: [...footer, guestMailEnd.because], unsubscribe: guestMailEnd.stop }
}

function confirmLetter(
  { plan }: GuestMailContent & { kind: 'guest_confirm' },
  product: string,
): Letter {
  const { subject, heading, text, action, end, footer, stop } = guestConfirmMail
  return {
    subject: line(subject(product)),
    heading,
    paragraphs: [text],
    changes: [],
    facts: plan.scheduled_at === null ? [] : whenOf(plan, null),
    answers: [],
    checklist: [],
    details: end,
    action,
    host_name: null,
    day: dayOf(plan),
    footer: [footer(product)],
    unsubscribe: stop,
  }
}

function reminderLetter(
  { plan }: GuestMailContent & { kind: 'guest_reminder' },
  reader: string | null,
  at: Date | undefined,
): ReturnType<typeof letterOf> {
  const { subject, heading, action } = guestReminderMail
  const title = line(plan.title)
  const begins = plan.scheduled_at === null ? null : new Date(plan.scheduled_at)
  const when = begins === null ? '' : `, ${momentWords(begins, plan.timezone)}`
  // One that was late, or is of a day with 25 hours.
  const zone = reader ?? plan.timezone
  const day =
    begins && at && dayNumberAt(begins, zone) === dayNumberAt(at, zone) ? 'today' : 'tomorrow'
  return {
    ...letterOf({ kind: 'plan_invite', plan }, reader),
    subject: line(subject[day](shortened(title), when)),
    heading: heading[day](title),
    action,
  }
}
