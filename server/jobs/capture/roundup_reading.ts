import type { ClaimedRoundup } from '#server/data/roundups/claim.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'
import type { SourceAbout } from '#server/domain/capture/source_input.ts'
import { distinctItems } from '#server/domain/roundup/found.ts'
import { openSources } from '#server/domain/roundup/sources.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { RoundupReading } from '#server/flows/roundup/store_reading.ts'
import { backOff, maxAttempts, maxStarved, starvedPause } from '#server/jobs/capture/timing.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'
import type { HostSlots } from '#server/outbound/fetch/host_slots.ts'
import { fetchPage, maxRetryAfter, type PageFetch } from '#server/outbound/fetch/page.ts'
import type { Fetcher } from '#server/outbound/fetch/fetcher.ts'

/** What sources of roundups are read with. */
export interface RoundupReaders {
  readonly fetcher: Fetcher
  readonly threads: ReaderThreads
  readonly slots: HostSlots
  readonly seal: Seal
  /** Aborted when the process stops. */
  readonly stopped: AbortSignal
}

/** Seconds until a source is due again whose host was asked for too many at once. */
const shortly = 5

type Failed = RoundupReading & { state: 'failed' }

const unreachable: Failed = { state: 'failed', code: 'source_unreachable' }
const unsupported: Failed = { state: 'failed', code: 'source_unsupported' }

/** Reads the source of a claimed roundup, outside of any transaction. */
export async function readRoundupSource(
  tools: RoundupReaders,
  owner: string,
  claimed: ClaimedRoundup,
): Promise<RoundupReading> {
  const { seal } = tools
  const { source_url, source_text } = openSources(seal, owner, claimed.kept)
  if (source_text !== null) {
    const bytes = Buffer.from(source_text, 'utf8')
    return readBytes(tools, owner, claimed, bytes, {
      ...{ type: 'text', url: source_url, charset: 'utf-8', is_list: true },
    })
  }
  // No key opens what was sent.
  if (source_url === null) return unsupported
  const { unwrapped_url, fetch } = linkForm(source_url)
  if (fetch === 'no') return { state: 'read', items: [], items_left_out: 0 }
  const host = URL.parse(unwrapped_url)?.hostname ?? ''
  const release = tools.slots.take(host)
  if (release === null) return { state: 'put_off', seconds: shortly, why: null }
  const fetched = await fetchPage(tools.fetcher, unwrapped_url, {
    ...{ purpose: 'asked', language: null, signal: tools.stopped },
  }).finally(release)
  if (fetched.state === 'none') return notFetched(fetched, claimed)
  const { bytes, type, charset, url } = fetched
  return readBytes(tools, owner, claimed, bytes, { type, charset, url })
}

/** What follows from a page that could not be fetched. */
function notFetched(
  { why, again, retry_after }: PageFetch & { state: 'none' },
  { attempts }: ClaimedRoundup,
): RoundupReading {
  const end = why === 'dead' || why === 'gone' ? unreachable : unsupported
  if (!again || attempts >= maxAttempts) return end
  if (retry_after === null) return later(attempts)
  return retry_after > maxRetryAfter
    ? end
    : { state: 'put_off', seconds: retry_after, why: 'asked' }
}

/** What follows where the machine did not get to a source: it is no attempt, until that was so too often. */
export function starved({ starved: before }: Pick<ClaimedRoundup, 'starved'>): RoundupReading {
  if (before >= maxStarved) return { ...unreachable, busy: true }
  return { state: 'put_off', seconds: starvedPause, why: null, is_starved: true }
}

function later(attempts: number): RoundupReading {
  return { state: 'put_off', seconds: backOff(attempts), why: 'failed' }
}

async function readBytes(
  { threads }: RoundupReaders,
  owner: string,
  claimed: ClaimedRoundup,
  bytes: Uint8Array,
  about: Pick<SourceAbout, 'type' | 'url' | 'charset' | 'is_list'>,
): Promise<RoundupReading> {
  const { now, created_at, timezone, attempts } = claimed
  // A picture is one thing, whatever is on it.
  if (about.type === 'image') return { state: 'read', items: [], items_left_out: 0 }
  // Relative words of a text count from when it was sent, those of a page from when it is read.
  const since = about.type === 'text' ? created_at : now
  let reading: SourceReading
  try {
    reading = await threads.run('read_source', owner, {
      ...{ bytes, ...about, timezone, now: since.toISOString(), language: null, depth: 'items' },
    })
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.why === 'stopped') throw error
    if (error.why === 'starved') return starved(claimed)
    return attempts >= 2 ? unsupported : later(attempts)
  }
  if (reading.is_wall) return unsupported
  const items = distinctItems(reading.items)
  const items_left_out = reading.items_left_out
  // One item that a page lists is what the page is about.
  if (items.length > 1) return { state: 'read', items, items_left_out }
  const isAbout = items.length === 1 || reading.claims.some(({ field }) => field === 'title')
  return isAbout ? { state: 'read', items: [], items_left_out: 0 } : unsupported
}
