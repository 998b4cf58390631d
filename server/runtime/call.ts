import type { Violation } from '#server/domain/violation.ts'
import type { Caller } from '#server/runtime/handler.ts'

/** What was sent, once it is read. */
export interface Body {
  readonly input: unknown
  /** What the envelope named; null for the bare form, or an envelope without one. */
  readonly version: string | null
  readonly idempotency_key: string | null
  /** What the surface has found wrong with it, to be reported with everything else. */
  readonly found?: readonly Violation[]
}

/** One call of one capability, on any surface. */
export interface Call {
  readonly surface: Caller['surface']
  /** As it was sent; null where none was. */
  readonly token: string | null
  readonly capability: string
  /** Reads what was sent. Called only when the caller may make this call at all; may throw a failure. */
  readonly body: () => Promise<Body> | Body
  readonly request_id: string
  /** What the caller calls itself. */
  readonly client: string | null
  readonly remote_address: string
}
