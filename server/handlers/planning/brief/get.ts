import {
  type BriefInvite,
  type BriefPlan,
  listClosingPlans,
  listOpenDrafts,
  listUnansweredInvites,
  listUnpreparedPlans,
  listUpcomingPlans,
  listWaitingPlans,
} from '#server/data/brief/list.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { listMutualIdeas } from '#server/data/ideas/list_liked.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { briefOf, bySoonest, mostItems } from '#server/domain/brief.ts'
import { toHandle } from '#server/domain/handle.ts'
import {
  briefSummary,
  closingPlan,
  openDraft,
  openInvite,
  sharedInterest,
  unansweredPlan,
  unpreparedPlan,
} from '#server/domain/messages/brief.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** An answer is urgent within 48 hours, in milliseconds. */
const urgent = 48 * 3_600_000

export default handler('planning.brief.get', async ({ db }) => {
  const [now, closing, invites, upcoming, waiting, unprepared, drafts, ids] = await Promise.all([
    db.now(),
    listClosingPlans(db, mostItems),
    listUnansweredInvites(db, 2 * mostItems),
    listUpcomingPlans(db, mostItems),
    listWaitingPlans(db, mostItems),
    listUnpreparedPlans(db, mostItems),
    listOpenDrafts(db, mostItems),
    listMutualIdeas(db, mostItems),
  ])
  const ideas = await listIdeas(db, ids)
  const isUrgent = ({ at }: BriefInvite) => at !== null && at.getTime() - now.getTime() <= urgent
  const sections = briefOf({
    deadline: bySoonest([
      ...closing.map((plan) => planItem(plan, closingPlan(plan.title, plan.lacks))),
      ...invites.filter(isUrgent).map(inviteItem),
    ]),
    upcoming: upcoming.map((plan) => planItem(plan, plan.title)),
    waiting: bySoonest([
      ...waiting.map((plan) => planItem(plan, unansweredPlan(plan.title, plan.count))),
      ...invites.filter((invite) => !isUrgent(invite)).map(inviteItem),
    ]),
    logistics: unprepared.map((plan) => planItem(plan, unpreparedPlan(plan.title, plan.count))),
    draft: drafts.map((draft) => planItem(draft, openDraft(draft.title, draft.stage))),
    mutual_interest: ideas.map(ideaItem),
  })
  return completed({ generated_at: now.toISOString(), sections }, { text: briefSummary(sections) })
})

function planItem({ plan_id, title: label, at }: BriefPlan, title: string) {
  return {
    title,
    reference: { kind: 'plan', handle: toHandle('plan', plan_id), label },
    due_at: at?.toISOString() ?? null,
  }
}

function inviteItem({ invite_id, title, host_name, needs_reconfirm, at }: BriefInvite) {
  return {
    title: openInvite(title, host_name, needs_reconfirm),
    reference: { kind: 'invite', handle: toHandle('invite', invite_id), label: title },
    due_at: at?.toISOString() ?? null,
  }
}

function ideaItem(idea: IdeaRow) {
  const names = idea.liked_by.map(({ display_name }) => display_name)
  return {
    title: sharedInterest(idea.title, names),
    reference: { kind: 'idea', handle: toHandle('idea', idea.idea_id), label: idea.title },
    due_at: (idea.event_start_at ?? idea.fixed_when)?.toISOString() ?? null,
  }
}
