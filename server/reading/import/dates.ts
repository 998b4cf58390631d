import { momentOf } from '#server/domain/language/time/moment.ts'
import { readTimeOfDay } from '#server/domain/basics/wall_clock.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** In which order a table writes day and month with slashes: `31/12/2026` or `12/31/2026`. */
export type SlashOrder = 'day first' | 'month first'

const time = pattern`(\d{1,2}(?:[:.]\d\d){1,2}(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|\d{1,2}\s?h(?:\s?\d\d)?|\d{1,2}(?=\s?${'time.clock_unit'}))(?:\s?${'time.clock_unit'})?`
const unit = pattern`\s?${'time.clock_unit'}$`
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)?)?$/
const dotted = pattern`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s+${time})?$`
const slashed = pattern`^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+${time})?$`

/**
 * The order of day and month in cells with slashes: what at least one of them shows, and none contradicts. Null where all
 * can be read both ways.
 */
export function slashOrderOf(cells: readonly string[]): SlashOrder | null {
  const found = cells.flatMap((cell) => {
    const [, first, second] = slashed.exec(cell.trim()) ?? []
    if (Number(first) > 12) return ['day first' as const]
    return Number(second) > 12 ? ['month first' as const] : []
  })
  return new Set(found).size === 1 ? (found[0] ?? null) : null
}

/**
 * `2026-12-12 19:00`, `12.12.2026 19:00` and the like as RFC 3339 writes it, perhaps without a time or an offset; null for
 * anything else. `clock` is the time that a cell of its own has, for a day without one.
 */
export function dateOf(
  text: string | undefined,
  { order, clock }: { order: SlashOrder | null; clock: string | undefined },
): string | null {
  const found = partsOf(text?.trim() ?? '', order)
  if (found === null || !isDay(found.day)) return null
  const said = found.time ?? clock
  const seconds = said === undefined ? null : clockOf(said)
  if (found.time !== undefined && seconds === null) return null
  return seconds === null ? found.day : `${found.day}T${written(seconds)}${found.offset}`
}

/** Whether a time, as rows have it, has passed: with its end if there is one, and with the whole of its last day. */
export function isOver(
  { starts, ends }: { readonly starts: string | null; readonly ends: string | null },
  { timezone, now }: { readonly timezone: string; readonly now: string },
): boolean {
  const last = ends ?? starts
  if (last === null) return false
  const [, day = '', clock = '23:59:59', offset = '', zone = null] =
    /^([\d-]{10})(?:T([\d:]{8})([Z+\-\d:]*)(?:\[(.+)\])?)?$/.exec(last) ?? []
  const moment = momentOf(
    { local: `${day}T${clock}`, offset: minutesOf(offset), timezone: zone, precision: 'exact' },
    { venue: null, account: timezone },
  )
  return moment !== null && moment.at.getTime() < Date.parse(now)
}

interface Parts {
  readonly day: string
  readonly time: string | undefined
  readonly offset: string
}

function partsOf(text: string, order: SlashOrder | null): Parts | null {
  const [, day, clock, seconds = '00', offset = ''] = iso.exec(text) ?? []
  if (day !== undefined) {
    const zone = offset.replace(/(\d\d)(\d\d)$/, '$1:$2')
    return { day, time: clock && `${clock}:${seconds}`, offset: zone }
  }
  const byDots = dotted.exec(text)
  if (byDots) return { day: joined(byDots[3], byDots[2], byDots[1]), time: byDots[4], offset: '' }
  const found = order === null ? null : slashed.exec(text)
  if (found === null) return null
  const [, first, second, year, time] = found
  const [date, month] = order === 'day first' ? [first, second] : [second, first]
  return { day: joined(year, month, date), time, offset: '' }
}

function joined(year = '', month = '', day = ''): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** A day that is not in the calendar would become another. */
function isDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}

/** Seconds since midnight; null for what is no time. */
function clockOf(text: string): number | null {
  const plain = text
    .trim()
    .replace(unit, '')
    .replace(/\s?h\s?(?=\d)/i, ':')
  const dotted = plain.replace(/(?<=\d)\.(?=\d)/g, ':')
  return readTimeOfDay(/^\d{1,2}$/.test(dotted) ? `${dotted}:00` : dotted)
}

function written(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(11, 19)
}

/** Minutes ahead of UTC; null where nothing says so. */
function minutesOf(offset: string): number | null {
  if (offset === 'Z') return 0
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  if (sign === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
