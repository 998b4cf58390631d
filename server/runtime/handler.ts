import type { Beforehand, Context } from '#server/domain/context.ts'
import type { Result } from '#server/domain/calls/result.ts'
import type { CapabilityId, Data, Input } from '#generated/types.ts'
import type { HandlerId } from '#generated/server/handlers.ts'

export type { Caller } from '#server/domain/calls/caller.ts'
export type { Effect, Presentation } from '#server/domain/calls/presentation.ts'
export type { Beforehand, Context } from '#server/domain/context.ts'
export {
  accepted,
  completed,
  failed,
  needsInput,
  type Result,
  unchanged,
} from '#server/domain/calls/result.ts'

export type Work<Id extends CapabilityId, Ahead = unknown> = (
  context: Context,
  input: Input<Id>,
  ahead?: Ahead,
) => Promise<Result<Data<Id>>>

/** The parts of a handler beside its work. */
export interface HandlerParts<Id extends CapabilityId, Ahead = unknown> {
  /**
   * Of a read: runs after the input was validated and before its transaction, for what may take time outside of one.
   *
   * @returns whether what it began was not done in time, which the work gets as `unfinished`.
   */
  readonly beforehand?: (tools: Beforehand, input: Input<Id>) => Promise<boolean>
  /**
   * Of a write: what takes long and writes nothing, such as ranking. It runs in a read of its own before the transaction, which
   * gets what it came to and checks it again: it may be out of date. Where it fails, the work gets nothing and does it itself, so
   * that its failure is told in the order of checks.
   */
  readonly ahead?: (context: Context, input: Input<Id>) => Promise<Ahead>
  /**
   * What the input must keep to besides its schema, as far as no data is needed to tell; throws `input_invalid`. The work checks
   * it, too. It is asked for when the schema refuses an input only for what is missing or too much, so that all that is wrong
   * is said at once.
   */
  readonly rules?: (input: Partial<Input<Id>>) => void
}

export interface Handler<Id extends CapabilityId> extends HandlerParts<Id> {
  readonly id: Id
  readonly work: Work<Id> | null
}

/** Binds a capability's id to the work it does; the id types input and data. */
export function handler<Id extends HandlerId, Ahead = unknown>(
  id: Id,
  work: Work<Id, Ahead> | null,
  parts: HandlerParts<Id, Ahead> = {},
): Handler<Id> {
  // What `ahead` comes to is handed to the work of the same handler only.
  return { id, work: work as Work<Id> | null, ...parts }
}

/** Stands for the work of a capability that is declared and not built yet: 501 `capability_not_implemented`. */
export const notImplemented = null
