import { quoted } from '#server/domain/messages/spoken/de_basics.ts'
import type { CalendarProblem } from '#server/domain/calendar/source.ts'

/** As `messages/calendar_mail.ts`, in German. */
export const calendarMail = {
  subject: (name: string) => `Dein Kalender ${quoted(name)} wird nicht mehr gelesen`,
  heading: (name: string) => `${quoted(name)} wird nicht mehr gelesen`,
  consequence:
    'Einen Tag nach dem letzten Lesen ist nicht mehr bekannt, wann du Zeit hast, weder für dich noch für Freunde, die das sehen dürfen. Auf der Seite deiner Kalender kannst du ihn noch einmal lesen lassen, neu verbinden oder entfernen.',
  action: 'Deine Kalender ansehen',
}

export const calendarMailProblem: Readonly<Record<CalendarProblem, string>> = {
  gone: 'An seiner Adresse gibt es keinen Kalender mehr. Vielleicht hat er eine neue Adresse.',
  refused:
    'Sein Server gibt ihn nicht heraus. Vielleicht wurde die geheime Adresse durch eine neue ersetzt.',
  not_a_calendar:
    'Was seine Adresse liefert, ist kein Kalender; vielleicht ist es eine Seite zum Anmelden.',
  unreachable: 'Sein Server antwortet seit einer Woche nicht.',
  timeout: 'Sein Server antwortet seit einer Woche zu langsam.',
  too_large: 'Er ist größer als 20 Megabyte.',
  too_complex: 'Er ist zu umfangreich, um gelesen zu werden.',
  insecure_redirect:
    'Seine Adresse führt von einer verschlüsselten Verbindung zu einer unverschlüsselten.',
}
