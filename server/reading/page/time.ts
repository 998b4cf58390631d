import type { FoundTime } from '#server/domain/language/claim.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * A time as metadata writes it: ISO 8601 with or without time and offset, with a space for the T, in its basic form, with
 * a clock of 12 hours, or as mail writes dates. Null for anything else, and for days that no calendar has.
 */
export function readMetaTime(text: string): FoundTime | null {
  const given = text.slice(0, 80).trim()
  return isoTime(given) ?? mailTime(given)
}

function isoTime(text: string): FoundTime | null {
  const match =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T\s,]\s?(\d{1,2})(?::?(\d{2}))?(?::?(\d{2})(?:[.,]\d{1,9})?)?\s?([ap]\.?m\.?)?\s?(z|utc|gmt|[+−-]\d{2}:?\d{0,2})?(?:\[([\w/+-]{1,60})\])?)?$/i.exec(
      text,
    )
  if (!match) {
    const whole = padded(text)
    return whole === text ? null : isoTime(whole)
  }
  const [, year, month, day, hour, minute = '0', second = '0', half, offset, zone] = match
  return timeOf({
    date: [Number(year), Number(month), Number(day)],
    clock: hour === undefined ? null : [Number(hour), Number(minute), Number(second)],
    half: half ?? null,
    offset: offset ?? null,
    zone: zone ?? null,
  })
}

/** `2027-3-5` with the digits that it lacks. */
function padded(text: string): string {
  return text.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, (_, year, month, day) => {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
}

/** `Fri, 05 Mar 2027 19:00:00 +0100`, and `March 5, 2027 7:00 pm`. */
function mailTime(text: string): FoundTime | null {
  const dayFirst =
    /^(?:[a-z]{3,9},?\s)?(\d{1,2})(?:st|nd|rd|th)?\.?\s([a-z]{3,9})\.?,?\s(\d{4})(.*)$/i.exec(text)
  const monthFirst =
    /^(?:[a-z]{3,9},?\s)?([a-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(.*)$/i.exec(text)
  const [, day, name, year, rest = ''] = dayFirst ?? []
  const [, otherName, otherDay, otherYear, otherRest = ''] = monthFirst ?? []
  const month = months.indexOf((name ?? otherName ?? '').slice(0, 3).toLowerCase()) + 1
  if (month === 0) return null
  const clock =
    /^(?:,|\s|at)*(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s?([ap]\.?m\.?)?\s?(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i.exec(
      dayFirst ? rest : otherRest,
    )
  const [, hour, minute = '0', second = '0', half, offset] = clock ?? []
  const isClock = hour !== undefined && (clock?.[2] !== undefined || half !== undefined)
  return timeOf({
    date: [Number(year ?? otherYear), month, Number(day ?? otherDay)],
    clock: isClock ? [Number(hour), Number(minute), Number(second)] : null,
    half: half ?? null,
    offset: offset ?? null,
    zone: null,
  })
}

interface Parts {
  date: [number, number, number]
  clock: [number, number, number] | null
  half: string | null
  offset: string | null
  zone: string | null
}

function timeOf({ date, clock, half, offset, zone }: Parts): FoundTime | null {
  const [year, month, day] = date
  const time = new Date(Date.UTC(year, month - 1, day))
  const isDay = time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  if (!isDay || year < 1900 || year > 2200) return null
  const ymd = time.toISOString().slice(0, 10)
  const nothing = { offset: null, timezone: null }
  if (!clock) return { local: `${ymd}T00:00:00`, ...nothing, precision: 'date_only' }
  const [written, minute, second] = clock
  let hour = written
  if (half && hour >= 1 && hour <= 12) hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0)
  // 24:00 is the midnight that ends the day.
  const ahead = offset === null ? null : minutesOf(offset)
  if (hour === 24 && minute === 0) {
    return { ...addMinutes(`${ymd}T00:00:00`, 1_440), offset: ahead, timezone: zone }
  }
  if (hour > 23 || minute > 59 || second > 60) return null
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    local: `${ymd}T${two(hour)}:${two(minute)}:${two(Math.min(second, 59))}`,
    offset: ahead,
    timezone: zone,
    precision: 'exact',
  }
}

/** `+01:00`, `+0100`, `+01` and `Z` in minutes; null for what no clock shows. */
function minutesOf(offset: string): number | null {
  if (/^(z|utc|gmt)$/i.test(offset)) return 0
  const match = /^([+−-])(\d{2}):?(\d{2})?$/.exec(offset)
  if (!match) return null
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? '0')
  if (minutes > 14 * 60) return null
  return match[1] === '+' ? minutes : 0 - minutes
}

/** A wall time so many minutes later. */
export function addMinutes(local: string, minutes: number): { local: string; precision: 'exact' } {
  const at = new Date(Date.parse(`${local}Z`) + minutes * 60_000)
  return { local: at.toISOString().slice(0, 19), precision: 'exact' }
}

/** The minutes of a duration such as `PT1H30M`; null for anything else, and for more than 366 days. */
export function readDuration(text: string): number | null {
  const match =
    /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,6}(?:\.\d+)?S)?)?$/i.exec(
      text.slice(0, 40).trim(),
    )
  if (!match) return null
  const [, weeks = '0', days = '0', hours = '0', minutes = '0'] = match
  const all = ((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes)
  return all > 0 && all <= 366 * 1_440 ? all : null
}

/** Milliseconds by which times of one source are put in order; a wall time counts as UTC where no offset is given. */
export function orderOf(time: FoundTime): number {
  return Date.parse(`${time.local}Z`) - (time.offset ?? 0) * 60_000
}
