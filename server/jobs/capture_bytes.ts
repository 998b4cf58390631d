import type { SourceReading } from '#server/domain/capture/claim.ts'
import type { SourceInput } from '#server/domain/capture/source_input.ts'
import {
  type Attempt,
  type CaptureTools,
  notRead,
  type SourceResult,
  unlessAborted,
} from '#server/jobs/capture_tools.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'

/** The attempts after which what ends its thread is not read any more. */
const mostReaderEnds = 2

/** What a reader gets, without what follows from the attempt. */
export type Bytes = Pick<SourceInput, 'bytes' | 'type' | 'url' | 'charset' | 'depth' | 'picture'>

/** Reads bytes in a thread. What ends its thread counts as not read: the second time for good. */
export async function readBytes(
  { threads, onStage }: CaptureTools,
  { owner, number, created_at, timezone, signal }: Attempt,
  bytes: Bytes,
): Promise<SourceReading | Pick<SourceResult, 'unread'>> {
  const began = performance.now()
  const about = { timezone, now: created_at.toISOString(), language: null }
  try {
    return await unlessAborted(signal, threads.run('read_source', owner, { ...bytes, ...about }))
  } catch (error) {
    if (signal.aborted || (error instanceof ThreadEnded && error.why === 'stopped')) throw error
    const again = number < mostReaderEnds
    return { unread: notRead({ why: 'unsupported', again }) }
  } finally {
    onStage?.('read', (performance.now() - began) / 1_000)
  }
}

/** A source that was read, or not. */
export function resultOf(
  read: SourceReading | Pick<SourceResult, 'unread'>,
  keys: readonly string[] = [],
): SourceResult {
  return 'unread' in read
    ? { readings: [], keys, unread: read.unread, busy: null }
    : { readings: [read], keys, unread: null, busy: null }
}
