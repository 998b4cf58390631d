import { expect, test } from 'vitest'
import { insertInvites } from '#server/data/invites/insert.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { only } from '#server/domain/basics/only.ts'
import { commit } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { makePlan } from '#test/support/given/plan_rows.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

// The specification: a Friend in Mind is never contacted by the service. An account that keeps their invitation connects nobody.
test('who only keeps an invitation hears of changes from the host, and sees them in the account', async () => {
  const host = await world.account('Hanna')
  const guest = await world.account('Mira')
  const plan_id = await makePlan(world.database, host, { title: 'Dumplings' })
  const plan_handle = toHandle('plan', plan_id)
  const link = await world.database.write(host.owner, {
    async work(db) {
      const { person_id } = only(await insertPeople(db, ['Mimi']))
      const mimi = { person_id, peer_owner: null, delivery: 'manual_share' } as const
      return insertLink(db, 'invite', only(await insertInvites(db, plan_id, [mimi])).invite_id)
    },
  })
  const client = await signedInClient(world, guest)
  const { json } = await client.get(`/connect/${link}`)
  await client.post(`/connect/${link}`, { form_token: json.form_token, step: 'keep' })

  const scheduled_at = inHours(90)
  const moved = await answer(host, 'plans.update.prepare', {
    ...{ plan_handle, changes: { scheduled_at }, notify_recipients: true },
  })
  expect(moved.outcome.fallback_text).toContain('Mimi')
  expect(moved.outcome.fallback_text).toContain('tell them yourself')
  await commit(host, moved.data)
  const canceled = await answer(host, 'plans.cancel.prepare', { plan_handle })
  expect(canceled.outcome.fallback_text).toContain('tell them yourself')
  const sent = await commit(host, canceled.data)
  expect(JSON.stringify(sent)).not.toContain('queued')
  const queued = await world.database.read(
    host.owner,
    (db) => db.sql`select from outgoing where owner_id = ${db.owner}`,
  )
  expect(queued).toEqual([])

  await world.service.runtime.replicate(host.owner)
  const { plan } = only((await answer(guest, 'invites.list', {})).data.items)
  expect(plan).toMatchObject({ title: 'Dumplings', state: 'canceled', scheduled_at })
})
