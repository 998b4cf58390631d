import type { IdeasList } from '#generated/types.ts'
import { listShownLists } from '#server/data/lists/list.ts'
import { toList } from '#server/data/lists/rows.ts'
import { listSharedLists } from '#server/data/shared_lists/list.ts'
import type { Db } from '#server/database/db.ts'
import { openShared, toSharedList } from '#server/flows/lists/shared.ts'
import type { PageIds } from '#server/flows/paging.ts'

/**
 * The lists of these ids as the account sees them, in the same order: its own, and those that friends share with it now.
 * Others are left out. No other statement of the transaction may run after the ids were read.
 */
export async function readLists(db: Db, { uuids, read }: PageIds): Promise<IdeasList[]> {
  const [own, ids] = await Promise.all([listShownLists(db, uuids), read])
  // Few accounts have lists of others, and their pages alone are worth another round trip.
  if (own.length === ids.length) return own.map(toList)
  const known = new Set(own.map(({ list_id }) => list_id))
  const others = ids.filter((id) => !known.has(id))
  const shared = others.length > 0 ? await listSharedLists(db, others) : []
  const open = shared.length > 0 ? await openShared(db, shared) : []
  const items = new Map([
    ...own.map((list) => [list.list_id, toList(list)] as const),
    ...open.map((list) => [list.row.list_id, toSharedList(list)] as const),
  ])
  return ids.flatMap((id) => items.get(id) ?? [])
}
