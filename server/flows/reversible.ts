import { findReversibleKind } from '#server/data/reversible_actions/find.ts'
import { insertReversibles } from '#server/data/reversible_actions/insert.ts'
import { lockReversible } from '#server/data/reversible_actions/lock.ts'
import type { LockedReversible, ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import {
  updateReversibleExpired,
  updateReversibleUsed,
} from '#server/data/reversible_actions/update.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { undoReason } from '#server/domain/messages/objects.ts'

/** What callers name a reversible action of each kind by. */
const handleKinds = {
  like: 'receipt',
  interest: 'reversible_action',
  list_item: 'reversible_action',
  list_defaults: 'reversible_action',
  share_link: 'reversible_action',
  generated_list: 'reversible_action',
  deleted_list: 'reversible_action',
  archived_idea: 'reversible_action',
  archived_place: 'reversible_action',
  captured_idea: 'reversible_action',
} as const

/** A change that can be undone once. */
export interface Reversible {
  handle: string
  /** Until when it can be undone. */
  until: Date
}

/** Stores what changes are set back to, each as a reversible action of its own, in the same order. */
export async function saveReversible(
  db: Db,
  kind: ReversibleKind,
  befores: readonly unknown[],
): Promise<Reversible[]> {
  const stored = await insertReversibles(db, kind, befores)
  return stored.map(({ reversible_id, expires_at }) => ({
    handle: toHandle(handleKinds[kind], reversible_id),
    until: expires_at,
  }))
}

/** As `saveReversible`, of one change. */
export async function saveOneReversible(
  db: Db,
  kind: ReversibleKind,
  before: unknown,
): Promise<Reversible | null> {
  const [reversible] = await saveReversible(db, kind, [before])
  return reversible ?? null
}

/** The next action that undoes a change; none where it cannot be undone. */
export function undoNext(reversible: Pick<Reversible, 'handle'> | null) {
  if (!reversible) return []
  const input = { operation: 'undo', reversible_action_id: reversible.handle }
  return [{ capability: 'ideas.object.mutate' as const, reason: undoReason, input }]
}

/** What kind of change a `reversible_action_id` undoes. Errors: `reference_not_found` for what is not this account's. */
export async function requireReversibleKind(
  db: Db,
  handle: string,
  pointer: string,
): Promise<ReversibleKind> {
  const id = parseHandle('reversible_action', handle)
  const kind = id === null ? null : await findReversibleKind(db, id)
  if (kind === null || handleKinds[kind] !== 'reversible_action') {
    throw fail('reference_not_found', { pointer })
  }
  return kind
}

/**
 * Uses up a reversible action and returns what its change is set back to. Of several callers at once one
 * gets it.
 *
 * Errors: `reference_not_found` for what is not this account's; `not_reversible` where it was used or has
 * expired. An expired one is remembered as expired, so that a clock that goes back does not revive it.
 */
export async function claimReversible<Before>(
  context: Pick<Context, 'db' | 'afterRollback'>,
  kind: ReversibleKind,
  handle: string,
  pointer: string,
): Promise<Before> {
  return (await claimReversibleAction<Before>(context, kind, handle, pointer)).before
}

/** As `claimReversible`, and returns when the change was made too. */
export async function claimReversibleAction<Before>(
  { db, afterRollback }: Pick<Context, 'db' | 'afterRollback'>,
  kind: ReversibleKind,
  handle: string,
  pointer: string,
): Promise<Pick<LockedReversible<Before>, 'before' | 'created_at'>> {
  const id = parseHandle(handleKinds[kind], handle)
  const action = id === null ? undefined : await lockReversible<Before>(db, kind, id)
  if (!action) throw fail('reference_not_found', { pointer })
  const { reversible_id, used, overdue } = action
  if (overdue) afterRollback((later) => updateReversibleExpired(later, reversible_id))
  if (used || overdue) throw fail('not_reversible', { pointer })
  await updateReversibleUsed(db, reversible_id)
  return action
}
