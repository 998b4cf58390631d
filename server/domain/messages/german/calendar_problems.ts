import type { ErrorCode } from '#generated/server/errors.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { CalendarKind, CalendarProblem } from '#server/domain/calendar/source.ts'
import { addressRefused, typedTimes, uploadedCalendar } from '#server/domain/messages/calendars.ts'
import { faultInGerman } from '#server/domain/messages/german/refused.ts'

/** What is wrong with calendars and with the forms of their pages, in German. */

export function problemText(problem: CalendarProblem, kind: CalendarKind): string {
  return (kind === 'ics' ? null : fileProblems[problem]) ?? problems[problem]
}

const fileProblems: Readonly<Partial<Record<CalendarProblem, string>>> = {
  not_a_calendar:
    'Diese Datei ist kein Kalender, oder nichts darin ließ sich lesen. Exportiere den Kalender als .ics-Datei und lade sie hoch.',
  refused: 'Was gespeichert war, lässt sich nicht mehr öffnen. Lade es noch einmal hoch.',
}

const problems: Readonly<Record<CalendarProblem, string>> = {
  not_a_calendar:
    'Unter dieser Adresse ist kein Kalender, vielleicht eine Webseite. Kopiere die Adresse des Kalenders selbst („Privatadresse im iCal-Format“, „ICS-Link“ oder „Abonnieren“) und verbinde die.',
  unreachable:
    'Der Kalender war nicht zu erreichen. Prüf die Adresse. Wenn sie stimmt, ist vielleicht der Server gestört; es wird wieder versucht.',
  refused:
    'Der Server zeigt diesen Kalender nicht. Erstell dort eine neue geheime oder öffentliche Adresse und verbinde die.',
  gone: 'Unter dieser Adresse gibt es keinen Kalender mehr. Erstell eine neue Adresse dafür und verbinde die.',
  too_large:
    'Dieser Kalender ist zu groß. Exportiere nur das letzte Jahr oder verbinde einen kleineren.',
  too_complex:
    'Es dauert zu lange, diesen Kalender auszurechnen, deshalb gilt seine Zeit als unbekannt. Lösch darin sehr alte oder endlose Serien.',
  timeout: 'Der Server dieses Kalenders antwortet zu langsam. Es wird wieder versucht.',
  insecure_redirect:
    'Die Adresse führt zu einer ohne Verschlüsselung. Verbinde die Adresse, die mit https:// anfängt.',
}

const addresses: ReadonlyMap<string, string> = new Map([
  [
    addressRefused.not_an_address,
    'Das ist keine Adresse eines Kalenders. Sie fängt mit https:// oder webcal:// an.',
  ],
  [addressRefused.too_long, 'Die Adresse ist zu lang: höchstens 2.048 Zeichen.'],
  [
    addressRefused.has_password,
    'In der Adresse darf kein Benutzername und kein Passwort stehen. Kopiere die geheime Adresse, die dein Kalender anbietet.',
  ],
  [
    addressRefused.port_not_allowed,
    'Mit diesem Port geht es nicht. Erlaubt sind 80, 443, 8443 und 5232.',
  ],
])

const fields: Readonly<Record<string, string>> = {
  url: 'Bitte gib die Adresse des Kalenders an.',
  file: 'Das ist keine Kalenderdatei. Wähl eine Datei, die auf .ics endet.',
  hold: 'Das sind zu viele Zeiten, oder eine davon lässt sich nicht lesen.',
  timezone: 'Diese Zeitzone ist nicht bekannt. Gib eine Stadt oder ein Land an.',
  addresses: 'Bitte gib Mailadressen an, mit Komma dazwischen.',
  person_handle: 'Mit einer dieser Personen bist du nicht mehr verbunden.',
  hours_from: 'Bitte gib eine Uhrzeit an, zum Beispiel 09:00.',
  hours_until: 'Bitte gib zwei verschiedene Uhrzeiten an, zum Beispiel 09:00 und 23:00.',
}

/** What is wrong with a field of a form of the calendars, as a sentence of its own; null where only the English one says it. */
export function calendarFaultInGerman(violation: Violation): string | null {
  const [, name = ''] = violation.pointer.split('/')
  return addresses.get(violation.message) ?? fields[name] ?? faultInGerman(violation)
}

const refusals: Readonly<Partial<Record<ErrorCode, string>>> = {
  limit_reached: 'Mehr Kalender gehen nicht. Entferne erst einen.',
  rate_limited:
    'Dieser Kalender wurde vor weniger als einer Minute gelesen. Bitte warte einen Moment.',
}

/** Why a form of the calendars did nothing; null where only the English sentence says it. */
export function calendarRefusedInGerman(code: ErrorCode): string | null {
  return refusals[code] ?? null
}

/** What a calendar is called that has no name of its own yet; other names are somebody's words. */
const names: ReadonlyMap<string, string> = new Map([
  [typedTimes, 'Wann ich keine Zeit habe'],
  [uploadedCalendar, 'Hochgeladener Kalender'],
])

/** What a calendar is called on a page. */
export function calendarName(name: string): string {
  return languageNow() === 'de' ? (names.get(name) ?? name) : name
}
