import { remembered } from '#server/domain/basics/remembered.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { dayNumberAt, offsetAt, wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** Instants in words as the clocks of one place show them, in the language of the page or mail. `zone` is an IANA name. */

/** `Saturday, 28 November 2026` */
export function dayWords(at: Date, zone: string): string {
  return words(at, zone, 'day')
}

/** `Saturday` */
export function weekdayWords(at: Date, zone: string): string {
  return words(at, zone, 'weekday')
}

/** `Sat, 28 Nov 2026` */
export function shortDayWords(at: Date, zone: string): string {
  return words(at, zone, 'short_day')
}

/** `Sat, 28 Nov` */
export function nearDayWords(at: Date, zone: string): string {
  return words(at, zone, 'near_day')
}

/** Instants nearer than this have no year in words that are read at a glance: 150 days. */
const nearMs = 150 * 86_400_000

/** `Sat, 28 Nov`, or `Sat, 28 Nov 2026` where the year is not plain. */
export function glanceDayWords(at: Date, now: Date, zone: string): string {
  const isNear = Math.abs(at.getTime() - now.getTime()) < nearMs
  return isNear ? nearDayWords(at, zone) : shortDayWords(at, zone)
}

/** `today at 19:00`, `yesterday at 19:00`, `tomorrow at 19:00`, `on Sat, 28 Nov at 19:00`, or with the year where that is not plain. */
export function whenWords(at: Date, now: Date, zone: string): string {
  // In days of the calendar: one on which clocks change has 23 or 25 hours.
  const days = dayNumberAt(at, zone) - dayNumberAt(now, zone)
  const { near, on, at: clock } = whenSaid[languageNow()]
  const found = near.find(([, by]) => by === days)
  return `${found ? found[0] : `${on} ${glanceDayWords(at, now, zone)}`} ${clock} ${hourWords(at, zone)}`
}

const whenSaid = {
  en: {
    near: [
      ['today', 0],
      ['yesterday', -1],
      ['tomorrow', 1],
    ],
    on: 'on',
    at: 'at',
  },
  de: {
    near: [
      ['heute', 0],
      ['gestern', -1],
      ['morgen', 1],
    ],
    on: 'am',
    at: 'um',
  },
} as const

/** `Nov` and `28`, for a leaf of a calendar. */
export function dayParts(at: Date, zone: string): { month: string; day: string } {
  return {
    month: words(at, zone, 'month').slice(0, 3),
    day: words(at, zone, 'number'),
  }
}

/** `19:00` */
export function clockWords(at: Date, zone: string): string {
  const minutes = Math.floor(wallTimeOf(at, zone).seconds / 60)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** `19:00`, or `19:00 Uhr` where it stands alone. */
export function hourWords(at: Date, zone: string): string {
  return `${clockWords(at, zone)}${oClock()}`
}

/** A space at which no line ends. */
const space = '\u00a0'

/** What a time of day ends with. */
function oClock(): string {
  return languageNow() === 'de' ? `${space}Uhr` : ''
}

/** `Saturday, 28 November 2026, 19:00` */
export function momentWords(at: Date, zone: string): string {
  return `${dayWords(at, zone)}, ${hourWords(at, zone)}`
}

/**
 * `19:00 – 22:00`, `19:00`, or, over more than one day, the day and time of its end in full. Where the clocks change in
 * between, the end has its offset: `23:30 – Sunday, 28 March 2027, 03:00 (GMT+2)`.
 */
export function spanWords(from: Date, until: Date | null, zone: string): string {
  if (until === null) return hourWords(from, zone)
  const sameDay = dayWords(from, zone) === dayWords(until, zone)
  const start = sameDay ? clockWords(from, zone) : hourWords(from, zone)
  const end = sameDay ? hourWords(until, zone) : momentWords(until, zone)
  const offset = offsetWords(until, zone)
  return `${start} – ${end}${offset === offsetWords(from, zone) ? '' : ` (${offset})`}`
}

/** `Berlin time (GMT+1)`: the offset changes with the season, and tells two equal times of a night apart. */
export function zoneWords(at: Date, zone: string): string {
  const name = zoneName(zone)
  return name === zone ? zone : `${name} (${offsetWords(at, zone)})`
}

/** `Berlin time`; of a zone that is named for no city, its own name. */
export function zoneName(zone: string): string {
  const city = zone.split('/').slice(1).at(-1)?.replaceAll('_', ' ')
  if (city === undefined || zone.startsWith('Etc/')) return zone
  return languageNow() === 'de' ? `Ortszeit ${germanCity[city] ?? city}` : `${city} time`
}

/** `Saturday, 28 November 2026, 19:00 – 22:00, Berlin time (GMT+1)`; without an end just the start. */
export function zonedWords(from: Date, until: Date | null, zone: string): string {
  return `${dayWords(from, zone)}, ${spanWords(from, until, zone)}, ${zoneWords(from, zone)}`
}

/**
 * @returns the same span on the clocks of a reader's own zone: `13:00 – 16:00, New York time (GMT-5)`, with the day if
 * it is another one there; null if both clocks show the same.
 */
export function readerWords(
  from: Date,
  until: Date | null,
  { zone, reader }: { zone: string; reader: string | null },
): string | null {
  if (reader === null || offsetWords(from, reader) === offsetWords(from, zone)) return null
  const day = dayWords(from, reader)
  const start = day === dayWords(from, zone) ? '' : `${day}, `
  return `${start}${spanWords(from, until, reader)}, ${zoneWords(from, reader)}`
}

/** `GMT+1`, or `GMT` where it is the same. */
export function offsetWords(at: Date, zone: string): string {
  const offset = offsetAt(at.getTime(), zone)
  const key = `${zone} ${offset}`
  const known = offsetTexts.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
  const part = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')
  const text = part?.value ?? zone
  offsetTexts.set(key, text)
  return text
}

/** By zone and milliseconds ahead of UTC; the database of zones has few of them. */
const offsetTexts = new Map<string, string>()

/** Cities that name a time zone and that German writes otherwise; Intl has no names of its own for them. */
const germanCity: Readonly<Record<string, string>> = {
  Vienna: 'Wien',
  Zurich: 'Zürich',
  Rome: 'Rom',
  Prague: 'Prag',
  Warsaw: 'Warschau',
  Brussels: 'Brüssel',
  Copenhagen: 'Kopenhagen',
  Lisbon: 'Lissabon',
  Athens: 'Athen',
  Moscow: 'Moskau',
  Bucharest: 'Bukarest',
  Belgrade: 'Belgrad',
  Luxembourg: 'Luxemburg',
  Cairo: 'Kairo',
  Tokyo: 'Tokio',
  Singapore: 'Singapur',
}

/** What Intl calls the languages; the English of Britain writes days before months. */
const tags = { en: 'en-GB', de: 'de-DE' } as const

/** What is said of a day. */
const dayForms = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  short_day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  near_day: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'short' },
  number: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day of a zone in words. They depend on nothing but the day that its clocks show. */
function words(at: Date, zone: string, form: keyof typeof dayForms): string {
  return dayIn(`${tags[languageNow()]} ${form}`)(dayNumberAt(at, zone))
}

/** How many days are remembered of each form: to look one up costs a tenth of writing it. */
const maxDays = 1_000

/** What says a day, counted from 1970-01-01, in a language and a form of those above: `en-GB weekday`. */
const dayIn = remembered(20, (language_and_form: string) => {
  const [tag, form] = language_and_form.split(' ') as [string, keyof typeof dayForms]
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...dayForms[form] })
  return remembered(maxDays, (day: number) => {
    const said = format.format(day * day_s * 1000)
    const text = form === 'day' ? said.replace(/^(\p{L}+),? /u, '$1, ') : said
    // A line does not end between the number of a German day and its month.
    return tag === 'de-DE' ? text.replace(/(\d\.) (?=\p{L})/u, `$1${space}`) : text
  })
})
