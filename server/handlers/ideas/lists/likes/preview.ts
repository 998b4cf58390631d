import { toIdea } from '#server/data/ideas/rows.ts'
import { insertPreview } from '#server/data/like_previews/insert.ts'
import { requireList, requireListId } from '#server/data/lists/find.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { isChange } from '#server/flows/likes/update.ts'
import { likesOfList, resolveSelection } from '#server/flows/lists/likes.ts'
import { refuseLikesOfView } from '#server/flows/lists/saved_view.ts'
import { likesPreviewed, partOfLikes } from '#server/domain/messages/lists.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.likes.preview', async (context, input) => {
  const { db, owner, seal } = context
  const list = await requireList(db, requireListId(input.ideas_list_handle))
  refuseLikesOfView(list)
  const selection = await resolveSelection(db, input)
  const { changes, checksum, partial, more } = await likesOfList(db, list, selection)
  const people = selection.people.map(toPerson)
  const expires_at = new Date((await db.now()).getTime() + 86_400_000)
  const names = people.map(({ display_name }) => display_name)
  const count = changes.filter(isChange).length
  return completed(
    {
      preview_token: seal.close('likes_preview', owner, { checksum }, expires_at),
      people,
      source_people: selection.sources.map(toPerson),
      likes: changes.map((change) => ({
        idea: toIdea(context, change.idea),
        for: people,
        already: !isChange(change),
      })),
    },
    {
      text: likesPreviewed(list.name, names, count),
      label: list.name,
      disclosures: partOfLikes({ applied: false, partial, more, count: list.item_count }),
      afterwards: (later) => insertPreview(later, list.list_id, selection.key, checksum),
    },
  )
})
