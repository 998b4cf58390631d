import { listMembers, listMembersAmong } from '#server/data/list_people/list.ts'
import { updateMembers } from '#server/data/list_people/update.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { refuseSavedView } from '#server/flows/lists/saved_view.ts'
import { lockPeople } from '#server/flows/people/lock.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { membershipChange } from '#server/domain/lists/membership.ts'
import { membershipChanged, nameThePeople } from '#server/domain/messages/lists.ts'
import { completed, handler, type Presentation, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.members.update', async ({ db }, input) => {
  const { ideas_list_handle, mode } = input
  // The list is locked before its people, as when a person is deleted; the other order could deadlock.
  const list = await lockList(db, requireListId(ideas_list_handle))
  refuseSavedView(list)
  if (mode === 'replace' && !input.person_handles && !input.person_names) {
    refuse([{ pointer: '/person_handles', code: 'rule', message: nameThePeople }])
  }
  const ids = idsOf(await lockPeople(db, input.person_handles, input.person_names))
  const present = await listMembersAmong(db, list.list_id, ids)

  const change = membershipChange(mode, ids, present, list.people_count)
  const { added, removed } = change
  if (added + removed > 0) await updateMembers(db, list.list_id, mode, change.ids)
  const members = await listMembers(db, list.list_id)
  const data = { ideas_list_handle, people: members.map(toPerson), added, removed }
  const presentation: Presentation = {
    text: membershipChanged(list.name, 'people', change),
    label: list.name,
    // Likes are applied only as they were previewed.
    enabled: ['ideas.lists.likes.preview'],
  }
  return added + removed > 0 ? completed(data, presentation) : unchanged(data, presentation)
})
