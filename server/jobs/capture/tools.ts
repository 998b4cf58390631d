import type { CaptureHost } from '#server/data/captures/hosts.ts'
import type { Database } from '#server/database/db.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
import type { Decision } from '#server/domain/capture/decision.ts'
import type { Pictures } from '#server/domain/media/pictures.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Catalogs } from '#server/jobs/capture/catalogs.ts'
import type { HostProbes } from '#server/jobs/capture/hosts.ts'
import type { PagesRead } from '#server/jobs/capture/pages_read.ts'
import type { Namer } from '#server/jobs/capture/namer.ts'
import type { Ocr } from '#server/jobs/capture/ocr.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'
import type { HostSlots } from '#server/outbound/fetch/host_slots.ts'
import type { NoPage } from '#server/outbound/fetch/page.ts'
import type { DecisionInput } from '#server/reading/kinds.ts'
import type { Fetcher } from '#server/outbound/fetch/fetcher.ts'

/** What captures are read with. */
export interface CaptureTools {
  readonly database: Database
  readonly seal: Seal
  readonly fetcher: Fetcher
  readonly threads: ReaderThreads
  readonly catalogs: Catalogs
  readonly pictures: Pictures
  readonly ocr: Ocr
  /** How many pages of one host this process fetches at once. */
  readonly slots: HostSlots
  /** Which hosts that did not answer are asked again. */
  readonly probes: HostProbes
  /** What pages said that were read a moment ago. */
  readonly pages: PagesRead
  /** Names what people wrote, by a model; null where only the rules do. */
  readonly namer?: Namer | null
  /** Called after each fetch with what came of it, and the bytes of the page. */
  readonly onFetched?: (why: NoPage | 'page' | 'moved', bytes: number) => void
  /** Called with the seconds that a fetch or a reading took. */
  readonly onStage?: (stage: 'fetch' | 'read', seconds: number) => void
}

/** An attempt was ended from outside: its time is over, another worker has claimed the capture, or the process stops. */
export class AttemptEnded extends Error {
  readonly why: 'late' | 'lost' | 'stopped'

  constructor(why: AttemptEnded['why']) {
    super(`The attempt was ended: ${why}.`)
    this.name = 'AttemptEnded'
    this.why = why
  }
}

/** One attempt to read a capture. */
export interface Attempt {
  readonly owner: string
  readonly capture_id: string
  /** Its number, from 1. */
  readonly number: number
  /** Whether nothing is put off any more. */
  readonly is_last: boolean
  /** Whether it may still be put off without counting. */
  readonly may_wait: boolean
  /** Milliseconds for which a place of a host is waited for. */
  readonly slot_wait: number
  /** Whether nothing is read any more: all attempts before ended without a word. */
  readonly is_over: boolean
  /** Whether a person has it tried again: its host is asked even if it was dead a moment ago. */
  readonly is_retry: boolean
  /** What the account's captures know of hosts. */
  readonly hosts: readonly CaptureHost[]
  /** When the capture was made: relative words count from it. */
  readonly created_at: Date
  /** Of the account. */
  readonly timezone: string
  /**
   * What a decision is made of besides the source that is being read, with what was read before it; null where more than
   * that source has to be read.
   */
  readonly deciding: ((before: readonly SourceReading[]) => Promise<DecisionInput>) | null
  /** Whether lists of things are looked for in the primary source. */
  readonly depth: 'items' | 'whole'
  /** Aborted with an `AttemptEnded`. */
  readonly signal: AbortSignal
  /** Called with an error of ours while a source was read; the source then counts as not read. */
  readonly onBroken: (error: unknown) => void
}

/** Why nothing came of a source: `quiet` where its host was not asked, because it did not answer a moment ago. */
export interface Unread {
  readonly why: 'unreachable' | 'quiet' | 'unsupported' | 'deleted'
  /** Whether another attempt may help. */
  readonly again: boolean
  /** Seconds that the host wants to be left alone; null where it says nothing. */
  readonly retry_after: number | null
  /** The address whose host did not answer, or wants to be left alone; null where neither is so. */
  readonly url: string | null
  /** Whether it did not answer at all. */
  readonly is_dead: boolean
}

/** A source of which nothing came; without more, another attempt does not help. */
export function notRead(known: Pick<Unread, 'why'> & Partial<Unread>): Unread {
  return { again: false, retry_after: null, url: null, is_dead: false, ...known }
}

/** What came of one source. */
export interface SourceResult {
  readonly readings: readonly SourceReading[]
  /** The addresses it was read from, normalised. */
  readonly keys: readonly string[]
  /** Null where it was read. */
  readonly unread: Unread | null
  /** Seconds after which there is room for it; null where there was. Then nothing else counts. */
  readonly busy: number | null
  /** What follows from it, where that was decided with the reading. */
  readonly decision?: Decision
  /** Whether it was read a moment ago and not again. */
  readonly is_reused?: boolean
  /** Whether it was a short text, of which a decision takes no time either. */
  readonly is_short?: boolean
}

/** What `read` gives, or the signal's reason if that comes first. */
export async function unlessAborted<T>(signal: AbortSignal, read: Promise<T>): Promise<T> {
  // Nobody waits for it any more once the signal comes first.
  read.catch(() => {})
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([read, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
