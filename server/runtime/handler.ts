import type { Context, Presentation } from '#server/domain/context.ts'
import type { CapabilityId, Data, Input } from '#generated/types.ts'
import type { HandlerId } from '#generated/server/handlers.ts'

export type { Caller, Context, Effect, Presentation } from '#server/domain/context.ts'

/** A handler's answer. */
export interface Result<D> {
  readonly status: 'completed' | 'unchanged' | 'accepted'
  readonly data: D
  readonly presentation: Presentation
}

/** The terminal result was reached. */
export function completed<D>(data: D, presentation: Presentation = {}): Result<D> {
  return { status: 'completed', data, presentation }
}

/** Everything was already as requested; nothing was changed. */
export function unchanged<D>(data: D, presentation: Presentation = {}): Result<D> {
  return { status: 'unchanged', data, presentation }
}

/** Work was started; the status capability tells when it ends. */
export function accepted<D>(data: D, presentation: Presentation = {}): Result<D> {
  return { status: 'accepted', data, presentation }
}

export type Work<Id extends CapabilityId> = (
  context: Context,
  input: Input<Id>,
) => Promise<Result<Data<Id>>>

export interface Handler<Id extends CapabilityId> {
  readonly id: Id
  readonly work: Work<Id> | null
}

/** Binds a capability's id to the work it does; the id types input and data. */
export function handler<Id extends HandlerId>(id: Id, work: Work<Id> | null): Handler<Id> {
  return { id, work }
}

/** Stands for the work of a capability that is declared and not built yet: 501 `capability_not_implemented`. */
export const notImplemented = null
