import { type LockedAction, lockAction } from '#server/data/prepared_actions/lock.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import { updateActionCommitted, updateActionExpired } from '#server/data/prepared_actions/update.ts'
import { fail, missing } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import {
  alreadyCommitted,
  commitTheNewer,
  linksShownOnce,
  replacedByNewer,
  seeAnswers,
  seeDeliveries,
} from '#server/domain/messages/committed.ts'
import { type CommittedResult, readCommittedResult } from '#server/domain/prepared/result.ts'
import { withAgentNow } from '#server/flows/prepared/agent_now.ts'
import { requireNotRefused, requireReleased } from '#server/flows/prepared/approval.ts'
import { requireKind } from '#server/flows/prepared/kinds.ts'
import { type Context, completed, handler, unchanged } from '#server/runtime/handler.ts'
import type { ShareLink } from '#generated/types.ts'

/** Everything is checked again here while the action is locked; only the database's clock counts. */
export default handler('actions.commit', async (called, input) => {
  const context = await withAgentNow(called)
  const { db, chargeSendQuota } = context
  const locked = await requireAction(context, input.action_handle)
  const { action } = locked
  const kind = requireKind(action)
  requireSamePrincipal(action, kind, context)
  if (action.state === 'committed') {
    const result = readCommittedResult(action.result)
    return unchanged(dataOf(action, { executed_at: action.executed_at, result, share_links: [] }), {
      text: alreadyCommitted,
      label: action.summary,
    })
  }
  await requireNotRefused(db, action)
  await requireOpen(locked, kind, context)
  await requireReleased(context, locked, kind)
  const committed = await kind.commit(context, locked)
  const { effects, text, share_links, ...result } = committed
  // Last, so that nothing is counted for what is refused for another reason.
  const queued = result.deliveries.filter(({ status }) => status === 'queued')
  await chargeSendQuota(queued.map(({ person_handle }) => person_handle))
  updateActionCommitted(db, action.action_id, action.now, result)
  return completed(dataOf(action, { executed_at: action.now, result, share_links }), {
    text,
    label: action.summary,
    replicates: true,
    effects,
    disclosures: share_links.length > 0 ? [linksShownOnce] : [],
    ...(result.plan && {
      next: [
        {
          capability: 'plans.status.get',
          reason: queued.length > 0 ? seeDeliveries : seeAnswers,
          input: { plan_handle: result.plan.plan_handle },
        },
      ],
    }),
  })
})

/** The action of a handle, locked. Errors: `input_invalid`, `reference_not_found`. */
async function requireAction({ db }: Context, handle: string | undefined): Promise<LockedAction> {
  const pointer = '/action_handle'
  if (handle === undefined) throw missing(pointer)
  const id = parseHandle('action', handle)
  const locked = id === null ? null : await lockAction(db, id)
  if (!locked) throw fail('reference_not_found', { pointer })
  return locked
}

type Kind = ReturnType<typeof requireKind>

function requireSamePrincipal(
  action: ActionRow,
  { again }: Kind,
  { token_id, surface }: Context,
): void {
  const prerequisite = again(action)
  if (action.token_id !== token_id) throw fail('principal_mismatch', { prerequisite })
  if (action.surface !== surface) throw fail('surface_mismatch', { prerequisite })
}

async function requireOpen(
  locked: LockedAction,
  { again, requireUnchanged }: Kind,
  { db, afterRollback }: Context,
): Promise<void> {
  const { action } = locked
  const prerequisite = again(action)
  if (action.state === 'superseded') {
    // A change of the plan supersedes it too: then that is what the caller is told.
    if (action.plan_id !== null) await requireUnchanged(db, locked)
    const message = replacedByNewer
    throw fail('confirmation_consumed', { message, advice: commitTheNewer, prerequisite })
  }
  if (action.state !== 'expired' && !action.overdue) return
  afterRollback((db) => updateActionExpired(db, action.action_id))
  throw fail('confirmation_expired', { prerequisite })
}

function dataOf(
  { action_id, kind }: ActionRow,
  done: { executed_at: Date | null; result: CommittedResult; share_links: ShareLink[] },
) {
  return {
    action_handle: toHandle('action', action_id),
    kind,
    executed_at: done.executed_at?.toISOString() ?? '',
    ...done.result,
    share_links: done.share_links,
  }
}
