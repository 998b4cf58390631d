import { readTime, type WrittenTime } from '#server/domain/ics/moment.ts'

/** How often, from the longest to the shortest. */
export const frequencies = [
  ...(['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const),
]
export type Frequency = (typeof frequencies)[number]

/** A day of the week, 0 for Monday; with `nth` not 0 that one of the month or year, counted from its end if negative. */
export interface RuleDay {
  readonly nth: number
  readonly weekday: number
}

/** An RRULE (RFC 5545). A part that is not there is left out; lists are in order and have no duplicates. */
export interface Rule {
  readonly freq: Frequency
  readonly interval: number
  readonly count?: number
  readonly until?: WrittenTime
  /** The day that weeks begin with, 0 for Monday. */
  readonly wkst?: number
  readonly byMonth?: readonly number[]
  readonly byWeekNo?: readonly number[]
  readonly byYearDay?: readonly number[]
  readonly byMonthDay?: readonly number[]
  readonly byDay?: readonly RuleDay[]
  readonly byHour?: readonly number[]
  readonly byMinute?: readonly number[]
  readonly bySecond?: readonly number[]
  readonly bySetPos?: readonly number[]
  /** A calendar that is not the Gregorian. */
  readonly rscale?: string
  /**
   * Whether something of it could not be read. The rule has then at least the occurrences that were meant, as far as
   * anybody can say.
   */
  readonly unsure?: true
}

export const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

interface Limit {
  readonly least: number
  readonly most: number
  readonly isSigned: boolean
}

const limits: Readonly<Record<string, Limit>> = {
  byMonth: { least: 1, most: 12, isSigned: false },
  byWeekNo: { least: 1, most: 53, isSigned: true },
  byYearDay: { least: 1, most: 366, isSigned: true },
  byMonthDay: { least: 1, most: 31, isSigned: true },
  byHour: { least: 0, most: 23, isSigned: false },
  byMinute: { least: 0, most: 59, isSigned: false },
  bySecond: { least: 0, most: 60, isSigned: false },
  bySetPos: { least: 1, most: 366, isSigned: true },
}

/** Numbers in one part of a rule that are looked at. */
const maxNumbers = 400

/** Reads a rule. Where something cannot be read, the rule is unsure, and has at least what can have been meant. */
export function readRule(text: string): Rule {
  const { parts, isUnsure } = partsOf(text)
  const freq = frequencies.find((one) => one === parts.get('FREQ'))
  const until = untilOf(parts.get('UNTIL'))
  const [interval, count] = ['INTERVAL', 'COUNT'].map((part) => wholeOf(parts.get(part)))
  const wkst = weekdayNames.indexOf(parts.get('WKST') ?? 'MO')
  const rscale = parts.get('RSCALE')
  const byDay = daysOf(parts.get('BYDAY'))
  const lists = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => {
      return [name, numbersOf(parts.get(name.toUpperCase()), limit)]
    }),
  )
  const end = until ?? undefined
  if (isUnsure || !freq || byDay === null || Object.values(lists).includes(null)) {
    const isShort = freq !== undefined && frequencies.indexOf(freq) > frequencies.indexOf('DAILY')
    return { freq: isShort ? freq : 'DAILY', interval: 1, until: end, unsure: true }
  }
  const by = { ...lists, byDay: byDay ?? undefined }
  const other = { rscale: rscale === undefined || rscale === 'GREGORIAN' ? undefined : rscale }
  if (until === null || interval === null || count === null || wkst < 0) {
    return { freq, interval: 1, until: end, ...by, ...other, unsure: true }
  }
  const start = wkst > 0 ? wkst : undefined
  return { freq, interval: interval ?? 1, count, until: end, wkst: start, ...by, ...other }
}

const partNames = new Set(
  [
    ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'RSCALE', 'SKIP', 'BYDAY'],
    ...Object.keys(limits),
  ].map((name) => name.toUpperCase()),
)

/** The parts of a rule; unsure where one is not known, is there twice, or moves days that a month does not have. */
function partsOf(text: string): { parts: Map<string, string>; isUnsure: boolean } {
  const parts = new Map<string, string>()
  let isUnsure = false
  for (const part of text
    .toUpperCase()
    .replace(/^\s*RRULE:/, '')
    .split(';')) {
    const equals = part.indexOf('=')
    const name = part.slice(0, Math.max(equals, 0)).trim()
    const value = part.slice(equals + 1).trim()
    if (name === '' ? value !== '' : !partNames.has(name) && !name.startsWith('X-')) isUnsure = true
    if (name === '') continue
    if ((parts.get(name) ?? value) !== value) isUnsure = true
    parts.set(name, parts.get(name) ?? value)
  }
  const skip = parts.get('SKIP') ?? 'OMIT'
  return { parts, isUnsure: isUnsure || skip !== 'OMIT' }
}

/** As the functions below: undefined where there is no such part, null where it cannot be read. */
function wholeOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return /^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

function numbersOf(
  text: string | undefined,
  { least, most, isSigned }: Limit,
): number[] | null | undefined {
  if (text === undefined) return undefined
  const numbers = text.split(',', maxNumbers).map((one) => {
    const number = /^\s*[+-]?\d{1,3}\s*$/.test(one) ? Number(one) : Number.NaN
    const size = isSigned ? Math.abs(number) : number
    return size >= least && size <= most ? number : null
  })
  const read = numbers.filter((one) => one !== null)
  if (read.length < numbers.length) return null
  return [...new Set(read)].sort((one, other) => one - other)
}

function daysOf(text: string | undefined): RuleDay[] | null | undefined {
  if (text === undefined) return undefined
  const days = new Map<string, RuleDay>()
  for (const one of text.split(',', maxNumbers)) {
    const [, nth = '0', name = ''] = /^\s*([+-]?\d{1,2})?\s*([A-Z]{2})\s*$/.exec(one) ?? []
    const weekday = weekdayNames.indexOf(name)
    if (weekday < 0 || Math.abs(Number(nth)) > 53) return null
    days.set(`${Number(nth)}${name}`, { nth: Number(nth), weekday })
  }
  return [...days.values()]
}

function untilOf(text: string | undefined): WrittenTime | null | undefined {
  return text === undefined ? undefined : readTime(text, null, false)
}
