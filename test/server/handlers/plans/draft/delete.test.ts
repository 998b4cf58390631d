import { beforeAll, expect, test } from 'vitest'
import { aPreparedSend, alterPlan, aSentPlan, rowsOf } from '#test/support/given/actions.ts'
import { answer, notFound, people, problem } from '#test/support/given/lists.ts'
import { aCandidate, aDraft } from '#test/support/given/plans.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const id = 'plans.draft.delete'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
let mira: string

beforeAll(async () => {
  ;[mira = ''] = await people(sam, 'Mira')
})

async function withEvidence(private_plan: boolean) {
  const source = await aCandidate(sam)
  const claims = [{ source_handle: source.idea_handle, claim: 'Nice.' }]
  return (await aDraft(sam, { private_plan, claims })).plan
}

test('a draft is deleted for good; deleting it again is unchanged', async () => {
  const { plan_handle } = await withEvidence(false)
  const first = await answer(sam, id, { plan_handle })
  expect(first).toMatchObject({ status: 'completed', data: { plan_handle, result: 'deleted' } })
  expect(await answer(sam, id, { plan_handle })).toMatchObject({
    status: 'unchanged',
    data: { plan_handle, result: 'deleted' },
  })
  expect(await problem(sam, 'plans.get', { plan_handle })).toEqual(notFound('/plan_handle'))
  expect(await problem(sam, 'plans.discard', { plan_handle })).toEqual(notFound('/plan_handle'))
  expect(await rowsOf(world, sam, 'plan_evidence')).toEqual([])
  const { data } = await answer(sam, 'plans.query', {})
  expect(data.items).toEqual([])
})

test('a private plan is discarded, and its evidence is kept', async () => {
  const { plan_handle } = await withEvidence(true)
  const { data } = await answer(sam, id, { plan_handle })
  expect(data.result).toBe('discarded')
  const { data: read } = await answer(sam, 'plans.get', { plan_handle })
  expect(read.plan.state).toBe('discarded')
  expect(read.evidence).toHaveLength(1)
  expect(read.management).toMatchObject({ manageable: false, allowed: ['plans.logistics.get'] })
  expect(await answer(sam, id, { plan_handle })).toMatchObject({
    status: 'unchanged',
    data: { result: 'discarded' },
  })
})

test('a draft that changed since it was read is not deleted', async () => {
  const { plan } = await aDraft(sam)
  const { plan_handle, checksum } = plan
  await answer(sam, 'plans.draft.update', { plan_handle, title_override: 'New' })
  const { status, body } = await sam.call(id, { plan_handle, expected_checksum: checksum })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale_checksum' })
  expect((await answer(sam, 'plans.get', { plan_handle })).data.plan.state).toBe('draft')
})

test('a prepared action of a deleted draft cannot be committed', async () => {
  const { prepared, plan } = await aPreparedSend(sam, [mira])
  await answer(sam, id, { plan_handle: plan.plan_handle })
  const { status } = await sam.call('actions.commit', { action_handle: prepared.action_handle })
  expect(status).toBe(404)
})

test('a plan that was sent has to be canceled', async () => {
  const { plan } = await aSentPlan(sam, [mira])
  const { plan_handle } = plan
  const refused = await answer(sam, id, { plan_handle })
  expect(refused).toMatchObject({
    status: 'failed',
    error: {
      code: 'plan_exposed',
      prerequisite: { capability: 'plans.cancel.prepare', input: { plan_handle } },
    },
  })
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '1 day'")
  expect((await answer(sam, id, { plan_handle })).error.code).toBe('plan_not_editable')
})

test('without a plan it asks for one', async () => {
  expect((await answer(sam, id, {})).error.code).toBe('subject_required')
})
