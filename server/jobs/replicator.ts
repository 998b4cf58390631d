import type { Job } from '#server/jobs/run.ts'

/** The most milliseconds that an answer waits for replication. */
const patience = 1_000

/** Replicates the changes of a commit before it is answered. */
export interface Replicator {
  /** Replicates the queued changes of an account. Resolves when that is done, or after a second; never rejects. */
  replicate(owner: string): Promise<void>
  /** Resolves when all replication under way has ended. */
  ended(): Promise<void>
}

interface Runs {
  current: Promise<void>
  /** Begins when the current run has ended, for commits that the current run may not have seen. */
  next: Promise<void> | null
}

/**
 * Runs the replication job right after a commit. A run that takes too long goes on in the background, and a
 * worker retries a run that fails. Several commits of one account share a run.
 */
export function makeReplicator(
  job: Job,
  wake: () => void,
  onError: (error: unknown) => void,
): Replicator {
  const accounts = new Map<string, Runs>()

  const run = async (owner: string): Promise<void> => {
    await job.run(owner).catch(onError)
  }

  function begin(owner: string): Promise<void> {
    const runs = accounts.get(owner)
    if (!runs) {
      const first: Runs = { current: Promise.resolve(), next: null }
      accounts.set(owner, first)
      first.current = run(owner).finally(() => follow(owner, first))
      return first.current
    }
    runs.next ??= runs.current.then(() => run(owner)).finally(() => follow(owner, runs))
    return runs.next
  }

  function follow(owner: string, runs: Runs): void {
    if (!runs.next) accounts.delete(owner)
    else Object.assign(runs, { current: runs.next, next: null })
  }

  return {
    async replicate(owner) {
      let late: NodeJS.Timeout | undefined
      const enough = new Promise<void>((resolve) => {
        late = setTimeout(resolve, patience)
      })
      await Promise.race([begin(owner), enough])
      clearTimeout(late)
      wake()
    },
    async ended() {
      while (accounts.size > 0) {
        await Promise.all([...accounts.values()].map(({ current }) => current))
      }
    },
  }
}
