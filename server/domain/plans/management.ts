import { isDraft, planState, type StoredState } from '#server/domain/plans/state.ts'
import { takesAnswers } from '#server/domain/plans/rsvp.ts'
import type { CapabilityId, PlanManagement } from '#generated/types.ts'

/** `PlanManagement` with typed ids. */
export interface Management extends PlanManagement {
  allowed: CapabilityId[]
}

interface Managed {
  state: StoredState
  private_plan: boolean
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
  rsvp_deadline: Date | null
  /** Whether the plan was reviewed in its present state. */
  reviewed: boolean
  waiting: boolean
  now: Date
}

/** What the host may do with a plan now. */
export function managementOf(plan: Managed): Management {
  const { reviewed, private_plan } = plan
  const state = planState(plan, plan)
  const over = state === 'past' || state === 'canceled' || state === 'discarded'
  return { manageable: !over, reviewed, private_plan, allowed: allowedTo(plan, state) }
}

function allowedTo(plan: Managed, state: string): CapabilityId[] {
  if (state === 'canceled' || state === 'discarded') return ['plans.logistics.get']
  const list: CapabilityId[] = ['plans.logistics.get', 'plans.logistics.update']
  if (state === 'past') return list
  if (!isDraft(plan)) {
    return [
      'plans.update.prepare',
      'plans.roster.prepare',
      ...(takesAnswers({ ...plan, plan_state: plan.state }, plan.now)
        ? (['plans.prepare_send'] as const)
        : []),
      'plans.cancel.prepare',
      ...list,
    ]
  }
  return [
    'plans.draft.update',
    'plans.draft.preview',
    ...(plan.reviewed ? (['plans.prepare_send'] as const) : []),
    ...(plan.waiting ? (['actions.commit'] as const) : []),
    'plans.invitation.prepare',
    'plans.draft.delete',
    'plans.discard',
    ...list,
  ]
}

/** What a guest may do with a plan now. */
export function guestManagement(copy: {
  plan_state: StoredState
  rsvp_status: string
  scheduled_at: Date | null
  rsvp_deadline: Date | null
  now: Date
}): Management {
  const answers = copy.rsvp_status !== 'removed' && takesAnswers(copy, copy.now)
  return {
    manageable: false,
    reviewed: true,
    private_plan: false,
    allowed: [
      'invites.get',
      ...(answers ? (['invites.rsvp.update'] as const) : []),
      'plans.logistics.get',
    ],
  }
}
