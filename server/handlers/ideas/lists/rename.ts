import { updateSharesOutdated } from '#server/data/list_shares/update_outdated.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { toList } from '#server/data/lists/rows.ts'
import { updateListName } from '#server/data/lists/update.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { readText } from '#server/domain/basics/text.ts'
import { listHasThatName, listRenamed, nameShared } from '#server/domain/messages/lists.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.rename', async ({ db }, input) => {
  const violations: Violation[] = []
  const name = readText(input.name, '/name', violations)
  refuse(violations)

  const list = await lockList(db, requireListId(input.ideas_list_handle))
  if (list.name === name) {
    return unchanged({ list: toList(list) }, { text: listHasThatName(name) })
  }
  const renamed = await updateListName(db, list, name)
  const replicates = await updateSharesOutdated(db, list.list_id)
  return completed(
    { list: toList(renamed) },
    { text: listRenamed(list.name, name), disclosures: nameShared(renamed), replicates },
  )
})
