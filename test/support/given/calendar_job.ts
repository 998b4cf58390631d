import { randomUUID } from 'node:crypto'
import { registry } from '#generated/server/capabilities.ts'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { hashCalendarAddress } from '#server/domain/calendar/address.ts'
import { sealCalendarAddress } from '#server/domain/calendar/seal.ts'
import { sql } from '#server/database/sql.ts'
import { decodeMonth } from '#server/domain/calendar/busy_runs.ts'
import {
  type CalendarJob,
  type CalendarJobOptions,
  makeCalendarJob,
} from '#server/jobs/calendar/job.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import { earlier } from '#test/support/given/time.ts'
import { sharedThreads } from '#test/support/shared_threads.ts'
import type { Account, World } from '#test/support/world.ts'

/** The calendar job of one worker, and what it said of its readings. */
export interface TestCalendarJob extends CalendarJob {
  readonly readings: string[]
  readonly threads: ReaderThreads
  end(): Promise<void>
}

/** A calendar job that may fetch from these addresses of FETCH_ALLOW. */
export function calendarJob(
  { database, service }: World,
  allow: readonly string[],
  options: Partial<CalendarJobOptions> = {},
): TestCalendarJob {
  const readings: string[] = []
  const threads = options.threads ?? sharedThreads()
  const job = makeCalendarJob({
    database,
    seal: service.runtime.seal,
    brand: registry.brand,
    threads,
    fetcher: makeFetcher({
      on: true,
      allow: allow.map(readAllowedAddress).filter((entry) => entry !== null),
      local: false,
      agent: () => 'test/1',
    }),
    log: { debug() {}, info() {}, warn() {}, error: (facts) => console.error(facts) },
    onRead: (_, code) => readings.push(code),
    onCounted() {},
    ...options,
  })
  return { ...job, readings, threads, end: () => threads.stop() }
}

/** Connects the calendar at an address, which nobody has read yet. @returns its id. */
export async function aFeed(
  { database, service }: World,
  { owner }: Pick<Account, 'owner'>,
  url: string,
): Promise<string> {
  const source_id = randomUUID()
  const address = new URL(url)
  await database.write(owner, {
    work: (db) =>
      insertCalendar(db, {
        source_id,
        kind: 'ics',
        name: address.hostname,
        named: false,
        host: address.hostname,
        sealed: sealCalendarAddress(service.runtime.seal, owner, address.href),
        address_hash: hashCalendarAddress(owner, new URL(`${url}?${source_id}`)),
      }),
  })
  return source_id
}

/** A calendar as it is stored; times count in seconds from now, by the database's clock. */
export interface StoredCalendar {
  state: string
  problem: string | null
  name: string
  claim: number
  failures: number
  due: number | null
  expand: number | null
  leased: boolean
  read: number | null
  checked: number | null
  known_from: Date | null
  known_until: Date | null
  events: number
  incomplete: boolean
  interval_seconds: number
  sealed: string | null
  parsed: Buffer | null
  content: Buffer | null
}

/** The calendar as it is stored now. */
export async function storedCalendar(
  { database }: World,
  { owner }: Pick<Account, 'owner'>,
  source_id: string,
): Promise<StoredCalendar> {
  const [row] = await database.read(owner, (db) =>
    db.run<StoredCalendar>(sql`
      select state, problem, name, claim, failures, lease_until > clock_timestamp() as leased,
        round(extract(epoch from due_at - clock_timestamp()))::int as due,
        round(extract(epoch from expand_at - clock_timestamp()))::int as expand,
        round(extract(epoch from clock_timestamp() - read_at))::int as read,
        round(extract(epoch from clock_timestamp() - checked_at))::int as checked,
        known_from, known_until, events, incomplete, interval_seconds, sealed, parsed, content
      from calendar_sources
      where owner_id = ${owner} and source_id = ${source_id}`),
  )
  if (!row) throw new Error('There is no such calendar.')
  return { ...row, leased: row.leased ?? false }
}

/** What a test changes in a stored calendar. */
export type StoredChange =
  | 'due'
  | 'expand'
  | 'lease over'
  | 'failing for a week'
  | 'read a day ago'
  | 'read by an earlier reader'
  | { readonly sealed: string }

/** Changes a stored calendar, such as when it is due. */
export async function changeStored(
  { database }: World,
  { owner }: Pick<Account, 'owner'>,
  source_id: string,
  change: StoredChange,
): Promise<void> {
  const set =
    typeof change === 'object'
      ? sql`sealed = ${change.sealed}`
      : {
          due: sql`due_at = now()`,
          'read by an earlier reader': sql`zone_data = split_part(zone_data, '/', 1), due_at = now()`,
          expand: sql`expand_at = now()`,
          'lease over': sql`lease_until = now()`,
          'read a day ago': sql`read_at = ${earlier(sql`read_at`, '1 day')}`,
          'failing for a week': sql`due_at = now(), failing_since = now() - interval '7 days'`,
        }[change]
  await database.write(owner, {
    work: (db) =>
      db.run(sql`
        update calendar_sources
        set ${set}
        where owner_id = ${owner} and source_id = ${source_id}`),
  })
}

/** The busy runs of a calendar in all months, as instants; one that goes on in the next month is one. */
export async function storedRuns(
  { database }: World,
  { owner }: Pick<Account, 'owner'>,
  source_id: string,
): Promise<{ from: string; to: string; kind: string }[]> {
  const rows = await database.read(owner, (db) =>
    db.run<{ month: string; runs: Buffer }>(sql`
      select to_char(month, 'YYYY-MM') as month, runs
      from calendar_months
      where owner_id = ${owner} and source_id = ${source_id}
      order by month`),
  )
  const at = (quarter: number) => new Date(quarter * 900_000).toISOString()
  const all: { from: number; to: number; kind: string }[] = []
  for (const run of rows.flatMap(({ month, runs }) => decodeMonth(month, runs))) {
    const last = all.at(-1)
    if (last?.to === run.from && last.kind === run.kind) last.to = run.to
    else all.push({ ...run })
  }
  return all.map(({ from, to, kind }) => ({ from: at(from), to: at(to), kind }))
}
