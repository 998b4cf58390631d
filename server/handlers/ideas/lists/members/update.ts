import {
  updateMembers,
  lockPeople,
  idsOf,
  membersAmong,
  listMembers,
} from '#server/data/lists/members.ts'
import { existing, listId, lockList, refuseSavedView } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { refuse } from '#server/domain/failure.ts'
import { changeText, membershipChange } from '#server/domain/membership.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.members.update', async ({ db }, input) => {
  const { ideas_list_handle, mode } = input
  // The list is held before its people, as by whoever deletes a person; the other order could deadlock.
  const list = existing(await lockList(db, listId(ideas_list_handle)))
  refuseSavedView(list)
  if (mode === 'replace' && !input.person_handles && !input.person_names) {
    const message = 'must be given to replace the people; an empty array leaves nobody'
    refuse([{ pointer: '/person_handles', code: 'rule', message }])
  }
  const ids = idsOf(await lockPeople(db, input.person_handles, input.person_names))
  const present = await membersAmong(db, list.list_id, ids)

  const change = membershipChange(mode, ids, present, list.people_count)
  const { added, removed } = change
  if (added + removed > 0) await updateMembers(db, list.list_id, mode, change.ids)
  const members = await listMembers(db, list.list_id)
  const data = { ideas_list_handle, people: members.map(toPerson), added, removed }
  const presentation = { text: changeText(list.name, 'people', change), label: list.name }
  return added + removed > 0 ? completed(data, presentation) : unchanged(data, presentation)
})
