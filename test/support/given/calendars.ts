import { randomUUID } from 'node:crypto'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { sql } from '#server/database/sql.ts'
import type {
  CalendarKind,
  CalendarProblem,
  CalendarState,
} from '#server/domain/calendar/source.ts'
import type { Account, World } from '#test/support/world.ts'

/** What a calendar looks like after its readings. */
export interface GivenCalendar {
  kind?: CalendarKind
  name?: string
  state?: CalendarState
  problem?: CalendarProblem
  /** Hours since its last reading; null for one that was never read. */
  read?: number | null
  /** Days ahead that it knows; null where it only adds busy time. */
  knows?: number | null
  incomplete?: boolean
  events?: number
}

/** Connects a calendar as it is after its readings, which nobody does here. @returns its id. */
export async function aCalendar(
  { database }: Pick<World, 'database'>,
  { owner }: Pick<Account, 'owner'>,
  given: GivenCalendar = {},
): Promise<string> {
  const { kind = 'ics', name = 'Work', state = 'working', problem = null } = given
  const { read = 1, knows = 400, incomplete = false, events = 0 } = given
  const source_id = randomUUID()
  const host = kind === 'ics' ? 'calendar.example' : undefined
  await database.write(owner, {
    async work(db) {
      await insertCalendar(db, { source_id, kind, name, named: true, ...(host && { host }) })
      await db.run(sql`
        update calendar_sources
        set state = ${state}, problem = ${problem}, incomplete = ${incomplete}, events = ${events},
          read_at = (select now() - make_interval(hours => ${read}::int)), checked_at = (select now()),
          known_from = (select case when ${knows}::int is not null then now() - interval '30 days' end),
          known_until = (select now() + make_interval(days => ${knows}::int)), due_at = null
        where owner_id = ${owner} and source_id = ${source_id}`)
    },
  })
  return source_id
}
