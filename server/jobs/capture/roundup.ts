import { type ClaimedRoundup, claimRoundup } from '#server/data/roundups/claim.ts'
import { findNextDue } from '#server/data/due_work/next.ts'
import type { Database } from '#server/database/db.ts'
import type { WorkTools } from '#server/flows/accepted_work/settle.ts'
import { type RoundupReading, storeRoundupReading } from '#server/flows/roundup/store_reading.ts'
import { persist } from '#server/jobs/persist.ts'
import {
  type RoundupReaders,
  readRoundupSource,
  starved,
} from '#server/jobs/capture/roundup_reading.ts'
import { maxAttempt_ms, maxAttempts } from '#server/jobs/capture/timing.ts'
import type { Job } from '#server/jobs/run.ts'

/** What came of reading a source, for logs and metrics. */
export type RoundupReadingCode =
  | 'read'
  | 'put_off'
  | 'dropped'
  | (RoundupReading & { state: 'failed' })['code']

/** What the roundup job needs. */
export interface RoundupJobOptions extends WorkTools, Omit<RoundupReaders, 'stopped'> {
  readonly database: Database
  readonly log: RoundupLog
  /** Called after each reading. */
  readonly onRead?: (code: RoundupReadingCode, seconds: number) => void
  /** Milliseconds for one source in all; 45 seconds by default. */
  readonly maxSource_ms?: number
}

interface RoundupLog {
  debug(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** The job that reads the sources of an account's roundups. */
export interface RoundupJob extends Job {
  /** Claims no more roundups; what is being fetched is given up, and due again. */
  stop(): void
}

/** Milliseconds after which a turn begins with no more sources, so that it ends within its lease. */
const enough = 10_000

/** Seconds until a source is due again that took too long, or that could not be handled. */
const shortly = 15

const lost: RoundupReading = { state: 'failed', code: 'source_unreachable' }

/**
 * Reads the sources of an account's roundups that are due, one after the other. What is fetched is read in threads,
 * outside of any transaction, and stored only if nobody has claimed the roundup since.
 */
export function makeRoundupJob(options: RoundupJobOptions): RoundupJob {
  const { database } = options
  const stopping = new AbortController()
  const readers: RoundupReaders = { ...options, stopped: stopping.signal }

  return {
    kind: 'roundup',
    database,
    async run(owner) {
      const until = performance.now() + enough
      const isOn = () => !stopping.signal.aborted && performance.now() < until
      let did = 0
      for (;;) {
        const claimed = isOn() ? await claimRoundup(database, owner) : null
        if (claimed !== null) {
          await handle(options, readers, owner, claimed)
          did += 1
        }
        const { due, next } = await database.read(owner, (db) => findNextDue(db, 'roundups'))
        if (claimed !== null && due && isOn()) continue
        return due && did > 0 ? 'again' : next
      }
    },
    stop() {
      stopping.abort()
    },
  }
}

/** Reads one claimed roundup and stores what came of it. */
async function handle(
  options: RoundupJobOptions,
  readers: RoundupReaders,
  owner: string,
  claimed: ClaimedRoundup,
): Promise<void> {
  const { database, log, onRead } = options
  const began = performance.now()
  // Each attempt before has ended this process, or another.
  const reading: RoundupReading =
    claimed.attempts > maxAttempts ? lost : await readInTime(options, readers, owner, claimed)
  const stored = await persist(() =>
    storeRoundupReading(database, options, owner, claimed, reading),
  )
  const seconds = (performance.now() - began) / 1_000
  const code = codeOf(reading, stored)
  onRead?.(code, seconds)
  const facts = { roundup_id: claimed.roundup_id, code, ms: Math.round(seconds * 1_000) }
  if (reading.state === 'failed') log.warn(facts, 'the source of a roundup could not be read')
  else log.debug(facts, 'the source of a roundup was read')
}

function codeOf(reading: RoundupReading, stored: boolean): RoundupReadingCode {
  if (!stored) return 'dropped'
  return reading.state === 'failed' ? reading.code : reading.state
}

/** What came of a source; one that takes too long, or that this process cannot read any more, is put off. */
async function readInTime(
  { maxSource_ms = maxAttempt_ms, log }: RoundupJobOptions,
  readers: RoundupReaders,
  owner: string,
  claimed: ClaimedRoundup,
): Promise<RoundupReading> {
  const { stopped } = readers
  const late = AbortSignal.timeout(maxSource_ms)
  const released: RoundupReading = { state: 'put_off', seconds: 0, why: null }
  try {
    const given = { ...readers, stopped: AbortSignal.any([stopped, late]) }
    const reading = await Promise.race([
      readRoundupSource(given, owner, claimed),
      new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null))),
    ])
    // Fetching and reading have limits of their own that are shorter: it waited for a thread.
    if (reading === null) return starved(claimed)
    return stopped.aborted && reading.state !== 'read' ? released : reading
  } catch (error) {
    if (stopped.aborted) return released
    log.error({ err: error, roundup_id: claimed.roundup_id }, 'a roundup could not be handled')
    return tooLate(claimed)
  }
}

function tooLate({ attempts }: ClaimedRoundup): RoundupReading {
  return attempts >= maxAttempts ? lost : { state: 'put_off', seconds: shortly, why: 'failed' }
}
