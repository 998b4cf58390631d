import { listPlanCopies, requirePlanCopy } from '#server/data/plan_copies/find.ts'
import { insertPlanCopy } from '#server/data/plan_copies/insert.ts'
import { type PlanCopyRow, toInvite } from '#server/data/plan_copies/rows.ts'
import { inviteAlreadyAnswered, inviteAnswered } from '#server/domain/messages/invites.ts'
import { only } from '#server/domain/only.ts'
import { planCopySourceOf } from '#server/flows/replicate/plans.ts'
import { type AnsweredInvite, answerInvite } from '#server/flows/rsvp.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('invites.rsvp.update', async ({ db }, input) => {
  const { host_owner, host_invite_id, invite_id } = await requirePlanCopy(db, input.invite_handle)
  const { rsvp_status, expected_revision } = input
  const guest = db.owner
  // The plan is in the host's account, so the answer is decided there: whether there is room, and in time.
  const { answered, source } = await db.as(host_owner, async (host) => {
    const answered = await answerInvite(host, {
      invite_id: host_invite_id,
      guest,
      rsvp_status,
      expected_revision,
      writes_copy: true,
    })
    return { answered, source: await planCopySourceOf(host, answered.plan) }
  })
  const { host, content } = source
  // The whole copy is written, because more than the answer may be out of date. Then it is read.
  const [, copies] = await Promise.all([
    content && insertPlanCopy(db, host, content, answered.invite),
    listPlanCopies(db, [invite_id]),
  ])
  return answerOf(only(copies), answered)
})

function answerOf(copy: PlanCopyRow, { changed, previous, changed_at }: AnsweredInvite) {
  const invite = toInvite(copy)
  const host_name = invite.plan.host.display_name
  const data = { invite, previous, changed_at: changed_at.toISOString() }
  const answer = copy.rsvp_status === 'accepted' ? 'accepted' : 'declined'
  if (!changed) return unchanged(data, { text: inviteAlreadyAnswered(answer, host_name) })
  // The answer does not wait for replication: the other guests' copies show the new counts within a second,
  // and many answers at once are replicated together.
  return completed(data, { text: inviteAnswered(answer, host_name) })
}
