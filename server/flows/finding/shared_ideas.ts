import { listSharedLists } from '#server/data/shared_lists/list.ts'
import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { sharedEntry } from '#server/flows/finding/entries.ts'
import { listSharedViews, openShared, type SharedList } from '#server/flows/lists/shared.ts'

/** The lists of a request that friends share, as they are shared now. No other statement of the transaction may run meanwhile. */
export async function openAsked(
  db: Db,
  { lists }: { readonly lists?: Filters['lists'] | undefined },
): Promise<SharedList[]> {
  const ids = (lists ?? []).filter((list) => list.is_shared).map(({ list_id }) => list_id)
  return ids.length === 0 ? [] : openShared(db, await listSharedLists(db, ids))
}

/**
 * The entries of the shared lists that a request names, or those of these ids, each once; at most `most` of each list. Waits as
 * `openAsked`.
 */
export async function listSharedEntries(
  db: Db,
  filters: Filters,
  most: number,
  only: readonly string[] | null = null,
): Promise<PoolEntry[]> {
  const found = new Map<string, PoolEntry>()
  const part = { limit: most, offset: 0 }
  for (const shared of await openAsked(db, filters)) {
    const lists = [shared.row.list_id]
    for (const view of await listSharedViews(db, shared, part, only)) {
      if (found.has(view.idea_id)) continue
      found.set(view.idea_id, { ...sharedEntry(view, nameKey(view.title)), lists })
    }
  }
  return [...found.values()]
}
