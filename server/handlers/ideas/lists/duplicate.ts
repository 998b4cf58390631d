import { copyList } from '#server/data/lists/changes.ts'
import { existing, listId, findList, toList } from '#server/data/lists/rows.ts'
import { copyName, nameShared } from '#server/domain/list_name.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.duplicate', async ({ db }, input) => {
  const source = existing(await findList(db, listId(input.ideas_list_handle)))
  const copy = await copyList(db, source.list_id, copyName(source.name))
  return completed(
    { list: toList(copy), source_handle: input.ideas_list_handle },
    {
      text: `“${copy.name}” holds the ideas, people, defaults and directions of “${source.name}”, and is shared with nobody.`,
      disclosures: nameShared(copy),
    },
  )
})
