import type { Data, Input } from '#generated/types.ts'
import type { Context } from '#server/domain/context.ts'
import type { Mutation } from '#server/domain/objects/mutation.ts'
import { requireOperation } from '#server/domain/objects/operations.ts'
import { operationTypes } from '#server/domain/objects/operations.ts'
import type { Result } from '#server/domain/calls/result.ts'
import { findObject } from '#server/flows/objects/find.ts'
import type { FoundObject } from '#server/flows/objects/thing.ts'

/** A call of ideas.object.mutate, as it was read and as it was sent. */
export interface ObjectCall {
  readonly mutation: Mutation
  readonly input: Input<'ideas.object.mutate'>
}

/** What it answers. */
export type Mutated = Result<Data<'ideas.object.mutate'>>

/**
 * The object that a call is about. Errors: as `findObject`; `input_invalid` where the operation is not for it.
 */
export async function findSubject(
  context: Pick<Context, 'db' | 'owner' | 'seal'>,
  { mutation: { subject }, input }: ObjectCall,
  operation: keyof typeof operationTypes,
): Promise<FoundObject> {
  const found = await findObject(context, subject, {
    among: operationTypes[operation],
    choose: ({ type, handle }) => ({ ...input, subject: { type, handle } }),
  })
  requireOperation(operation, found)
  return found
}

/** An object as an answer refers to it. */
export function toReference({ type, handle, label }: Omit<FoundObject, 'thing'>) {
  return { type, handle, label }
}
