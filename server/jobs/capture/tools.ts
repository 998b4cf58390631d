import type { CaptureHost } from '#server/data/captures/hosts.ts'
import type { Database } from '#server/database/db.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
import type { Pictures } from '#server/domain/media/pictures.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Catalogs } from '#server/jobs/capture/catalogs.ts'
import type { PagesRead } from '#server/jobs/capture/pages_read.ts'
import type { Namer, Naming } from '#server/jobs/capture/namer.ts'
import type { Ocr } from '#server/jobs/capture/ocr.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'
import type { HostSlots } from '#server/outbound/fetch/host_slots.ts'
import type { NoPage } from '#server/outbound/fetch/page.ts'
import type { DecisionInput } from '#server/reading/kinds.ts'
import type { Fetcher } from '#server/outbound/fetch/fetcher.ts'
import type { Unread } from '#server/jobs/capture/source_result.ts'
import type { HostProbes } from '#server/jobs/capture/host_probes.ts'

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
  /** Says how a model names what people wrote; null where only the rules do. */
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
  /** Names what people wrote, by a model; null where only the rules do. */
  readonly naming: Naming | null
  /** Whether lists of things are looked for in the primary source. */
  readonly depth: 'items' | 'whole'
  /** Aborted with an `AttemptEnded`. */
  readonly signal: AbortSignal
  /** Called with an error of ours while a source was read; the source then counts as not read. */
  readonly onBroken: (error: unknown) => void
}

/** A source of which nothing came; without more, another attempt does not help. */
export function notRead(known: Pick<Unread, 'why'> & Partial<Unread>): Unread {
  return { again: false, retry_after: null, url: null, is_dead: false, ...known }
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
