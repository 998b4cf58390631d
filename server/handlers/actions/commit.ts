import { executorOf } from '#server/flows/prepared/executors.ts'
import { lockPreparedPlan, prepareAgain } from '#server/flows/prepared/prepared_plan.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import {
  updateActionCommitted,
  lockActionWithSubject,
  type KeptResult,
  updateActionExpired,
} from '#server/flows/prepared/prepared_action.ts'
import { Failure, fail, missing } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { type Context, completed, handler, unchanged } from '#server/runtime/handler.ts'
import type { ShareLink } from '#generated/types.ts'

/** Everything is checked again here, under the action's lock; only the database's clock counts. */
export default handler('actions.commit', async (context, input) => {
  const { db, base_url, seal, display_name, timezone } = context
  if (input.action_handle === undefined) throw missing('/action_handle')
  const action = await lockActionWithSubject(db, input.action_handle)
  requireSamePrincipal(action, context)
  if (action.state === 'committed') {
    const kept = action.result as unknown as KeptResult
    return unchanged(dataOf(action, action.executed_at, kept, []), {
      text: 'This action was committed before; nobody was contacted again.',
      label: action.summary,
    })
  }
  await requireOpen(action, context)

  const execution_id = context.execution_id ?? ''
  const commit = { action, base_url, seal, display_name, timezone, execution_id }
  const { effects, text, share_links, ...kept } = await executorOf(action.kind)(db, commit).catch(
    (error: unknown) => {
      throw namingPreparation(error, action)
    },
  )
  // Last, so that what is refused for another reason counts for nothing.
  await context.chargeSendQuota(
    kept.deliveries
      .filter(({ status }) => status === 'queued')
      .map(({ person_handle }) => person_handle),
  )
  const executed_at = await updateActionCommitted(db, action.action_id, kept)
  return completed(dataOf(action, executed_at, kept, share_links), {
    text,
    label: action.summary,
    replicates: true,
    ...(effects && { effects }),
    ...(kept.plan && {
      next: [
        {
          capability: 'plans.status.get',
          reason: 'Tells what becomes of each message.',
          input: { plan_handle: kept.plan.plan_handle },
        },
      ],
    }),
  })
})

function requireSamePrincipal(action: ActionRow, { token_id, surface }: Context): void {
  const prerequisite = prepareAgain(action)
  if (action.token_id !== token_id) throw fail('principal_mismatch', { prerequisite })
  if (action.surface !== surface) throw fail('surface_mismatch', { prerequisite })
}

async function requireOpen(action: ActionRow, { db, afterRollback }: Context): Promise<void> {
  const prerequisite = prepareAgain(action)
  if (action.state === 'superseded') {
    // By a change of the plan too: then that is what is told.
    if (action.plan_id !== null) await lockPreparedPlan(db, action)
    throw fail('confirmation_consumed', {
      message:
        'A newer preparation took the place of this one; nothing was done and nobody was contacted.',
      prerequisite,
    })
  }
  if (action.state !== 'expired' && !action.overdue) return
  afterRollback((db) => updateActionExpired(db, action.action_id))
  throw fail('confirmation_expired', { prerequisite })
}

/** Whoever cannot be reached as it was prepared may be left out when it is prepared again. */
function namingPreparation(error: unknown, action: ActionRow): unknown {
  if (!(error instanceof Failure) || error.detail.prerequisite) return error
  const { code, detail } = error
  if (code !== 'recipient_not_eligible' && code !== 'delivery_unavailable') return error
  return fail(code, { ...detail, prerequisite: prepareAgain(action) })
}

function dataOf(
  { action_id, kind }: ActionRow,
  executed_at: Date | null,
  kept: KeptResult,
  share_links: ShareLink[],
) {
  return {
    action_handle: toHandle('action', action_id),
    kind,
    executed_at: executed_at?.toISOString() ?? '',
    ...kept,
    share_links,
  }
}
