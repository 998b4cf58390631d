import type { CapabilityId } from '#generated/types.ts'
import { findKey } from '#server/data/idempotency_keys/find.ts'
import { newId } from '#server/database/id.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type Problem, problemOf } from '#server/runtime/failure.ts'
import { checkedCall, contextOf, type OwnRequest, workOf } from '#server/runtime/own_work.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { withoutEffect } from '#server/runtime/without_effect.ts'
import { withSource } from '#server/runtime/source.ts'

/** A call of several that follow each other; `input` makes its input from the data that those before it answered. */
export interface RehearsedCall {
  readonly capability: CapabilityId
  input(before: readonly unknown[]): Record<string, unknown>
}

/** What would come of calls: the data of each, or why the first of them is refused. */
export type Rehearsed =
  | { readonly kind: 'done'; readonly data: readonly unknown[] }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly candidates: readonly object[] }
  /** They were made before, with the same key. */
  | { readonly kind: 'made_before' }

/**
 * What would come of several calls if the person made them now, one after the other. They are made in one transaction that is
 * rolled back, so that none of them has an effect where a later one is refused. `key` is the idempotency key of the first of
 * them: where it has been used, the calls are a repetition, and nothing is tried.
 *
 * Errors: anything but a declared failure.
 */
export async function rehearse(
  runtime: Runtime,
  request: OwnRequest,
  calls: readonly RehearsedCall[],
  key: string | null = null,
): Promise<Rehearsed> {
  let now: string = ''
  try {
    return await withoutEffect(runtime, request.principal.owner, async (db) => {
      if (key !== null && (await findKey(db, key)) !== null) return { kind: 'made_before' }
      const data: unknown[] = []
      for (const { capability, input } of calls) {
        now = capability
        const call = checkedCall({ capability, input: input(data) })
        const execution_id = toHandle('execution', newId())
        const context = { ...contextOf(runtime, request, capability), execution_id, db }
        data.push((await workOf(capability)(context, call.input)).data)
      }
      return { kind: 'done', data }
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const known = withSource(error, now)
    const problem = problemOf(known, runtime.base_url, request.request_id, 422)
    return { kind: 'refused', problem, candidates: error.detail.candidates ?? [] }
  }
}
