import type { Failure } from '#server/domain/basics/failure.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { Door } from '#server/runtime/authorise.ts'
import type { Principal } from '#server/runtime/authenticate.ts'
import type { Caller } from '#server/runtime/handler.ts'

/** What was sent, once it is read. */
export interface Body {
  readonly input: unknown
  /** The version that the envelope names; null for the bare form, or an envelope without one. */
  readonly version: string | null
  readonly idempotency_key: string | null
  /** The input as it was sent, where the surface took something in it for something else: the key is for that. */
  readonly as_sent?: Readonly<Record<string, unknown>> | undefined
  /** What the surface has to ask before anything can be done. The answer to a replay stays as it was. */
  readonly asks?: Failure | null
  /** Violations that the surface found, to be reported with all others. */
  readonly found?: readonly Violation[]
}

/** One call of one capability, on any surface. */
export interface Call {
  readonly surface: Caller['surface']
  /** The door of the Assistant API that the call comes by. */
  readonly door?: Door
  /** The token as it was sent; null where there was none. */
  readonly token: string | null
  /** Who calls, where the surface has authenticated them itself. The token then says nothing. */
  readonly principal?: Principal
  readonly capability: string
  /** Reads what was sent. Called only when the caller may make this call at all; may throw a failure. */
  readonly body: () => Promise<Body> | Body
  readonly request_id: string
  /** The name the caller gives itself (X-Service-Client). */
  readonly client: string | null
  readonly remote_address: string
}
