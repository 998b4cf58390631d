import type { Problem } from '../../generated/types.ts'
import type { RawResponse } from './raw.ts'

/** What is said where a proxy or a captive portal answered. */
export const noAnswer = 'the response is not an answer of the service'

/** What a person needs to find out who answered: the kind of text and its beginning. */
export function glimpse({ headers, text }: Pick<RawResponse, 'headers' | 'text'>): string {
  const start = text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 120)
  return `${headers.get('content-type') ?? 'no content type'}${start && ` “${start}”`}`
}

/**
 * Returns the problem of an answer. If a proxy answered instead of the service, it is built from the HTTP status.
 *
 * @param body the text of the answer as JSON; null if it is not JSON
 */
export function problemOf(
  { statusText, type }: Response,
  raw: RawResponse,
  body: unknown,
): Problem {
  const { status, headers } = raw
  const request_id = headers.get('x-request-id') ?? ''
  // A browser shows nothing of a redirect but that there is one.
  const to = type === 'opaqueredirect' ? 'another address' : headers.get('location')
  const made: Problem = {
    type: 'about:blank',
    title: statusText || `HTTP ${status}`,
    status,
    detail: to
      ? `the response is a redirect to ${to}: check baseUrl`
      : `${noAnswer}: ${glimpse(raw)}`,
    code: `http_${status}`,
    request_id,
    retryable: status === 408 || status === 429 || (status >= 500 && status !== 501),
    errors: [],
  }
  return isProblem(body) ? { ...made, ...body, status } : made
}

/** Whether a body is a problem of the service, whole enough to make an error of it. */
function isProblem(body: unknown): body is Partial<Problem> {
  const { code, detail = '', errors = [] } = Object(body)
  const isEntry = (one: unknown) => typeof Object(one).message === 'string'
  return (
    typeof code === 'string' &&
    typeof detail === 'string' &&
    Array.isArray(errors) &&
    errors.every(isEntry)
  )
}

/** Returns the seconds to wait: from the header Retry-After, in either form, or else from the problem's field. */
export function retryAfterOf(headers: Headers, problem?: Problem): number | null {
  const header = headers.get('retry-after')
  if (header === null) return problem?.retry_after_seconds ?? null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const until = Date.parse(header)
  if (Number.isNaN(until)) return null
  // By the clock of who says it, which may not be this one's.
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.max(0, Math.ceil((until - now) / 1000))
}
