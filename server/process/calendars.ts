import { registry } from '#generated/server/capabilities.ts'
import type { FetchConfig } from '#server/config.ts'
import type { Database } from '#server/database/db.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { type CalendarJob, makeCalendarJob } from '#server/jobs/calendar/job.ts'
import type { Readers } from '#server/process/readers.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'

/** Reading calendars in this process. */
export interface CalendarReading {
  /** None where this process has no threads for it. */
  readonly jobs: readonly CalendarJob[]
  /** Gives up what is being fetched and read; it is due again. */
  stop(): void
}

/** Makes the job that reads calendars. */
export function calendarJobs(
  { fetcher, threads }: Readers,
  {
    metrics,
    ...given
  }: {
    database: Database
    seal: Seal
    log: Log
    metrics: Metrics
  },
): CalendarReading {
  const { brand } = registry
  const { seal } = given
  const job = makeCalendarJob({
    ...given,
    fetcher,
    threads,
    brand,
    onRead: metrics.calendarRead,
    onCounted: (owner, calendars) =>
      metrics.calendarsCounted(
        owner,
        calendars.map(({ state, sealed }) => ({
          state,
          old_key: sealed !== null && seal.isOld('calendar', owner, sealed),
        })),
      ),
  })
  return {
    jobs: threads.count > 0 ? [job] : [],
    stop: () => job.stop(),
  }
}

/** Logs once at the start what may be fetched although it is not public. */
export function warnOfAllowed({ allow }: FetchConfig, log: Pick<Log, 'warn'>): void {
  if (allow.length === 0) return
  const entries = allow.map(({ network, name, port, capture }) => {
    const place = `${network ?? name}${port === null ? '' : ` port ${port}`}`
    return capture ? `${place}, also for what is captured` : place
  })
  log.warn(
    { allow: entries },
    'FETCH_ALLOW lets everybody with an account have these addresses fetched',
  )
}
