import { expect, test } from 'vitest'
import { aParty, aSentPlan, commit } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

test('an invite shows the plan as its guest may see it, with the guest’s own name for the host', async () => {
  const [host, guest] = [await world.account('Jonas Weber'), await world.account('Mira')]
  const plan_id = await makePlan(world.database, host, {
    title: 'Board games',
    description: 'Bring one game.',
    deadline_in: 48,
  })
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  await world.service.runtime.replicate(host.owner)
  const invite_handle = await inviteHandle(world.database, guest, id)
  const { body } = await guest.call('invites.get', { invite_handle })
  expect(body).toMatchObject({
    status: 'completed',
    data: {
      invite: {
        invite_handle,
        plan: {
          title: 'Board games',
          state: 'active',
          timezone: 'Europe/Berlin',
          place: { name: 'Kitchen', address: 'Weserstraße 12' },
          description: 'Bring one game.',
          host: { display_name: 'Friend' },
        },
        rsvp_status: 'pending',
        rsvp_available: true,
        needs_reconfirm: false,
        revision: 1,
      },
    },
    outcome: { resources: [{ kind: 'invite', handle: invite_handle, label: 'Board games' }] },
  })
  expect(JSON.stringify(body)).not.toContain('Jonas Weber')
  expect(body.next_actions).toMatchObject([
    {
      capability: 'invites.rsvp.update',
      input: { invite_handle, expected_revision: 1 },
      needs: ['rsvp_status'],
    },
  ])
})

test('a guest reads in the invite where and when to meet', async () => {
  const { sam, ada, friends } = await aParty(world)
  const meetup_at = inHours(47)
  const meetup_location_text = 'In front of the entrance'
  const { plan } = await aSentPlan(sam, [friends.ada])
  const changes = { meetup_at, meetup_location_text }
  const changing = { plan_handle: plan.plan_handle, changes }
  await commit(sam, (await answer(sam, 'plans.update.prepare', changing)).data)
  const { body } = await ada.call('invites.list')
  const invite_handle = body.data.items[0]?.invite_handle ?? ''
  const read = await ada.call('invites.get', { invite_handle })
  expect(read.body.data.invite.plan).toMatchObject({ meetup_at, meetup_location_text })
  const { plan_handle = '' } = read.body.data.invite.plan
  const { body: whole } = await ada.call('plans.get', { plan_handle })
  expect(whole.data.timing).toMatchObject({ meetup_at, meetup_location_text })
})

test('an unknown or foreign invite is a 404', async () => {
  const guest = await world.account('Mira')
  for (const invite_handle of ['in_5r5wyv0q68jzdw64k3rgp7vfvp', 'in_', 'nonsense']) {
    expect((await guest.call('invites.get', { invite_handle })).body.code).toBe(
      'reference_not_found',
    )
  }
})
