import type { Budget } from '#server/domain/ics/budget.ts'
import { Clocks } from '#server/domain/ics/clocks.ts'
import {
  budgetFor,
  type CalendarContext,
  type ExpandedCalendar,
} from '#server/domain/ics/context.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { type ParsedCalendar, unpackCalendar } from '#server/domain/ics/parsed.ts'
import { RunCollector } from '#server/domain/ics/runs.ts'
import { expandGroup } from '#server/domain/ics/series.ts'

/** Seconds of a quarter-hour. */
const quarter_s = 900

/**
 * What a parsed calendar takes of a time: as `readCalendar` answers it, for another horizon, zone or setting. Null where
 * the calendar was parsed by another release in another form, and must be read again.
 */
export function expandCalendar(
  parsed: Uint8Array,
  context: CalendarContext,
  isSpent: () => boolean = () => false,
): ExpandedCalendar | null {
  const calendar = unpackCalendar(parsed)
  return calendar && expandParsed(calendar, context, budgetFor(isSpent))
}

/** As `expandCalendar`, of a calendar that is not packed. */
export function expandParsed(
  calendar: Omit<ParsedCalendar, 'version'>,
  context: CalendarContext,
  budget: Budget,
): ExpandedCalendar {
  const { zone, source_zone, from, until } = context
  const window = { from: from * quarter_s, to: until * quarter_s }
  const runs = new RunCollector(from, until, context)
  const onUnsure = () => {
    runs.isIncomplete = true
  }
  const clocks = new Clocks(
    calendar.zones,
    { floating: source_zone ?? zone, owner: zone, isChosen: source_zone !== null },
    { until: window.to + 366 * day_s, budget, onUnsure },
  )
  const expansion = {
    clocks,
    window,
    budget,
    add: runs.add.bind(runs),
    addUnknown: runs.addUnknown.bind(runs),
    onUnsure,
    onEndless: () => {
      runs.last = Math.max(runs.last, window.to)
    },
  }
  for (const group of calendar.groups) expandGroup(group, expansion)
  for (const [begin, end, kind] of calendar.taken) runs.add({ from: begin, to: end }, kind, false)
  // What was read takes its time; of all other time nothing is known.
  if (calendar.cut) runs.addUnknown(window, false)
  const { over, known } = calendar
  const first = Math.min(runs.first, over?.[0] ?? Number.POSITIVE_INFINITY)
  const last = Math.max(runs.last, over?.[1] ?? Number.NEGATIVE_INFINITY)
  return {
    runs: runs.runs(),
    events: calendar.events,
    left_out: calendar.left_out,
    incomplete: calendar.incomplete || runs.isIncomplete,
    known_from: known && Math.ceil(known[0] / quarter_s),
    known_until: known && Math.floor(known[1] / quarter_s),
    first: Number.isFinite(first) ? Math.floor(first / quarter_s) : null,
    last: Number.isFinite(last) ? Math.ceil(last / quarter_s) : null,
  }
}
