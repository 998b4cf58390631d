import { listItemTitles } from '#server/data/list_ideas/list.ts'
import { insertShare } from '#server/data/list_shares/insert.ts'
import { type ListRow, toList } from '#server/data/lists/rows.ts'
import { insertOutgoing } from '#server/data/outgoing/insert.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { listChanged, listOnItsWay, messagesQueued } from '#server/domain/messages/committed.ts'
import {
  friendSeesList,
  readyToShareList,
  shareListSummary,
} from '#server/domain/messages/sharing.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import type { SharedContent } from '#server/domain/lists/share.ts'
import { guestsPayload } from '#server/domain/prepared/payload.ts'
import {
  chooseGuests,
  guestsNow,
  reachInvited,
  refuseUnreachable,
} from '#server/flows/plans/guests.ts'
import { sharedContent } from '#server/flows/lists/shared_content.ts'
import { languageOf, lettersTo } from '#server/flows/prepared/mail.ts'
import { definePrepared } from '#server/flows/prepared/define.ts'
import type { SubjectKind } from '#server/flows/prepared/kind.ts'

/** A list, and what a person it is shared with would see of it. */
interface SharedList {
  list: ListRow
  content: SharedContent
}

/** A list that the caller has locked, as what a prepared action is about. */
export async function listToShare(db: Db, list: ListRow): Promise<SharedList> {
  return { list, content: await sharedContent(db, list) }
}

const sharedList: SubjectKind<SharedList, object> = {
  ids: ({ list }) => ({ list_id: list.list_id }),
  open: async (db, { list }) => {
    if (!list) throw fail('reference_not_found', { pointer: '/action_handle' })
    return listToShare(db, list)
  },
  revision: () => 0,
  checksum: ({ content }) => content.checksum,
  title: ({ list }) => list.name,
  changed: listChanged,
}

/** The person a list is to be shared with. */
interface WantedShare {
  /** A Connected Friend, locked by the caller. */
  person: PersonRow
  /** Where the input names them. */
  pointer: string
}

/**
 * Shares a list with one Connected Friend: they get a link of their own, in one message.
 *
 * Errors: `recipient_not_eligible`; at commit `reference_not_found` for a list that is deleted and
 * `delivery_unavailable` where the friend can no longer be written to.
 */
export const listShare = definePrepared('list.share', {
  preparedBy: 'ideas.lists.share.prepare',
  subject: sharedList,
  payload: guestsPayload,
  check: ({ list }) => {
    if (list.deleted_at) throw fail('reference_not_found', { pointer: '/action_handle' })
  },
  prepare: async ({ db }, { list, content }: SharedList, { person, pointer }: WantedShare) => {
    const guests = await chooseGuests(db, [person])
    refuseUnreachable(guests, pointer)
    const { person_id, display_name } = person
    return {
      summary: shareListSummary(list.name, display_name),
      recipients: guests,
      content_preview: { ...content.preview },
      payload: { guests },
      person_id,
      presentation: {
        text: readyToShareList(list.name, display_name),
        disclosures: [friendSeesList(display_name)],
      },
    }
  },
  reaches: (db, { guests }) => guestsNow(db, guests, { invited: true }),
  letters: async ({ db, display_name }, { guests }, { list }) =>
    lettersTo(db, guests, await message(db, list, display_name)),
  commit: async ({ db, seal, display_name, action_id }, { guests }, { list }) => {
    const { reached } = await reachInvited(db, guests)
    const [guest] = reached
    if (!guest?.peer_owner) throw fail('delivery_unavailable')
    const { person_id, peer_owner } = guest
    const share = await insertShare(db, list.list_id, person_id, null)
    const content = { ...(await message(db, list, display_name)), ...languageOf(guest) }
    insertOutgoing(db, seal, [
      {
        content,
        action_id,
        person_id,
        recipient_owner: peer_owner,
        link: share.token,
      },
    ])
    const at = share.list.updated_at.toISOString()
    const resource = { kind: 'list', handle: toHandle('list', list.list_id) }
    return {
      list: toList(share.list),
      deliveries: [
        {
          person_handle: toHandle('person', person_id),
          display_name: guest.display_name,
          status: 'queued',
        },
      ],
      share_links: [],
      effects: [
        { type: 'ideas_list.shared', state: 'confirmed', resource, at },
        { type: 'ideas_list.share_queued', state: 'confirmed', resource, at },
        {
          type: 'ideas_list.share_sent',
          state: 'unconfirmed',
          resource,
          reason: messagesQueued(1),
          observe: {
            capability: 'ideas.lists.get',
            input: { ideas_list_handle: resource.handle },
          },
        },
      ],
      text: listOnItsWay(list.name, guest.display_name),
    }
  },
})

/** What the friend reads of it. */
async function message(db: Db, list: ListRow, host_name: string): Promise<MailContent> {
  const { length: item_count } = await listItemTitles(db, list.list_id)
  return { kind: 'list_share', host_name, list_name: list.name, item_count }
}
