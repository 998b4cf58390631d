import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { type BusyRun, mergeRuns } from '#server/domain/calendar/busy_runs.ts'
import { readCalendar } from '#server/domain/ics/read.ts'
import { berlin, shown } from '#test/support/ics/calendar.ts'
import type { Library, Tricky } from '#test/support/ics/tricky.ts'

interface Window {
  readonly from: number
  readonly until: number
}

/** What a library makes of a calendar, in the form of `runsOf`; a text where it throws. */
export function answerOf(
  library: Library | 'ours',
  { calendar, context }: Tricky,
): string[] | string {
  const window = { ...berlin, ...context }
  try {
    if (library === 'ours') {
      const answer = readCalendar(Buffer.from(calendar), window)
      return 'problem' in answer ? answer.problem : shown(answer.busy.runs)
    }
    const spans = library === 'ical.js' ? byIcalJs(calendar, window) : byNodeIcal(calendar, window)
    return shown(mergeRuns(spans.map((span) => cut(span, window))))
  } catch (error) {
    return `throws: ${error instanceof Error ? error.message : error}`
  }
}

type Span = [from: Date, to: Date]

function cut([start, end]: Span, { from, until }: Window): BusyRun {
  const [first, last] = [Math.floor(+start / 900_000), Math.ceil(+end / 900_000)]
  return { from: Math.max(first, from), to: Math.min(last, until), kind: 'busy' }
}

/** Occurrences of one series that are looked at. */
const most = 5_000

function byIcalJs(calendar: string, { from, until }: Window): Span[] {
  const root = new ICAL.Component(ICAL.parse(calendar))
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const masters = events.filter((event) => !event.isRecurrenceException())
  for (const change of events.filter((event) => event.isRecurrenceException())) {
    masters.find((event) => event.uid === change.uid)?.relateException(change)
  }
  const spans: Span[] = []
  for (const event of masters) {
    if (!event.isRecurring()) {
      const { startDate, endDate } = event
      if (!isFree(event)) spans.push([startDate.toJSDate(), endDate.toJSDate()])
      continue
    }
    const iterator = event.iterator()
    for (let count = 0; count < most; count += 1) {
      const next = iterator.next()
      if (!next || +next.toJSDate() > until * 900_000) break
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      if (isFree(item)) continue
      if (+endDate.toJSDate() > from * 900_000)
        spans.push([startDate.toJSDate(), endDate.toJSDate()])
    }
  }
  ICAL.TimezoneService.reset()
  return spans
}

function isFree({ component }: ICAL.Event): boolean {
  const [status, transparency] = ['status', 'transp'].map((name) =>
    component.getFirstPropertyValue(name),
  )
  return status === 'CANCELLED' || transparency === 'TRANSPARENT'
}

function byNodeIcal(calendar: string, { from, until }: Window): Span[] {
  const range = {
    from: new Date(from * 900_000),
    to: new Date(until * 900_000),
    expandOngoing: true,
  }
  return Object.values(nodeIcal.sync.parseICS(calendar)).flatMap((component) => {
    if (component?.type !== 'VEVENT') return []
    return nodeIcal
      .expandRecurringEvent(component, range)
      .filter(({ event: { status, transparency } }) => {
        return status !== 'CANCELLED' && transparency !== 'TRANSPARENT'
      })
      .map(({ start, end }): Span => [new Date(start), new Date(end)])
  })
}
