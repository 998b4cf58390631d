import { listItemTitles } from '#server/data/list_ideas/list.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type SharedContent, sharedContentOf } from '#server/domain/lists/share.ts'

/** What people see of a list that is shared with them, as it is now. */
export async function sharedContent(db: Db, list: ListRow): Promise<SharedContent> {
  return sharedContentOf(list.name, await listItemTitles(db, list.list_id))
}
