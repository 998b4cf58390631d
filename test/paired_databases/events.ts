import { action, commit, times } from '#test/paired_databases/lives.ts'
import { act, keptAs, type Twin } from '#test/paired_databases/twin.ts'

// What happens around Sam, in both databases, unless it says otherwise.

export async function moveTheGames(twin: Twin): Promise<void> {
  const changes = { scheduled_at: times.moved }
  const input = { plan_handle: '$adasGames', changes, notify_recipients: true }
  await act(twin, 'ada', 'plans.update.prepare', input, action)
  await commit(twin)
}

export async function cancelTheSledging(twin: Twin): Promise<void> {
  await act(twin, 'ada', 'plans.cancel.prepare', { plan_handle: '$adasSledging' }, action)
  await commit(twin)
}

/** Jonas follows Sam's link and thinks about it. */
export async function jonasLooks(twin: Twin): Promise<void> {
  if (!twin.busy) return
  const invitation_token = keptAs(twin, 'open').split('/').at(-1)
  await act(twin, 'jonas', 'relationships.invitation.get', { invitation_token })
  const step = { operation: 'accept_invitation', invitation_token }
  await act(twin, 'jonas', 'relationships.friendship.review', step)
}

export async function adaAccepts(twin: Twin): Promise<void> {
  const { body } = await twin.ada.call('invites.list', { query: 'Ramen night' })
  const invite_handle = body.data.items[0]?.invite_handle
  await act(twin, 'ada', 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
}

/** Waits until every mail is out: how far one got is told, and changes with time. */
export async function settle({ world, sam, ada, jonas }: Twin): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    const open = await Promise.all(
      [sam, ada, jonas].map(({ owner }) =>
        world.database.read(
          owner,
          (db) => db.sql`
            select from outgoing where owner_id = ${db.owner} and state in ('queued', 'sending')`,
        ),
      ),
    )
    if (open.flat().length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Some mail is never sent.')
}
