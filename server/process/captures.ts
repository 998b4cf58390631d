import type { Database } from '#server/database/db.ts'
import { findDueAmount } from '#server/data/due_work/find.ts'
import type { ModelConfig } from '#server/domain/assistant/language_model.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Tell } from '#server/domain/calls/tell.ts'
import { makeNamer } from '#server/jobs/capture/namer.ts'
import { openModel } from '#server/outbound/language_model.ts'
import { makeCaptureJob } from '#server/jobs/capture/job.ts'
import { makeRoundupJob } from '#server/jobs/capture/roundup.ts'
import type { Job } from '#server/jobs/run.ts'
import type { Readers } from '#server/process/readers.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'

/** Reading captures and roundups in this process. */
export interface CaptureReading {
  /** None where this process has no threads for it. */
  readonly jobs: readonly Job[]
  /** Gives up what is being fetched and read, and returns its leases: it is due again. */
  stop(): Promise<void>
}

/** Milliseconds between two samples of what is due. */
const sampled = 15_000

/** Makes the jobs that read captures, and the sources of roundups. */
export function captureJobs(
  { fetcher, threads, ocr, pictures, slots }: Readers,
  {
    metrics,
    model,
    ...given
  }: {
    database: Database
    seal: Seal
    tell: Tell
    log: Log
    metrics: Metrics
    /** Null where none is configured. */
    model: ModelConfig | null
  },
): CaptureReading {
  if (threads.count === 0) return { jobs: [], async stop() {} }
  const job = makeCaptureJob({
    ...given,
    fetcher,
    threads,
    ocr,
    pictures,
    slots,
    // Its client is loaded only where it is used.
    namer: model?.captures ? makeNamer(openModel(model), given) : null,
    onEnd: metrics.captureEnded,
    onStage: metrics.captureStage,
    onFetched: metrics.pageFetched,
  })
  const roundups = makeRoundupJob({
    ...given,
    fetcher,
    threads,
    slots,
    onRead: metrics.roundupRead,
  })
  const sample = () => findDueAmount(given.database, 'capture').then(metrics.capturesDue, () => {})
  const sampling = setInterval(sample, sampled).unref()
  return {
    jobs: [job, roundups],
    async stop() {
      clearInterval(sampling)
      roundups.stop()
      await job.stop()
    },
  }
}
