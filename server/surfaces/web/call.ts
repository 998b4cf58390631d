import { registry } from '#generated/server/capabilities.ts'
import type { CapabilityId, Data, Request } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { invoke } from '#server/runtime/invoke.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What a capability answered to a page: its data, or the code of why it did nothing. */
export type Called<Id extends CapabilityId> =
  | { readonly data: Data<Id> }
  | { readonly data: null; readonly code: string }

/**
 * Calls a capability for who is signed in, with every ability; the web's principal is the account itself. A write needs
 * the key of its form. Errors: those that are no answer about the input, such as `rate_limited`.
 */
export async function callAs<Id extends CapabilityId>(
  { runtime, session, request_id, remote_address }: SignedInVisit,
  capability: Id,
  input: Request<Id>,
  key: string | null = null,
): Promise<Called<Id>> {
  const { owner, display_name, timezone } = session
  const abilities = Object.keys(registry.abilities)
  const who = { owner, token_id: owner, display_name, timezone, abilities }
  const principal = { ...who, needs_approval: false, credential: null }
  const { body } = await invoke(runtime, {
    ...{ surface: 'web', token: null, principal, capability, request_id, remote_address },
    client: null,
    body: () => ({ input, version: null, idempotency_key: key }),
  })
  if ('contract' in body) {
    const { status, data, error } = body
    const isDone = status === 'completed' || status === 'unchanged'
    return isDone ? { data: data as Data<Id> } : { data: null, code: error?.code ?? status }
  }
  const { status, code, retry_after_seconds: retryAfter } = body
  if (status === 409 || status === 422) return { data: null, code }
  throw fail(code, retryAfter === undefined ? {} : { retryAfter })
}
