import { Thread, ThreadEnded } from '#server/jobs/thread.ts'
import type { PictureLine } from '#server/domain/capture/picture.ts'

/** Reads the words in pictures: one picture at a time in a process, in a thread of its own. */
export interface Ocr {
  /**
   * The words in a picture, which was encoded by us. Null where it is switched off or not installed, and where it took
   * too long. `busy` where others' pictures were read for five seconds: ask again in some seconds.
   *
   * Errors: `ThreadEnded` if it was stopped.
   */
  read(picture: Uint8Array): Promise<readonly PictureLine[] | 'busy' | null>
  /** Ends the thread, and rejects what runs. */
  stop(): Promise<void>
}

export interface OcrOptions {
  /** False for none. */
  readonly on: boolean
  /** Called with the seconds that each picture took. */
  readonly onRead?: (seconds: number, end: 'read' | 'ended') => void
  /** Milliseconds that a picture may take; 20,000 by default. */
  readonly max_ms?: number
  /** Milliseconds that a picture waits for its turn; 5,000 by default. */
  readonly patience_ms?: number
  /** Milliseconds after which a thread that reads nothing is ended; a minute by default. */
  readonly idle_ms?: number
}

const reader = new URL('../../reading/thread.ts', import.meta.url)

/**
 * Opens what reads words. It starts nothing before the first picture; its thread then takes some 150 MB, and gives them
 * back when it has read nothing for a minute.
 *
 * It is no thread of the pool: reading words takes twenty times as long as everything else that threads do, and two at
 * once would take the memory twice.
 */
export function openOcr(options: OcrOptions): Ocr {
  const { on, onRead, max_ms = 20_000, patience_ms = 5_000, idle_ms = 60_000 } = options
  const thread = new Thread(reader, { max_ms, max_mb: 256 })
  let isInstalled = on
  let isBusy = false
  let isStopped = false
  /** What waits for its turn, the longest first. */
  const waiting = new Set<() => void>()
  let idle: NodeJS.Timeout | undefined

  /** Reads a picture whose turn it is. */
  async function readNow(picture: Uint8Array): Promise<readonly PictureLine[] | null> {
    if (isStopped) throw new ThreadEnded('stopped')
    if (!isInstalled) return null
    const started = performance.now()
    const ended = (end: 'read' | 'ended') => onRead?.((performance.now() - started) / 1000, end)
    try {
      // A copy, since bytes that fill their memory are moved into the thread.
      const bytes = Uint8Array.from(picture)
      const lines = await thread.run<readonly PictureLine[] | null>('read_words', { bytes })
      ended('read')
      isInstalled = lines !== null
      return lines
    } catch {
      if (isStopped) throw new ThreadEnded('stopped')
      // It took too long or too much memory, or broke the reader: nothing is known of its words.
      ended('ended')
      await thread.end()
      return null
    }
  }

  /** Waits for a turn, which `giveTurn` ends. @returns whether it came in time. */
  function takeTurn(): Promise<boolean> {
    if (!isBusy) {
      isBusy = true
      clearTimeout(idle)
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const decide = (isTurn: boolean) => {
        clearTimeout(late)
        waiting.delete(take)
        resolve(isTurn)
      }
      const take = () => decide(true)
      const late = setTimeout(() => decide(false), patience_ms)
      waiting.add(take)
    })
  }

  /** Gives the turn to what has waited longest. */
  function giveTurn(): void {
    const [next] = waiting
    if (next) {
      next()
    } else {
      isBusy = false
      idle = setTimeout(() => void thread.end(), idle_ms).unref()
    }
  }

  return {
    async read(picture) {
      if (isStopped) throw new ThreadEnded('stopped')
      if (!isInstalled) return null
      if (!(await takeTurn())) return 'busy'
      try {
        return await readNow(picture)
      } finally {
        giveTurn()
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(idle)
      await thread.end()
    },
  }
}
