import type { Commit, CommitResult } from '#server/flows/prepared/commit.ts'
import { preparing } from '#server/flows/prepared/prepared_plan.ts'
import type { Db } from '#server/database/db.ts'
import { insertShare } from '#server/data/list_shares/insert.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { type ListRow, toList } from '#server/data/lists/rows.ts'
import { sharedContent } from '#server/flows/lists/shared_content.ts'
import type { SharePayload } from '#server/flows/lists/sharing.ts'
import { insertOutgoing } from '#server/data/outgoing/insert.ts'
import { recheck } from '#server/flows/plans/guests.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'

/**
 * Shares a list with one Connected Friend: they get a link of their own, in one message that waits to be
 * sent.
 *
 * Errors: `reference_not_found` for a list that is deleted, `stale_checksum` for one that shows something
 * else by now, `recipient_not_eligible`, `delivery_unavailable`.
 */
export async function shareList(db: Db, commit: Commit): Promise<CommitResult> {
  const { action, seal, display_name } = commit
  const list = await lockPreparedPlan(db, action)
  const { guests } = action.payload as unknown as SharePayload
  const { reached } = await recheck(db, guests)
  const [guest] = reached
  if (!guest?.peer_owner) throw fail('delivery_unavailable')

  const { person_id, peer_owner } = guest
  const share = await insertShare(db, list.list_id, person_id, null)
  await insertOutgoing(db, seal, [
    {
      content: {
        kind: 'list_share',
        host_name: display_name,
        list_name: list.name,
        item_count: list.item_count,
      },
      action_id: action.action_id,
      person_id,
      recipient_owner: peer_owner,
      link: share.token,
    },
  ])
  const at = share.list.updated_at.toISOString()
  const resource = { kind: 'list', handle: toHandle('list', list.list_id) }
  return {
    list: toList(share.list),
    deliveries: [{ person_handle: toHandle('person', person_id), status: 'queued' }],
    share_links: [],
    effects: [
      { type: 'ideas_list.shared', state: 'confirmed', resource, at },
      { type: 'ideas_list.share_queued', state: 'confirmed', resource, at },
      {
        type: 'ideas_list.share_sent',
        state: 'unconfirmed',
        resource,
        reason: 'The message is queued; the service is sending.',
      },
    ],
    text: `“${list.name}” is on its way to ${guest.display_name}.`,
  }
}

/** The list, held, as it was when the share was prepared. */
async function lockPreparedPlan(db: Db, action: ActionRow): Promise<ListRow> {
  const list_id = action.list_id ?? ''
  const list = await lockList(db, list_id, '/action_handle')
  const { checksum } = await sharedContent(db, list)
  if (checksum === action.checksum) return list
  throw fail('stale_checksum', {
    message:
      'The list was changed after this was prepared, so nothing was done and nobody was contacted.',
    current: { checksum },
    prerequisite: {
      capability: preparing[action.kind],
      input: {
        ideas_list_handle: toHandle('list', list_id),
        ...(action.person_id && { person_handle: toHandle('person', action.person_id) }),
      },
    },
  })
}
