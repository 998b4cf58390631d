import { insertDueWork } from '#server/data/due_work/insert.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { updateShareCount } from '#server/data/list_shares/update.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { only } from '#server/domain/basics/only.ts'

/** A new share of a list. */
export interface MadeShare {
  share_id: string
  token: string
  expires_at: Date | null
  /** The list with its new count of shares. */
  list: ListRow
}

/**
 * Shares a list by a link: with one person or, with null, with anybody; until an instant, for so many days or, with
 * null, until the share is ended. The list's count leaves out shares that have expired. The caller has locked the list
 * and the person.
 */
export async function insertShare(
  db: Db,
  list_id: string,
  person_id: string | null,
  until: Date | number | null,
): Promise<MadeShare> {
  const share_id = newId()
  const [days, at] = until instanceof Date ? [null, until.toISOString()] : [until, null]
  const { expires_at } = only(
    await db.sql<{ expires_at: Date | null }>`
      insert into list_shares (owner_id, share_id, list_id, person_id, copied, expires_at)
      values (${db.owner}, ${share_id}, ${list_id}, ${person_id}, ${until === null ? 0 : 1},
        coalesce(${at}::timestamptz, date_trunc('second', now()) + make_interval(days => ${days}::integer)))
      returning expires_at`,
  )
  // Only what is shared by a message is in the friend's account.
  if (until === null) insertDueWork(db, 'lists')
  const token = insertLink(db, 'list_share', share_id, expires_at)
  return { share_id, token, expires_at, list: await updateShareCount(db, list_id) }
}
