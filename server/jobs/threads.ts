import { FairQueue } from '#server/domain/basics/fair_queue.ts'
import { Thread, type ThreadEnd, ThreadEnded } from '#server/jobs/thread.ts'
import type { ReaderData, ReadingKind, ReadingKinds } from '#server/reading/kinds.ts'

/** Threads that read what others wrote, apart from the one that answers requests. */
export interface ReaderThreads {
  /** How many tasks run at once; with 0 none ever does. */
  readonly count: number
  /**
   * Runs a task in a thread when it is its owner's turn. Errors: `ThreadEnded` if it took more time or memory than a
   * task may, the machine let it work too little, or the pool was stopped; any other `Error` says where something was thrown.
   */
  run<Kind extends ReadingKind>(
    kind: Kind,
    owner: string,
    input: ReadingKinds[Kind]['input'],
  ): Promise<ReadingKinds[Kind]['output']>
  /** Ends all threads, and rejects what waits or runs. */
  stop(): Promise<void>
}

export interface ThreadOptions extends ReaderData {
  readonly threads: number
  /** Called when a thread was ended in the middle of a task. */
  readonly onEnded?: (why: ThreadEnd) => void
  /** Milliseconds that a task may take; 10,000 by default. */
  readonly max_ms?: number
  /** Megabytes that a thread may have; 256 by default. */
  readonly max_mb?: number
  /** The module that threads run, for tests. */
  readonly entry?: URL
}

interface Waiting {
  begin(thread: Thread): Promise<void>
  reject(error: Error): void
}

const reader = new URL('../reading/thread.ts', import.meta.url)

/** Opens a pool of reader threads, which take turns between owners. */
export function openThreads(options: ThreadOptions): ReaderThreads {
  const { onEnded, max_ms = 10_000, max_mb = 256, entry = reader, under_way } = options
  const queue = new FairQueue<Waiting>()
  const threads = Array.from({ length: options.threads }, () => {
    return new Thread(entry, { max_ms, max_mb, under_way })
  })
  const idle = [...threads]
  /** How many tasks of an owner are running. */
  const running = new Map<string, number>()
  let isStopped = false

  function next(): void {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      const taken = queue.take((owner) => running.has(owner))
      if (!taken) {
        idle.push(thread)
        return
      }
      start(thread, taken)
    }
  }

  function start(thread: Thread, { owner, task }: { owner: string; task: Waiting }): void {
    running.set(owner, (running.get(owner) ?? 0) + 1)
    task.begin(thread).finally(() => {
      const left = (running.get(owner) ?? 1) - 1
      if (left > 0) running.set(owner, left)
      else running.delete(owner)
      idle.push(thread)
      if (!isStopped) next()
    })
  }

  return {
    count: options.threads,
    run(kind, owner, input) {
      if (isStopped) return Promise.reject(new ThreadEnded('stopped'))
      return new Promise((resolve, reject) => {
        const refuse = (error: Error) => {
          if (error instanceof ThreadEnded && !isStopped) onEnded?.(error.why)
          reject(error)
        }
        const begin = async (thread: Thread) => {
          try {
            resolve(await thread.run(kind, input))
          } catch (error) {
            refuse(error instanceof Error ? error : new Error('A reader thread failed.'))
          }
        }
        queue.push(owner, { begin, reject })
        next()
      })
    },
    async stop() {
      isStopped = true
      for (const { reject } of queue.drain()) reject(new ThreadEnded('stopped'))
      await Promise.all(threads.map((thread) => thread.end()))
    },
  }
}
