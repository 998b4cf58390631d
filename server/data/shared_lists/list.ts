import {
  type SharedListRow,
  sharedListColumns,
  sharedLists,
} from '#server/data/shared_lists/rows.ts'
import { containsWords } from '#server/database/containing.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, sql, type Uuids } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The shared lists of these ids, in no order; those that are not shared any more are left out. */
export async function listSharedLists(db: Db, ids: Uuids): Promise<SharedListRow[]> {
  if (isEmpty(ids)) return []
  return db.run<SharedListRow>(sql`
    select ${sharedListColumns}
    from ${sharedLists}
    where c.owner_id = ${db.owner} and c.card_id = any(${ids}::uuid[]) and c.active`)
}

/** The shared lists whose name contains this text, the last shared first, at most `most`. */
export async function listSharedListsNamed(
  db: Db,
  text: string,
  most: number,
): Promise<SharedListRow[]> {
  return db.run<SharedListRow>(sql`
    select ${sharedListColumns}
    from ${sharedLists}
    where c.owner_id = ${db.owner} and c.active and ${containsWords(sql`c.name_key`, nameKey(text))}
    order by c.updated_at desc, c.card_id desc
    limit ${most}`)
}

/** The shared lists that the brief has not told yet, the first shared first, at most `most`. */
export async function listUntoldLists(db: Db, most: number): Promise<SharedListRow[]> {
  return db.run<SharedListRow>(sql`
    select ${sharedListColumns}
    from ${sharedLists}
    where c.owner_id = ${db.owner} and c.active and c.told_at is null
    order by c.updated_at, c.card_id
    limit ${most}`)
}
