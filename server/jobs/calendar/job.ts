import { ThreadEnded } from '#server/jobs/thread.ts'
import type { Database, Db } from '#server/database/db.ts'
import { type ClaimedCalendar, claimCalendar } from '#server/data/calendar_sources/claim.ts'
import {
  type CalendarsLeft,
  type CountedCalendar,
  findParsedCalendar,
  listCalendarsLeft,
} from '#server/data/calendar_sources/next.ts'
import { listOwnUids } from '#server/flows/calendar/own_uids.ts'
import {
  type Reading,
  type StoreTools,
  storeReading,
} from '#server/flows/calendar/store_reading.ts'
import type { CalendarKind, CalendarProblem } from '#server/domain/calendar/source.ts'
import {
  type CalendarTools,
  type ReadingResult,
  readClaimed,
} from '#server/jobs/calendar/reading.ts'
import { persist } from '#server/jobs/persist.ts'
import { accountsAtOnce, type Job } from '#server/jobs/run.ts'
import { type HostSlots, makeHostSlots } from '#server/outbound/fetch/host_slots.ts'

/** What came of a reading, for logs and metrics: what is new, or why nothing is. */
export type ReadingCode = Exclude<Reading['state'], 'failed'> | 'dropped' | CalendarProblem

/** What the calendar job needs. */
export interface CalendarJobOptions
  extends Omit<CalendarTools, 'findOwnUids' | 'findParsed' | 'stopped'> {
  readonly database: Database
  readonly log: CalendarLog
  /** Called after each reading. */
  readonly onRead?: (kind: CalendarKind, code: ReadingCode, seconds: number) => void
  /** Called after a turn with all calendars of the account. */
  readonly onCounted?: (owner: string, calendars: readonly CountedCalendar[]) => void
  /** Requests that one host gets at the same time; by default one less than there are accounts at once. */
  readonly atOnceOfHost?: number
  /** Milliseconds for one calendar in all; 40 seconds by default. */
  readonly maxCalendar_ms?: number
}

interface CalendarLog {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** The job that reads an account's calendars. */
export interface CalendarJob extends Job {
  /** Claims no more calendars; what is being fetched is given up, and due again. */
  stop(): void
}

/** Milliseconds after which a turn begins with no more calendars, so that it ends within its lease. */
const enough = 20_000

/**
 * Milliseconds for one calendar in all: more than it can take by itself, 15 seconds to be fetched and 20 in its thread, so
 * that only one that has waited for others is put off, and one that is too complex is known to be.
 */
const usualMost = 40_000

/** However slowly one host answers, the calendars of another one are read as well. */
const usualOfHost = accountsAtOnce - 1

/** The most calendars of a turn, however fast they are: more than an account has. */
const maxPerTurn = 50

/** Seconds until a calendar is due again whose host was asked for too many at once, or that took too long here. */
const shortly = { slots: 5, time: 15 }

/**
 * Reads the calendars of an account that are due, one after the other. What is fetched is read in threads, outside of
 * any transaction, and stored only if nobody has claimed or changed the calendar since.
 */
export function makeCalendarJob(options: CalendarJobOptions): CalendarJob {
  const { database, atOnceOfHost = usualOfHost, onCounted } = options
  const slots = makeHostSlots(atOnceOfHost)
  const listLeft = (db: Db) => listCalendarsLeft(db, onCounted !== undefined)
  const stopping = new AbortController()
  const tools: CalendarTools = {
    ...options,
    stopped: stopping.signal,
    findOwnUids: (owner) => database.read(owner, (db) => listOwnUids(db, options.brand)),
    findParsed: (owner, source_id) =>
      database.read(owner, (db) => findParsedCalendar(db, source_id)),
  }

  return {
    kind: 'calendar',
    database,
    async run(owner) {
      const until = performance.now() + enough
      const isOn = () => !stopping.signal.aborted && performance.now() < until
      let did = 0
      for (;;) {
        const claimed = isOn() ? await claimCalendar(database, owner) : null
        const left = claimed && (await handle(options, { tools, slots, listLeft }, owner, claimed))
        if (claimed !== null) did += 1
        const { due, next, calendars } = left ?? (await database.read(owner, listLeft))
        if (claimed !== null && due && isOn() && did < maxPerTurn) continue
        if (did > 0) onCounted?.(owner, calendars)
        return due && did > 0 ? 'again' : next
      }
    },
    stop() {
      stopping.abort()
    },
  }
}

/** What a calendar is read and stored with. */
interface HandleTools extends Pick<StoreTools, 'listLeft'> {
  readonly tools: CalendarTools
  readonly slots: HostSlots
}

/** Reads one claimed calendar and stores what came of it. @returns what is left to do; null where that was not asked. */
async function handle(
  options: CalendarJobOptions,
  { tools, slots, listLeft }: HandleTools,
  owner: string,
  claimed: ClaimedCalendar,
): Promise<CalendarsLeft | null> {
  const { log, onRead } = options
  const began = performance.now()
  const release = slots.take(claimed.host ?? '')
  const { reading, bytes } = release
    ? await readInTime(options, tools, owner, claimed).finally(release)
    : { reading: putOff(shortly.slots) }
  const { stored, left } = await persist(() =>
    storeReading({ ...options, listLeft }, owner, claimed, reading),
  )
  const seconds = (performance.now() - began) / 1_000
  const code = stored ? codeOf(reading) : 'dropped'
  onRead?.(claimed.kind, code, seconds)
  const facts = {
    source_id: claimed.source_id,
    kind: claimed.kind,
    code,
    bytes,
    ms: Math.round(seconds * 1_000),
  }
  if (reading.state === 'failed') log.warn(facts, 'a calendar could not be read')
  else if (reading.state === 'put_off') log.info(facts, 'a calendar was put off')
  else log.debug(facts, 'a calendar was read')
  return left
}

/** What came of a calendar; one that takes too long, or that this process cannot read any more, is put off. */
async function readInTime(
  { maxCalendar_ms = usualMost, log }: CalendarJobOptions,
  tools: CalendarTools,
  owner: string,
  claimed: ClaimedCalendar,
): Promise<ReadingResult> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<ReadingResult>((resolve) => {
    timer = setTimeout(resolve, maxCalendar_ms, { reading: putOff(shortly.time) })
  })
  const reading = readClaimed(tools, owner, claimed).then((result) =>
    tools.stopped.aborted && result.reading.state === 'failed' ? { reading: putOff(0) } : result,
  )
  try {
    return await Promise.race([reading, late])
  } catch (error) {
    const isStarved = error instanceof ThreadEnded && error.why === 'starved'
    if (!tools.stopped.aborted && !isStarved) {
      log.error({ err: error, source_id: claimed.source_id }, 'a calendar could not be handled')
    }
    return { reading: putOff(tools.stopped.aborted ? 0 : shortly.time) }
  } finally {
    clearTimeout(timer)
    reading.catch(() => {})
  }
}

function putOff(seconds: number): Reading {
  return { state: 'put_off', seconds }
}

function codeOf(reading: Reading): ReadingCode {
  return reading.state === 'failed' ? reading.problem : reading.state
}
