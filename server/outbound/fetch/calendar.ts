import { FetchFailure, type FetchProblem } from '#server/outbound/fetch/failure.ts'
import { retryAfterOf } from '#server/outbound/fetch/retry_after.ts'
import type { Fetcher, FetchAnswer, FetchTimes } from '#server/outbound/fetch/fetcher.ts'

/** What a server said about the calendar it gave, so that it need not give the same one again. */
export interface Validators {
  readonly etag: string | null
  readonly last_modified: string | null
}

/** Why a calendar was not read; the names are those of the page. */
export type CalendarFetchProblem =
  | Exclude<FetchProblem, 'not_readable'>
  | 'refused'
  | 'gone'
  | 'not_a_calendar'

/** What came of fetching a calendar. */
export type CalendarFetch =
  | {
      readonly state: 'unchanged'
      /** How long the server says it stays as it is, in seconds; null if it does not say. */
      readonly max_age: number | null
    }
  | {
      readonly state: 'fetched'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly validators: Validators
      readonly max_age: number | null
    }
  | {
      readonly state: 'failed'
      readonly problem: CalendarFetchProblem
      /** Seconds after which the server wants to be asked again, a day at most; null if it does not say. */
      readonly retry_after: number | null
    }

/** The ports of calendars: the web's, and two that calendar servers have by default. */
export const calendarPorts = [80, 443, 8443, 5232]

/** The most bytes of a calendar. */
const most = 20 * 2 ** 20

const times: FetchTimes = { connect: 3_000, head: 8_000, all: 15_000 }

/** Fetches a calendar, unless it is as it was when the server gave these validators. It ends when the signal aborts. */
export async function fetchCalendar(
  fetcher: Fetcher,
  url: string,
  { etag, last_modified }: Validators,
  { milliseconds = times, signal }: { milliseconds?: FetchTimes; signal?: AbortSignal } = {},
): Promise<CalendarFetch> {
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(last_modified !== null && { 'if-modified-since': last_modified }),
  }
  const isConditional = etag !== null || last_modified !== null
  try {
    return await fetcher.exchange(
      { url, purpose: 'calendar', headers, ports: calendarPorts, most, milliseconds, signal },
      (answer) => fetchOf(answer, isConditional),
    )
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const { problem } = error
    return failed(problem === 'not_readable' ? 'not_a_calendar' : problem)
  }
}

async function fetchOf(answer: FetchAnswer, isConditional: boolean): Promise<CalendarFetch> {
  const { status, headers } = answer
  const max_age = maxAgeOf(headers['cache-control'] ?? '')
  if (status === 304 && isConditional) return { state: 'unchanged', max_age }
  if (status !== 200) return failed(problemOf(status), retryAfterOf(headers))
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.bytes) chunks.push(chunk)
  const validators = {
    etag: sendable(headers.etag),
    last_modified: sendable(headers['last-modified']),
  }
  return { state: 'fetched', bytes: Buffer.concat(chunks), validators, max_age }
}

function failed(problem: CalendarFetchProblem, retry_after: number | null = null): CalendarFetch {
  return { state: 'failed', problem, retry_after }
}

function problemOf(status: number): CalendarFetchProblem {
  if ([401, 403, 407, 451].includes(status)) return 'refused'
  if (status === 404 || status === 410) return 'gone'
  if (status >= 500 || [408, 425, 429].includes(status)) return 'unreachable'
  return 'not_a_calendar'
}

/** A text that may be sent back as a header; null for what no server should have sent. */
function sendable(text: string | undefined): string | null {
  return text !== undefined && /^[\x20-\x7e]{1,512}$/.test(text) ? text : null
}

function maxAgeOf(cacheControl: string): number | null {
  const [, seconds] = /(?:^|[\s,])max-age="?(\d{1,9})\b/i.exec(cacheControl) ?? []
  return seconds === undefined ? null : Number(seconds)
}
