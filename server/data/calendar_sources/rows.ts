import { sql } from '#server/database/sql.ts'
import {
  type CalendarKind,
  type CalendarProblem,
  type CalendarState,
  freshHours,
} from '#server/domain/calendar/source.ts'

/** A connected calendar as its owner sees it: without its address, and without anything that is in it. */
export interface CalendarSourceRow {
  source_id: string
  kind: CalendarKind
  name: string
  /** The host of its address; null for a file and for typed times. */
  host: string | null
  state: CalendarState
  problem: CalendarProblem | null
  /** Whether its last reading is recent enough to be relied on. */
  fresh: boolean
  checked_at: Date | null
  read_at: Date | null
  /** When it is read next; null where nothing is planned. */
  due_at: Date | null
  known_from: Date | null
  known_until: Date | null
  events: number
  left_out: number
  first_at: Date | null
  last_at: Date | null
  incomplete: boolean
  /** IANA name; null for the account's zone. */
  timezone: string | null
  all_day: 'busy' | 'free'
  tentative: 'busy' | 'partial' | 'free'
  /** The person's own addresses in it, besides the account's. */
  addresses: string[]
  /** Whether a file or typed times say everything about the person's time. */
  complete: boolean
  /** The typed times. */
  holds: string[]
}

/** Until when the last reading can be relied on; null where there was none. Typed times are always fresh. */
export const freshUntil = sql`
  (read_at + case kind
    when 'ics' then make_interval(hours => ${freshHours.ics})
    when 'file' then make_interval(hours => ${freshHours.file})
    else interval '100 years'
  end)`

/** The columns of a `CalendarSourceRow`. */
export const sourceColumns = sql`
  source_id, kind, name, host, state, problem, coalesce(${freshUntil} > now(), false) as fresh, checked_at, read_at,
  due_at, known_from, known_until, events, left_out, first_at, last_at, incomplete, timezone, all_day, tentative,
  addresses, complete, holds`
