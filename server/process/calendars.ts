import { registry } from '#generated/server/capabilities.ts'
import type { FetchConfig } from '#server/config.ts'
import type { Database } from '#server/database/db.ts'
import type { Seal } from '#server/domain/seal.ts'
import { type CalendarJob, makeCalendarJob } from '#server/jobs/calendar.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { fetcherOf } from '#server/process/fetcher.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'

/** How this process reads calendars. */
export interface CalendarSettings {
  readonly fetch: FetchConfig
  /** Threads that read calendars; with 0 this process reads none. */
  readonly reader_threads: number
}

/** Reading calendars in this process. */
export interface CalendarReading {
  /** None where this process has no threads for it. */
  readonly jobs: readonly CalendarJob[]
  /** Gives up what is being fetched and read; it is due again. */
  stop(): Promise<void>
}

/** Makes the job that reads calendars. `base_url` is what callers know the service by. */
export function calendarJobs(
  { fetch, reader_threads }: CalendarSettings,
  {
    host,
    base_url,
    metrics,
    ...given
  }: {
    /** Where this process listens. */
    host: string
    database: Database
    seal: Seal
    base_url: () => string
    log: Log
    metrics: Metrics
  },
): CalendarReading {
  const { brand } = registry
  const { seal } = given
  const threads = openThreads({
    threads: reader_threads,
    onEnded: metrics.calendarThreadEnded,
  })
  const fetcher = fetcherOf({ ...fetch, host, base_url, onRefused: metrics.fetchRefused })
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
    async stop() {
      job.stop()
      await threads.stop()
    },
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
