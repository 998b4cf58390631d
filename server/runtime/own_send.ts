import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { PreparedAction } from '#generated/types.ts'
import { updateBrowserLanguage } from '#server/data/accounts/update.ts'
import { findApproval } from '#server/data/approvals/find.ts'
import { findLaterActions } from '#server/data/prepared_actions/find.ts'
import { lockAction } from '#server/data/prepared_actions/lock.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { shownOf } from '#server/domain/prepared/shown.ts'
import type { ActionReview, Call } from '#server/flows/prepared/kind.ts'
import { requireKind } from '#server/flows/prepared/kinds.ts'
import type { Answer } from '#server/runtime/answer.ts'
import { fingerprintOf } from '#server/runtime/idempotency.ts'
import { answered } from '#server/runtime/invoke.ts'
import { contextOf, type OwnRequest, workOf } from '#server/runtime/own_work.ts'
import { envelopeOf, envelopeText, failureEnvelope } from '#server/runtime/outcome.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { withoutEffect } from '#server/runtime/without_effect.ts'
import { writeOnce } from '#server/runtime/write_once.ts'

/** What would be sent if the person prepared an action once more now. */
export interface ReviewedAgain {
  readonly prepared: PreparedAction
  readonly review: ActionReview
}

/**
 * What would be sent if the person prepared an action once more. It is prepared in a transaction that is rolled back, so
 * nothing that waits is superseded.
 *
 * Errors: those of the capability that prepares it.
 */
export async function reviewAgain(
  runtime: Runtime,
  request: OwnRequest,
  call: Call,
): Promise<ReviewedAgain> {
  return withoutEffect(runtime, request.principal.owner, (db) =>
    prepareAgain(runtime, request, db, call),
  )
}

/** What came of sending: the answer of the commit, or what differs from what was shown, where nothing was done. */
export type OwnSend =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'differs'; readonly reviewed: ReviewedAgain }

/**
 * Prepares an action and commits it, in one transaction and as the person themself, if it is still what they were shown. With an
 * `action_handle` it is the same as that action once more, which must not be decided yet. Once for each key: the same again gets
 * the same answer.
 */
export async function sendOwn(
  runtime: Runtime,
  request: OwnRequest,
  {
    call,
    action_handle,
    shown,
    key,
  }: { call: Call; action_handle: string | null; shown: string; key: string },
): Promise<OwnSend> {
  let differing: ReviewedAgain | null = null
  const facts: CapabilityFacts = capabilities['actions.commit']
  const { principal, request_id, remote_address } = request
  const entry = {
    surface: 'web' as const,
    token: null,
    principal,
    capability: facts.id,
    client: null,
  }
  const answer = await answered(runtime, { ...entry, request_id, remote_address }, (caller) => {
    const execution = newId()
    const context = {
      ...contextOf(runtime, request, facts.id),
      ...caller,
      execution_id: toHandle('execution', execution),
    }
    const input = action_handle === null ? { ...call, shown } : { action_handle, shown }
    const invocation = {
      facts,
      context,
      input: { action_handle: action_handle ?? '' },
      ignored: [],
    }
    const sent = { input, version: facts.version }
    return writeOnce(runtime, {
      intent: {
        ...{ owner: caller.owner, key, capability: facts.id, execution_id: execution },
        fingerprint: fingerprintOf(facts, sent),
      },
      context,
      client: null,
      async make(db, afterRollback) {
        differing = null
        if (action_handle !== null) await requireUndecided(db, action_handle)
        const reviewed = await prepareAgain(runtime, request, db, call)
        if (shownOf(reviewed.prepared) !== shown) {
          differing = reviewed
          throw fail('stale_checksum', { current: { checksum: reviewed.prepared.checksum } })
        }
        const chargeSendQuota = (people: readonly string[]) => runtime.rates.send(db, people)
        const given = { ...context, db, afterRollback, chargeSendQuota }
        const handle = reviewed.prepared.action_handle
        const result = await workOf('actions.commit')(given, { action_handle: handle })
        const { replicates = false } = result.presentation
        return { envelope: envelopeOf(invocation, result), replicates }
      },
      failed: (failure) => failureEnvelope(invocation, failure),
      written: envelopeText,
    })
  })
  return differing ? { kind: 'differs', reviewed: differing } : { kind: 'answered', answer }
}

/** Errors: `confirmation_consumed` for an action that was sent or refused while its page was open. */
async function requireUndecided(db: Db, action_handle: string): Promise<void> {
  const id = parseHandle('action', action_handle)
  const locked = id && (await lockAction(db, id))
  if (!locked) throw fail('reference_not_found')
  const { action } = locked
  const isRefused = (await findApproval(db, action.action_id))?.decision === 'refused'
  const isSent = action.state === 'committed' || (await findLaterActions(db, action)).sent
  if (isRefused || isSent) throw fail('confirmation_consumed')
}

/** Prepares an action once more within a transaction, with its mail. */
async function prepareAgain(
  runtime: Runtime,
  request: OwnRequest,
  db: Db,
  { capability, input }: Call,
): Promise<ReviewedAgain> {
  const context = contextOf(runtime, request, capability)
  // Mail to who has chosen no language is in that of this page, which the account remembers where it has chosen none either.
  if (request.browser_language) await updateBrowserLanguage(db, request.browser_language)
  const { data } = await workOf(capability)({ ...context, db }, input)
  const prepared = preparedIn(data)
  const id = prepared && parseHandle('action', prepared.action_handle)
  const locked = id ? await lockAction(db, id) : null
  if (!prepared || !locked) throw fail('reference_not_found')
  const { display_name } = context
  return { prepared, review: await requireKind(locked.action).review({ db, display_name }, locked) }
}

function preparedIn(data: unknown): PreparedAction | null {
  if (data === null || typeof data !== 'object' || !('prepared' in data)) return null
  return (data.prepared ?? null) as PreparedAction | null
}
