import { updateListName } from '#server/data/lists/changes.ts'
import { existing, listId, lockList, toList } from '#server/data/lists/rows.ts'
import { refuse } from '#server/domain/failure.ts'
import { readText } from '#server/domain/text.ts'
import { nameShared } from '#server/domain/list_name.ts'
import type { Violation } from '#server/domain/violation.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.rename', async ({ db }, input) => {
  const violations: Violation[] = []
  const name = readText(input.name, '/name', violations)
  refuse(violations)

  const list = existing(await lockList(db, listId(input.ideas_list_handle)))
  if (list.name === name) {
    return unchanged({ list: toList(list) }, { text: `The list is already called “${name}”.` })
  }
  const renamed = await updateListName(db, list.list_id, name)
  return completed(
    { list: toList(renamed) },
    {
      text: `“${list.name}” is now called “${name}”.`,
      disclosures: nameShared(renamed),
    },
  )
})
