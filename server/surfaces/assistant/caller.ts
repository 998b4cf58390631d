import type { Call } from '#server/runtime/call.ts'
import type { Caller } from '#server/runtime/handler.ts'

/** Who speaks, and by which request. */
export interface TurnCaller {
  readonly caller: Caller
  readonly meta: {
    readonly token: string | null
    /** Who speaks, where a page has authenticated them; their calls are made as theirs. */
    readonly principal?: NonNullable<Call['principal']>
    readonly request_id: string
    readonly client: string | null
    readonly remote_address: string
  }
}
