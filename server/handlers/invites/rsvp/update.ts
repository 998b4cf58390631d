import {
  type PlanCopyRow,
  requirePlanCopy,
  listPlanCopies,
  insertPlanCopy,
} from '#server/data/plan_copies/rows.ts'
import { toInvite } from '#server/data/plan_copies/my_invites.ts'
import { only } from '#server/domain/only.ts'
import { planCopySourceOf } from '#server/flows/replicate/plans.ts'
import { type Answered, answerInvite } from '#server/flows/rsvp.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('invites.rsvp.update', async ({ db }, input) => {
  const { host_owner, host_invite_id, invite_id } = await requirePlanCopy(db, input.invite_handle)
  const { rsvp_status, expected_revision } = input
  const guest = db.owner
  // Whether there is room is decided where the plan is, with its host.
  const { answered, source } = await db.as(host_owner, async (host) => {
    const answered = await answerInvite(host, {
      invite_id: host_invite_id,
      guest,
      rsvp_status,
      expected_revision,
      writes_card: true,
    })
    return { answered, source: await planCopySourceOf(host, answered.plan) }
  })
  const { host, content } = source
  // The whole card, for it may be behind in more than the answer. It is read after it was written.
  const [, cards] = await Promise.all([
    content && insertPlanCopy(db, host, content, answered.invite),
    listPlanCopies(db, [invite_id]),
  ])
  return said(only(cards), answered)
})

function said(card: PlanCopyRow, { changed, previous, changed_at }: Answered) {
  const invite = toInvite(card)
  const { host } = invite.plan
  const data = { invite, previous, changed_at: changed_at.toISOString() }
  const answer = card.rsvp_status === 'accepted' ? 'accepted' : 'declined'
  if (!changed) {
    return unchanged(data, {
      text: `You have already ${answer} ${host.display_name}'s invitation.`,
    })
  }
  // Other guests' copies show new counts within a second; nobody waits for them, and a burst is carried once.
  return completed(data, { text: `You ${answer} ${host.display_name}'s invitation.` })
}
