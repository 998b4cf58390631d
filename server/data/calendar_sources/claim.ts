import type { Database } from '#server/database/db.ts'
import { expandDue } from '#server/data/calendar_sources/conditions.ts'
import { sql } from '#server/database/sql.ts'
import type { CalendarKind, CalendarProblem } from '#server/domain/calendar/source.ts'

/** Seconds that a worker has for one calendar before another worker may claim it. */
const leaseSeconds = 60

/** A calendar that one worker reads, or works out anew. */
export interface ClaimedCalendar {
  source_id: string
  /** Only a result under the latest claim is stored: that with this number, and this end of its lease. */
  claim: number
  lease_until: Date
  /** By the database's clock. */
  now: Date
  kind: CalendarKind
  name: string
  host: string | null
  /** The address, sealed; null for a file and for typed times. */
  sealed: string | null
  /** An upload that was not read yet, packed. */
  content: Buffer | null
  /** The typed times. */
  holds: string[]
  /** Whether it is to be read; if not, only its times are worked out anew. */
  to_read: boolean
  /** Whether its times are to be worked out anew even if it has not changed. */
  to_expand: boolean
  has_parsed: boolean
  validators: { etag: string | null; last_modified: string | null } | null
  content_hash: Buffer | null
  zone_data: string | null
  timezone: string | null
  all_day: 'busy' | 'free'
  tentative: 'busy' | 'partial' | 'free'
  addresses: string[]
  complete: boolean
  failures: number
  failing_since: Date | null
  problem: CalendarProblem | null
  interval_seconds: number
  read_at: Date | null
  known_from: Date | null
  known_until: Date | null
  incomplete: boolean
  /** Of the account. */
  owner_zone: string
  owner_email: string
}

/**
 * Claims one calendar of an account that is due to be read, or whose times are due to be worked out anew; null where no
 * calendar is due that nobody else has claimed. The number of the claim only rises, and the lease ends after a minute.
 *
 * A claim is not waited for until it is on the disk. If a crash of the database loses it, the calendar can be claimed again at
 * once, even by the same number, but never with the same end of the lease, so what the first one brings is not stored.
 */
export async function claimCalendar(
  database: Database,
  owner: string,
): Promise<ClaimedCalendar | null> {
  const [claimed] = await database.write(owner, {
    asyncCommit: true,
    work: (db) =>
      db.run<ClaimedCalendar>(sql`
        with due as (
          select s.source_id, now() as now, coalesce(s.due_at <= now(), false) as to_read,
            coalesce(${expandDue} <= now(), false) as to_expand
          from calendar_sources s
          where s.owner_id = ${owner}
            and (s.due_at <= now() or ${expandDue} <= now())
            and (s.lease_until is null or s.lease_until <= now())
          order by least(s.due_at, ${expandDue}), s.source_id
          limit 1
          for no key update skip locked
        )
        update calendar_sources s
        set claim = s.claim + 1,
          lease_until = date_trunc('milliseconds', now()) + make_interval(secs => ${leaseSeconds})
        from due
        where s.owner_id = ${owner} and s.source_id = due.source_id
        returning s.source_id, s.claim, s.lease_until, due.now, s.kind, s.name, s.host, s.sealed, s.content, s.holds,
          due.to_read, due.to_expand, s.parsed is not null as has_parsed, s.validators, s.content_hash, s.zone_data,
          s.timezone, s.all_day, s.tentative, s.addresses, s.complete, s.failures, s.failing_since, s.problem,
          s.interval_seconds, s.read_at, s.known_from, s.known_until, s.incomplete,
          (select timezone from accounts where owner_id = ${owner}) as owner_zone,
          (select email from accounts where owner_id = ${owner}) as owner_email`),
  })
  return claimed ?? null
}
