import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { aParty, aPreparedSend, aSentPlan, commit, rowsOf } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

// Two releases run next to each other for a while: one is asked to commit what the other prepared.

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

/** Changes the payload of an action, as another release would have written it. */
async function rewrite(
  { owner }: Account,
  action_handle: string,
  { without = [], adding = {} }: { without?: string[]; adding?: Record<string, unknown> },
): Promise<void> {
  const id = parseHandle('action', action_handle)
  await world.database.write(owner, {
    work: (db) => db.sql`
      update prepared_actions
      set payload = payload - ${without}::text[] || ${JSON.stringify(adding)}::jsonb
      where owner_id = ${owner} and action_id = ${id}`,
  })
}

test.each([
  ['a later version', { adding: { version: 1000 } }],
  ['the release that wrote no version', { without: ['version'] }],
  ['the same version without its guests', { without: ['guests'] }],
  ['the same version with a guest of another form', { adding: { guests: [{ id: 7 }] } }],
])('a payload of %s is not committed, and is once it is prepared again', async (_, rewritten) => {
  const { sam, friends } = await aParty(world)
  const { prepared, plan } = await aPreparedSend(sam, [friends.ada])
  const { action_handle } = prepared
  await rewrite(sam, action_handle, rewritten)
  const { status, body } = await sam.call('actions.commit', { action_handle })
  const again = {
    capability: 'plans.prepare_send' as const,
    input: {
      plan_handle: plan.plan_handle,
      action: 'send_invites',
      send_person_handles: [friends.ada],
    },
  }
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { code: 'confirmation_expired', prerequisite: again },
  })
  expect(await rowsOf(world, sam, 'invites')).toEqual([])
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
  const { data } = await answer(sam, again.capability, again.input)
  expect((await commit(sam, data)).status).toBe('completed')
})

test('a result that another release stored is still answered, as far as it can be read', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const cancel = await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })
  await commit(sam, cancel.data)
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update prepared_actions
      set result = jsonb_set(result, '{plan,tip}', '"later"')
      where owner_id = ${sam.owner} and kind = 'plan.cancel'`,
  })
  const { status, data } = await commit(sam, cancel.data)
  expect({ status, data }).toMatchObject({
    status: 'unchanged',
    data: {
      kind: 'plan.cancel',
      deliveries: [{ person_handle: friends.ada, status: 'queued' }],
    },
  })
  expect(data.plan).toBeUndefined()
})

test('an action of a kind that only another release knows is refused, with a way to look', async () => {
  const { sam, friends } = await aParty(world)
  const { prepared, plan } = await aPreparedSend(sam, [friends.ada])
  const { action_handle } = prepared
  const alter = (columns: string) =>
    asSuperuser(
      world.superuser_url,
      `update prepared_actions set ${columns} where action_id = '${parseHandle('action', action_handle)}'`,
    )
  const look = { capability: 'plans.get', input: { plan_handle: plan.plan_handle } }

  await alter(`kind = 'plan.tomorrow'`)
  expect(await sam.call('actions.commit', { action_handle })).toMatchObject({
    status: 409,
    body: { code: 'confirmation_expired', prerequisite: look },
  })
  expect(await rowsOf(world, sam, 'invites')).toEqual([])

  await alter(`state = 'committed', executed_at = now(), result = '{}'`)
  expect(await sam.call('actions.commit', { action_handle })).toMatchObject({
    status: 409,
    body: { code: 'confirmation_consumed', prerequisite: look },
  })
})
