import { type ChildProcess, fork } from 'node:child_process'
import { FairQueue } from '#server/domain/basics/fair_queue.ts'
import type { EncodedPicture, PictureProblem, Pictures } from '#server/domain/media/pictures.ts'

/** What a decoding process gets. */
export interface EncodeTask {
  readonly bytes: Uint8Array
}

/** What it answers. */
export type EncodeResult = EncodedPicture | { readonly problem: PictureProblem }

export interface PicturesOptions {
  /** How many are decoded at once; 2 by default. */
  readonly atOnce?: number
  /** Milliseconds that one may take; 10,000 by default. */
  readonly max_ms?: number
  /** Milliseconds after which a process that decodes nothing is ended; a minute by default. */
  readonly idle_ms?: number
  /** The module that processes run, for tests. */
  readonly entry?: URL
}

interface Waiting {
  begin(slot: Slot): Promise<void>
  reject(error: Error): void
}

const decoder = new URL('./process.ts', import.meta.url)

/** Opens what decodes pictures. It starts nothing before the first picture. */
export function openPictures(options: PicturesOptions = {}): Pictures {
  const { atOnce = 2, max_ms = 10_000, idle_ms = 60_000, entry = decoder } = options
  const queue = new FairQueue<Waiting>()
  const idle = Array.from({ length: atOnce }, () => new Slot(entry, max_ms, idle_ms))
  const slots = [...idle]
  const running = new Set<string>()
  let isStopped = false

  function next(): void {
    for (let slot = idle.pop(); slot; slot = idle.pop()) {
      // One account never takes all places, however long its pictures take.
      const taken = queue.takeIdle((owner) => running.has(owner))
      if (!taken) {
        idle.push(slot)
        return
      }
      const { owner, task } = taken
      const free = slot
      running.add(owner)
      task.begin(slot).finally(() => {
        running.delete(owner)
        idle.push(free)
        if (!isStopped) next()
      })
    }
  }

  return {
    encode(owner, bytes) {
      if (isStopped) return Promise.reject(new Error(stopped))
      return new Promise((resolve, reject) => {
        const begin = (slot: Slot) => slot.run({ bytes }).then(resolve, reject)
        queue.push(owner, { begin, reject })
        next()
      })
    },
    async stop() {
      isStopped = true
      for (const { reject } of queue.drain()) reject(new Error(stopped))
      for (const slot of slots) slot.end()
    },
  }
}

const stopped = 'Pictures are no longer decoded.'

/** One process that starts with its first picture, and anew after it was ended. */
class Slot {
  readonly #entry: URL
  readonly #max_ms: number
  readonly #idle_ms: number
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(entry: URL, max_ms: number, idle_ms: number) {
    this.#entry = entry
    this.#max_ms = max_ms
    this.#idle_ms = idle_ms
  }

  /** Runs one task; the one before must have ended. Errors: that this process is about to end. */
  run(task: EncodeTask): Promise<EncodeResult> {
    clearTimeout(this.#idle)
    const child = this.#child ?? this.#start()
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(late)
        child.off('message', onMessage).off('exit', onExit)
        child.unref()
        child.channel?.unref()
        this.#idle = setTimeout(() => this.end(), this.#idle_ms).unref()
      }
      const onMessage = (result: EncodeResult) => {
        done()
        resolve(result)
      }
      const onExit = (_: number | null, signal: string | null) => {
        done()
        if (child.killed && signal === 'SIGTERM') reject(new Error(stopped))
        // The decoder itself broke, or the machine ended it for its memory.
        else resolve({ problem: 'damaged' })
      }
      const late = setTimeout(() => {
        done()
        this.#kill('SIGKILL')
        resolve({ problem: 'too_slow' })
      }, this.#max_ms)
      child.on('message', onMessage).on('exit', onExit)
      child.ref()
      child.channel?.ref()
      // If it cannot be sent, the process has ended, and says so itself.
      child.send(task, () => {})
    })
  }

  /** Ends the process. */
  end(): void {
    clearTimeout(this.#idle)
    this.#kill('SIGTERM')
  }

  #kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    this.#child?.kill(signal)
    this.#child = null
  }

  #start(): ChildProcess {
    const child = fork(this.#entry, {
      // Nothing of this process's: neither its secrets nor its output.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons'],
      serialization: 'advanced',
    })
    // It could not be started, or has ended: 'exit' follows, or the time runs out.
    child.on('error', () => {})
    child.on('exit', () => {
      if (this.#child === child) this.#child = null
    })
    this.#child = child
    return child
  }
}
