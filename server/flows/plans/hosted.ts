import type { Db } from '#server/database/db.ts'
import { lockPlan } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { Failure, fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { isExposed, isOver } from '#server/domain/plan_state.ts'

const pointer = '/plan_handle'

/**
 * The plan of a handle, held until the transaction ends.
 *
 * Errors: `reference_not_found`; `plan_not_editable` for a plan the caller is a guest of.
 */
export async function lockHostedPlan(
  db: Db,
  handle: string,
  options: Parameters<typeof lockPlan>[3] = {},
): Promise<PlanRow> {
  return lockPlan(db, handle, pointer, options).catch(async (error: unknown) => {
    if (error instanceof Failure && (await isGuest(db, handle))) throw othersPlan()
    throw error
  })
}

/** Errors: `stale_revision` where another revision was expected. */
export function requireRevision(plan: PlanRow, expected: number | undefined): void {
  if (expected === undefined || expected === plan.revision) return
  throw fail('stale_revision', {
    pointer: '/expected_revision',
    current: { revision: plan.revision },
    prerequisite: {
      capability: 'plans.get',
      input: { plan_handle: toHandle('plan', plan.plan_id) },
    },
  })
}

async function isGuest(db: Db, handle: string): Promise<boolean> {
  const id = parseHandle('plan', handle)
  if (id === null) return false
  const cards = await db.sql`
    select from invite_cards
    where owner_id = ${db.owner} and plan_id = ${id}`
  return cards.length > 0
}

function othersPlan() {
  const message = 'This is another person’s plan; only its host can change it.'
  return fail('plan_not_editable', { pointer, message })
}

/** Errors: `plan_closed` for a plan that is canceled, discarded, or shared and over. */
export function refuseClosed(plan: PlanRow): void {
  const over = isExposed(plan) && isOver(plan, plan.now)
  if (plan.state === 'canceled' || plan.state === 'discarded' || over) {
    throw fail('plan_closed', { pointer })
  }
}

/** Errors: `plan_closed`; `plan_not_exposed`, naming what changes a draft, for one that nobody has seen. */
export function requireExposed(
  plan: PlanRow,
  instead: { capability: string; input?: Record<string, unknown> },
): void {
  refuseClosed(plan)
  if (isExposed(plan)) return
  const input = { plan_handle: toHandle('plan', plan.plan_id), ...instead.input }
  throw fail('plan_not_exposed', {
    pointer,
    prerequisite: { capability: instead.capability, input },
  })
}
