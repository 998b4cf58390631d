import { languageNow } from '#server/domain/basics/speaking.ts'

/** Instants in words as the clocks of one place show them, in the language of the page or mail. `zone` is an IANA name. */

/** `Saturday, 28 November 2026` */
export function dayWords(at: Date, zone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return words(at, zone, parts).replace(/^(\p{L}+),? /u, '$1, ')
}

/** `Saturday` */
export function weekdayWords(at: Date, zone: string): string {
  return words(at, zone, { weekday: 'long' })
}

/** `Sat, 28 Nov 2026` */
export function shortDayWords(at: Date, zone: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return words(at, zone, parts)
}

/** `Sat, 28 Nov` */
export function nearDayWords(at: Date, zone: string): string {
  return words(at, zone, { weekday: 'short', day: 'numeric', month: 'short' })
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
  const day = dayWords(at, zone)
  const { near, on, at: clock } = whenSaid[languageNow()]
  const found = near.find(([, by]) => dayWords(new Date(now.getTime() + by), zone) === day)
  return `${found ? found[0] : `${on} ${glanceDayWords(at, now, zone)}`} ${clock} ${hourWords(at, zone)}`
}

const whenSaid = {
  en: {
    near: [
      ['today', 0],
      ['yesterday', -86_400_000],
      ['tomorrow', 86_400_000],
    ],
    on: 'on',
    at: 'at',
  },
  de: {
    near: [
      ['heute', 0],
      ['gestern', -86_400_000],
      ['morgen', 86_400_000],
    ],
    on: 'am',
    at: 'um',
  },
} as const

/** `Nov` and `28`, for a leaf of a calendar. */
export function dayParts(at: Date, zone: string): { month: string; day: string } {
  return {
    month: words(at, zone, { month: 'short' }).slice(0, 3),
    day: words(at, zone, { day: 'numeric' }),
  }
}

/** `19:00` */
export function clockWords(at: Date, zone: string): string {
  return words(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
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
  const key = `${zone} offset`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
  formats.set(key, format)
  const part = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')
  return part?.value ?? zone
}

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

function words(at: Date, zone: string, parts: Intl.DateTimeFormatOptions): string {
  const tag = tags[languageNow()]
  const key = `${tag} ${zone} ${Object.entries(parts)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { timeZone: zone, ...parts })
    formats.set(key, format)
  }
  const text = format.format(at)
  // A line does not end between the number of a German day and its month.
  return tag === 'de-DE' ? text.replace(/(\d\.) (?=\p{L})/u, `$1${space}`) : text
}

// Making a format costs fifty times as much as using it; there are few zones and two sets of parts.
const formats = new Map<string, Intl.DateTimeFormat>()
