import { beforeAll, expect, test } from 'vitest'
import { alterPlan, aPreparedSend, commit } from '#test/support/given/actions.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aDraft } from '#test/support/given/plans.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const id = 'plans.discard'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
let mira: string

beforeAll(async () => {
  ;[mira = ''] = await people(sam, 'Mira')
})

test('a draft is discarded and stays readable; discarding it again is unchanged', async () => {
  const { plan } = await aDraft(sam)
  const { plan_handle } = plan
  const first = await answer(sam, id, { plan_handle })
  expect(first).toMatchObject({ status: 'completed', data: { plan: { state: 'discarded' } } })
  const again = await answer(sam, id, { plan_handle })
  expect(again).toMatchObject({ status: 'unchanged', data: { plan: { state: 'discarded' } } })
  const { data } = await answer(sam, 'plans.query', { scope: 'discarded' })
  expect(data.items.map((item) => item.plan_handle)).toEqual([plan_handle])
})

test('a plan that others have seen is canceled instead, and a past plan is closed', async () => {
  const prepared = await aPreparedSend(sam, [mira])
  const { plan_handle } = prepared.plan
  await commit(sam, prepared)
  const refused = await answer(sam, id, { plan_handle })
  expect(refused).toMatchObject({
    status: 'failed',
    error: {
      code: 'plan_exposed',
      prerequisite: { capability: 'plans.cancel.prepare', input: { plan_handle } },
    },
  })
  expect(refused.next_actions[0]).toMatchObject({
    capability: 'plans.cancel.prepare',
    input: { plan_handle },
  })
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '4 hours'")
  expect((await answer(sam, id, { plan_handle })).error.code).toBe('plan_closed')
  await alterPlan(world, plan_handle, "state = 'canceled'")
  expect((await answer(sam, id, { plan_handle })).error.code).toBe('plan_closed')
})

test('of a discard and a commit at the same time exactly one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const prepared = await aPreparedSend(sam, [mira])
    const { plan_handle } = prepared.plan
    const [discarded, committed] = await Promise.all([
      sam.call(id, { plan_handle }),
      sam.call('actions.commit', { action_handle: prepared.prepared.action_handle }),
    ])
    const done = [discarded, committed].filter(({ body }) => body.status === 'completed')
    expect(done, `${discarded.text}\n${committed.text}`).toHaveLength(1)
    const { data } = await answer(sam, 'plans.get', { plan_handle })
    expect(data.plan.state).toBe(done[0] === discarded ? 'discarded' : 'active')
  }
})
