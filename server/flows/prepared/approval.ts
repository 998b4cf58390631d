import { findApproval } from '#server/data/approvals/find.ts'
import { insertAsked } from '#server/data/approvals/insert.ts'
import type { ApprovalRow } from '#server/data/approvals/rows.ts'
import type { WaitingAction } from '#server/data/prepared_actions/find.ts'
import type { LockedAction, OpenedAction } from '#server/data/prepared_actions/lock.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import { listPrincipals } from '#server/data/tokens/list_principals.ts'
import type { Db } from '#server/database/db.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { Context } from '#server/domain/context.ts'
import { agentName } from '#server/domain/messages/web_approvals.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { insertNotice } from '#server/flows/web/notices.ts'
import { askUserToOpen, askWhatInstead, userRefused } from '#server/domain/messages/approvals.ts'
import { approvalsPath, approveAt } from '#server/domain/prepared/approve_at.ts'
import type { PreparedAction } from '#generated/types.ts'
import type { PreparedKind } from '#server/flows/prepared/kind.ts'

type Kind = Pick<
  PreparedKind<ActionRow['kind'], unknown, unknown>,
  'requireUnchanged' | 'recipientsNow'
>

/**
 * Whether a commit waits for the person. Who had to ask when the action was prepared has to ask, and who has to now; the
 * pages of the account are where the person themself acts.
 */
function hasToAsk(
  { needs_approval, surface }: Pick<Context, 'needs_approval' | 'surface'>,
  action: ActionRow,
): boolean {
  return surface !== 'web' && (needs_approval || action.needs_approval)
}

/**
 * Lets a commit go on that needs no release or has one, of the same checksum and revision. The caller has locked the
 * action, and found it open.
 *
 * Errors: `approval_required`, after which the action waits for the person; before that those of `requireUnchanged`
 * and `recipientsNow`.
 */
export async function requireReleased(
  context: Context,
  locked: LockedAction,
  kind: Kind,
): Promise<void> {
  const { action } = locked
  if (!hasToAsk(context, action)) return
  await kind.requireUnchanged(context.db, locked)
  const approval = await findApproval(context.db, action.action_id)
  if (approval && isReleased(approval, action)) return
  await kind.recipientsNow(context.db, locked)
  const action_handle = toHandle('action', action.action_id)
  const approve_at = approveAt(context.base_url, action_handle)
  if (approve_at !== null) {
    const asked = {
      ...action,
      action_handle,
      title: titleOf(locked),
      until: action.expires_at.toISOString(),
    }
    context.afterRollback((db) => askPerson({ db, seal: context.seal }, asked))
  }
  throw fail(
    'approval_required',
    approve_at === null ? {} : { approve_at, advice: askUserToOpen(approve_at) },
  )
}

/** Whether an approval releases an action as it was reviewed. */
export function isReleased(
  { decision, checksum, revision }: ApprovalRow,
  action: Pick<ActionRow, 'checksum' | 'revision'>,
): boolean {
  return decision === 'released' && checksum === action.checksum && revision === action.revision
}

/** How an action that waits stands with the person, as callers see it. */
export function approvalOf(
  context: Pick<Context, 'needs_approval' | 'surface' | 'token_id'>,
  action: WaitingAction,
): NonNullable<PreparedAction['approval']> {
  const { decision } = action
  if (decision === 'asked') return 'waiting'
  if (decision !== null) return decision
  const needs_approval = context.token_id === action.token_id && context.needs_approval
  return hasToAsk({ ...context, needs_approval }, action) ? 'needed' : 'none'
}

/** Errors: `confirmation_consumed` where the person has refused the action; nothing prepares it again. */
export async function requireNotRefused(db: Db, { action_id, state }: ActionRow): Promise<void> {
  if (state !== 'superseded') return
  const approval = await findApproval(db, action_id)
  if (approval?.decision !== 'refused') return
  throw fail('confirmation_consumed', { message: userRefused, advice: askWhatInstead })
}

/** @returns what a prepared action is about, in words; the summary where that is not there any more. */
export function titleOf({ action, plan, list }: OpenedAction): string {
  return plan ? planTitle(plan) : (list?.name ?? action.summary)
}

/** An action that waits for the person. */
export type AskedAction = Pick<ActionRow, 'action_id' | 'token_id' | 'checksum' | 'revision'> & {
  readonly action_handle: string
  /** What it is about. */
  readonly title: string
  /** Until when it can be released, ISO 8601. */
  readonly until: string
}

/** Records that an action waits for the person, and tells them by mail; once. */
export async function askPerson(
  { db, seal }: Pick<Context, 'db' | 'seal'>,
  { action_handle, title, until, ...action }: AskedAction,
): Promise<void> {
  if (!(await insertAsked(db, action))) return
  const [principal] = await listPrincipals(db, [action.token_id])
  const agent = agentName(principal?.label)
  const path = `${approvalsPath}/${action_handle}`
  insertNotice({ db, seal }, { kind: 'approval_waiting', title, agent, until, path })
}
