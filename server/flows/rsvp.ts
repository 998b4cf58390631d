import type { Db } from '#server/database/db.ts'
import { findNameIfThere } from '#server/data/accounts/find.ts'
import { findInvite } from '#server/data/invites/find.ts'
import type { InviteRow } from '#server/data/invites/rows.ts'
import { updateAnswer, updateNote } from '#server/data/invites/update.ts'
import { listItems } from '#server/data/logistics/list.ts'
import { findSelectedPlan } from '#server/data/plans/find.ts'
import { lockSelectedPlan } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { selectPlanOfInvite } from '#server/data/invites/select.ts'
import { updateAnswered } from '#server/data/plans/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { insertNews } from '#server/flows/plans/watch.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { planWasCanceled, tellThem } from '#server/domain/messages/invites.ts'
import { isFull, recounted, takesAnswers, tips } from '#server/domain/plans/rsvp.ts'
import { type PlanCopySource, toPlanCopySource } from '#server/flows/replicate/plans.ts'

/** An answer to one invite. */
export interface RsvpAnswer {
  /** The id of the invite in the host's account. */
  invite_id: string
  rsvp_status: 'accepted' | 'declined'
  /** The account of the guest who answers; left out where the guest answers through a link. */
  guest?: string
  /** The guest's own handle of the invite; left out where the guest answers through a link. */
  invite_handle?: string
  /** The revision of the plan that the guest answers to; left out where the guest does not say. */
  expected_revision?: number | undefined
  /**
   * What the guest writes to the host, null for nothing. Left out, the earlier note stays with the same answer; another answer
   * goes without it, because the note was about the earlier one.
   */
  note?: string | null | undefined
}

/** The result of an answer. */
export interface AnsweredInvite {
  /** False where the guest had already given this answer. */
  changed: boolean
  /** What the guest had written to the host before; null for nothing. */
  previous_note: string | null
  previous: 'pending' | 'accepted' | 'declined'
  changed_at: Date
  /** The plan as it was before the answer. */
  before: PlanRow
  /** The plan and the invite with the answer. */
  plan: PlanRow
  invite: InviteRow
}

/**
 * Answers an invite to a plan of this account: `db` is the host's, no matter who answers. The plan is locked
 * until the transaction ends, so that two answers cannot take the last place; the host takes one place, too.
 *
 * It costs one round trip, in which the plan is locked and read. The answer itself, the replication of the plan and
 * what the host is to read are sent with the commit, so that the plan is locked for as short a time as possible; nothing
 * that is read before the commit shows them.
 *
 * Errors: `reference_not_found`; `invite_removed`; `stale_revision` with the current one; `rsvp_closed` after
 * the deadline, the start or the cancellation; `plan_full`.
 */
export async function answerInvite(db: Db, answer: RsvpAnswer): Promise<AnsweredInvite> {
  const answered = decide(await lockInvite(db, answer.invite_id), answer)
  writeAnswer(db, answered, null)
  return answered
}

/**
 * As `answerInvite`, for a caller who writes the guest's own copy in the same transaction, so that replication can
 * skip it. Returns what that copy is made from as well, in the same round trip.
 */
export async function answerInviteWithCopy(
  db: Db,
  answer: RsvpAnswer,
): Promise<AnsweredInvite & { source: PlanCopySource }> {
  const { owner } = db
  const [locked, display_name, items] = await Promise.all([
    lockInvite(db, answer.invite_id),
    findNameIfThere(db),
    listItems(db, selectPlanOfInvite(owner, answer.invite_id)),
  ])
  if (display_name === null) throw fail('reference_not_found', { pointer: '/invite_handle' })
  const answered = decide(locked, answer)
  writeAnswer(db, answered, answered.plan.version)
  return { ...answered, source: toPlanCopySource(answered.plan, { owner, display_name }, items) }
}

/** An invite and its plan, which is locked. */
type Locked = Pick<AnsweredInvite, 'plan' | 'invite'>

function decide(locked: Locked | null, answer: RsvpAnswer): AnsweredInvite {
  const { rsvp_status } = answer
  if (!locked) throw fail('reference_not_found', { pointer: '/invite_handle' })
  const { plan, invite } = locked
  const { clock: changed_at } = plan
  const previous = invite.rsvp_status
  // A guest who was removed and later invited again by a link answers through the new link; the old invite
  // stays closed.
  const isTheirs = answer.guest === undefined || answer.guest === invite.peer_owner
  if (previous === 'removed' || plan.state === 'deleted' || !isTheirs) throw fail('invite_removed')
  refuseStaleRevision(plan, answer)
  const isAnswered = previous === rsvp_status && !invite.needs_reconfirm
  const note = noteAfter(invite, answer)
  const previous_note = invite.note
  if (isAnswered && plan.state !== 'canceled') {
    const answered_at = invite.answered_at ?? invite.invited_at
    const as_before = { changed: false, previous, changed_at: answered_at, before: plan, plan }
    return { ...as_before, previous_note, invite: { ...invite, note } }
  }
  if (!takesAnswers({ ...plan, plan_state: plan.state }, plan.now)) {
    const canceled = plan.state === 'canceled' && { message: planWasCanceled, advice: tellThem }
    throw fail('rsvp_closed', { pointer: '/rsvp_status', ...canceled })
  }
  const isNewGuest = rsvp_status === 'accepted' && previous !== 'accepted'
  if (isNewGuest && isFull(plan.capacity_max, plan.accepted)) {
    throw fail('plan_full', { pointer: '/rsvp_status' })
  }
  const counted = recounted(plan, [{ from: previous, to: rsvp_status }])
  const isTipped = tips(plan.capacity_min, counted.accepted)
  return {
    changed: true,
    previous_note,
    previous,
    changed_at,
    before: plan,
    plan: {
      ...counted,
      version: plan.version + 1,
      tipped_at: plan.tipped_at ?? (isTipped ? changed_at : null),
    },
    invite: { ...invite, rsvp_status, note, needs_reconfirm: false, answered_at: changed_at },
  }
}

/** What stands beside an answer: a host never reads what was written with another one. */
function noteAfter({ note, rsvp_status }: InviteRow, answer: RsvpAnswer): string | null {
  if (answer.note !== undefined) return answer.note
  return rsvp_status === answer.rsvp_status ? note : null
}

function refuseStaleRevision(
  { revision }: PlanRow,
  { expected_revision, invite_handle }: RsvpAnswer,
): void {
  if (expected_revision === undefined || expected_revision === revision) return
  throw fail('stale_revision', {
    pointer: '/expected_revision',
    current: { revision },
    ...(invite_handle !== undefined && {
      prerequisite: { capability: 'invites.get', input: { invite_handle } },
    }),
  })
}

/** The invite and its plan, with the plan locked; null where there is no such invite. */
async function lockInvite(db: Db, invite_id: string): Promise<Locked | null> {
  const plan_id = selectPlanOfInvite(db.owner, invite_id)
  // Each statement sees what was committed before it starts, so the others read the locked plan.
  const [, plan, invite] = await Promise.all([
    lockSelectedPlan(db, plan_id),
    findSelectedPlan(db, plan_id),
    findInvite(db, invite_id),
  ])
  return plan && invite ? { plan, invite } : null
}

/**
 * Writes the answer and the plan's new version, and queues its replication and the news of it; of the same answer only another
 * note. A note that was removed is no news.
 */
function writeAnswer(
  db: Db,
  { changed, previous_note, before, plan, invite }: AnsweredInvite,
  replicated_version: number | null,
): void {
  if (!changed) {
    if (invite.note === previous_note) return
    updateNote(db, invite)
    if (invite.note !== null) insertNews(db, plan)
    return
  }
  updateAnswer(db, invite, replicated_version)
  updateAnswered(db, plan)
  insertReplication(db, 'plan', plan.plan_id, plan.version)
  insertNews(db, before)
}
