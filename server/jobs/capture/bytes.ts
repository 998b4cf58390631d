import type { SourceReading } from '#server/domain/language/claim.ts'
import type { Decision } from '#server/domain/capture/decision.ts'
import type { SourceInput } from '#server/domain/capture/source_input.ts'
import {
  type Attempt,
  AttemptEnded,
  type CaptureTools,
  notRead,
  unlessAborted,
} from '#server/jobs/capture/tools.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'
import type { SourceResult } from '#server/jobs/capture/source_result.ts'

/** The attempts after which what ends its thread is not read any more. */
const maxReaderEnds = 2

/** What a reader gets, without what follows from the attempt. */
export type Bytes = Pick<SourceInput, 'bytes' | 'type' | 'url' | 'charset' | 'depth' | 'picture'>

/** What was read of bytes, and what follows from it where that was decided in one go; or that nothing was. */
export type BytesRead =
  | { readonly reading: SourceReading; readonly decision?: Decision }
  | Pick<SourceResult, 'unread'>

/**
 * Reads bytes in a thread. What ends its thread counts as not read: the second time for good. Errors: `ThreadEnded` where
 * the machine was too busy, which counts for nothing. Where `before` is given,
 * the readings that go before, and nothing else has to be read for the capture, it is decided there as well.
 */
export async function readBytes(
  { threads, onStage }: CaptureTools,
  { owner, number, created_at, timezone, signal, deciding }: Attempt,
  bytes: Bytes,
  before: readonly SourceReading[] | null = null,
): Promise<BytesRead> {
  const began = performance.now()
  const about = { timezone, now: created_at.toISOString(), language: null }
  const source = { ...bytes, ...about }
  // Without the catalogs it is read alone, and decided when they are there.
  const decide = before && (await deciding?.(before).catch(() => null))
  try {
    const reading = decide
      ? threads.run('read_and_decide', owner, { ...source, decide })
      : threads.run('read_source', owner, source).then((read) => ({ reading: read }))
    return await unlessAborted(signal, reading)
  } catch (error) {
    // A task has less time than an attempt: one that was not done by then waited for its turn.
    if (error instanceof AttemptEnded && error.why === 'late') throw new ThreadEnded('starved')
    if (signal.aborted) throw error
    if (error instanceof ThreadEnded && /^(stopped|starved)$/.test(error.why)) throw error
    const again = number < maxReaderEnds
    return { unread: notRead({ why: 'unsupported', again }) }
  } finally {
    onStage?.('read', (performance.now() - began) / 1_000)
  }
}

/** A source that was read, or not. */
export function resultOf(read: BytesRead, keys: readonly string[] = []): SourceResult {
  if ('unread' in read) return { readings: [], keys, unread: read.unread, busy: null }
  const { reading, decision } = read
  return { readings: [reading], keys, unread: null, busy: null, ...(decision && { decision }) }
}
