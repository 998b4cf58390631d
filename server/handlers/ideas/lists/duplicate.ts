import { requireListId } from '#server/data/lists/find.ts'
import { insertListCopy } from '#server/data/lists/insert.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { toList } from '#server/data/lists/rows.ts'
import { copyName } from '#server/domain/lists/name.ts'
import { listCopied, nameShared } from '#server/domain/messages/lists.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.duplicate', async ({ db }, input) => {
  const source = await lockList(db, requireListId(input.ideas_list_handle))
  const copy = await insertListCopy(db, source, copyName(source.name))
  return completed(
    { list: toList(copy), source_handle: input.ideas_list_handle },
    { text: listCopied(source.name, copy.name), disclosures: nameShared(copy) },
  )
})
