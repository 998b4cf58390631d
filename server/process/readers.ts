import type { FetchConfig } from '#server/config.ts'
import type { Pictures } from '#server/domain/media/pictures.ts'
import { type Ocr, openOcr } from '#server/jobs/capture/ocr.ts'
import { openThreads, type ReaderThreads } from '#server/jobs/threads.ts'
import { type HostSlots, makeHostSlots } from '#server/outbound/fetch/host_slots.ts'
import { atOnceOfHost, gapOfHost } from '#server/outbound/fetch/page.ts'
import { openPictures } from '#server/pictures/open.ts'
import { fetcherOf } from '#server/process/fetcher.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import type { Fetcher } from '#server/outbound/fetch/fetcher.ts'

/** How this process reads what others wrote. */
export interface ReaderSettings {
  readonly fetch: FetchConfig
  /** Threads that read; with 0 this process reads nothing. */
  readonly reader_threads: number
  /** Threads that a process has already; its own by default. */
  readonly threads?: ReaderThreads
  /** Whether words in pictures are read, where what reads them is installed. */
  readonly ocr: boolean
}

/** What this process reads with: one of each, for calendars, captures and roundups. */
export interface Readers {
  readonly fetcher: Fetcher
  readonly threads: ReaderThreads
  readonly ocr: Ocr
  readonly pictures: Pictures
  /** How many pages of one host it fetches at once and how soon, for captures and roundups together. */
  readonly slots: HostSlots
  /** Ends all threads, and what is read in them. The jobs were stopped before. */
  stop(): Promise<void>
}

/** Opens what this process reads with. `base_url` is what callers know the service by. */
export function openReaders(
  { fetch, reader_threads, threads: given, ocr: hasOcr }: ReaderSettings,
  {
    host,
    base_url,
    metrics,
    under_way,
    pictures = openPictures(),
  }: {
    /** Where this process listens. */
    host: string
    base_url: () => string
    metrics: Metrics
    /** How many requests this process is answering. */
    under_way?: Int32Array
    /** What decodes pictures in this process; opened here where nothing else needs it. */
    pictures?: Pictures
  },
): Readers {
  const onEnded = metrics.calendarThreadEnded
  const threads = given ?? openThreads({ threads: reader_threads, onEnded, under_way })
  const fetcher = fetcherOf({ ...fetch, host, base_url, onRefused: metrics.fetchRefused })
  const ocr = openOcr({ on: hasOcr, onRead: metrics.wordsRead })
  return {
    fetcher,
    threads,
    ocr,
    pictures,
    slots: makeHostSlots(atOnceOfHost, gapOfHost),
    async stop() {
      await Promise.all([threads.stop(), ocr.stop(), pictures.stop()])
    },
  }
}
