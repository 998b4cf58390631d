import type { CallError } from './errors.ts'

/** One request of a call. */
export interface RequestEvent {
  readonly capability: string
  /** Counts from 1. */
  readonly attempt: number
  /** The same in every attempt; null for a read. */
  readonly idempotencyKey: string | null
  readonly requestId: string
  readonly url: string
  /** The headers to send, without Authorization. A hook may add some, such as a `traceparent`. */
  readonly headers: Headers
}

/** The response to one request. */
export interface ResponseEvent {
  readonly request: RequestEvent
  readonly status: number
  readonly headers: Headers
  /** From sending the request to the arrival of the whole answer. */
  readonly milliseconds: number
}

/** The request will be sent again. */
export interface RetryEvent {
  readonly error: CallError
  /** Milliseconds until then. */
  readonly delay: number
}

/**
 * Called as the events happen, and awaited. A hook that throws ends the call with its error. If that
 * hook is not `onRequest`, a write may already have taken effect.
 */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void | Promise<void>) | undefined
  readonly onResponse?: ((event: ResponseEvent) => void | Promise<void>) | undefined
  readonly onRetry?: ((event: RetryEvent) => void | Promise<void>) | undefined
}
