import { selectPlanCopies, listPlanCopies } from '#server/data/plan_copies/rows.ts'
import { toInvite } from '#server/data/plan_copies/my_invites.ts'
import { page } from '#server/data/snapshots/rows.ts'
import { Failure, fail } from '#server/domain/failure.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('invites.list', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await page(context, input, {
    take: () =>
      selectPlanCopies(db.owner, {
        rsvp_status: input.rsvp_status,
        include_removed: input.include_removed ?? false,
        include_expired: input.include_expired ?? false,
        query: input.query,
      }),
    load: async (ids) => (await listPlanCopies(db, ids)).map(toInvite),
  }).catch(asInvalid)
  const open = items.filter(({ rsvp_status, rsvp_available }) => {
    return rsvp_status === 'pending' && rsvp_available
  })
  const more = paging.collection.has_more ? ' There are more.' : ''
  const waiting = open.length === 1 ? 'One waits' : `${open.length} wait`
  const text =
    items.length === 0
      ? 'No invite was found.'
      : `${counted(items.length, 'invite')}. ${waiting} for your answer.${more}`
  return completed({ items }, { text, ...paging })
})

/** This list has no other end than completed: a page that is no longer kept is one that cannot be asked for. */
function asInvalid(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'snapshot_expired') throw error
  throw fail('cursor_invalid', {
    ...error.detail,
    message: 'The list it continues is no longer kept; read the list from its start.',
  })
}
