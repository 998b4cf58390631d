import { type IdeaView, listIdeaViews } from '#server/data/list_shares/find.ts'
import { listSharedLists } from '#server/data/shared_lists/list.ts'
import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { sharedEntry } from '#server/flows/finding/entries.ts'
import { openShared, type SharedList } from '#server/flows/lists/shared.ts'

/** An idea of a list that a friend shares, with that list. */
export interface SharedIdea {
  readonly shared: SharedList
  readonly view: IdeaView
}

/** The lists of a request that friends share, as they are shared now. No other statement of the transaction may run meanwhile. */
export async function openAsked(
  db: Db,
  { lists }: { readonly lists?: Filters['lists'] | undefined },
): Promise<SharedList[]> {
  const ids = (lists ?? []).filter((list) => list.is_shared).map(({ list_id }) => list_id)
  return ids.length === 0 ? [] : openShared(db, await listSharedLists(db, ids))
}

/** The first ideas of shared lists, or those of these ids, each once; at most `most` of each list. Waits as `openAsked`. */
export async function listSharedIdeas(
  db: Db,
  lists: readonly SharedList[],
  most: number,
  ids: readonly string[] | null,
): Promise<SharedIdea[]> {
  const found = new Map<string, SharedIdea>()
  for (const shared of lists) {
    const { host_owner, host_list_id } = shared.row
    const part = { limit: most, offset: 0 }
    const views = await db.as(host_owner, (there) => listIdeaViews(there, host_list_id, part, ids))
    for (const view of views)
      if (!found.has(view.idea_id)) found.set(view.idea_id, { shared, view })
  }
  return [...found.values()]
}

/** The entries of the shared lists that a request names, or those of these ids. Waits as `openAsked`. */
export async function listSharedEntries(
  db: Db,
  filters: Filters,
  most: number,
  only: readonly string[] | null = null,
): Promise<PoolEntry[]> {
  const ideas = await listSharedIdeas(db, await openAsked(db, filters), most, only)
  return ideas.map(({ shared, view }) => ({
    ...sharedEntry(view, nameKey(view.title)),
    lists: [shared.row.list_id],
  }))
}
