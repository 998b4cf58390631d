import { updateIdeaArchived, lockIdeaWithLists } from '#server/data/ideas/changes.ts'
import { requireIdea, toIdea } from '#server/data/ideas/rows.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.created.archive', async (context, { idea_handle }) => {
  const { db } = context
  await lockIdeaWithLists(db, idea_handle)
  const idea = await requireIdea(db, idea_handle)
  if (idea.state === 'archived') {
    const text = `“${idea.title}” was archived before.`
    return unchanged({ idea: toIdea(context, idea) }, { text })
  }
  const replicates = await updateIdeaArchived(db, idea)
  const after = await requireIdea(db, idea_handle)
  const text = `Archived “${after.title}”; it no longer shows among saved ideas or recommendations.`
  return completed({ idea: toIdea(context, after) }, { text, replicates })
})
