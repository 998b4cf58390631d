import {
  updateUntouchedArchived,
  updateUntouchedRestored,
} from '#server/data/ideas/update_touched.ts'
import { updateSharesEnded } from '#server/data/list_shares/update.ts'
import { deleteList, updateListRestored } from '#server/data/lists/delete.ts'
import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { changedSince } from '#server/domain/messages/objects.ts'
import { claimReversible, type Reversible, saveOneReversible } from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'

/** What became of what belonged to a list that was deleted. */
export interface DeletedList {
  /** When, as PostgreSQL writes it. */
  deleted_at: string
  /** The ideas that were archived. */
  archived: string[]
  share_links_revoked: number
  /** Ideas that a generated list saved, that the person never touched, and that are on no other list. */
  ideas_archived: number
}

/** Deletes a list and ends its shares. Its ideas stay, except those that nobody but a generated list wanted. The caller has locked it. */
export async function deleteListAndShares(db: Db, list_id: string): Promise<DeletedList> {
  const share_links_revoked = await updateSharesEnded(db, list_id)
  const deleted_at = await deleteList(db, list_id)
  const archived = await updateUntouchedArchived(db, list_id)
  return { deleted_at, archived, share_links_revoked, ideas_archived: archived.length }
}

/** A list that was deleted, as it was then. */
interface DeletedBefore {
  list_id: string
  deleted_at: string
  archived: string[]
}

/** Stores that a list was deleted, so that this can be undone. */
export function keepDeleted(
  db: Db,
  list_id: string,
  { deleted_at, archived }: DeletedList,
): Promise<Reversible | null> {
  const before: DeletedBefore = { list_id, deleted_at, archived }
  return saveOneReversible(db, 'deleted_list', before)
}

/**
 * Undoes that a list was deleted: it has its ideas and people again. What it was shared by stays ended.
 *
 * Errors: as `claimReversible`; `not_reversible` where it is there again.
 */
export async function undoDeleted({ context, handle, pointer }: Undoing): Promise<ListRow> {
  const { db } = context
  const before = await claimReversible<DeletedBefore>(context, 'deleted_list', handle, pointer)
  await lockListOrDeleted(db, before.list_id)
  const list = await updateListRestored(db, before.list_id, before.deleted_at)
  if (!list) throw fail('not_reversible', { pointer, message: changedSince })
  await updateUntouchedRestored(db, before.archived)
  return list
}
