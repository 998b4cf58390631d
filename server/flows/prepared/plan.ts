import { insertOutgoing, type NewOutgoing } from '#server/data/outgoing/insert.ts'
import { type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { listRoster } from '#server/data/invites/list.ts'
import type { Db } from '#server/database/db.ts'
import type { ChosenGuest } from '#server/domain/prepared/payload.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { takesSameTime } from '#server/domain/availability/plan_time.ts'
import { zonedWords } from '#server/domain/basics/time_words.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { messagesQueued, planChanged } from '#server/domain/messages/committed.ts'
import { isToldByService } from '#server/domain/messages/prepared.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { planChecksum } from '#server/domain/plans/checksum.ts'
import { isReviewed } from '#server/domain/plans/review.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'
import { withMail } from '#server/flows/plans/guest_mail.ts'
import { guestsNow, type Reach, withNewGuests } from '#server/flows/plans/guests.ts'
import { watchPlan } from '#server/flows/plans/watch.ts'
import type { CommitContext, CommitResult, SubjectKind } from '#server/flows/prepared/kind.ts'
import type { CommitDelivery, ShareLink } from '#generated/types.ts'
import type { Effect } from '#server/domain/calls/presentation.ts'

/** A plan of the caller's, as what a prepared action is about. */
export const hostedPlan: SubjectKind<PlanRow, object> = {
  ids: ({ plan_id }) => ({ plan_id }),
  open: (_, { plan }) => {
    if (plan === null || plan.state === 'deleted') {
      throw fail('reference_not_found', { pointer: '/action_handle' })
    }
    return plan
  },
  revision: ({ revision }) => revision,
  checksum: (plan, payload) => planChecksum(asSent(plan, payload)),
  title: planTitle,
  changed: planChanged,
  review: (plan) => {
    if (!isDraft(plan) || isReviewed(plan)) return null
    const input = { plan_handle: toHandle('plan', plan.plan_id) }
    return { capability: 'plans.draft.preview', input }
  },
}

/** The plan with the description that was given for its recipients when the action was prepared. */
export function asSent(plan: PlanRow, payload: object): PlanRow {
  if (!('public_description' in payload)) return plan
  const { public_description } = payload
  return typeof public_description === 'string' ? { ...plan, public_description } : plan
}

/** When a plan is, for a message that its host passes on; null without a time. */
export function timeOf({ scheduled_at, scheduled_ends_at, timezone }: PlanRow): string | null {
  return scheduled_at && zonedWords(scheduled_at, scheduled_ends_at, timezone)
}

/** What a commit did to a plan. */
interface Announcement {
  /** The plan as it was, and after the change. */
  before: PlanRow
  plan: PlanRow
  /** The type of the effect, such as `plan.canceled`. */
  done: string
  /** What the messages are called in the types of effects, such as `invites`. */
  called: string
  messages: readonly NewOutgoing[]
  reaches: readonly Reach[]
  share_links?: ShareLink[]
  text: string
}

/**
 * Queues the messages about a plan and the copies of its guests, and returns the result of the commit. The
 * change itself is confirmed; of the messages only that they are queued: `plans.status.get` tells the rest.
 */
export function announcePlan(
  { db, seal }: CommitContext,
  { before, plan, done, called, messages, reaches, share_links = [], text }: Announcement,
): CommitResult {
  const { plan_id } = plan
  insertOutgoing(db, seal, messages)
  insertReplication(db, 'plan', plan_id, plan.version)
  if (!takesSameTime(before, plan)) markAvailability(db)
  watchPlan(db, before, plan)
  const deliveries = reaches.flatMap(deliveriesOf)
  const plan_handle = toHandle('plan', plan_id)
  const resource = { kind: 'plan', handle: plan_handle }
  const at = plan.updated_at.toISOString()
  const queued = deliveries.filter(({ status }) => status === 'queued').length
  const effects: Effect[] = [{ type: done, state: 'confirmed', resource, at }]
  if (queued > 0) {
    effects.push(
      { type: `plan.${called}_queued`, state: 'confirmed', resource, at },
      {
        type: `plan.${called}_sent`,
        state: 'unconfirmed',
        resource,
        reason: messagesQueued(queued),
        observe: { capability: 'plans.status.get', input: { plan_handle } },
      },
    )
  }
  return { plan: toPlan(plan), deliveries, share_links, effects, text }
}

/** What becomes of the message to each of these guests; none is left out. */
function deliveriesOf({ reached, unreached }: Reach): CommitDelivery[] {
  return [
    ...reached.map((guest) => ({
      person_handle: toHandle('person', guest.person_id),
      display_name: guest.display_name,
      status: isToldByService(guest) ? ('queued' as const) : ('manual_share' as const),
    })),
    ...unreached.map(({ person_id, display_name }) => ({
      person_handle: toHandle('person', person_id),
      display_name,
      status: 'delivery_unavailable' as const,
    })),
  ]
}

/** Who a commit would tell now of what has become of a plan: these guests, and who has joined by its link since. It locks nothing. */
export async function toldNow(
  db: Db,
  plan_id: string,
  guests: readonly ChosenGuest[],
): Promise<ChosenGuest[]> {
  const told = withNewGuests(guests, await listRoster(db, plan_id))
  return withMail(db, plan_id, await guestsNow(db, told, { invited: false }))
}
