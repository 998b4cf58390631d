import { type Turn, turn_names } from '../../generated/sdk/wire.ts'
import type { Keyed } from './answer.ts'
import type { Sending } from './attempt.ts'
import { type Caller, setupFor } from './caller.ts'
import { newKey } from './key.ts'
import { type CallOptions, checkedHeader, type Setup } from './options.ts'
import { retried } from './retried.ts'

/** The options of a turn and of an approval. `idempotencyKey` is sent as the `request_key`. */
export interface TurnOptions extends CallOptions {
  /** A stable key of the conversation, such as `app:device-7`; an approval needs that of the turn. */
  readonly channelIdentity?: string | undefined
}

/** A running turn: a promise of its answer. A repetition with its key is a replay and has no second effect. */
export type TurnCall = Keyed<Turn> & { readonly idempotencyKey: string }

/** What a person says in their own words, and their approval of what it prepared. */
export interface TurnCalls {
  /**
   * Says something, and answers what became of it. It never sends anything to other people: what would is prepared, and
   * `approval` says so. Throws what a call throws.
   */
  turn(message: string, options?: TurnOptions): TurnCall
  /** Approves what a turn of the same conversation prepared; this sends it. Throws what a call throws. */
  commit(action_handle: string, options?: TurnOptions): TurnCall
}

/** Milliseconds that a turn may take at least: as long as the service may work at one. */
const patience = 45_000

/** Says something, as the method `turn` does; for small bundles. */
export function takeTurn(caller: Caller, message: string, options: TurnOptions = {}): TurnCall {
  return turn(setupFor(caller), message, options)
}

/** Approves an action, as the method `commit` does; for small bundles. */
export function commitTurn(
  caller: Caller,
  action_handle: string,
  options: TurnOptions = {},
): TurnCall {
  return commit(setupFor(caller), action_handle, options)
}

/** The calls of a client. */
export function turnCalls(setup: Setup): TurnCalls {
  return {
    turn: (message, options = {}) => turn(setup, message, options),
    commit: (action_handle, options = {}) => commit(setup, action_handle, options),
  }
}

function turn(setup: Setup, message: string, options: TurnOptions): TurnCall {
  return asTurn(setup, options, { to: 'turns', capability: turn_names.turn, path: '' }, { message })
}

function commit(setup: Setup, action_handle: string, options: TurnOptions): TurnCall {
  const where = { to: 'approval', capability: turn_names.commit, path: action_handle } as const
  return asTurn(setup, options, where, {})
}

/** A turn whose key is known from the start. */
function asTurn(
  setup: Setup,
  options: TurnOptions,
  where: Pick<Sending, 'to' | 'capability' | 'path'>,
  said: object,
): TurnCall {
  const idempotencyKey = options.idempotencyKey ?? newKey()
  const { channelIdentity, ...rest } = options
  const { requestId = newKey(), signal } = rest
  // What is wrong with the options rejects, too.
  const answer = (async () => {
    const request_key = checkedHeader('idempotencyKey', idempotencyKey, 191)
    const channel = channelIdentity === undefined ? {} : { channel_identity: channelIdentity }
    const received: unknown = await retried(setup, rest, () => ({
      ...where,
      body: JSON.stringify({ ...said, request_key, ...channel }),
      // The key is in the body: there it makes a repetition safe.
      idempotencyKey: null,
      requestId: checkedHeader('requestId', requestId, 128),
      signal,
      timeout: rest.timeout ?? Math.max(setup.timeout, patience),
    }))
    return received as Turn
  })()
  return Object.assign(answer, { idempotencyKey })
}
