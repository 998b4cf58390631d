/** A language tag: `en-GB` or `de-DE`. */
type Tag = string

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * An instant with its weekday on the clocks of a zone: “Saturday, 5 December 2026, 20:00”, „Samstag, 5. Dezember 2026, 20 Uhr“;
 * the text itself for anything else.
 */
export function whenInWords(text: string, timezone: string, tag: Tag): string {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return text
  const date = instant.toLocaleString(tag, { ...day, timeZone: timezone })
  return `${withComma(date)}, ${timeInWords(text, timezone, tag)}`
}

/** The time of an instant on the clocks of a zone: “20:00”, „20 Uhr“. */
export function timeInWords(text: string, timezone: string, tag: Tag): string {
  return clockIn(new Date(text).toLocaleString(tag, { ...minute, timeZone: timezone }), tag)
}

/**
 * A time from one instant to another: “Saturday, 5 December 2026, 20:00 – 22:00”, „Samstag, 5. Dezember 2026, 20:00 – 22:00 Uhr“;
 * the end with its day where that is another one.
 */
export function timesInWords(start: string, end: string, timezone: string, tag: Tag): string {
  const [from, to] = [start, end].map((text) => whenInWords(text, timezone, tag))
  const [day = '', until = ''] = [from, to].map((text = '') =>
    text.slice(0, text.lastIndexOf(', ')),
  )
  if (day !== until) return `${from} – ${to}`
  const [first, last] = [start, end].map((text) =>
    new Date(text).toLocaleString(tag, { ...minute, timeZone: timezone }),
  )
  return `${day}, ${first} – ${last}${tag.startsWith('de') ? ' Uhr' : ''}`
}

/** A day with its weekday: “Saturday, 5 December 2026”. `date` is YYYY-MM-DD. */
export function dayInWords(date: string, tag: Tag): string {
  return withComma(
    new Date(`${date}T12:00:00Z`).toLocaleDateString(tag, { ...day, timeZone: 'UTC' }),
  )
}

function withComma(date: string): string {
  return date.replace(/^(\p{L}+),? /u, '$1, ')
}

/** `20:00`, „20 Uhr“, „20:30 Uhr“. */
function clockIn(time: string, tag: Tag): string {
  if (!tag.startsWith('de')) return time
  const [hours = '', minutes = ''] = time.replace(/[^\d:]/g, '').split(':')
  return minutes === '00' ? `${Number(hours)} Uhr` : `${Number(hours)}:${minutes} Uhr`
}

/** Whether a text is an instant as answers write it. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
}
