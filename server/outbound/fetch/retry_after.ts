import type { FetchAnswer } from '#server/outbound/fetch/fetcher.ts'

const day = 86_400

/**
 * Seconds after which a server wants to be asked again, a day at most; null if it does not say. A date counts from the
 * server's own, since its clock and ours may differ.
 */
export function retryAfterOf(headers: FetchAnswer['headers']): number | null {
  const text = headers['retry-after']?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : (dateOf(text) - dateOf(headers.date ?? '')) / 1_000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), day) : null
}

/** Milliseconds; NaN for what is no date of HTTP. */
function dateOf(text: string): number {
  return / GMT$/.test(text) ? Date.parse(text) : Number.NaN
}
