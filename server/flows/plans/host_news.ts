import { insertLink } from '#server/data/links/insert.ts'
import { lockHostNotice } from '#server/data/host_notices/lock.ts'
import { updateMessage, updateTold } from '#server/data/host_notices/update.ts'
import { listUntold, type UntoldAnswer } from '#server/data/invites/list_untold.ts'
import { updateAnswersTold } from '#server/data/invites/update.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { lockPlanById } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import {
  isWorthTelling,
  nextClosing,
  type PlanEvent,
  toldAfter,
  untoldEvents,
} from '#server/domain/plans/host_notice.ts'
import type { HostNews } from '#server/domain/mail/host_news.ts'
import { sealLinks } from '#server/domain/mail/links.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** The most answers that a message lists. */
const maxAnswers = 250

/**
 * Queues a message to the host of a plan of this account with everything that is new since the last one, and records
 * that it was told, in one transaction: nothing is lost and nothing is told twice. Writes no message where nothing is
 * new, where the host does not want such mail, or where the plan is canceled or over; what was new then counts as told.
 * Does nothing before its time, which the notice says.
 */
export async function writeHostNews(db: Db, seal: Seal, plan_id: string): Promise<void> {
  // Each statement sees what was committed before it starts, so the others read the locked plan.
  const [, [plan], notice] = await Promise.all([
    lockPlanById(db, plan_id),
    listPlans(db, [plan_id]),
    lockHostNotice(db, plan_id),
  ])
  if (!plan || !notice?.ready) return
  const answers = await listUntold(db, plan_id, notice.since)
  const events = untoldEvents(plan, notice)
  await updateAnswersTold(db, plan_id)
  await updateTold(db, plan_id, toldAfter(plan), nextClosing(plan))
  if (answers.length + events.length === 0 || !isWorthTelling(plan)) return
  if (!(await mayContact(db, [db.owner])).has(db.owner)) return
  // A link that stops mail of an account to itself.
  const unsubscribe = await insertLink(db, 'unsubscribe', db.owner)
  await updateMessage(db, plan_id, {
    message_id: newId(),
    content: newsOf(plan, events, answers),
    sealed: sealLinks(seal, db.owner, { link: null, unsubscribe }),
  })
}

function newsOf(plan: PlanRow, events: PlanEvent[], answers: UntoldAnswer[]): HostNews {
  const { timezone, capacity_min, capacity_max, accepted, declined, pending } = plan
  return {
    plan: {
      title: planTitle(plan),
      timezone,
      scheduled_at: plan.scheduled_at?.toISOString() ?? null,
      scheduled_ends_at: plan.scheduled_ends_at?.toISOString() ?? null,
      capacity_min,
      capacity_max,
    },
    events,
    answers: answers.slice(0, maxAnswers).map((answer) => ({
      name: answer.display_name,
      answer: answer.rsvp_status,
      before: answer.told_status,
      note: answer.note,
      signed_up: answer.signed_up,
      ...(answer.taken_off_before && { taken_off_before: true as const }),
      ...(answer.needs_reconfirm && { moved: true as const }),
    })),
    more: Math.max(0, answers.length - maxAnswers),
    counts: { coming: accepted + 1, declined, pending },
  }
}
