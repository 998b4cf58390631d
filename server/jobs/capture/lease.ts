import {
  type ClaimedCapture,
  updateCaptureLease,
  updateCaptureReleased,
} from '#server/data/captures/claim.ts'
import type { Database } from '#server/database/db.ts'
import { AttemptEnded } from '#server/jobs/capture/tools.ts'

/** Milliseconds between two renewals of a lease. */
const usualRenewal = 20_000

/** The lease of one attempt. */
export interface AttemptLease {
  /** Aborted with an `AttemptEnded` when the time is over, the lease is lost, or the process stops. */
  readonly signal: AbortSignal
  /** Renews it no more. */
  end(): void
}

/** Renews the lease of a claimed capture for as long as the attempt may take. */
export function startAttempt({
  database,
  owner,
  claimed,
  stopped,
  most,
  renewEvery = usualRenewal,
}: {
  database: Database
  owner: string
  claimed: ClaimedCapture
  stopped: AbortSignal
  /** Milliseconds that the attempt may take. */
  most: number
  /** Milliseconds between two renewals. */
  renewEvery?: number | undefined
}): AttemptLease {
  const ending = new AbortController()
  const late = setTimeout(() => ending.abort(new AttemptEnded('late')), most)
  const renewing = setInterval(async () => {
    // A database that is away for a moment does not end the attempt: the claim decides when it is stored.
    const isHeld = await database
      .write(owner, { work: (db) => updateCaptureLease(db, claimed) })
      .catch(() => true)
    if (!isHeld) ending.abort(new AttemptEnded('lost'))
  }, renewEvery)
  return {
    signal: AbortSignal.any([stopped, ending.signal]),
    end() {
      clearTimeout(late)
      clearInterval(renewing)
    },
  }
}

/** Returns a claimed capture of which nothing is stored: it is due now, for any worker, with the same attempts left. */
export async function releaseCapture(
  database: Database,
  owner: string,
  claimed: ClaimedCapture,
): Promise<void> {
  await database.write(owner, { work: (db) => updateCaptureReleased(db, claimed) })
}
