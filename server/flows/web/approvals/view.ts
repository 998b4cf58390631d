import { findApproval } from '#server/data/approvals/find.ts'
import { findAction, findLaterActions } from '#server/data/prepared_actions/find.ts'
import type { OpenedAction } from '#server/data/prepared_actions/lock.ts'
import { toPrepared } from '#server/data/prepared_actions/rows.ts'
import { listPrincipals, type PrincipalRow } from '#server/data/tokens/list_principals.ts'
import type { Db } from '#server/database/db.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { Session } from '#server/domain/web/session.ts'
import { isReleased, titleOf } from '#server/flows/prepared/approval.ts'
import type { ActionReview, Call } from '#server/flows/prepared/kind.ts'
import { requireKind } from '#server/flows/prepared/kinds.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import type { PreparedAction } from '#generated/types.ts'

/**
 * How an action stands. `sent`: the person has sent the same thing themself since. The last two could be prepared once
 * more by them.
 */
export type ApprovalState =
  | 'committed'
  | 'sent'
  | 'refused'
  | 'replaced'
  | 'open'
  | 'released'
  | 'lapsed'
  | 'changed'

/** One action as its page shows it. */
export interface ApprovalView {
  readonly state: ApprovalState
  /** Its recipients are those that a commit would reach now. */
  readonly prepared: PreparedAction
  readonly title: string
  readonly principal: PrincipalRow | null
  /** Null where its kind or what it is about is not there any more, and for what has ended. */
  readonly review: ActionReview | null
  /** The call that prepares it once more; null for a kind that only another release knows. */
  readonly again: Call | null
  /** Whether who prepared it had to ask then. */
  readonly needs_approval: boolean
  readonly created_at: Date
  readonly expires_at: Date
  readonly now: Date
}

/** @returns an action of a token or an app of the account; null for an unknown one, and for one of its own pages. */
export function viewApproval(
  { database }: Pick<WebContext, 'database'>,
  { owner, display_name }: Pick<Session, 'owner' | 'display_name'>,
  action_handle: string,
): Promise<ApprovalView | null> {
  const id = parseHandle('action', action_handle)
  if (id === null) return Promise.resolve(null)
  return database.read(owner, async (db) => {
    const opened = await findAction(db, id)
    if (!opened || opened.action.token_id === owner) return null
    const { action } = opened
    const recipients = await orNull(async () => requireKind(action).recipientsNow(db, opened))
    const [state, [principal], review] = await Promise.all([
      stateOf(db, opened, recipients !== null),
      listPrincipals(db, [action.token_id]),
      orNull(async () => requireKind(action).review({ db, display_name }, opened)),
    ])
    const prepared = { ...toPrepared(action), ...(recipients && { recipients }) }
    return {
      state,
      prepared,
      title: titleOf(opened),
      principal: principal ?? null,
      review,
      again: await orNull(async () => requireKind(action).again(action)),
      needs_approval: action.needs_approval,
      created_at: action.created_at,
      expires_at: action.expires_at,
      now: action.now,
    }
  })
}

async function stateOf(db: Db, opened: OpenedAction, isReached: boolean): Promise<ApprovalState> {
  const { action } = opened
  if (action.state === 'committed') return 'committed'
  const [approval, { sent, newer }] = await Promise.all([
    findApproval(db, action.action_id),
    findLaterActions(db, action),
  ])
  if (sent) return 'sent'
  if (approval?.decision === 'refused') return 'refused'
  if (newer) return 'replaced'
  // What it is about has changed.
  if (action.state === 'superseded') return 'changed'
  if (action.state === 'expired' || action.overdue) return 'lapsed'
  const unchanged = await orNull(async () => {
    await requireKind(action).requireUnchanged(db, opened)
    return true
  })
  if (unchanged === null || !isReached) return 'changed'
  return approval && isReleased(approval, action) ? 'released' : 'open'
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}
