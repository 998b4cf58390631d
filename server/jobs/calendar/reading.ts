import type { ClaimedCalendar } from '#server/data/calendar_sources/claim.ts'
import type { NextReading } from '#server/data/calendar_sources/update_claimed.ts'
import type { Reading, ExpandedTimes } from '#server/flows/calendar/store_reading.ts'
import { hashCalendar, knownBounds, monthsOfRuns, timeOf } from '#server/domain/calendar/content.ts'
import {
  openCalendarAddress,
  sealCalendarAddress,
  unpackCalendar,
} from '#server/domain/calendar/seal.ts'
import { type CalendarProblem, longestCalendarName } from '#server/domain/calendar/source.ts'
import {
  afterFailure,
  horizonAt,
  horizonEnds,
  secondsToNextReading,
} from '#server/domain/calendar/timing.ts'
import type { CalendarContext, ExpandedCalendar } from '#server/domain/ics/context.ts'
import { holdsCalendar } from '#server/domain/ics/holds.ts'
import type { CalendarRead } from '#server/domain/ics/read.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import { expandInThread, readInThread } from '#server/jobs/calendar/reader.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'
import { fetchCalendar, type Validators } from '#server/outbound/fetch/calendar.ts'
import type { Fetcher } from '#server/outbound/fetch/fetcher.ts'

/** What calendars are read with. */
export interface CalendarTools {
  readonly fetcher: Fetcher
  readonly threads: ReaderThreads
  readonly seal: Seal
  /** The service's own invitations, which calendars bring back, have UIDs that end in it. */
  readonly brand: string
  /** The UIDs of the plans that the account knows. */
  readonly findOwnUids: (owner: string) => Promise<readonly string[]>
  /** What is kept of the calendar; null where there is nothing. */
  readonly findParsed: (owner: string, source_id: string) => Promise<Uint8Array | null>
  /** Aborted when the process stops. */
  readonly stopped: AbortSignal
}

/** What came of a calendar, and how many bytes it had if it was fetched. */
export interface ReadingResult {
  readonly reading: Reading
  readonly bytes?: number
}

/** Reads a claimed calendar, or works its times out anew, outside of any transaction. */
export function readClaimed(
  tools: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
): Promise<ReadingResult> {
  const { kind, to_read, to_expand, content } = claimed
  if (kind === 'holds') return readHolds(tools, owner, claimed)
  if (content !== null) return readUpload(tools, owner, claimed, content)
  // Settings and the horizon do not wait for a server that may not answer.
  if (kind === 'ics' && to_read && !to_expand) return readFeed(tools, owner, claimed)
  return expandOnly(tools, owner, claimed)
}

async function readFeed(
  tools: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
): Promise<ReadingResult> {
  const { seal, fetcher, stopped } = tools
  const opened = claimed.sealed === null ? null : openCalendarAddress(seal, owner, claimed.sealed)
  if (!fetcher.on) return { reading: { state: 'put_off', seconds: whileOff } }
  // No key opens it any more: the person has to connect it again.
  if (opened === null) return { reading: failed(claimed, 'refused') }
  const { address } = opened
  const sealed = opened.old ? sealCalendarAddress(seal, owner, address) : null
  // What an earlier reader kept of a calendar is read again, even if the calendar has not changed.
  const isKept = claimed.has_parsed && readerOf(claimed) === reader
  const known = isKept && claimed.validators
  const fetched = await fetchCalendar(fetcher, address, known || nothing, { signal: stopped })
  if (fetched.state === 'failed') {
    return { reading: failed(claimed, fetched.problem, fetched.retry_after) }
  }
  const seconds = claimed.interval_seconds
  if (fetched.state === 'unchanged') {
    return {
      reading: await unchanged(tools, owner, claimed, { seconds, sealed, validators: null }),
    }
  }
  const { bytes, validators, max_age } = fetched
  const content_hash = await hashCalendar(bytes)
  if (isKept && claimed.content_hash?.equals(content_hash)) {
    const reading = await unchanged(tools, owner, claimed, { seconds, sealed, validators })
    return { reading, bytes: bytes.byteLength }
  }
  const reading = await readBytes(tools, owner, claimed, bytes, {
    content_hash,
    validators,
    sealed,
    secondsOf: (asked) => secondsToNextReading(claimed.source_id, [max_age, asked]),
  })
  return { reading, bytes: bytes.byteLength }
}

/** Seconds until a calendar is looked at again while nothing is fetched. */
const whileOff = 3_600

const nothing: Validators = { etag: null, last_modified: null }

async function readUpload(
  tools: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
  content: Uint8Array,
): Promise<ReadingResult> {
  const bytes = await unpackCalendar(tools.seal, owner, 'calendar_upload', content)
  if (bytes === null) return { reading: failed(claimed, 'refused') }
  const content_hash = await hashCalendar(bytes)
  return { reading: await readBytes(tools, owner, claimed, bytes, { ...once, content_hash }) }
}

async function readHolds(
  tools: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
): Promise<ReadingResult> {
  const zone = claimed.timezone ?? claimed.owner_zone
  const bytes = Buffer.from(holdsCalendar(claimed.holds, zone), 'utf8')
  const content_hash = await hashCalendar(bytes)
  return { reading: await readBytes(tools, owner, claimed, bytes, { ...once, content_hash }) }
}

interface ReadOptions {
  readonly content_hash: Buffer
  readonly validators: Validators | null
  readonly sealed: string | null
  /** Seconds until the next reading, by what the calendar asks for. */
  readonly secondsOf: (asked: number | null) => number | null
}

/** Nothing reads an upload or typed times again by itself. */
const once: Omit<ReadOptions, 'content_hash'> = {
  validators: null,
  sealed: null,
  secondsOf: () => null,
}

async function readBytes(
  { threads, seal, brand, findOwnUids }: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
  bytes: Uint8Array,
  { content_hash, validators, sealed, secondsOf }: ReadOptions,
): Promise<Reading> {
  const hasOwn = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(`@${brand}`)
  const own_uids = hasOwn ? await findOwnUids(owner) : []
  const context = { ...contextOf(claimed, brand), own_uids }
  const read = await readInThread(threads, owner, bytes, context)
  if ('problem' in read) return failed(claimed, read.problem)
  // The server broke off: what is known of the whole calendar is worth more than what came of it now. A calendar that
  // never was whole may always end like this.
  if (read.cut && claimed.kind === 'ics' && claimed.has_parsed && !claimed.incomplete) {
    return failed(claimed, 'unreachable')
  }
  return {
    state: 'read',
    seconds: secondsOf(read.refresh_seconds),
    sealed,
    validators,
    parsed: {
      content_hash,
      parsed: seal.closeBytes(parsedType, owner, read.parsed),
      name: nameOf(read),
      found_addresses: read.addresses,
    },
    ...timesOf(claimed, read.busy, reader),
  }
}

function nameOf({ name }: CalendarRead): string | null {
  return [...oneLine(name ?? '')].slice(0, longestCalendarName).join('') || null
}

/** A calendar that is as it was. Its times are worked out anew where the zone data of this process differs. */
async function unchanged(
  tools: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
  next: NextReading,
): Promise<Reading> {
  if (claimed.zone_data === markOf(readerOf(claimed)))
    return { state: 'unchanged', expanded: null, ...next }
  const expanded = await expand(tools, owner, claimed)
  if (expanded === null) return forgotten
  if ('problem' in expanded) return failed(claimed, expanded.problem)
  return { state: 'unchanged', expanded, ...next }
}

const forgotten: Reading = { state: 'forgotten' }

async function expandOnly(
  tools: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
): Promise<ReadingResult> {
  const expanded = await expand(tools, owner, claimed)
  if (expanded === null) {
    // A feed can be fetched again; an upload has to be made again.
    const reading = claimed.kind === 'ics' ? forgotten : failed(claimed, 'refused')
    return { reading }
  }
  if ('problem' in expanded) return { reading: failed(claimed, expanded.problem) }
  return { reading: { state: 'expanded', ...expanded } }
}

/** Null where what is kept cannot be used: nothing is kept, no key opens it, or another release wrote it. */
async function expand(
  { seal, threads, brand, findParsed }: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
): Promise<ExpandedTimes | { problem: CalendarProblem } | null> {
  const packed = await findParsed(owner, claimed.source_id)
  const parsed = packed && seal.openBytes(parsedType, owner, packed)
  if (parsed === null) return null
  const expanded = await expandInThread(threads, owner, parsed, contextOf(claimed, brand))
  if (expanded === null || 'problem' in expanded) return expanded
  return timesOf(claimed, expanded, readerOf(claimed))
}

/** What is kept of a calendar is sealed as this; it is deflated already. */
const parsedType = 'calendar_parsed'

/** Rises when calendars that have not changed must be read again, since they were read wrongly. */
const reader = '2'

/** Which reader a calendar was read by; those before the second left no mark. */
function readerOf({ zone_data }: ClaimedCalendar): string {
  return zone_data?.split('/')[1] ?? '1'
}

/** The zone data of this process, and the reader whose work it was used for. */
function markOf(by: string): string {
  const zones = process.versions.tz ?? ''
  return by === '1' ? zones : `${zones}/${by}`
}

function contextOf(claimed: ClaimedCalendar, brand: string): CalendarContext {
  const { owner_zone, owner_email, timezone, addresses, all_day, tentative, now } = claimed
  return {
    zone: owner_zone,
    source_zone: timezone,
    addresses: [owner_email, ...addresses],
    all_day,
    tentative,
    brand,
    ...horizonAt(now),
  }
}

function timesOf(claimed: ClaimedCalendar, busy: ExpandedCalendar, by: string): ExpandedTimes {
  const horizon = horizonAt(claimed.now)
  const { events, left_out, incomplete, first, last } = busy
  return {
    times: {
      ...knownBounds(claimed, busy, horizon),
      events,
      left_out,
      incomplete,
      first_at: first === null ? null : timeOf(first),
      last_at: last === null ? null : timeOf(last),
      zone_data: markOf(by),
      expand_at: horizonEnds(horizon),
    },
    months: monthsOfRuns(busy, horizon),
  }
}

/** A feed, and what was too complex, is tried again; any other file stays as it is until it is replaced. */
function failed(
  claimed: ClaimedCalendar,
  problem: CalendarProblem,
  retry_after: number | null = null,
): Reading {
  const isFeed = claimed.kind === 'ics'
  // Whatever was due is put off, so that nothing is due again at once.
  const reads = claimed.content !== null || (claimed.to_read && !(isFeed && claimed.to_expand))
  const after = afterFailure(claimed, problem, retry_after, claimed.now)
  const seconds = isFeed || problem === 'too_complex' ? after.seconds : null
  return {
    state: 'failed',
    problem,
    failures: after.failures,
    seconds,
    reads,
    paused: isFeed && reads && seconds === null,
  }
}
