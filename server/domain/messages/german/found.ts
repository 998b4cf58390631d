import type { ResearchGap } from '#generated/types.ts'
import { listOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'

/** What pages say in German of what a search found: why it fits, and what is not known. */

/** Reasons have no codes: each of these reads what a function of `messages/recommendations.ts` writes. */
const reasons: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^You saved it$/, () => 'Hast du dir gemerkt'],
  [/^You like it$/, () => 'Gefällt dir'],
  [/^(.+) likes? it$/, (names) => `Gefällt ${inGerman(names, 'dir')}`],
  [
    /^On (“[^”]*”)(?:, with (.+))?$/,
    (list, names) => `Auf ${inGerman(list)}${names ? `, mit ${inGerman(names)}` : ''}`,
  ],
  [/^Matches (“[^”]*”)$/, (words) => `Passt zu ${inGerman(words)}`],
  [/^Fits (“.+”)$/, (words) => `Passt zu ${inGerman(words)}`],
  [/^In (.+)$/, (area) => `In ${inGerman(area)}`],
  [/^Open then$/, () => 'Hat dann geöffnet'],
  [/^You are free then$/, () => 'Du hast dann Zeit'],
  [/^(.+) are free then$/, (names) => `${inGerman(names, 'Du')} haben dann Zeit`],
  [/^Until (\p{L}+(?:,? \d{1,2} \p{L}+)?)$/u, (day) => `Bis ${dayInGerman(day)}`],
  [
    /^(\p{L}+(?:,? \d{1,2} \p{L}+)?)(, \d\d:\d\d)?$/u,
    (day, time = '') => `${dayInGerman(day)}${time === '' ? '' : `${time}\u00a0Uhr`}`,
  ],
]

/** Why something is recommended; null for a reason that is not known here. */
export function reasonInGerman(text: string): string | null {
  for (const [pattern, say] of reasons) {
    const found = pattern.exec(text)
    if (found) return say(...found.slice(1))
  }
  return null
}

/** Names and quoted words as a German sentence has them; `you` is who reads it. */
function inGerman(list = '', you = 'du'): string {
  const parts = list.split(/(“[^”]*”)/)
  const said = parts.map((part) =>
    part.startsWith('“')
      ? quoted(part.slice(1, -1))
      : part
          .replace(/^You\b/, you)
          .replaceAll(' and ', ' und ')
          .replace(/\b(\d+) others$/, '$1 weitere'),
  )
  return said.join('')
}

/** `Friday` as „Freitag“, and `Sat 28 Nov` as „Sa., 28. Nov.“ */
function dayInGerman(text = ''): string {
  const [weekday = '', day, month = ''] = text.split(/,? /)
  const said = days.get(weekday) ?? weekday
  return day === undefined ? said : `${said}, ${day}. ${months.get(month) ?? month}`
}

/** Words of a calendar in English, and in German: of so many instants that lie so many days apart. */
function inBoth(
  count: number,
  apart: number,
  parts: Intl.DateTimeFormatOptions,
): readonly (readonly [string, string])[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2037, 0, 5 + index * apart))
    const said = (tag: string) => at.toLocaleDateString(tag, { ...parts, timeZone: 'UTC' })
    return [said('en-GB'), said('de-DE')] as const
  })
}

// Alone, a short day has no dot in German, which it has before a date.
const days = new Map([
  ...inBoth(7, 1, { weekday: 'long' }),
  ...inBoth(7, 1, { weekday: 'short' }).map(([one, other]) => [one, `${other}.`] as const),
])
const dayOfMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const months = new Map(
  Array.from({ length: 12 }, (_, month) => {
    const at = new Date(Date.UTC(2037, month, 5))
    const said = (tag: string) => at.toLocaleDateString(tag, dayOfMonth)
    return [said('en-GB').replace('5 ', ''), said('de-DE').replace('5. ', '')] as const
  }),
)

/** What a search does not know, by its code; null where only its own sentence says it. */
export function gapInGerman({ code, message }: ResearchGap): string | null {
  const titles = titlesIn(message)
  switch (code) {
    case 'hours_unknown':
      return `Die Öffnungszeiten von ${titles} sind nicht bekannt.`
    case 'source_changed':
      return `Die öffentliche Quelle von ${titles} sagt nicht mehr, was daraus gemerkt wurde. Prüf es, bevor du dich darauf verlässt.`
    case 'location_unknown':
      return titles === ''
        ? 'Einiges fehlt hier, weil nicht bekannt ist, wo es ist.'
        : `Hier fehlt ${titles}, weil nicht bekannt ist, wo das ist.`
    case 'nobody_known_to_like':
      return 'Ob den anderen etwas davon gefällt, ist nicht bekannt.'
    case 'availability_unknown':
      return 'Wann alle Zeit haben, ist nicht bekannt.'
    case 'area_unknown':
      return titles === ''
        ? 'Es wurde kein Stadtteil genannt, und keiner deiner Orte verrät einen. Deshalb wurde nur in deinen Ideen gesucht.'
        : `${titles} ist hier als Gegend nicht bekannt, deshalb wurde nur nach den Worten gesucht.`
    case 'no_public_inventory':
      return 'Hier gibt es keine öffentlichen Orte und Veranstaltungen. Gesucht wurde in deinen Ideen und in dem, was deinen Freunden gefällt.'
    case 'no_external_research':
      return 'Gesucht wurde in gemerkten Ideen, in dem, was Freunden gefällt, und in öffentlichen Orten und Veranstaltungen, nicht im Web.'
    case 'words_not_checked':
      return `Nicht geprüft wurde: ${message.slice(message.indexOf(': ') + 2)}`
    case 'constraint_not_checked':
    case 'price_unknown':
      return `Nicht geprüft wurde: ${titles}.`
    case 'kind_not_held':
      return 'Bekannt sind hier nur Orte und Veranstaltungen mit Datum.'
    case 'subject_required':
      return 'Es ist nicht klar, wonach gesucht werden soll.'
    case 'nothing_found':
      return 'Dazu ist nichts gemerkt oder bekannt.'
    case 'internal':
      return 'Die Suche ließ sich nicht beenden.'
    default:
      return null
  }
}

/** The titles that an English sentence has in quotes, and how many more it counts, for a German one. */
function titlesIn(message: string): string {
  const others = /(\d+) others/.exec(message.replaceAll(/“[^”]*”/g, ''))?.[1]
  const named = quotedIn(message).map(quoted)
  return listOf(others === undefined ? named : [...named, `${others} weiteren`], named.length + 1)
}
