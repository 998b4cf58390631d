import type { Job } from '#server/jobs/run.ts'

/** Milliseconds an answer waits for copies to be carried. */
const patience = 1_000

/** Carries what a commit left for other accounts before it is answered. */
export interface Replicator {
  /** Carries what an account's commit left, and returns when that is done or has taken too long. Never fails. */
  replicate(owner: string): Promise<void>
  /** Ends when everything that is under way has ended. */
  ended(): Promise<void>
}

interface Runs {
  current: Promise<void>
  /** Begins when the current one has ended: for those whose commit the current one may not have seen. */
  next: Promise<void> | null
}

/**
 * Runs a job right after a commit, before it is answered. What it cannot do in time it still does, and what
 * fails is due for a worker. Several commits of one account share a run.
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
