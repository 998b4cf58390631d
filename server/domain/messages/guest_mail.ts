import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** The sentences of mail that guests ask for, and of its pages. */

export const guestConfirmMail = {
  subject: (product: string) =>
    `Is this your address? ${product} would like to write to you about a plan`,
  heading: 'Shall we tell you?',
  text: 'Somebody typed this address on the invitation to a plan, to get a mail when the plan is moved or canceled, and one the day before.',
  action: 'Yes, tell me',
  end: 'If it wasn’t you, you don’t have to do anything: unless you press the button, no other mail comes. The address is deleted after two days.',
  footer: (product: string) => `Sent by ${product}, because this address was typed there.`,
  stop: 'Never write to this address',
}

export const guestReminderMail = {
  subject: {
    today: (title: string, when: string) => `Today: ${title}${when}`,
    tomorrow: (title: string, when: string) => `Tomorrow: ${title}${when}`,
  },
  heading: {
    today: (title: string) => `${inQuotes(title)} is today`,
    tomorrow: (title: string) => `${inQuotes(title)} is tomorrow`,
  },
  action: 'See the plan',
}

export const guestMailEnd = {
  because: 'You asked for this mail on the page of the invitation.',
  stop: 'Stop mail about this plan',
}

/** On the page of an invitation. */
export const guestMailOffer = {
  title: 'Tell me if it moves, and the day before',
  reminderTitle: 'Tell me the day before',
  address: 'Your mail address',
  help: (host: string): Phrase =>
    phrase`Only for mail about this plan. ${host} never sees it, and it is deleted a week after the plan.`,
  wrongAddress: 'That isn’t a mail address. It looks like mira@example.org.',
  button: 'Tell me',
  asked: {
    title: 'One more step',
    text: 'If mail can be sent to that address, it is on its way. Press the button in it within two days.',
    again: 'Another address',
  },
  on: 'You get a mail if it moves, and on the day before.',
  reminderOn: 'You get a mail on the day before.',
  stop: 'Stop these mails',
}

/** The page that a mail to a guest links to. */
export const guestMailPage = {
  title: 'Mail about this plan',
  asked: (title: string, host: string): Phrase =>
    new Phrase(
      ['Shall we mail you when “', '” of ', ' moves or is canceled, and on the day before?'],
      [title, host],
    ),
  confirm: 'Yes, tell me',
  on: (title: string): Phrase =>
    phrase`You get a mail when “${title}” moves or is canceled, and on the day before.`,
  stop: 'Stop these mails',
  toPlan: 'See the plan and your answer',
  ended: 'You get no more mail about this plan.',
  endedText: 'You can ask for it again on the page of your invitation.',
}
