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

/** What a letter to a guest depends on, apart from its content. */
export interface GuestLetterFacts {
  readonly product: string
  readonly answer: GuestAnswer
  /** The time zone of an account; null for an address. */
  readonly reader: string | null
  /** Whether replies reach the host. */
  readonly replies: boolean
}

/** The parts of a mail to a guest who asked for it. */
export function guestLetter(content: GuestMailContent, facts: GuestLetterFacts): Letter {
  const { product, answer, reader, replies } = facts
  if (content.kind === 'guest_confirm') return confirmLetter(content, product)
  const letter =
    content.kind === 'guest_reminder'
      ? reminderLetter(content, reader)
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
): ReturnType<typeof letterOf> {
  const { subject, heading, action } = guestReminderMail
  const title = line(plan.title)
  const at = plan.scheduled_at
  const when = at === null ? '' : `, ${momentWords(new Date(at), plan.timezone)}`
  return {
    ...letterOf({ kind: 'plan_invite', plan }, reader),
    subject: line(subject(shortened(title), when)),
    heading: heading(title),
    action,
  }
}
