import { requirePlanCopy } from '#server/data/plan_copies/find.ts'
import { toMovedFrom } from '#server/data/invites/rows.ts'
import { toInvite } from '#server/data/plan_copies/rows.ts'
import { answerReason, inviteSummary } from '#server/domain/messages/invites.ts'
import { besideCopy } from '#server/flows/plans/coming.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('invites.get', async ({ db }, input) => {
  const copy = await requirePlanCopy(db, input.invite_handle)
  const { coming, note, moved_from } = await besideCopy(db, copy)
  const read = toInvite(copy)
  const invite = {
    ...read,
    ...(coming !== null && { plan: { ...read.plan, coming } }),
    ...(read.needs_reconfirm && moved_from && { moved_from: toMovedFrom(moved_from) }),
  }
  const { invite_handle, revision, rsvp_available } = invite
  const answer = {
    capability: 'invites.rsvp.update' as const,
    reason: answerReason,
    input: { invite_handle, expected_revision: revision },
  }
  return completed(
    { invite, ...(note !== null && { note }) },
    { text: inviteSummary(invite), next: rsvp_available ? [answer] : [] },
  )
})
