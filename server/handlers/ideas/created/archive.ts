import { requireIdea } from '#server/data/ideas/find.ts'
import { lockIdeaWithLists } from '#server/data/ideas/lock.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { ideaArchived, ideaWasArchived } from '#server/domain/messages/ideas.ts'
import { archiveIdea } from '#server/flows/objects/undo_removed.ts'
import { undoNext } from '#server/flows/reversible.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.created.archive', async (context, { idea_handle }) => {
  const { db } = context
  await lockIdeaWithLists(db, idea_handle)
  const before = await requireIdea(db, idea_handle)
  if (before.state === 'archived') {
    return unchanged(
      { idea: toIdea(context, before), reversible_action_id: null },
      { text: ideaWasArchived(before.title) },
    )
  }
  const { idea, replicates, reversible } = await archiveIdea(db, before)
  return completed(
    { idea: toIdea(context, idea), reversible_action_id: reversible?.handle ?? null },
    { text: ideaArchived(idea.title), replicates, next: undoNext(reversible) },
  )
})
