import type { Db } from '#server/database/db.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { manualDays } from '#server/domain/lists/share.ts'
import { lockPeople } from '#server/flows/people/lock.ts'
import { makeManualLink } from '#server/flows/lists/share_link.ts'
import { resolvePerson } from '#server/flows/people/resolve.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { linkToShare, listDetailsShown } from '#server/domain/messages/sharing.ts'
import { refuseSharingView } from '#server/flows/lists/saved_view.ts'
import { listShare, listToShare } from '#server/flows/prepared/list_share.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.share.prepare', async (context, input) => {
  const { db } = context
  const list = await lockList(db, requireListId(input.ideas_list_handle))
  refuseSharingView(list)
  const person = await personOf(db, input)
  if (person.classification === 'connected') {
    const pointer = input.person_handle === undefined ? '/person_name' : '/person_handle'
    const subject = await listToShare(db, list)
    const { prepared, presentation } = await listShare.prepare(context, subject, {
      person,
      pointer,
    })
    return completed({ prepared }, presentation)
  }
  const { url, expires_at } = await makeManualLink(context, list, person, manualDays)
  return completed(
    {
      manual_link: {
        url,
        expires_at: expires_at?.toISOString() ?? null,
        person: toPerson(person),
      },
    },
    {
      text: linkToShare(person.display_name),
      disclosures: [listDetailsShown],
      effects: [
        {
          type: 'ideas_list.share_link_created',
          state: 'confirmed',
          resource: { kind: 'list', handle: input.ideas_list_handle },
        },
      ],
    },
  )
})

/** The person a handle or a name means, or both together; locked until the transaction ends. */
async function personOf(
  db: Db,
  input: { person_handle?: string | undefined; person_name?: string | undefined },
): Promise<PersonRow> {
  const named = await resolvePerson(db, input.person_handle, input.person_name)
  const [person] = named ? await lockPeople(db, [toPerson(named).person_handle]) : []
  if (!person) throw fail('reference_not_found', { pointer: '/person_handle' })
  return person
}
