import type {
  CalendarContext,
  CalendarProblem,
  ExpandedCalendar,
} from '#server/domain/ics/context.ts'
import type { CalendarRead } from '#server/domain/ics/read.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'

/** Reads a calendar in a reader thread; one that ends its thread by what it takes is too complex. */
export function readInThread(
  threads: ReaderThreads,
  owner: string,
  bytes: Uint8Array,
  context: CalendarContext,
): Promise<CalendarRead | CalendarProblem> {
  return orTooComplex(threads.run('read_calendar', owner, { bytes, context }))
}

/**
 * Expands a parsed calendar in a reader thread, for another horizon, zone or setting. Null where it must be read again,
 * since another release parsed it.
 */
export function expandInThread(
  threads: ReaderThreads,
  owner: string,
  parsed: Uint8Array,
  context: CalendarContext,
): Promise<ExpandedCalendar | CalendarProblem | null> {
  return orTooComplex(threads.run('expand_calendar', owner, { parsed, context }))
}

async function orTooComplex<Output>(work: Promise<Output>): Promise<Output | CalendarProblem> {
  try {
    return await work
  } catch (error) {
    const isOfCalendar = error instanceof ThreadEnded && /^(time|memory)$/.test(error.why)
    if (isOfCalendar) return { problem: 'too_complex' }
    throw error
  }
}
