import type { BriefItem } from '#generated/types.ts'
import {
  type BriefInvite,
  type BriefPlan,
  listClosingPlans,
  listOpenDrafts,
  listUnansweredInvites,
  listUnpreparedPlans,
  listUpcomingPlans,
  listWaitingPlans,
  type UpcomingPlan,
} from '#server/data/brief/list.ts'
import {
  listWaitingCaptures,
  listWaitingRoundups,
  type WaitingCapture,
  type WaitingRoundup,
} from '#server/data/brief/captures.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { listMutualIdeas } from '#server/data/ideas/list_liked.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { listUntoldLists } from '#server/data/shared_lists/list.ts'
import { updateListsTold } from '#server/data/shared_lists/update.ts'
import { briefOf, bySoonest, maxItems, type SectionItems } from '#server/domain/plans/brief.ts'
import { openKept } from '#server/domain/capture/kept.ts'
import { captureLabel } from '#server/domain/capture/label.ts'
import { type CountedRow, totalOf } from '#server/domain/basics/counted_rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  answerCapture,
  answerRoundup,
  briefSummary,
  canceledPlan,
  cannotAnswer,
  closingPlan,
  openDraft,
  openInvite,
  readInvite,
  readShared,
  sectionsCut,
  sharedInterest,
  sharedWithYou,
  unansweredPlan,
  unpreparedPlan,
  waitingCapture,
  waitingRoundup,
} from '#server/domain/messages/brief.ts'
import { openShared, type SharedList } from '#server/flows/lists/shared.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('planning.brief.get', async ({ db, seal, owner, abilities }) => {
  const [
    now,
    closing,
    urgent,
    later,
    upcoming,
    waiting,
    unprepared,
    drafts,
    mutual,
    captures,
    roundups,
    untold,
  ] = await Promise.all([
    db.now(),
    listClosingPlans(db, maxItems),
    listUnansweredInvites(db, maxItems, { urgent: true }),
    listUnansweredInvites(db, maxItems, { urgent: false }),
    listUpcomingPlans(db, maxItems),
    listWaitingPlans(db, maxItems),
    listUnpreparedPlans(db, maxItems),
    listOpenDrafts(db, maxItems),
    listMutualIdeas(db, maxItems),
    listWaitingCaptures(db, maxItems),
    listWaitingRoundups(db, maxItems),
    listUntoldLists(db, maxItems),
  ])
  const reading = listIdeas(db, mutual.ids)
  if (mutual.ids.length > 0 && untold.length === 0) db.endsHere()
  const ideas = await reading
  const shared = await openShared(db, untold)
  const sections = briefOf({
    deadline: bySoonest(
      itemsOf(closing, (plan) => planItem(plan, closingPlan(plan.title, plan.lacks))),
      itemsOf(urgent, inviteItem),
    ),
    upcoming: itemsOf(upcoming, upcomingItem),
    waiting: bySoonest(
      bySoonest(
        itemsOf(waiting, (plan) => planItem(plan, unansweredPlan(plan.title, plan.count))),
        itemsOf(later, inviteItem),
      ),
      // They have no time, so they come last; what is told only once comes before the others.
      bySoonest(
        { items: shared.map(sharedItem), total: shared.length },
        bySoonest(
          itemsOf(captures, (capture) =>
            captureItem(capture, captureLabel(openKept(seal, owner, capture.kept))),
          ),
          itemsOf(roundups, roundupItem),
        ),
      ),
    ),
    logistics: itemsOf(unprepared, (plan) =>
      planItem(plan, unpreparedPlan(plan.title, plan.count)),
    ),
    draft: itemsOf(drafts, (draft) => planItem(draft, openDraft(draft.title, draft.stage))),
    mutual_interest: { items: ideas.map(ideaItem), total: mutual.total },
  })
  const told = shared.filter(({ row }) =>
    sections.some(({ section }) =>
      section.items.some(({ reference }) => reference.handle === toHandle('list', row.list_id)),
    ),
  )
  const [invite] = [...urgent, ...later]
  const [capture] = captures
  const [roundup] = roundups
  const shown = sections.map(({ section }) => section)
  const isOfPlans = shown.some(({ items }) =>
    items.some(({ reference }) => reference.kind === 'plan'),
  )
  return completed(
    { generated_at: now.toISOString(), sections: shown },
    {
      ...(told.length > 0 && {
        afterwards: (after) =>
          updateListsTold(
            after,
            told.map(({ row }) => row.list_id),
          ),
      }),
      ...(!isOfPlans && { enabled: ['ideas.saved.query'] }),
      text: briefSummary(sections, totalOf(captures) + totalOf(roundups)),
      disclosures: [
        ...sectionsCut(sections),
        ...(invite && !abilities.includes('planning:rsvp') ? [cannotAnswer] : []),
      ],
      next: [
        ...(told[0]
          ? [
              {
                capability: 'ideas.lists.get' as const,
                reason: readShared,
                input: { ideas_list_handle: toHandle('list', told[0].row.list_id) },
              },
            ]
          : []),
        ...(invite
          ? [
              {
                capability: 'invites.get' as const,
                reason: readInvite,
                input: { invite_handle: toHandle('invite', invite.invite_id) },
              },
            ]
          : []),
        ...(capture
          ? [
              {
                capability: 'ideas.capture.get' as const,
                reason: answerCapture,
                input: { capture_public_id: toHandle('capture', capture.capture_id) },
              },
            ]
          : []),
        ...(roundup
          ? [
              {
                capability: 'ideas.roundup.get' as const,
                reason: answerRoundup,
                input: { public_id: toHandle('roundup', roundup.roundup_id) },
              },
            ]
          : []),
      ],
    },
  )
})

function itemsOf<Row extends CountedRow>(
  rows: readonly Row[],
  toItem: (row: Row) => BriefItem,
): SectionItems {
  return { items: rows.map(toItem), total: totalOf(rows) }
}

/** Whose the title of somebody else's plan is. */
const byHost = { written_by: 'host' } as const

function planItem({ plan_id, title: label, at }: BriefPlan, title: string, is_own = true) {
  const reference = { kind: 'plan', handle: toHandle('plan', plan_id), label }
  return {
    title,
    reference: is_own ? reference : { ...reference, ...byHost },
    due_at: at?.toISOString() ?? null,
  }
}

function upcomingItem(plan: UpcomingPlan) {
  const { title, is_own, is_off } = plan
  return planItem(plan, is_off ? canceledPlan(title) : title, is_own)
}

function inviteItem(invite: BriefInvite) {
  const { invite_id, title, host_name, at } = invite
  return {
    title: openInvite(title, host_name, invite),
    reference: { kind: 'invite', handle: toHandle('invite', invite_id), label: title, ...byHost },
    due_at: at?.toISOString() ?? null,
  }
}

/** Whose the name of a list is that a friend shared. */
const byFriend = { written_by: 'friend' } as const

function sharedItem({ row, live: { name } }: SharedList) {
  const handle = toHandle('list', row.list_id)
  return {
    title: sharedWithYou(name, row.host_name),
    reference: { kind: 'list', handle, label: name, ...byFriend },
    due_at: null,
  }
}

function captureItem({ capture_id, question }: WaitingCapture, label: string) {
  return {
    title: waitingCapture(label, question),
    reference: { kind: 'capture', handle: toHandle('capture', capture_id), label },
    due_at: null,
  }
}

function roundupItem({ roundup_id, state }: WaitingRoundup) {
  const title = waitingRoundup(state)
  return {
    title,
    reference: { kind: 'roundup', handle: toHandle('roundup', roundup_id), label: title },
    due_at: null,
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
