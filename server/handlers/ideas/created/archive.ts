import { requireIdea } from '#server/data/ideas/find.ts'
import { lockIdeaWithLists } from '#server/data/ideas/lock.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { updateIdeaArchived } from '#server/data/ideas/update.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { ideaArchived, ideaWasArchived } from '#server/domain/messages/ideas.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.created.archive', async (context, { idea_handle }) => {
  const { db } = context
  await lockIdeaWithLists(db, idea_handle)
  const idea = await requireIdea(db, idea_handle)
  if (idea.state === 'archived') {
    return unchanged({ idea: toIdea(context, idea) }, { text: ideaWasArchived(idea.title) })
  }
  await updateIdeaArchived(db, idea)
  const after = await requireIdea(db, idea_handle)
  const replicates = await updateLikeTitle(db, idea.idea_id, idea.title)
  return completed(
    { idea: toIdea(context, after) },
    { text: ideaArchived(after.title), replicates },
  )
})
