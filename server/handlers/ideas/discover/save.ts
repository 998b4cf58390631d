import { lockAccount } from '#server/data/accounts/lock.ts'
import { listDirections } from '#server/data/list_directions/rows.ts'
import { readNewView, saveView } from '#server/flows/discovery/save.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { nameShared } from '#server/domain/messages/lists.ts'
import { viewIsThere, viewSaved } from '#server/domain/messages/discovery.ts'
import { checkRun, requireRun } from '#server/flows/discovery/runs.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.discover.save', async ({ db }, input) => {
  const asked = readNewView(input)
  await lockAccount(db)
  const run = await requireRun(db, input.run_handle, '/run_handle')
  checkRun(run, { expected_state_version: input.expected_state_version }, await db.now())
  const { list, isNew } = await saveView(db, asked, run.objective)
  const { apply_matching_likes, ...filters } = toDefaults(list)
  const { kinds = [] } = list.view_filters ?? {}
  const data = {
    thread_handle: toHandle('thread', run.thread_id),
    list: toList(list),
    filters,
    ...(kinds.length > 0 && { target_kinds: [...kinds] }),
    directions: await listDirections(db, list.list_id),
  }
  if (!isNew) return unchanged(data, { text: viewIsThere(list.name) })
  return completed(data, { text: viewSaved(list.name), disclosures: nameShared(list) })
})
