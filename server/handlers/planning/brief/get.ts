import { takeMutualIdeas } from '#server/data/idea_queries.ts'
import { type IdeaRow, loadIdeas } from '#server/data/ideas.ts'
import { toHandle } from '#server/domain/handle.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** Items a section holds at most. */
const most = 10

export default handler('planning.brief.get', async ({ db }) => {
  const [now, ids] = await Promise.all([db.now(), takeMutualIdeas(db, most)])
  const ideas = await loadIdeas(db, ids)
  // Deadlines, plans, answers, logistics and drafts come before it, with the tables that tell of them.
  const section = { type: 'mutual_interest' as const, priority: 6, items: ideas.map(toItem) }
  const text =
    ideas.length === 0
      ? 'Nothing needs attention right now.'
      : `Without a plan yet: ${section.items.map(({ title }) => title).join('; ')}.`
  return completed(
    { generated_at: now.toISOString(), sections: ideas.length > 0 ? [section] : [] },
    { text },
  )
})

function toItem(idea: IdeaRow) {
  const names = idea.liked_by.map(({ display_name }) => display_name)
  const others = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  const verb = names.length === 1 ? 'likes' : 'like'
  return {
    title: `${others.join(' and ')} ${verb} “${idea.title}” too`,
    reference: { kind: 'idea', handle: toHandle('idea', idea.idea_id), label: idea.title },
    due_at: (idea.event_start_at ?? idea.fixed_when)?.toISOString() ?? null,
  }
}
