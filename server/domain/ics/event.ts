import { type Component, lineOf, linesIn } from '#server/domain/ics/components.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { lengthOf } from '#server/domain/ics/duration.ts'
import { type Line, paramOf } from '#server/domain/ics/lines.ts'
import { dayOfLine, timeOf, type WrittenTime } from '#server/domain/ics/moment.ts'
import {
  type Moment,
  type ParsedEvent,
  type ParsedKind,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'
import type { ZoneTable } from '#server/domain/ics/zone_table.ts'

/** The value of the first line of a name, in capitals; empty for none. */
export function wordOf(component: Component, name: string): string {
  return lineOf(component, name)?.value.trim().toUpperCase() ?? ''
}

/** When an event is, and whether it takes time. Null where its start cannot be read. */
export function eventOf(
  component: Component,
  zones: ZoneTable,
  addresses: ReadonlySet<string>,
): ParsedEvent | null {
  const line = lineOf(component, 'DTSTART')
  const written = line && timeOf(line)
  if (!written) return line ? someTimeOn(line, component, { zones, addresses }) : null
  const isWhole = wordOf(component, 'X-MICROSOFT-CDO-ALLDAYEVENT') === 'TRUE'
  const asDay = (time: WrittenTime): WrittenTime =>
    isWhole && time.form === 'clock' && time.value % day_s === 0
      ? { form: 'day', value: time.value / day_s, tzid: null }
      : time
  const read = zones.momentOf(asDay(written), component.calendar)
  const end = endIn(component, zones, read, asDay)
  const kind = kindOf(component, addresses)
  return { start: placed(read, end), ...end, kind: end.open && kind !== 0 ? 3 : kind }
}

/** The start, of whose zone there is doubt where only the end has one. */
function placed(start: Moment, { end }: End): Moment {
  const isHalf = start[0] === zoneCodes.floating && end && end[0] !== zoneCodes.floating
  return isHalf ? [zoneCodes.undecided, start[1]] : start
}

/** An event that begins some time on a day: the day can be read, the time cannot. Null where neither can. */
function someTimeOn(
  line: Line,
  component: Component,
  { zones, addresses }: { zones: ZoneTable; addresses: ReadonlySet<string> },
): ParsedEvent | null {
  const day = dayOfLine(line)
  if (!day) return null
  const kind = kindOf(component, addresses)
  return { start: zones.momentOf(day, component.calendar), days: 1, kind: kind === 0 ? 0 : 3 }
}

type End = Pick<ParsedEvent, 'end' | 'days' | 'seconds' | 'open'>

function endIn(
  component: Component,
  zones: ZoneTable,
  start: Moment,
  asDay: (time: WrittenTime) => WrittenTime,
): End {
  const [zone] = start
  const line = lineOf(component, 'DTEND')
  const written = line && timeOf(line)
  if (written) {
    const end = asDay(written)
    const isDay = zone === zoneCodes.day
    if (isDay === (end.form === 'day'))
      return { end: zones.momentOf(end, component.calendar, zone) }
    // A day where a time is expected is its midnight, and a time where a day is expected the day that it lies in.
    if (isDay) return { end: [zone, Math.ceil(end.value / day_s)] }
    const midnight = end.value * day_s
    return Math.floor(start[1] / day_s) * day_s === midnight
      ? { open: true }
      : { end: [zone, midnight] }
  }
  const duration = lineOf(component, 'DURATION')
  const length = duration && lengthOf(duration.value)
  if (length && zone === zoneCodes.day) {
    return { days: length.days + Math.ceil(length.seconds / day_s) }
  }
  if (length) return length
  return line || duration ? { open: true } : {}
}

function kindOf(component: Component, addresses: ReadonlySet<string>): ParsedKind {
  const status = wordOf(component, 'STATUS')
  const shown = [
    wordOf(component, 'X-MICROSOFT-CDO-BUSYSTATUS'),
    wordOf(component, 'X-APPLE-EWS-BUSYSTATUS'),
  ]
  const answer = answerIn(component, addresses)
  const isFree =
    wordOf(component, 'TRANSP') === 'TRANSPARENT' ||
    status === 'CANCELLED' ||
    status === 'CANCELED' ||
    component.calendar.get('METHOD')?.value.trim().toUpperCase() === 'CANCEL' ||
    shown.includes('FREE') ||
    shown.includes('WORKINGELSEWHERE') ||
    answer === 'DECLINED'
  if (isFree) return 0
  const isTentative =
    status === 'TENTATIVE' ||
    shown.includes('TENTATIVE') ||
    answer === 'NEEDS-ACTION' ||
    answer === 'TENTATIVE'
  return isTentative ? 1 : 2
}

/** From what counts most to what counts least, where several of a person's addresses are invited. */
const answers = ['ACCEPTED', 'TENTATIVE', 'NEEDS-ACTION', 'DECLINED']

/** What the person answered with one of their addresses; null where they are not among the guests. */
function answerIn(component: Component, addresses: ReadonlySet<string>): string | null {
  if (addresses.size === 0) return null
  let best: number | null = null
  for (const { params, value } of linesIn(component, 'ATTENDEE')) {
    const named = [value, paramOf(params, 'EMAIL') ?? '']
    if (!named.some((one) => addresses.has(addressOf(one)))) continue
    const said = paramOf(params, 'PARTSTAT')?.toUpperCase() ?? 'NEEDS-ACTION'
    const rank = said === 'DELEGATED' ? 3 : Math.max(0, answers.indexOf(said))
    best = Math.min(best ?? rank, rank)
  }
  return best === null ? null : (answers[best] ?? null)
}

/** A mail address in lower case, without `mailto:`. */
export function addressOf(text: string): string {
  return text
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
}
