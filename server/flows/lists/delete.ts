import { updateUntouchedArchived } from '#server/data/ideas/update_touched.ts'
import { updateSharesEnded } from '#server/data/list_shares/update.ts'
import { deleteList } from '#server/data/lists/delete.ts'
import type { Db } from '#server/database/db.ts'

/** What became of what belonged to a list that was deleted. */
export interface DeletedList {
  share_links_revoked: number
  /** Ideas that a generated list saved, that the person never touched, and that are on no other list. */
  ideas_archived: number
}

/** Deletes a list and ends its shares. Its ideas stay, except those that nobody but a generated list wanted. The caller has locked it. */
export async function deleteListAndShares(db: Db, list_id: string): Promise<DeletedList> {
  const share_links_revoked = await updateSharesEnded(db, list_id)
  await deleteList(db, list_id)
  const ideas_archived = await updateUntouchedArchived(db, list_id)
  return { share_links_revoked, ideas_archived }
}
