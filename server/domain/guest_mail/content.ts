import type { MailContent, PlanContent } from '#server/domain/mail/content.ts'

/**
 * What a mail to a guest who asked for it says, as `guest_mail` stores it: the question whether the address is theirs, that the plan
 * moved or is canceled, that it is tomorrow, or that they are off its list.
 */
export type GuestMailContent =
  // Anybody may have typed an address: nothing that somebody wrote stands in the question.
  | {
      kind: 'guest_confirm'
      plan: Pick<PlanContent, 'scheduled_at' | 'scheduled_ends_at' | 'timezone'>
    }
  | { kind: 'guest_reminder'; plan: PlanContent }
  | Extract<MailContent, { kind: 'plan_update' | 'plan_cancel' | 'plan_removed' }>

/** The times of a plan that say when mail to its guests is written, and deleted. */
export interface MailedPlan {
  readonly state: string
  readonly scheduled_at: Date | null
  readonly scheduled_ends_at: Date | null
}

const day = 86_400_000

/** How many days after a plan its guests' addresses are kept, so that one that is moved in time still reaches them. */
const keptDays = 7

/** How many days an address waits to be confirmed, or for its last mail. */
const confirmDays = 2

/** When the address of a guest who was taken off the list is deleted: a mail says so first. */
export function removedBy(now: Date): Date {
  return new Date(now.getTime() + confirmDays * day)
}

/** When an address that was not confirmed is deleted. */
export function confirmBy(now: Date): Date {
  return new Date(now.getTime() + confirmDays * day)
}

/** When a guest reads that a plan is tomorrow; null for one that is off, has no start, or starts within a day. */
export function remindAt({ state, scheduled_at }: MailedPlan, now: Date): Date | null {
  if (scheduled_at === null || state === 'canceled') return null
  const at = new Date(scheduled_at.getTime() - day)
  return at > now ? at : null
}

/** When the address of a guest is deleted; null while the plan has no time. */
export function forgetAt(plan: MailedPlan, now: Date): Date | null {
  const { state, scheduled_at, scheduled_ends_at } = plan
  const end = state === 'canceled' ? now : (scheduled_ends_at ?? scheduled_at)
  if (end === null) return null
  return new Date(Math.max(end.getTime(), now.getTime()) + keptDays * day)
}
