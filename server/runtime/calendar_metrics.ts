import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** A calendar as it is counted. */
export interface CountedCalendar {
  readonly state: string
  /** Whether its address is sealed with another key than the newest. */
  readonly old_key: boolean
}

/** The metrics of connected calendars, and of what is fetched. */
export interface CalendarMetrics {
  /** Counts one reading of a calendar. */
  calendarRead(kind: string, code: string, seconds: number): void
  /** Counts a thread that was ended in the middle of a calendar. */
  calendarThreadEnded(why: string): void
  /** Remembers the calendars of an account as this process last saw them. */
  calendarsCounted(owner: string, calendars: readonly CountedCalendar[]): void
  /** Counts copies of free time that were written into accounts of friends, or withdrawn from them. */
  freeTimeCopied(count: number): void
  /** Counts an address that was not fetched. */
  fetchRefused(reason: string): void
}

/** The most accounts whose calendars are remembered; those seen longest ago are forgotten. */
const maxOwners = 100_000

/** Makes the metrics of calendars. Labels come from closed sets only. */
export function makeCalendarMetrics(registry: Registry): CalendarMetrics {
  const registers = [registry]
  const owners = new Map<string, readonly CountedCalendar[]>()
  const readings = new Counter({
    name: 'calendar_readings_total',
    help: 'Readings of connected calendars, by kind and by what came of them.',
    labelNames: ['kind', 'code'],
    registers,
  })
  const durations = new Histogram({
    name: 'calendar_reading_seconds',
    help: 'How long readings of connected calendars took, from the claim to the stored result.',
    labelNames: ['kind'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const ended = new Counter({
    name: 'calendar_threads_ended_total',
    help: 'Threads that were ended because a task took too much time or memory, or the machine let them work too little (starved).',
    labelNames: ['why'],
    registers,
  })
  const copied = new Counter({
    name: 'busy_carried_total',
    help: 'Copies of free time written into accounts of friends, or withdrawn from them.',
    registers,
  })
  const refused = new Counter({
    name: 'fetch_refused_total',
    help: 'Addresses that were not fetched, by reason.',
    labelNames: ['reason'],
    registers,
  })
  new Gauge({
    name: 'calendar_sources',
    help: 'Connected calendars by state, of the accounts whose calendars this process has read.',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset()
      for (const { state } of [...owners.values()].flat()) this.inc({ state })
    },
  })
  new Gauge({
    name: 'calendar_sources_old_key',
    help: 'Connected calendars whose address is sealed with an older key, of the accounts whose calendars this process has read.',
    registers,
    collect() {
      this.set([...owners.values()].flat().filter(({ old_key }) => old_key).length)
    },
  })
  return {
    calendarRead(kind, code, seconds) {
      readings.inc({ kind, code })
      durations.observe({ kind }, seconds)
    },
    calendarThreadEnded: (why) => ended.inc({ why }),
    calendarsCounted(owner, calendars) {
      owners.delete(owner)
      if (calendars.length > 0) owners.set(owner, calendars)
      const [oldest] = owners.keys()
      if (owners.size > maxOwners && oldest !== undefined) owners.delete(oldest)
    },
    freeTimeCopied: (count) => copied.inc(count),
    fetchRefused: (reason) => refused.inc({ reason }),
  }
}
