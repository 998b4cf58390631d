import { toIdea } from '#server/data/ideas/rows.ts'
import { isChange } from '#server/data/likes/rows.ts'
import { insertPreview, listLikesOfList, resolveSelection } from '#server/flows/lists/likes.ts'
import { existing, listId, findList } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { moreItems } from '#server/domain/list_size.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.likes.preview', async (context, input) => {
  const { db, owner, seal } = context
  const list = existing(await findList(db, listId(input.ideas_list_handle)))
  const selection = await resolveSelection(db, input)
  const { changes, checksum } = await listLikesOfList(db, list, selection, false)
  const people = selection.people.map(toPerson)
  const expires_at = new Date((await db.now()).getTime() + 86_400_000)
  const fresh = changes.filter(isChange).length
  const names = spokenList(people.map(({ display_name }) => display_name))
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
      text: `Applying would like ${counted(fresh, 'idea')} of “${list.name}” for ${names}. Nothing has changed.`,
      label: list.name,
      disclosures: moreItems(list.item_count),
      afterwards: (later) => insertPreview(later, list, selection, checksum),
    },
  )
})
