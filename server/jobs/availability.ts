import type { Database } from '#server/database/db.ts'
import { replicateAvailability } from '#server/flows/replicate/availability.ts'
import type { Job } from '#server/jobs/run.ts'

/** The job that tells an account's friends when it is free, as far as it shares that, and renews what they were told. */
export function availabilityJob(database: Database, onCopied?: (count: number) => void): Job {
  return { kind: 'busy', run: (owner) => replicateAvailability(database, owner, onCopied) }
}
