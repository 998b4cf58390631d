import type { ErrorCode } from '#generated/server/errors.ts'
import type { CapabilityId, Data, Disclosure, Request } from '#generated/types.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { Collection } from '#server/domain/calls/collection.ts'
import { partsOf, type Problem } from '#server/runtime/failure.ts'
import { invoke } from '#server/runtime/invoke.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { ownPrincipal } from '#server/surfaces/web/own_principal.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What a capability answered to a page. */
export type Called<Id extends CapabilityId> = Done<Id> | Refused

/** It was done, or was done before under the same key. */
export interface Done<Id extends CapabilityId> {
  readonly data: Data<Id>
  /** The one sentence of the answer. */
  readonly text: string
  readonly replayed: boolean
  /** Of a write, which goes on where it was accepted; null for what only reads. */
  readonly execution_id: string | null
  /** What it says besides, such as what was assumed. */
  readonly remarks: readonly Disclosure[]
  readonly partial?: undefined
  /** How a list goes on; null for what is no list. */
  readonly collection: Collection | null
}

/** A call that may follow. */
interface Next {
  readonly capability: string
  readonly input: Readonly<Record<string, unknown>>
}

/** Nothing was done. */
export interface Refused {
  readonly data: null
  readonly code: ErrorCode
  /** For programs; pages have words of their own for what they expect. */
  readonly message: string
  /** What is wrong with the input. */
  readonly errors: readonly Violation[]
  /** What the answer holds all the same, such as a capture that asks or has failed; null for nothing. */
  readonly partial: Readonly<Record<string, unknown>> | null
  /** What may be done about it. */
  readonly next: readonly Next[]
  /** What may be chosen from, where the capability asks. */
  readonly candidates: readonly Record<string, unknown>[]
  /** What is there now, where what was sent is out of date. */
  readonly current: Readonly<Record<string, string | number>>
  /** What the first use of the key did, where it was for other values (`idempotency_conflict`); null where that is unknown. */
  readonly first: string | null
}

/**
 * Calls a capability for who is signed in, with every ability; the web's principal is the account itself. A write needs
 * the key of its form (`formKeyOf`). Errors: those that are no answer about the input, such as `rate_limited`, and those that
 * pass by themselves, such as a lock that another request has.
 */
export async function callAs<Id extends CapabilityId>(
  visit: SignedInVisit,
  capability: Id,
  input: Request<Id>,
  key: string | null = null,
): Promise<Called<Id>> {
  const body = await bodyOf(visit, capability, input, key)
  if ('contract' in body) return calledOf<Id>(body)
  const refused = refusedBy(body)
  if (refused.code !== 'idempotency_conflict') return refused
  return { ...refused, first: await whatItDid(visit, refused.current) }
}

/** Why a call was refused. Errors: those that are no answer about the input, and those that pass by themselves. */
export function refusedBy(problem: Problem, candidates: Refused['candidates'] = []): Refused {
  const { status, code, retryable, retry_after_seconds: retryAfter } = problem
  if ((status !== 409 && status !== 422) || retryable) {
    throw fail(code, retryAfter === undefined ? {} : { retryAfter })
  }
  const { message, errors } = partsOf(problem) ?? { ...problem, message: problem.detail }
  const { current = {} } = problem
  const known = { code, message, errors, candidates, current }
  return { data: null, ...known, partial: null, next: [], first: null }
}

async function bodyOf<Id extends CapabilityId>(
  { runtime, session, request_id, remote_address }: SignedInVisit,
  capability: Id,
  input: Request<Id>,
  key: string | null,
): Promise<GivenEnvelope | Problem> {
  const principal = ownPrincipal(session)
  // Capabilities answer in English, and what they say is kept.
  const answer = speaking('en', () =>
    invoke(runtime, {
      ...{ surface: 'web', token: null, principal, capability, request_id, remote_address },
      client: null,
      body: () => ({ input, version: null, idempotency_key: key }),
    }),
  )
  return (await answer).body
}

function calledOf<Id extends CapabilityId>(body: GivenEnvelope): Called<Id> {
  const { data, error, outcome, replayed = false, execution_id = null } = body
  if (error === null) {
    const { fallback_text: text, collection = null, disclosures } = outcome
    const found = { text, replayed, execution_id, remarks: disclosures, collection }
    return { data: data as Data<Id>, ...found }
  }
  const { code, pointer, candidates = [], current = {} } = error
  const told = pointer === undefined ? [] : [{ ...error, pointer }]
  const { message, errors } = partsOf(error) ?? { message: error.message, errors: told }
  const next = body.next_actions
  const partial = data as Readonly<Record<string, unknown>> | null
  return { data: null, code, message, errors, candidates, partial, next, current, first: null }
}

/** What an earlier call under the same key did, in the words of its answer; null where that is gone. */
async function whatItDid(
  visit: SignedInVisit,
  { execution_id }: Readonly<Record<string, string | number>>,
): Promise<string | null> {
  if (typeof execution_id !== 'string') return null
  const input = { execution_id } as Request<'executions.get'>
  const body = await bodyOf(visit, 'executions.get', input, null)
  if (!('contract' in body)) return null
  const { execution } = body.data as Data<'executions.get'>
  const text = (execution.result as { outcome?: { fallback_text?: unknown } } | null)?.outcome
    ?.fallback_text
  return typeof text === 'string' ? text : null
}
