import { findConnectedHost, requirePlanCopy } from '#server/data/plan_copies/find.ts'
import { insertPlanCopy } from '#server/data/plan_copies/insert.ts'
import { type PlanCopyRow, toInvite, toPlanCopy } from '#server/data/plan_copies/rows.ts'
import { insertBusyReplicationOfCopy } from '#server/data/replication_queue/insert_busy.ts'
import { fail } from '#server/domain/basics/failure.ts'
import {
  inviteAlreadyAnswered,
  inviteAnswered,
  noteRemoved,
  noteSaved,
} from '#server/domain/messages/invites.ts'
import { askNobody, hostHasLeft } from '#server/domain/messages/leaving.ts'
import { readGuestNote } from '#server/domain/plans/guest_note.ts'
import { nobody } from '#server/domain/basics/seal.ts'
import { type AnsweredInvite, answerInviteWithCopy } from '#server/flows/rsvp.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

/** It costs three round trips: the guest's copy is read, the host's plan is locked and read, all is written. */
export default handler('invites.rsvp.update', async ({ db }, input) => {
  const { invite_handle, rsvp_status, expected_revision } = input
  const note = input.note === undefined ? undefined : readGuestNote(input.note)
  const [copy, known] = await Promise.all([
    requirePlanCopy(db, invite_handle),
    findConnectedHost(db, invite_handle),
  ])
  if (copy.host_owner === nobody) {
    throw fail('rsvp_closed', { pointer: '/rsvp_status', message: hostHasLeft, advice: askNobody })
  }
  const guest = db.owner
  // The plan is in the host's account, so the answer is decided there: whether there is room, and in time.
  const answered = await db.as(copy.host_owner, async (host) => {
    const invite_id = copy.host_invite_id
    return answerInviteWithCopy(host, {
      ...{ invite_id, guest, invite_handle, rsvp_status, expected_revision, note },
    })
  })
  const { content, host } = answered.source
  // A copy of this version is complete.
  if (!content || content.version <= copy.version) return answerOf(copy, answered)
  // The whole copy is written, because more than the answer may be out of date.
  insertBusyReplicationOfCopy(db, host.owner, content, answered.invite)
  insertPlanCopy(db, host, content, answered.invite)
  return answerOf(toPlanCopy(copy, { host, known, content, guest: answered.invite }), answered)
})

function answerOf(
  copy: PlanCopyRow,
  { changed, previous, previous_note, changed_at, invite: { note } }: AnsweredInvite,
) {
  const invite = toInvite(copy)
  const host_name = invite.plan.host.display_name
  const is_noted = note !== previous_note
  const data = {
    ...{ invite, previous, changed_at: changed_at.toISOString() },
    ...(note !== null && { note }),
    ...(is_noted && previous_note !== null && { previous_note }),
  }
  const answer = copy.rsvp_status === 'accepted' ? 'accepted' : 'declined'
  if (!changed && is_noted)
    return completed(data, { text: note === null ? noteRemoved(host_name) : noteSaved(host_name) })
  if (!changed) return unchanged(data, { text: inviteAlreadyAnswered(answer, host_name) })
  // The answer does not wait for replication: the other guests' copies show the new counts within a second,
  // and many answers at once are replicated together.
  return completed(data, { text: inviteAnswered(answer, host_name) })
}
