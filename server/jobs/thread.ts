import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ReaderData, ReadingAnswer, ReadingKind } from '#server/reading/kinds.ts'

/** Why a thread was ended: it took too long, too much memory, or it stopped by itself. */
export type ThreadEnd = 'time' | 'memory' | 'stopped'

/** A thread was ended in the middle of a task; the next task gets a new one. */
export class ThreadEnded extends Error {
  readonly why: ThreadEnd

  constructor(why: ThreadEnd) {
    super(`The thread was ended: ${why}.`)
    this.name = 'ThreadEnded'
    this.why = why
  }
}

/** What a task may take, and what its thread is started with. */
export interface ThreadLimits extends ReaderData {
  readonly most_ms: number
  readonly most_mb: number
}

/** One thread that starts with its first task, and anew after it was ended. */
export class Thread {
  readonly #entry: URL
  readonly #limits: ThreadLimits
  #worker: Worker | null = null
  /** Milliseconds that the thread had worked when its last task ended. */
  #worked = 0

  constructor(entry: URL, limits: ThreadLimits) {
    this.#entry = entry
    this.#limits = limits
  }

  /** Runs one task; the one before must have ended. Errors: `ThreadEnded`, or that something was thrown, and where. */
  run<Output>(kind: ReadingKind, input: unknown): Promise<Output> {
    const worker = this.#worker ?? this.#start()
    return new Promise((resolve, reject) => {
      let isDone = false
      const done = () => {
        isDone = true
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
      }
      const end = (error: Error) => {
        done()
        this.end()
        reject(error)
      }
      const onMessage = (answer: ReadingAnswer<Output>) => {
        done()
        this.#worked = answer.worked
        if ('output' in answer) resolve(answer.output)
        else reject(new Error(`A reader thread threw ${answer.thrown}`))
      }
      const onError = (error: Error & { code?: string }) =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('memory') : error)
      const onExit = () => end(new ThreadEnded('stopped'))
      const { most_ms } = this.#limits
      const before = this.#worked
      let timer = setTimeout(async () => {
        // Other work of the machine goes first: a thread that hardly ran has as much time again.
        const hasWaited = (await workOf(worker)) - before < most_ms / 2
        if (!isDone) timer = setTimeout(() => end(new ThreadEnded('time')), hasWaited ? most_ms : 0)
      }, most_ms)
      worker.on('message', onMessage).on('error', onError).on('exit', onExit).ref()
      worker.postMessage({ kind, input }, movable(input))
    })
  }

  /**
   * Ends the thread, and the task in it, and waits a little for that. V8 ends loops where they call a function of
   * JavaScript; one that is optimized and calls none may go on, but nothing waits for it.
   */
  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    if (worker) await Promise.race([worker.terminate(), wait(2_000, null, { ref: false })])
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      execArgv: [],
      // What is read needs none of the process's secrets.
      env: {},
      workerData: { under_way: this.#limits.under_way } satisfies ReaderData,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#limits.most_mb,
        maxYoungGenerationSizeMb: 16,
      },
    })
    // An error between tasks: the next one starts a new thread.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = null
    })
    this.#worker = worker
    this.#worked = 0
    return worker
  }
}

/** Bytes that alone fill their memory: they are handed to the thread without a copy, and are gone here. */
function movable(input: unknown): ArrayBuffer[] {
  return Object.values(Object(input)).flatMap((value) =>
    value instanceof Uint8Array &&
    value.buffer instanceof ArrayBuffer &&
    value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : [],
  )
}

/** Milliseconds that a thread has worked; infinity where nobody can tell. */
async function workOf(worker: Worker): Promise<number> {
  if (typeof worker.cpuUsage !== 'function') return Number.POSITIVE_INFINITY
  const asked = worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => Number.POSITIVE_INFINITY,
  )
  return Promise.race([asked, wait(1_000, Number.POSITIVE_INFINITY, { ref: false })])
}
