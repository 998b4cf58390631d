import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ReaderData, ReadingAnswer, ReadingKind } from '#server/reading/kinds.ts'

/**
 * Why a thread was ended: it worked too long, took too much memory, it stopped by itself, or the machine was too busy to let
 * it work, which says nothing about the task.
 */
export type ThreadEnd = 'time' | 'memory' | 'stopped' | 'starved'

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
  readonly max_ms: number
  readonly max_mb: number
}

/** So that a thread, too, has what Node compiled before: it starts with less than half of the work. */
const preflight = new URL('../preflight.mjs', import.meta.url).href

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
        if (isDone) return
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
      const { max_ms } = this.#limits
      const before = this.#worked
      const all = process.cpuUsage()
      const hasWaited = async () => (await workOf(worker, before, all, max_ms / 10)) < max_ms / 2
      let timer = setTimeout(async () => {
        if (!(await hasWaited())) return end(new ThreadEnded('time'))
        if (isDone) return
        // Other work of the machine goes first: a thread that hardly ran has as much time again.
        timer = setTimeout(async () => {
          const why = (await hasWaited()) ? 'starved' : 'time'
          end(new ThreadEnded(why))
        }, max_ms)
      }, max_ms)
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
      execArgv: ['--import', preflight],
      // What is read needs none of the process's secrets.
      env: {},
      workerData: { under_way: this.#limits.under_way } satisfies ReaderData,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#limits.max_mb,
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

/**
 * Milliseconds that a thread has worked since it had worked `before`. One that does not answer, because it is in the middle
 * of something or has no turn, has worked no longer than the whole process since `all` was taken: as it was when the thread
 * was asked, for the process works on while it waits `patience_ms` for the answer.
 */
async function workOf(
  worker: Worker,
  before: number,
  all: NodeJS.CpuUsage,
  patience_ms: number,
): Promise<number> {
  const ofProcess = millisecondsOf(process.cpuUsage(all))
  if (typeof worker.cpuUsage !== 'function') return ofProcess
  const asked = worker.cpuUsage().then(
    (usage) => millisecondsOf(usage) - before,
    () => null,
  )
  return (await Promise.race([asked, wait(patience_ms, null, { ref: false })])) ?? ofProcess
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}
