import { Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/guest_mail.ts`, in German. */

export const guestConfirmMail = {
  subject: (product: string) =>
    `Ist das deine Adresse? ${product} möchte dir zu einem Plan schreiben`,
  heading: 'Sollen wir dir schreiben?',
  text: 'Jemand hat diese Adresse auf der Einladung zu einem Plan eingetragen. Dann kommt eine Mail, wenn der Plan verschoben oder abgesagt wird, und eine am Tag davor.',
  action: 'Ja, schreibt mir',
  end: 'Wenn du das nicht warst, musst du nichts tun: Solange du nicht auf den Knopf drückst, kommt keine weitere Mail. Nach zwei Tagen wird die Adresse gelöscht.',
  footer: (product: string) =>
    `${product} schickt dir das, weil diese Adresse dort eingetragen wurde.`,
  stop: 'Nie an diese Adresse schreiben',
}

export const guestReminderMail = {
  subject: {
    today: (title: string, when: string) => `Heute: ${title}${when}`,
    tomorrow: (title: string, when: string) => `Morgen: ${title}${when}`,
  },
  heading: {
    today: (title: string) => `„${title}“ ist heute`,
    tomorrow: (title: string) => `„${title}“ ist morgen`,
  },
  action: 'Plan ansehen',
}

export const guestMailEnd = {
  because: 'Du hast dir diese Mail auf der Seite der Einladung gewünscht.',
  stop: 'Keine Mails mehr zu diesem Plan',
}

export const guestMailOffer = {
  title: 'Sag mir Bescheid, wenn sich etwas ändert, und am Tag davor',
  reminderTitle: 'Am Tag davor erinnern',
  address: 'Deine Mailadresse',
  help: (host: string): Phrase =>
    phrase`Nur für Mails zu diesem Plan. ${host} sieht sie nie, und sie wird eine Woche nach dem Plan gelöscht.`,
  wrongAddress: 'Das ist keine Mailadresse. Sie sieht so aus: mira@example.org.',
  button: 'Bescheid sagen',
  asked: {
    title: 'Noch ein Schritt',
    text: 'Wenn man an diese Adresse schreiben kann, ist die Mail unterwegs. Drück innerhalb von zwei Tagen auf den Knopf darin.',
    again: 'Andere Adresse',
  },
  on: 'Du bekommst eine Mail, wenn sich etwas ändert, und am Tag davor.',
  reminderOn: 'Du bekommst am Tag davor eine Mail.',
  stop: 'Keine Mails mehr',
}

export const guestMailPage = {
  title: 'Mails zu diesem Plan',
  asked: (title: string, host: string): Phrase =>
    new Phrase(
      [
        'Sollen wir dir schreiben, wenn „',
        '“ von ',
        ' verschoben oder abgesagt wird, und am Tag davor?',
      ],
      [title, host],
    ),
  confirm: 'Ja, schreibt mir',
  on: (title: string): Phrase =>
    phrase`Du bekommst eine Mail, wenn „${title}“ verschoben oder abgesagt wird, und am Tag davor.`,
  stop: 'Keine Mails mehr',
  toPlan: 'Plan und deine Antwort ansehen',
  ended: 'Zu diesem Plan kommt keine Mail mehr an dich.',
  endedText: 'Auf der Seite deiner Einladung kannst du sie dir wieder wünschen.',
}
