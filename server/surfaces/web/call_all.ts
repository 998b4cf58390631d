import type { CapabilityId, Data, Request } from '#generated/types.ts'
import { rehearse, type RehearsedCall } from '#server/runtime/rehearse.ts'
import { type Called, callAs, type Refused, refusedBy } from '#server/surfaces/web/call.ts'
import { requestOf } from '#server/surfaces/web/own_principal.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** A write of several that follow each other, with a key of its own; `input` has the data that those before it answered. */
export interface Step<Id extends CapabilityId = CapabilityId> {
  readonly capability: Id
  readonly key: string
  input(before: readonly unknown[]): Request<Id>
}

/**
 * Makes several writes, one after the other, and the last of them at the end: where any of them would be refused, none is made, so
 * that a form that is refused leaves nothing behind. Errors: as `callAs`.
 */
export async function callAllAs<Id extends CapabilityId>(
  visit: SignedInVisit,
  before: readonly Step[],
  last: Step<Id>,
): Promise<Called<Id>> {
  const steps = [...before, last]
  const [first] = before
  if (first !== undefined) {
    const tried = await rehearse(visit.runtime, requestOf(visit), steps.map(asRehearsed), first.key)
    if (tried.kind === 'refused') {
      return refusedBy(tried.problem, tried.candidates as Refused['candidates'])
    }
  }
  const data: unknown[] = []
  for (const { capability, key, input } of before) {
    const called = await callAs(visit, capability, input(data), key)
    if (called.data === null) return called
    data.push(called.data)
  }
  return callAs(visit, last.capability, last.input(data), last.key)
}

function asRehearsed({ capability, input }: Step): RehearsedCall {
  return { capability, input: (before) => ({ ...input(before) }) }
}

/** What a write would answer if it was made now, after those before it; nothing is kept of any. Errors: as `callAs`. */
export async function tryAs<Id extends CapabilityId>(
  visit: SignedInVisit,
  capability: Id,
  input: Step<Id>['input'],
  before: readonly Step[] = [],
): Promise<{ readonly data: Data<Id> } | Refused> {
  const last: Step<Id> = { capability, key: '', input }
  const steps = [...before, last].map(asRehearsed)
  const tried = await rehearse(visit.runtime, requestOf(visit), steps)
  if (tried.kind === 'done') return { data: tried.data.at(-1) as Data<Id> }
  if (tried.kind === 'made_before') throw new Error('No key was given.')
  return refusedBy(tried.problem, tried.candidates as Refused['candidates'])
}
