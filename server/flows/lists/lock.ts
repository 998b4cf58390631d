import { requireListId } from '#server/data/lists/find.ts'
import { lockListsById } from '#server/data/lists/lock.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'

/**
 * Locks the lists of these handles until the transaction ends, so that their items may change, and returns
 * their ids, each once.
 *
 * Errors: `reference_not_found`; `capability_retired` for a saved view, which has no items of its own.
 */
export async function lockListsForItems(
  db: Db,
  handles: readonly string[],
  pointer: string,
): Promise<string[]> {
  const ids = handles.map((handle, index) => requireListId(handle, `${pointer}/${index}`))
  const lists = await lockListsById(db, ids)
  const origins = new Map(lists.map(({ list_id, origin }) => [list_id, origin]))
  for (const [index, id] of ids.entries()) {
    const at = { pointer: `${pointer}/${index}` }
    const origin = origins.get(id)
    if (origin === undefined) throw fail('reference_not_found', at)
    if (origin === 'saved_view') throw fail('capability_retired', at)
  }
  return [...origins.keys()]
}
