import { selectPlanCopies } from '#server/data/plan_copies/select.ts'
import { listPlanCopies } from '#server/data/plan_copies/find.ts'
import { toInvite } from '#server/data/plan_copies/rows.ts'
import { readPage } from '#server/flows/paging.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { inviteListExpired, invitesFound, seePastInvites } from '#server/domain/messages/invites.ts'
import { waitsForAnswer } from '#server/domain/plans/rsvp.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('invites.list', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: (asked) =>
      selectPlanCopies(db.owner, {
        rsvp_status: asked.rsvp_status,
        include_removed: asked.include_removed ?? false,
        include_expired: asked.include_expired ?? false,
        query: asked.query,
      }),
    load: async ({ uuids }) => (await listPlanCopies(db, uuids)).map(toInvite),
    is_last: true,
  }).catch(asInvalid)
  const unanswered = items.filter(waitsForAnswer)
  const text = invitesFound(items.length, unanswered.length, paging.collection.has_more)
  const isOpen = items.some(({ rsvp_available }) => rsvp_available)
  const canWiden = items.length === 0 && input.cursor === undefined && !input.include_expired
  return completed(
    { items },
    {
      text,
      ...paging,
      ...(!isOpen && { enabled: ['invites.get'] }),
      ...(canWiden && {
        next: [
          { capability: 'invites.list', reason: seePastInvites, input: { include_expired: true } },
        ],
      }),
    },
  )
})

/** This capability has no result status for an expired list, so an expired cursor is an invalid one. */
function asInvalid(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'snapshot_expired') throw error
  const { candidates: _, ...told } = error.detail
  throw fail('cursor_invalid', { ...told, message: inviteListExpired })
}
