import { type ClaimedCapture, claimCaptures } from '#server/data/captures/claim.ts'
import { findNextDue, type NextDue } from '#server/data/due_work/next.ts'
import { captureLogName } from '#server/domain/capture/hashes.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { sourceNotReadable } from '#server/domain/messages/capture_ends.ts'
import type { AttemptResult, FinishTools } from '#server/flows/capture/finish.ts'
import type { FinishedCapture } from '#server/flows/capture/store_end.ts'
import { type CaptureEnds, makeCaptureEnds, type StoredEnd } from '#server/jobs/capture/ends.ts'
import { releaseCapture, startAttempt } from '#server/jobs/capture/lease.ts'
import { makeCatalogs } from '#server/jobs/capture/catalogs.ts'
import { attemptCapture } from '#server/jobs/capture/attempt.ts'
import { makeHostProbes } from '#server/jobs/capture/hosts.ts'
import { makePagesRead } from '#server/jobs/capture/pages_read.ts'
import { maxAttempts, maxAttempt_ms, maxCycle_ms, slotWaitOf } from '#server/jobs/capture/timing.ts'
import { AttemptEnded, type CaptureTools } from '#server/jobs/capture/tools.ts'
import { persist } from '#server/jobs/persist.ts'
import type { Job } from '#server/jobs/run.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'

/** How an attempt ended, for logs and metrics. */
export type AttemptEndCode = FinishedCapture['end'] | 'dropped' | 'released' | 'broken'

/** What the capture job needs. */
export interface CaptureJobOptions
  extends Omit<CaptureTools, 'onStage' | 'catalogs' | 'probes' | 'pages'>,
    FinishTools {
  readonly log: CaptureLog
  /** Called after each attempt; `code` is why it failed or what it asked. */
  readonly onEnd?: (end: AttemptEndCode, code: string | null) => void
  /** Called with the seconds that each part of an attempt took. */
  readonly onStage?: (stage: CaptureStagePart, seconds: number) => void
  /** Milliseconds that an attempt has in all; 45 seconds by default. */
  readonly most?: number
  /** Milliseconds between two renewals of a lease; 20 seconds by default. */
  readonly renewEvery?: number
}

/** The parts of an attempt: until it was claimed, fetching, reading, storing. */
export type CaptureStagePart = 'wait' | 'fetch' | 'read' | 'save'

interface CaptureLog {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** The job that reads what accounts capture. */
export interface CaptureJob extends Job {
  /** Claims nothing more, and gives up what is being read: it is due again. Resolves when its leases are returned. */
  stop(): Promise<void>
}

/** Milliseconds that a turn waits for its attempts. Those that take longer go on, and other accounts get their turn. */
const enough = 20_000

/** The most attempts that go on after their turn; beyond that, turns wait for theirs. */
const maxLeftRunning = 64

/**
 * Reads captures of an account that are due, four at once in all. They are fetched and read outside of any transaction,
 * and what came of them is stored only if nobody has claimed them since.
 */
export function makeCaptureJob(options: CaptureJobOptions): CaptureJob {
  const { database } = options
  const stopping = new AbortController()
  const tools: CaptureTools = {
    ...options,
    catalogs: makeCatalogs(database),
    probes: makeHostProbes(),
    pages: makePagesRead(),
  }
  const ends = makeCaptureEnds(options)
  const running = new Set<Promise<void>>()

  return {
    kind: 'capture',
    database,
    async run(owner) {
      const claimed = stopping.signal.aborted
        ? []
        : await claimCaptures(database, owner, captureUpdate('reading'))
      // The ends of an account are stored one after the other: the last of them knows what is left.
      const turn = { left: null as NextDue | null, open: claimed.length }
      const attempts = claimed.map((capture) => {
        const attempt = handle(options, tools, ends, owner, capture, stopping.signal)
        const ended = attempt
          .then((left) => {
            turn.left = left
            if (left !== null) turn.open -= 1
          })
          .finally(() => running.delete(ended))
        running.add(ended)
        return ended
      })
      const most = running.size > maxLeftRunning ? maxAttempt_ms : enough
      await within(most, Promise.all(attempts))
      const known = turn.open === 0 ? turn.left : null
      const { due, next } =
        known ?? (await database.read(owner, (db) => findNextDue(db, 'captures')))
      return due && claimed.length > 0 ? 'again' : next
    },
    async stop() {
      stopping.abort(new AttemptEnded('stopped'))
      await Promise.all(running)
    },
  }
}

/**
 * Reads one claimed capture and stores what came of it. Never fails.
 *
 * @returns what is left to read of the account; null where nothing was stored
 */
async function handle(
  options: CaptureJobOptions,
  tools: CaptureTools,
  ends: CaptureEnds,
  owner: string,
  claimed: ClaimedCapture,
  stopped: AbortSignal,
): Promise<NextDue | null> {
  const { log, onEnd, onStage } = options
  const began = performance.now()
  onStage?.('wait', Math.max(0, claimed.now.getTime() - claimed.due_at.getTime()) / 1_000)
  let end: AttemptEndCode = 'broken'
  let code: string | null = null
  let stored: StoredEnd | null = null
  let discarded: readonly Reason[] = []
  try {
    const came = await attempt(options, tools, ends, owner, claimed, stopped)
    stored = came?.stored ?? null
    discarded = came?.result.discarded ?? []
    end = stored?.finished?.end ?? 'dropped'
    code = stored?.finished?.code ?? null
  } catch (error) {
    if (isStopped(error)) {
      end = 'released'
      await releaseCapture(options.database, owner, claimed).catch(() => {})
    } else {
      // Its lease runs out, and it is read again.
      report(log, error, claimed, 'a capture could not be handled')
    }
  }
  onEnd?.(end, code)
  const ms = Math.round(performance.now() - began)
  const facts = {
    capture: captureLogName(claimed.capture_id),
    attempt: claimed.attempts,
    end,
    code,
    // Why words about time are no date, by codes alone.
    ...(discarded.length > 0 && { discarded }),
    ms,
  }
  if (end === 'fail' || end === 'put_off') log.info(facts, 'a capture was not read')
  else log.debug(facts, 'a capture was read')
  return stored?.left ?? null
}

async function attempt(
  options: CaptureJobOptions,
  tools: CaptureTools,
  ends: CaptureEnds,
  owner: string,
  claimed: ClaimedCapture,
  stopped: AbortSignal,
): Promise<{ readonly stored: StoredEnd; readonly result: AttemptResult } | null> {
  const { most = maxAttempt_ms, renewEvery, database, log } = options
  ends.expect(owner)
  const lease = startAttempt({ database, owner, claimed, stopped, most, renewEvery })
  const waited = claimed.now.getTime() - claimed.claimed_at.getTime()
  const is_last = claimed.attempts >= maxAttempts || waited >= maxCycle_ms
  try {
    const result = await attemptCapture(tools, claimed, {
      owner,
      capture_id: claimed.capture_id,
      number: claimed.attempts,
      is_last,
      may_wait: waited < maxCycle_ms,
      slot_wait: slotWaitOf(is_last, waited),
      is_over: claimed.attempts > maxAttempts,
      is_retry: claimed.retries > 0,
      hosts: claimed.hosts,
      created_at: claimed.created_at,
      timezone: claimed.timezone,
      ...{ deciding: null, naming: null },
      depth: claimed.roundup_id === null ? 'items' : 'whole',
      signal: lease.signal,
      onBroken: (error) => report(log, error, claimed, 'a source could not be handled'),
    })
    const saving = performance.now()
    const stored = await persist(() => ends.store(owner, { claimed, result })).catch(
      (error: unknown) => {
        if (!is_last) throw error
        report(log, error, claimed, 'the end of a capture could not be stored')
        return ends.store(owner, { claimed, result: broken })
      },
    )
    options.onStage?.('save', (performance.now() - saving) / 1_000)
    return { stored, result }
  } catch (error) {
    if (error instanceof AttemptEnded && error.why === 'lost') return null
    throw error
  } finally {
    lease.end()
    ends.leave(owner)
  }
}

/** How a capture ends of which nothing else can be stored: it must end. */
const broken: AttemptResult = {
  end: {
    end: 'fail',
    failure: { code: 'source_unsupported', message: sourceNotReadable, retryable: false },
  },
  updates: [],
  dead_page: null,
}

function report(
  log: CaptureJobOptions['log'],
  error: unknown,
  { capture_id }: ClaimedCapture,
  message: string,
): void {
  log.error({ ...withoutWords(error), capture: captureLogName(capture_id) }, message)
}

/** What logs say of an error: its message may quote what was read. */
function withoutWords(error: unknown): { error: string; at: string[] } {
  const { name, stack = '' } = error instanceof Error ? error : new Error('unknown')
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { error: name, at: frames.map((frame) => frame.trim()) }
}

function isStopped(error: unknown): boolean {
  return (error instanceof AttemptEnded || error instanceof ThreadEnded) && error.why === 'stopped'
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}
