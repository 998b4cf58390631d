import type { FoundTime } from '#server/domain/language/claim.ts'
import { numericDayOf, readCell } from '#server/domain/language/time/cell.ts'
import { momentOf } from '#server/domain/language/time/moment.ts'
import type { Order } from '#server/domain/language/time/resolve_day.ts'

/**
 * The order of day and month in cells with slashes: what at least one of them shows, and none contradicts. Not known where
 * all can be read both ways.
 */
export function slashOrderOf(cells: readonly string[]): Order {
  const found = cells.flatMap((cell): Order[] => {
    const { day = 0, month = 0 } = numericDayOf(cell.trim()) ?? {}
    if (day > 12) return ['day_first']
    return month > 12 ? ['month_first'] : []
  })
  return new Set(found).size === 1 ? (found[0] ?? 'unknown') : 'unknown'
}

/** When something begins and ends, as cells say it, as RFC 3339 writes it, perhaps without a time or an offset. */
export interface CellDates {
  readonly starts: string
  /** Null where the cell says no end. */
  readonly ends: string | null
}

/**
 * `2026-12-12 19:00`, `12.12.2026 19:00`, `5.–7. Februar 2027` and whatever else the reader of time is sure of; null for
 * anything else. `clock` is the time that a cell of its own has, for a day without one.
 */
export function datesOf(
  text: string | undefined,
  { order, clock }: { order: Order; clock: string | undefined },
): CellDates | null {
  const day = text?.trim() ?? ''
  // Where a table shows both orders, or none, no day with slashes is sure.
  const isUnsure = order === 'unknown' && numericDayOf(day) !== null
  const own = day === '' || isUnsure ? null : readCell(day, order)
  if (own === null) return null
  const time = clock?.trim() ?? ''
  const isTimed = own.starts.precision === 'date_only' && time !== ''
  // “19” in a column of times is as written.
  const both = isTimed
    ? readCell(`${day} ${/^\d{1,2}$/.test(time) ? `${time}:00` : time}`, order)
    : own
  return timesOf(both ?? own)
}

/** Times as rows have them. */
export function timesOf({
  starts,
  ends,
}: {
  starts: FoundTime
  ends: FoundTime | null
}): CellDates {
  return { starts: writtenTime(starts), ends: ends && writtenTime(ends) }
}

/** A time as rows have it, and RFC 9557 writes it: with its offset and the name of its zone, as far as they are known. */
export function writtenTime({ local, precision, offset, timezone }: FoundTime): string {
  if (precision === 'date_only') return local.slice(0, 10)
  // Beside a zone, Z would say that nobody knows what its clocks show.
  const ahead = offset === null ? '' : offset === 0 && timezone === null ? 'Z' : offsetText(offset)
  return `${local}${ahead}${timezone === null ? '' : `[${timezone}]`}`
}

function offsetText(offset: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const ahead = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`
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

/** Minutes ahead of UTC; null where nothing says so. */
function minutesOf(offset: string): number | null {
  if (offset === 'Z') return 0
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  if (sign === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
