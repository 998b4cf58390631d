import type { Context } from '#server/domain/context.ts'
import { userReleasesIt, userSendsIt } from '#server/domain/messages/approvals.ts'
import { tokenCannotApprove } from '#server/domain/messages/prepared.ts'
import { approveAt } from '#server/domain/prepared/approve_at.ts'
import type { PreparedAction } from '#generated/types.ts'

/** The explicit approval that an action needs: by which handle, until when, and at which page. */
export function confirmationOf(
  { base_url }: Pick<Context, 'base_url'>,
  { action_handle, expires_at }: PreparedAction,
) {
  const approve_at = approveAt(base_url, action_handle)
  return { action_handle, expires_at, ...(approve_at !== null && { approve_at }) }
}

/** Whether who prepares something may also commit it. */
export function mayCommit({ abilities }: Pick<Context, 'abilities'>): boolean {
  return abilities.includes('planning:commit')
}

/** What is disclosed in the place of the usual, where not this caller alone decides about the action. */
export function disclosedBy(context: Context, { action_handle }: PreparedAction) {
  const { needs_approval, surface, base_url } = context
  const approve_at = approveAt(base_url, action_handle)
  if (!mayCommit(context)) {
    return [approve_at === null ? tokenCannotApprove : userSendsIt(approve_at)]
  }
  return needs_approval && surface !== 'web' && approve_at !== null
    ? [userReleasesIt(approve_at)]
    : []
}
