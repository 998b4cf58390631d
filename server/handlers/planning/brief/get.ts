import {
  type BriefDraft,
  type BriefInvite,
  type BriefPlan,
  type ClosingPlan,
  listClosingPlans,
  listOpenDrafts,
  listUnansweredInvites,
  listUnpreparedPlans,
  listUpcomingPlans,
  listWaitingPlans,
} from '#server/data/brief/list.ts'
import { listMutualIdeas } from '#server/data/ideas/queries.ts'
import { type IdeaRow, listIdeas } from '#server/data/ideas/rows.ts'
import { briefOf, briefText, bySoonest, mostItems } from '#server/domain/brief.ts'
import { toHandle } from '#server/domain/handle.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

const soon = 48 * 3_600_000

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
  const isSoon = ({ at }: BriefInvite) => at !== null && at.getTime() - now.getTime() <= soon
  const sections = briefOf({
    deadline: bySoonest([
      ...closing.map((plan) => planItem(plan, closingTitle(plan))),
      ...invites.filter(isSoon).map(inviteItem),
    ]),
    upcoming: upcoming.map((plan) => planItem(plan, plan.title)),
    waiting: bySoonest([
      ...waiting.map((plan) => planItem(plan, waitingTitle(plan))),
      ...invites.filter((invite) => !isSoon(invite)).map(inviteItem),
    ]),
    logistics: unprepared.map((plan) => {
      return planItem(plan, `${counted(plan.count, 'thing')} to do for “${plan.title}”`)
    }),
    draft: drafts.map((draft) => planItem(draft, draftTitle(draft))),
    mutual_interest: ideas.map(ideaItem),
  })
  return completed({ generated_at: now.toISOString(), sections }, { text: briefText(sections) })
})

function planItem({ plan_id, title: label, at }: BriefPlan, title: string) {
  return {
    title,
    reference: { kind: 'plan', handle: toHandle('plan', plan_id), label },
    due_at: at?.toISOString() ?? null,
  }
}

function closingTitle({ title, lacks }: ClosingPlan): string {
  if (lacks === 0) return `Answers for “${title}” close`
  return `“${title}” needs ${lacks} more to take place`
}

function waitingTitle({ title, count }: BriefPlan & { count: number }): string {
  return `${counted(count, 'person has', 'people have')} not answered for “${title}”`
}

function draftTitle({ title, stands }: BriefDraft): string {
  if (stands === 'prepared') return `“${title}” waits for your approval`
  return stands === 'reviewed' ? `“${title}” is reviewed and not sent` : `“${title}” is a draft`
}

function inviteItem({ invite_id, title, host_name, needs_reconfirm, at }: BriefInvite) {
  return {
    title: needs_reconfirm
      ? `Confirm that you come to “${title}”: its time or place has changed`
      : `Answer ${host_name}: “${title}”`,
    reference: { kind: 'invite', handle: toHandle('invite', invite_id), label: title },
    due_at: at?.toISOString() ?? null,
  }
}

function ideaItem(idea: IdeaRow) {
  const names = idea.liked_by.map(({ display_name }) => display_name)
  const others = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  const verb = names.length === 1 ? 'likes' : 'like'
  return {
    title: `${others.join(' and ')} ${verb} “${idea.title}” too`,
    reference: { kind: 'idea', handle: toHandle('idea', idea.idea_id), label: idea.title },
    due_at: (idea.event_start_at ?? idea.fixed_when)?.toISOString() ?? null,
  }
}
