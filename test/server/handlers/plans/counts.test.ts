import { expect, test } from 'vitest'
import { aParty, aSentPlan, rsvp } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })

test('a guest reads in every answer how the others have answered by now', async () => {
  const { sam, ada, jonas, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.jonas, friends.mira])
  const [shown] = (await answer(ada, 'plans.query', {})).data.items
  const plan_handle = shown?.plan_handle
  await rsvp(jonas, 'declined')
  // No job has brought the answer to the copies of the other guests.
  const host = (await answer(sam, 'plans.get', { plan_handle: plan.plan_handle })).data.plan.rsvp
  expect(host).toMatchObject({ accepted: 0, declined: 1, pending: 2 })
  const got = await answer(ada, 'plans.get', { plan_handle })
  const status = await answer(ada, 'plans.status.get', { plan_handle })
  const [listed] = (await answer(ada, 'plans.query', {})).data.items
  for (const rsvp of [got.data.plan.rsvp, status.data.rsvp, listed?.rsvp])
    expect(rsvp).toEqual(host)
  const [invite] = (await answer(ada, 'invites.list', {})).data.items
  for (const interaction_reference of [plan_handle, invite?.invite_handle]) {
    for (const operation of ['open', 'inspect']) {
      const subject = { interaction_reference }
      const { text } = await ada.call('ideas.object.get', { operation, subject })
      expect(text).toContain(JSON.stringify({ declined: 1 }).slice(1, -1))
    }
  }
  for (const { outcome } of [got, status]) {
    expect(outcome.fallback_text).toContain('3 guests: 1 declined, 2 not answered yet.')
  }
})
