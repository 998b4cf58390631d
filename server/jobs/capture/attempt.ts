import type { ClaimedCapture } from '#server/data/captures/claim.ts'
import { decide } from '#server/domain/capture/decide.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
import {
  type CaptureFailure,
  type Decision,
  questionKinds,
} from '#server/domain/capture/decision.ts'
import { type PageMark, sourceKeyHash } from '#server/domain/capture/hashes.ts'
import { type Kept, type OneSource, openKept, wordsOfSources } from '#server/domain/capture/kept.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import { askedQuestion } from '#server/domain/capture/question.ts'
import { isShort } from '#server/domain/capture/short_text.ts'
import { withoutTracking } from '#server/domain/capture/source_key.ts'
import {
  captureNotOpened,
  filesDeleted,
  notReadYet,
  pageNotReadable,
  pageUnreachable,
  siteIsQuiet,
  sourceNotReadable,
} from '#server/domain/messages/capture_ends.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import type { AttemptResult } from '#server/flows/capture/finish.ts'
import type { CaptureEnd } from '#server/flows/capture/store_end.ts'
import { markOf } from '#server/jobs/capture/hosts.ts'
import type { Naming } from '#server/jobs/capture/namer.ts'
import { isEnd, readFurther, readPrimary } from '#server/jobs/capture/sources.ts'
import { backOff, maxStarved, maxWaited, starvedPause } from '#server/jobs/capture/timing.ts'
import {
  type Attempt,
  AttemptEnded,
  type CaptureTools,
  unlessAborted,
} from '#server/jobs/capture/tools.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'
import type { DecisionInput } from '#server/reading/kinds.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'
import type { SourceResult, Unread } from '#server/jobs/capture/source_result.ts'

/** Reads the sources of a capture once, and decides what follows. */
export async function attemptCapture(
  tools: CaptureTools,
  claimed: ClaimedCapture,
  attempt: Attempt,
): Promise<AttemptResult> {
  try {
    return await readAndDecide(tools, claimed, attempt)
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.why !== 'starved') throw error
    // It says nothing about the source, so it is no attempt.
    if (attempt.may_wait && claimed.starved < maxStarved) return waits(starvedPause, true)
    return failed({ code: 'source_unreachable', message: notReadYet, retryable: true })
  }
}

async function readAndDecide(
  tools: CaptureTools,
  claimed: ClaimedCapture,
  attempt: Attempt,
): Promise<AttemptResult> {
  const kept = openKept(tools.seal, attempt.owner, claimed.kept)
  if (kept === null)
    return failed({ code: 'source_unsupported', message: captureNotOpened, retryable: false })
  const { primary, secondary } = kept.reading
  // Pictures may lead to a page, which counts as well.
  const isAlone = secondary.length + kept.said.media_ids.length === 0 && primary?.kind !== 'media'
  const toDecide = (read: Read) => inputOf(claimed, attempt, kept, read)
  const deciding = async (before: readonly SourceReading[]) => {
    const { text } = await tools.catalogs(attempt.owner)
    return { ...toDecide({ first: before, further: [], failure: null }), known: text }
  }
  const naming = await namingOf(tools, claimed, attempt, kept)
  const reading = { ...attempt, naming, deciding: isAlone ? deciding : null }
  const first = primary && (await readPrimary(tools, reading, primary))
  if (first?.busy != null) return waits(first.busy)
  if (first?.unread && isPutOff(first.unread, claimed, attempt)) return again(first.unread, attempt)
  const further = await readFurther(tools, attempt, kept)
  if (further.busy !== null) return waits(further.busy)
  const failure = first?.unread ? failureOf(first.unread, primary) : null
  const input = toDecide({ first: first?.readings ?? [], further: further.readings, failure })
  const is_short = input.readings.length === 0 || (isAlone && first?.is_short === true)
  const decision = first?.decision ?? (await decided(tools, attempt, input, is_short))
  const end = endOf(decision, claimed, attempt, kept, first)
  // Where no page is opened, none was read.
  const isOpened = !first?.readings.some((one) => one.is_wall && one.is_unseen)
  const isRead = first !== null && first.unread === null && isOpened
  const hasEvidence = kept.said.details.length > 0 || kept.said.media_ids.length > 0
  return {
    end,
    updates: [
      ...(isRead ? [captureUpdate(first.is_reused ? 'source_reused' : 'source_read')] : []),
      ...(hasEvidence ? [captureUpdate('evidence_read')] : []),
    ],
    discarded: reasonsOf(input.readings),
    dead_page: pageOf((first?.unread?.is_dead && first.unread.url) || further.dead, attempt),
  }
}

/** How a model names the words of a capture; null where it does not, or there are none. */
async function namingOf(
  { namer = null }: CaptureTools,
  claimed: ClaimedCapture,
  { owner, signal }: Attempt,
  kept: Kept,
): Promise<Naming | null> {
  if (namer === null || kept.reading.primary?.kind !== 'text') return null
  return unlessAborted(signal, namer({ owner, claimed, kept }, signal))
}

/** Why words about time in what was read are no date of it. */
function reasonsOf(readings: DecisionInput['readings']): readonly Reason[] {
  return [...new Set(readings.flatMap(({ reading }) => reading.discarded ?? []))].sort()
}

/** What was read. */
interface Read {
  /** From the primary source. */
  readonly first: readonly SourceReading[]
  readonly further: readonly SourceReading[]
  /** Why the primary source was not read; null where it was. */
  readonly failure: CaptureFailure | null
}

function inputOf(
  claimed: ClaimedCapture,
  attempt: Attempt,
  { reading, said }: Kept,
  { first, further, failure }: Read,
): Omit<DecisionInput, 'known'> {
  const { media_ids } = said
  const added = media_ids.length === 0 ? [] : [{ kind: 'media' as const, media_ids }]
  return {
    readings: [
      ...first.map((one) => ({ reading: one, from: 'primary' as const })),
      ...further.map((one) => ({ reading: one, from: 'secondary' as const })),
    ],
    words: {
      primary: wordsOfSources(reading.primary === null ? [] : [reading.primary]),
      secondary: wordsOfSources([...reading.secondary, ...added]),
    },
    source_url: shownUrl(reading),
    unread: failure,
    said: { ...said, subject: reading.subject },
    asked: claimed.roundup_id === null ? claimed.asked : questionKinds,
    created_at: attempt.created_at,
    now: claimed.now,
    timezone: attempt.timezone,
  }
}

function endOf(
  decision: Decision,
  claimed: ClaimedCapture,
  attempt: Attempt,
  { reading: { primary, subject }, said }: Kept,
  first: SourceResult | null,
): CaptureEnd {
  const unread = first?.unread ?? null
  const failure = unread && failureOf(unread, primary)
  switch (decision.end) {
    case 'ask':
      return { end: 'ask', question: askedQuestion(decision.question, primary?.kind ?? null) }
    case 'fail': {
      // The decision comes from a thread: it is a copy.
      const isOfSource = failure?.message === decision.failure.message
      return { end: 'fail', failure: { ...decision.failure, ...(isOfSource && later(unread)) } }
    }
    case 'save': {
      const { idea, disclosures } = decision
      const chosen = said.answers.some(({ kind }) => kind === 'items' || kind === 'subject')
      const from = {
        source_keys: [...new Set(first?.keys)].map((key) => sourceKeyHash(attempt.owner, key)),
        is_one_of_several: chosen || subject !== null || claimed.roundup_id !== null,
      }
      return { end: 'save', idea, from, disclosures }
    }
  }
}

/**
 * Decides in a thread, since what was read, and what was said, may be long; here where both are short. It is also done
 * when the attempt's time is over: then with what was read until then. What ends its thread, or breaks, counts as not read.
 */
async function decided(
  { threads, catalogs }: CaptureTools,
  { owner, signal, onBroken }: Attempt,
  input: Omit<DecisionInput, 'known'>,
  is_short: boolean,
): Promise<Decision> {
  const { known, text } = await catalogs(owner)
  try {
    if (is_short && isShortSaid(input)) return decide({ ...input, known })
    const deciding = threads.run('decide_capture', owner, { ...input, known: text })
    return await unlessAborted(signal, deciding).catch((error: unknown) => {
      if (error instanceof AttemptEnded && error.why === 'late') return deciding
      throw error
    })
  } catch (error) {
    if (isEnd(error)) throw error
    onBroken(error)
    const message = sourceNotReadable
    return { end: 'fail', failure: { code: 'source_unsupported', message, retryable: true } }
  }
}

function isShortSaid({ said }: Pick<DecisionInput, 'said'>): boolean {
  const { subject, answers, details } = said
  return details.length === 0 && isShort(subject, ...answers.map(({ words }) => words))
}

/** The address that an idea is shown with; null where nobody named one. */
function shownUrl({ primary, secondary }: Kept['reading']): string | null {
  const source = [primary, ...secondary].find((one) => one?.kind === 'url')
  if (source?.kind !== 'url') return null
  const url = withoutTracking(linkForm(source.url).unwrapped_url)
  return url !== null && /^https?:/.test(url) ? url : null
}

function failureOf({ why }: Unread, primary: OneSource | null): CaptureFailure {
  if (why === 'unreachable' || why === 'quiet') {
    const message = why === 'quiet' ? siteIsQuiet : pageUnreachable
    return { code: 'source_unreachable', message, retryable: true }
  }
  const message =
    why === 'deleted' ? filesDeleted : primary?.kind === 'url' ? pageNotReadable : sourceNotReadable
  return { code: 'source_unsupported', message, retryable: true }
}

function later(unread: Unread | null): Pick<KeptFailure, 'retry_after_seconds'> {
  return unread?.retry_after == null ? {} : { retry_after_seconds: unread.retry_after }
}

/** Whether another attempt may do better. Servers may ask for so much time only. */
function isPutOff(
  { again: mayHelp, retry_after }: Unread,
  { waited_seconds }: ClaimedCapture,
  { is_last }: Attempt,
): boolean {
  return mayHelp && !is_last && waited_seconds + (retry_after ?? 0) <= maxWaited
}

/** Ends an attempt that another one may do better. */
function again(unread: Unread, attempt: Attempt): AttemptResult {
  const wait = unread.retry_after ?? 0
  return {
    end: {
      end: 'put_off',
      seconds: Math.max(wait, backOff(attempt.number)),
      counts: true,
      is_starved: false,
      page: unread.is_dead || wait > 0 ? pageOf(unread.url, attempt) : null,
      is_dead: unread.is_dead,
      wait_seconds: wait,
    },
    updates: [captureUpdate(wait > 0 ? 'waiting_for_source' : 'attempt_failed')],
    dead_page: null,
  }
}

/** Ends an attempt for which there was no room. */
function waits(seconds: number, is_starved = false): AttemptResult {
  return {
    end: {
      end: 'put_off',
      seconds,
      counts: false,
      is_starved,
      page: null,
      is_dead: false,
      wait_seconds: 0,
    },
    updates: [],
    dead_page: null,
  }
}

function failed(failure: KeptFailure): AttemptResult {
  return { end: { end: 'fail', failure }, updates: [], dead_page: null }
}

function pageOf(url: string | null, { owner }: Attempt): PageMark | null {
  return url === null ? null : markOf(owner, url)
}
