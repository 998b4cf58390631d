import ical from 'node-ical'
import type { CalendarContext } from '#server/domain/ics/context.ts'
import { calendarDayOf, dayOf } from '#server/domain/basics/day_numbers.ts'
import { readCalendar } from '#server/domain/ics/read.ts'
import { line, median } from '#test/bench/measure.ts'
import { berlin, quarterOf } from '#test/support/ics/calendar.ts'
import { writers, type Written } from '#test/support/ics/writers.ts'

const weeks = { from: quarterOf('2027-03-01'), until: quarterOf('2027-04-12') }
const months = { from: quarterOf('2027-03-01'), until: quarterOf('2028-04-01') }

/** Reads a calendar of 5,000 events, 500 of them series, in turns with node-ical. */
export function icsCost(rounds: number): void {
  console.log('\n(ics) a calendar of 5,000 events, 500 of them series')
  const text = writers[0]?.write(events()) ?? ''
  const bytes = Buffer.from(text)
  const contenders: [string, () => number][] = [
    ['6 weeks', () => ours(bytes, { ...berlin, ...weeks })],
    ['13 months', () => ours(bytes, { ...berlin, ...months })],
    ['node-ical, 6 weeks', () => theirs(text, weeks)],
  ]
  const cpu = new Map<string, number[]>(contenders.map(([name]) => [name, []]))
  for (let round = -2; round < rounds; round += 1) {
    for (const [name, once] of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const before = process.cpuUsage()
      const found = once()
      const { user, system } = process.cpuUsage(before)
      if (round >= 0) cpu.get(name)?.push((user + system) / 1000)
      else if (round === -2) console.log(`    ${name}: ${found} occurrences or runs`)
    }
  }
  const of = (name: string) => cpu.get(name) ?? []
  for (const [name, figures] of cpu) console.log(`    ${name}: ${median(figures).toFixed(0)} ms`)
  const ratio = (one: string, other: string) =>
    median(of(one).map((figure, round) => figure / (of(other)[round] ?? Number.NaN)))
  const library = ratio('6 weeks', 'node-ical, 6 weeks')
  const longer = ratio('13 months', '6 weeks')
  console.log(line('6 weeks: ours / node-ical, CPU', library, 0.25, library <= 0.25))
  console.log(line('13 months / 6 weeks, CPU', longer, 3, longer <= 3))
}

function ours(bytes: Uint8Array, context: CalendarContext): number {
  const answer = readCalendar(bytes, context)
  if ('problem' in answer || answer.busy.incomplete) throw new Error('It was not read.')
  return answer.busy.runs.length
}

function theirs(text: string, { from, until }: { from: number; until: number }): number {
  const range = { from: new Date(from * 900_000), to: new Date(until * 900_000) }
  let count = 0
  for (const component of Object.values(ical.sync.parseICS(text))) {
    if (component?.type === 'VEVENT') count += ical.expandRecurringEvent(component, range).length
  }
  return count
}

/** Mostly single events, from three years ago to a year ahead; series of working life, some of them old. */
function events(): Written[] {
  const rules = [
    ...Array<string>(14).fill('FREQ=WEEKLY'),
    'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20290101T000000Z',
    'FREQ=DAILY;COUNT=60',
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=YEARLY',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  ]
  return Array.from({ length: 5000 }, (_, index) => {
    const isSeries = index % 10 === 0
    const day = dayOf(isSeries ? 2016 : 2024, 3, 1) + ((index * 7919) % (isSeries ? 4000 : 1500))
    const time = (hour: number) => `${dateOf(day)}T${`${hour}`.padStart(2, '0')}3000`
    const rule = rules[(index / 10) % rules.length] ?? ''
    const hour = 7 + (index % 12)
    const more = isSeries ? [`RRULE:${rule}`] : ['DESCRIPTION:Notes of several lines\\, and more']
    return { start: time(hour), end: time(hour + 1), more }
  })
}

function dateOf(number: number): string {
  const { year, month, day } = calendarDayOf(number)
  return `${year}${`${month}`.padStart(2, '0')}${`${day}`.padStart(2, '0')}`
}
