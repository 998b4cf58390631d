import { type BusyKind, type BusyRun, quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { isExposed, planEnd } from '#server/domain/plans/state.ts'

/** A plan of the account's own, or one it is invited to, with a time. */
export interface TimedPlan {
  readonly scheduled_at: Date
  readonly scheduled_ends_at: Date | null
  /** What the account has answered; null where it is the host. */
  readonly rsvp_status: 'pending' | 'accepted' | null
  /** Whether the plan has changed since the account answered. */
  readonly needs_reconfirm: boolean
}

/** Whether a plan of the account's own takes the same time after a change as before it. */
export function takesSameTime(before: HostedPlan, after: HostedPlan): boolean {
  const [was, is] = [before, after].map((plan) =>
    isExposed(plan) && plan.scheduled_at
      ? runOf({ ...plan, scheduled_at: plan.scheduled_at }, 'busy')
      : null,
  )
  return was?.from === is?.from && was?.to === is?.to
}

type HostedPlan = Parameters<typeof isExposed>[0] & Parameters<typeof planEnd>[0]

/** When these plans take somebody's time: as the account itself sees it, or as its friends may. */
export function runsOfPlans(plans: readonly TimedPlan[], seenBy: 'account' | 'friends'): BusyRun[] {
  return plans.flatMap((plan) => {
    if (seenBy === 'friends' && plan.rsvp_status === 'pending') return []
    return [runOf(plan, kindOf(plan))]
  })
}

/** The quarter-hours that something with these times touches. */
export function runOf(
  plan: Pick<TimedPlan, 'scheduled_at' | 'scheduled_ends_at'>,
  kind: BusyKind,
): BusyRun {
  const end = planEnd(plan) ?? plan.scheduled_at
  return {
    from: Math.floor(plan.scheduled_at.getTime() / quarter_ms),
    to: Math.ceil(end.getTime() / quarter_ms),
    kind,
  }
}

function kindOf({ rsvp_status, needs_reconfirm }: TimedPlan): BusyKind {
  if (rsvp_status === null) return 'busy'
  if (rsvp_status === 'accepted') return needs_reconfirm ? 'tentative' : 'busy'
  return 'tentative'
}
