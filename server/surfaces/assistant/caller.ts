import type { Caller } from '#server/runtime/handler.ts'

/** Who speaks, and by which request. */
export interface TurnCaller {
  readonly caller: Caller
  readonly meta: {
    readonly token: string | null
    readonly request_id: string
    readonly client: string | null
    readonly remote_address: string
  }
}
