import type { Input } from '#generated/types.ts'
import { listPointer } from '#server/data/lists/find.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { viewFilters } from '#server/domain/discovery/view.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  chooseOtherList,
  fixedListReason,
  likesNeedFixedList,
  viewIsNotShared,
} from '#server/domain/messages/views.ts'

/** Errors: `capability_retired` for a saved view, which has no ideas or people of its own to change. */
export function refuseSavedView(list: ListRow, pointer = listPointer): void {
  if (list.origin === 'saved_view') throw fail('capability_retired', { pointer })
}

/**
 * Errors: `capability_retired` for a saved view, with the next action ideas.list.generate: a link to it would show what is
 * saved later, which nobody has reviewed.
 */
export function refuseSharingView(list: ListRow, pointer = listPointer): void {
  refuseWithFixedList(list, pointer, viewIsNotShared(list.name))
}

/** Errors: `capability_retired` for a saved view: what likes are applied to has to be a list of certain ideas. */
export function refuseLikesOfView(list: ListRow): void {
  refuseWithFixedList(list, listPointer, likesNeedFixedList(list.name))
}

function refuseWithFixedList(list: ListRow, pointer: string, message: string): void {
  if (list.origin !== 'saved_view') return
  throw fail('capability_retired', {
    pointer,
    message,
    advice: chooseOtherList,
    next: [{ capability: 'ideas.list.generate', reason: fixedListReason, input: fixedList(list) }],
  })
}

/** The most ideas that a generated list gets. */
const maxGenerated = 25

/** What makes a list of what a view contains now: its filters, and the view, which alone knows its kinds of things. */
function fixedList(list: ListRow): Record<string, unknown> {
  const input: Input<'ideas.list.generate'> = {
    name: list.name,
    ...viewFilters(list).filters,
    idea_list_handles: [toHandle('list', list.list_id)],
    limit: maxGenerated,
  }
  return { ...input }
}
