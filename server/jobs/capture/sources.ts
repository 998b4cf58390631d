import type { SourceReading } from '#server/domain/language/claim.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { isShort } from '#server/domain/capture/short_text.ts'
import type { Kept, OneSource } from '#server/domain/capture/kept.ts'
import { readBytes, resultOf } from '#server/jobs/capture/bytes.ts'
import { readMedia } from '#server/jobs/capture/media.ts'
import { readUrl } from '#server/jobs/capture/page.ts'
import {
  AttemptEnded,
  type Attempt,
  type CaptureTools,
  notRead,
  unlessAborted,
} from '#server/jobs/capture/tools.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'
import type { SourceResult } from '#server/jobs/capture/source_result.ts'

/** Reads what a capture is mostly read from. If its time is over, or something breaks, it counts as not read. */
export async function readPrimary(
  tools: CaptureTools,
  attempt: Attempt,
  source: OneSource,
): Promise<SourceResult> {
  const why = source.kind === 'url' ? 'unreachable' : 'unsupported'
  const nothing = { readings: [], keys: [], unread: notRead({ why, again: true }), busy: null }
  if (attempt.is_over) return nothing
  try {
    return await readSource(tools, attempt, source, attempt.depth)
  } catch (error) {
    if (isEnd(error)) throw error
    if (!attempt.signal.aborted) attempt.onBroken(error)
    return nothing
  }
}

/**
 * Whether an error ends the attempt with nothing read: the process stops, the capture is somebody else's, or the machine is
 * too busy.
 */
export function isEnd(error: unknown): boolean {
  if (error instanceof ThreadEnded) return error.why === 'stopped' || error.why === 'starved'
  return error instanceof AttemptEnded && error.why !== 'late'
}

function readSource(
  tools: CaptureTools,
  attempt: Attempt,
  source: OneSource,
  depth: 'items' | 'whole',
): Promise<SourceResult> {
  switch (source.kind) {
    case 'url':
      return readUrl(tools, attempt, source, depth)
    case 'media':
      return readMedia(tools, attempt, source.media_ids, depth)
    case 'text':
      return readText(tools, attempt, source.text, depth)
  }
}

/** Reads what somebody wrote, and has it named by a model where that is configured; the decision follows then. */
async function readText(
  tools: CaptureTools,
  attempt: Attempt,
  text: string,
  depth: 'items' | 'whole',
): Promise<SourceResult> {
  const { naming } = attempt
  if (naming === null || depth === 'whole') return readByRules(tools, attempt, text, depth)
  const result = await readByRules(tools, { ...attempt, deciding: null }, text, depth)
  const [reading] = result.readings
  if (reading === undefined) return result
  return { ...result, readings: [await unlessAborted(attempt.signal, naming(reading, text))] }
}

async function readByRules(
  tools: CaptureTools,
  attempt: Attempt,
  text: string,
  depth: 'items' | 'whole',
): Promise<SourceResult> {
  // A table has more than a line.
  const isLine = depth === 'whole' || !text.includes('\n')
  if (isLine && isShort(text)) {
    const { created_at, timezone } = attempt
    const about = { url: null, timezone, now: created_at.toISOString(), language: null }
    const began = performance.now()
    const reading = readTextSource(text, about)
    tools.onStage?.('read', (performance.now() - began) / 1_000)
    return { ...resultOf({ reading }), is_short: true }
  }
  const bytes = new TextEncoder().encode(text)
  const about = { type: 'text', url: null, charset: 'utf-8', depth } as const
  return resultOf(await readBytes(tools, attempt, { bytes, ...about }, []))
}

/** What came of the sources besides the primary one. */
interface FurtherResult {
  readonly readings: readonly SourceReading[]
  /** Seconds after which there is room for one of them; null where there was for all. */
  readonly busy: number | null
  /** An address whose host did not answer; null where all did. */
  readonly dead: string | null
}

/** Reads what else there is about the idea: further sources and pictures that were added. What cannot be read is left out. */
export async function readFurther(
  tools: CaptureTools,
  attempt: Attempt,
  { reading, said }: Kept,
): Promise<FurtherResult> {
  const sources: OneSource[] = [...reading.secondary]
  if (said.media_ids.length > 0) sources.push({ kind: 'media', media_ids: said.media_ids })
  const readings: SourceReading[] = []
  let dead: string | null = null
  for (const source of sources) {
    const result = await readOther(tools, attempt, source)
    if (result === null) continue
    // A page of a busy host is left out by the last attempt only.
    if (result.busy !== null && !attempt.is_last) return { readings: [], busy: result.busy, dead }
    if (result.unread === null) readings.push(...result.readings)
    else if (result.unread.is_dead) dead ??= result.unread.url
  }
  return { readings, busy: null, dead }
}

/** Reads a further source; null where that breaks, or there is no time left for it. */
async function readOther(
  tools: CaptureTools,
  attempt: Attempt,
  source: OneSource,
): Promise<SourceResult | null> {
  if (attempt.is_over) return null
  try {
    return await readSource(tools, attempt, source, 'whole')
  } catch (error) {
    if (isEnd(error)) throw error
    if (!attempt.signal.aborted) attempt.onBroken(error)
    return null
  }
}
