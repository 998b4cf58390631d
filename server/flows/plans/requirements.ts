import type { PlanRow } from '#server/data/plans/rows.ts'
import { type FailureDetail, fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { deadlineUnusable, startRequired } from '#server/domain/messages/drafts.ts'
import { alreadySent, anotherLinkReason, planHasBegun } from '#server/domain/messages/plans.ts'
import { isReviewed } from '#server/domain/plans/review.ts'
import { isDraft, isExposed, isOver } from '#server/domain/plans/state.ts'
import { takesAnswers } from '#server/domain/plans/rsvp.ts'

const pointer = '/plan_handle'

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
  instead: Pick<FailureDetail, 'advice' | 'next'> & {
    capability: string
    input?: Record<string, unknown>
  },
): void {
  refuseClosed(plan)
  if (isExposed(plan)) return
  const { capability, advice, next } = instead
  const input = { plan_handle: toHandle('plan', plan.plan_id) }
  throw fail('plan_not_exposed', {
    pointer,
    prerequisite: { capability, input: { ...input, ...instead.input } },
    ...(advice && { advice }),
    ...(next && { next: next.map((one) => ({ ...one, input })) }),
  })
}

/**
 * Errors: `plan_closed` for a plan that is over or canceled, `plan_not_editable` for one that was shared or
 * sent before, `clarification_required` where guests could not answer any more.
 */
export function requireSendable(plan: PlanRow): void {
  refuseClosed(plan)
  if (!isDraft(plan)) {
    const plan_handle = toHandle('plan', plan.plan_id)
    const action = 'create_share_link'
    throw fail('plan_not_editable', {
      pointer,
      message: alreadySent,
      next: [
        { capability: 'plans.roster.prepare', input: { plan_handle } },
        ...(takesAnswers({ ...plan, plan_state: plan.state }, plan.now)
          ? [
              {
                capability: 'plans.prepare_send',
                reason: anotherLinkReason,
                input: { plan_handle, action },
              },
            ]
          : []),
      ],
    })
  }
  refuseUnanswerable(plan)
}

/** As `requireSendable`; a plan that was shared or sent before may get another link. */
export function requireShareable(plan: PlanRow): void {
  refuseClosed(plan)
  refuseUnanswerable(plan)
}

/** Errors: `plan_closed` after the start, `clarification_required` where the deadline has passed or is after it. */
function refuseUnanswerable(plan: PlanRow): void {
  const { rsvp_deadline, scheduled_at, now } = plan
  const input = { plan_handle: toHandle('plan', plan.plan_id) }
  // The change of a plan that was sent needs the changes as well, so it is a suggestion and not a prerequisite.
  const help = (field: 'scheduled_at' | 'rsvp_deadline') =>
    isDraft(plan)
      ? { prerequisite: { capability: 'plans.draft.update', input, needs: [field] } }
      : { next: [{ capability: 'plans.update.prepare', input }] }
  if (scheduled_at && scheduled_at <= now) {
    const message = isDraft(plan) ? startRequired(scheduled_at) : planHasBegun
    throw fail('plan_closed', { pointer, message, ...help('scheduled_at') })
  }
  if (rsvp_deadline && (rsvp_deadline <= now || (scheduled_at && rsvp_deadline > scheduled_at))) {
    const message = deadlineUnusable(rsvp_deadline <= now)
    throw fail('clarification_required', { pointer, message, ...help('rsvp_deadline') })
  }
}

/** Errors: `draft_not_reviewed`, naming what reviews it. */
export function requireReviewed(plan: PlanRow): void {
  if (isReviewed(plan)) return
  const input = { plan_handle: toHandle('plan', plan.plan_id) }
  throw fail('draft_not_reviewed', {
    pointer,
    prerequisite: { capability: 'plans.draft.preview', input },
  })
}
