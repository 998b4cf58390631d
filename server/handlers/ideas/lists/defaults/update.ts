import { requireListId } from '#server/data/lists/find.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { defaultsAreThose, defaultsChanged, likesMatched } from '#server/domain/messages/lists.ts'
import { changeDefaults } from '#server/flows/lists/change_defaults.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.defaults.update', async (context, input) => {
  const list_id = requireListId(input.ideas_list_handle)
  const { list, isChanged, applied } = await changeDefaults(context, list_id, input)
  const data = { list: toList(list), defaults: toDefaults(list) }
  if (!isChanged) return unchanged(data, { text: defaultsAreThose(list.name) })
  return completed(data, {
    text: `${defaultsChanged(list.name)}${likesMatched(applied.length)}`,
    ...(list.apply_matching_likes && { facts: { matching_likes_applied: applied.length } }),
  })
})
