import type { CapabilityId, Data, Disclosure } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { type Called, callAs, type Refused } from '#server/surfaces/web/call.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** Accepted work as its page shows it. */
export interface WorkFacts<Id extends CapabilityId> {
  readonly data: Data<Id>
  /** The one sentence of the answer: what it asks, why it failed, or what was saved. */
  readonly text: string
  readonly remarks: readonly Disclosure[]
  /** Why it failed; null where it has not. */
  readonly code: Refused['code'] | null
  /** What may be done about what it asks. */
  readonly next: Refused['next']
  /** The answers it offers, each with the input of its call. */
  readonly choices: Refused['candidates']
}

/** Reads the capture of the address. Errors: `reference_not_found`. */
export async function captureOf(visit: SignedInVisit): Promise<WorkFacts<'ideas.capture.get'>> {
  const capture_public_id = visit.params.handle ?? ''
  return factsOf(await callAs(visit, 'ideas.capture.get', { capture_public_id }))
}

/** Reads the roundup of the address. Errors: `reference_not_found`. */
export async function roundupOf(visit: SignedInVisit): Promise<WorkFacts<'ideas.roundup.get'>> {
  const public_id = visit.params.handle ?? ''
  return factsOf(await callAs(visit, 'ideas.roundup.get', { public_id }))
}

function factsOf<Id extends 'ideas.capture.get' | 'ideas.roundup.get'>(
  read: Called<Id>,
): WorkFacts<Id> {
  if (read.data !== null) {
    const { data, text, remarks } = read as Extract<Called<Id>, { text: string }>
    return { data, text, remarks, code: null, next: [], choices: [] }
  }
  const { partial, code, message: text, next, candidates } = read as Refused
  if (partial === null) throw fail('reference_not_found')
  // What asks or has failed is shown as it is.
  const data = partial as unknown as Data<Id>
  return { data, text, remarks: [], code, next, choices: candidates }
}

/** What a call left of accepted work counts as done where it asks again, or has failed again: its page says so. */
export function takenOf<Id extends CapabilityId>(called: Called<Id>): Refused | { data: object } {
  if (called.data !== null) return { data: called.data }
  const { partial } = called as Refused
  return partial === null ? (called as Refused) : { data: partial }
}
