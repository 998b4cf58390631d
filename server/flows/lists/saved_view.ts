import { listPointer } from '#server/data/lists/find.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { fail } from '#server/domain/failure.ts'

/** Errors: `capability_retired` for a saved view, which has no ideas or people of its own to change. */
export function refuseSavedView(list: ListRow): void {
  if (list.origin === 'saved_view') throw fail('capability_retired', { pointer: listPointer })
}
