import { beforeAll, expect, test } from 'vitest'
import type { LogisticsItem } from '#generated/types.ts'
import {
  alterPlan,
  aParty,
  aSentPlan,
  commit,
  type Party,
  rsvp,
} from '#test/support/given/actions.ts'
import { answer, problem } from '#test/support/given/lists.ts'
import { aDraft } from '#test/support/given/plans.ts'
import { useSharedWorld } from '#test/support/world.ts'

const id = 'plans.logistics.update'

const world = useSharedWorld()
let party: Party

beforeAll(async () => {
  party = await aParty(world)
})

const item = (title: string, more: Record<string, unknown> = {}) => ({
  kind: 'host_action',
  action_type: 'shop',
  phase: 'before_arrival',
  actor_type: 'host',
  visibility: 'host',
  title,
  ...more,
})

async function aPlan() {
  const { plan } = await aDraft(party.sam)
  const { plan_handle } = plan
  const update = (input: Record<string, unknown>) =>
    answer(party.sam, id, { plan_handle, mode: 'add', ...input })
  return { plan_handle, update }
}

const named = (items: LogisticsItem[]) => items.map(({ title, status }) => `${title}: ${status}`)

test('a quick note needs only a title', async () => {
  const { plan_handle, update } = await aPlan()
  const { data } = await update({ item: { title: ' Ask Ada about the key ' } })
  expect(data.items).toEqual([
    {
      item_handle: expect.stringMatching(/^li_/),
      kind: 'host_action',
      action_type: 'other',
      phase: 'before_arrival',
      actor_type: 'host',
      visibility: 'host',
      status: 'pending',
      title: 'Ask Ada about the key',
      target_url: null,
      amount_note: null,
    },
  ])
  expect(data).toMatchObject({ progress: { done: 0, total: 1 }, added: 1, updated: 0, removed: 0 })
  const open = { guest_visible_default: true, item: { title: 'Bring a game' } }
  expect((await update(open)).data.items[1]?.visibility).toBe('guest')
  const { data: read } = await answer(party.sam, 'plans.logistics.get', { plan_handle })
  expect(named(read.items)).toEqual(['Ask Ada about the key: pending', 'Bring a game: pending'])
})

test('add updates an item of the same kind, action type and title instead of adding another', async () => {
  const { update } = await aPlan()
  const { data: first } = await update({ items: [item('Buy bread'), item('Buy tea')] })
  const { data, status } = await update({
    items: [
      item('BUY BREAD', { amount_note: '3 euros' }),
      item('Buy bread', { kind: 'guest_requirement' }),
    ],
  })
  expect(status).toBe('completed')
  expect(data).toMatchObject({ added: 1, updated: 1, removed: 0, progress: { total: 3 } })
  expect(data.items[0]).toMatchObject({
    item_handle: first.items[0]?.item_handle,
    amount_note: '3 euros',
  })
  const again = await update({ items: [item('Buy tea')] })
  expect(again).toMatchObject({ status: 'unchanged', data: { added: 0, updated: 0 } })
  const { data: done } = await update({ item: { title: 'buy tea', status: 'completed' } })
  expect(done).toMatchObject({ added: 0, updated: 1, progress: { done: 1, total: 3 } })
  const { data: twice } = await update({ items: [item('Cake'), item('cake')] })
  expect(twice).toMatchObject({ added: 1 })
})

test('replace removes items that are not named, and uses the order of the input', async () => {
  const { plan_handle, update } = await aPlan()
  const { data: first } = await update({ items: [item('A'), item('B'), item('C')] })
  const { data } = await update({ mode: 'replace', items: [item('D'), item('b')] })
  expect(data).toMatchObject({ added: 1, updated: 1, removed: 2 })
  expect(data.items.map(({ title }) => title)).toEqual(['D', 'b'])
  expect(data.items[1]?.item_handle).toBe(first.items[1]?.item_handle)
  const same = await update({ mode: 'replace', items: [item('D'), item('b')] })
  expect(same.status).toBe('unchanged')
  const { data: none } = await update({ mode: 'replace', items: [] })
  expect(none).toMatchObject({ items: [], removed: 2, progress: { done: 0, total: 0 } })
  const { outcome } = await answer(party.sam, 'plans.logistics.get', { plan_handle })
  expect(outcome.fallback_text).toContain('There may still be things to find out.')
})

test('an item is marked as done by its handle, in either mode, and the others stay as they are', async () => {
  const { update } = await aPlan()
  const { data: first } = await update({ items: [item('A'), item('B'), item('C')] })
  for (const [at, mode] of ['add', 'replace'].entries()) {
    const item_handle = first.items[at]?.item_handle
    const { data, outcome } = await update({ mode, item_handle, status: 'completed' })
    expect(data).toMatchObject({ added: 0, updated: 1, removed: 0, progress: { done: at + 1 } })
    expect(data.items[at]).toEqual({ ...first.items[at], status: 'completed' })
    expect(data.items).toHaveLength(3)
    expect(outcome.fallback_text).toContain('1 updated')
    expect((await update({ mode, item_handle, status: 'completed' })).status).toBe('unchanged')
  }
  const item_handle = first.items[0]?.item_handle
  const refused = await update({ item_handle, status: 'skipped' })
  expect(refused).toMatchObject({
    status: 'failed',
    error: { code: 'logistics_transition_invalid', pointer: '/status' },
  })
})

test('the handle of an item belongs to its plan, comes with a status, and stands alone', async () => {
  const [one, other] = [await aPlan(), await aPlan()]
  const { data } = await one.update({ items: [item('A')] })
  const item_handle = data.items[0]?.item_handle
  const send = (plan_handle: string, input: object) =>
    problem(party.sam, id, { plan_handle, mode: 'add', ...input })
  const foreign = await send(other.plan_handle, { item_handle, status: 'completed' })
  expect(foreign).toMatchObject({
    code: 'reference_not_found',
    pointers: ['/item_handle'],
  })
  const inputs = [
    { item_handle },
    { status: 'completed' },
    { item_handle, status: 'completed', item: { title: 'A' } },
    { item_handle, status: 'completed', items: [] },
  ]
  for (const input of inputs) {
    expect(await send(one.plan_handle, input)).toMatchObject({ code: 'input_invalid' })
  }
})

test('a status changes only to a status that may follow it', async () => {
  const { update } = await aPlan()
  const go = async (status: string) => {
    const { error } = await update({ items: [item('Task', { status })] })
    return error?.code ?? 'ok'
  }
  const steps: [string, string][] = [
    ['suggested', 'ok'],
    ['pending', 'ok'],
    ['suggested', 'logistics_transition_invalid'],
    ['completed', 'ok'],
    ['completed', 'ok'],
    ['skipped', 'logistics_transition_invalid'],
    ['dismissed', 'logistics_transition_invalid'],
    ['pending', 'ok'],
    ['skipped', 'ok'],
    ['completed', 'logistics_transition_invalid'],
    ['pending', 'ok'],
    ['dismissed', 'ok'],
    ['completed', 'logistics_transition_invalid'],
    ['suggested', 'ok'],
    ['dismissed', 'ok'],
    ['pending', 'ok'],
  ]
  for (const [status, expected] of steps) expect(await go(status), status).toBe(expected)
  const refused = await update({ items: [item('New'), item('Task', { status: 'suggested' })] })
  expect(refused).toMatchObject({ status: 'failed', error: { pointer: '/items/1/status' } })
  const { data } = await update({ items: [item('Another')] })
  expect(data.items.map(({ title }) => title)).toEqual(['Task', 'Another'])
})

test('a plan has fifty items at most', async () => {
  const { update } = await aPlan()
  for (let at = 0; at < 10; at += 1) {
    await update({ items: Array.from({ length: 5 }, (_, one) => item(`Item ${at} ${one}`)) })
  }
  const over = await update({ item: { title: 'One more' } })
  expect(over).toMatchObject({ status: 'failed', error: { code: 'limit_reached' } })
  expect((await update({ items: [item('Item 0 0', { amount_note: 'x' })] })).status).toBe(
    'completed',
  )
})

test('links are http or https, and at least one item must be given', async () => {
  const { plan_handle } = await aPlan()
  const refused = (input: Record<string, unknown>) =>
    problem(party.sam, id, { plan_handle, mode: 'add', ...input })
  expect(await refused({ items: [item('Link', { target_url: 'javascript:alert(1)' })] })).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/items/0/target_url'],
  })
  expect(await refused({})).toMatchObject({ status: 422, code: 'input_invalid' })
  expect(await refused({ item: { title: ' ' } })).toMatchObject({ pointers: ['/item/title'] })
  expect(await refused({ items: [item('X', { secret: 1 })] })).toMatchObject({ status: 422 })
})

test('guests see the items for guests as they are now, and cannot change them', async () => {
  const { sam, ada, friends } = party
  const { plan } = await aSentPlan(sam, [friends.ada], { capacity_min: 2 })
  const { plan_handle } = plan
  await answer(sam, id, {
    plan_handle,
    mode: 'add',
    items: [
      item('Order the cake'),
      item('Bring shoes', { visibility: 'guest', kind: 'guest_requirement' }),
      item('Buy tickets', { visibility: 'guest', phase: 'after_plan_tips' }),
    ],
  })
  const [shown] = (await answer(ada, 'plans.query', {})).data.items
  const read = async () =>
    (await answer(ada, 'plans.logistics.get', { plan_handle: shown?.plan_handle })).data
  expect(named((await read()).items)).toEqual(['Bring shoes: pending', 'Buy tickets: suggested'])
  expect((await read()).progress).toEqual({ done: 0, total: 2 })

  await rsvp(ada, 'accepted')
  const { data: tipped } = await answer(sam, 'plans.logistics.get', { plan_handle })
  expect(named(tipped.items)).toContain('Buy tickets: pending')
  const done = { plan_handle, mode: 'add', item: { title: 'Bring shoes', status: 'completed' } }
  const { data: after } = await answer(sam, id, done)
  expect(after.progress).toEqual({ done: 1, total: 3 })
  expect(named((await read()).items)).toEqual(['Bring shoes: completed', 'Buy tickets: pending'])

  const written = { plan_handle: shown?.plan_handle, mode: 'add', item: { title: 'Mine' } }
  const refused = await answer(ada, id, written)
  expect(refused).toMatchObject({ status: 'failed', error: { code: 'plan_not_editable' } })
})

test('a past plan’s checklist can be changed; a canceled plan’s cannot', async () => {
  const { sam, friends } = party
  const { plan } = await aSentPlan(sam, [friends.mira])
  const { plan_handle } = plan
  const note = (title: string) => answer(sam, id, { plan_handle, mode: 'add', item: { title } })
  await alterPlan(world, plan_handle, "scheduled_at = now() - interval '2 days'")
  expect((await note('Split the bill')).status).toBe('completed')
  await alterPlan(world, plan_handle, "state = 'canceled'")
  expect((await note('Too late')).error.code).toBe('plan_closed')
  expect((await answer(sam, 'plans.logistics.get', { plan_handle })).data.items).toHaveLength(1)
})

test('ten notes at once are ten items', async () => {
  const { plan_handle, update } = await aPlan()
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => update({ item: { title: `Note ${at}` } })),
  )
  const { data } = await answer(party.sam, 'plans.logistics.get', { plan_handle })
  expect(data.progress.total).toBe(10)
})

test('what guests can see of a checklist is previewed, and approved with the plan', async () => {
  const { sam, friends } = party
  const { plan_handle, update } = await aPlan()
  const bowl = { title: 'Bring a bowl', visibility: 'guest' }
  const pay = {
    title: 'Pay for the room',
    visibility: 'guest',
    amount_note: '12 €',
    target_url: 'https://pay.example/room',
  }
  const { data: before } = await answer(sam, 'plans.get', { plan_handle })
  await update({ item: { title: 'Buy the present' } })
  const { data: noted } = await answer(sam, 'plans.get', { plan_handle })
  expect(noted.plan.checksum).toBe(before.plan.checksum)
  await update({ item: bowl })
  const { data } = await answer(sam, 'plans.draft.preview', { plan_handle })
  expect(data.checksum).not.toBe(before.plan.checksum)
  expect(data.preview.body).toMatch(/\n\nGood to know:\n- Bring a bowl$/)
  const prepare = () =>
    answer(sam, 'plans.prepare_send', { plan_handle, send_person_handles: [friends.ada] })
  const sending = await prepare()
  expect(sending.data.prepared.content_preview.body).toBe(data.preview.body)
  await update({ item: pay })
  const { action_handle } = sending.data.prepared
  const { status, body } = await sam.call('actions.commit', { action_handle })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'stale_checksum',
    prerequisite: { capability: 'plans.draft.preview', input: { plan_handle } },
  })
  expect((await prepare()).error.code).toBe('draft_not_reviewed')
  const { data: reviewed } = await answer(sam, 'plans.draft.preview', { plan_handle })
  expect(reviewed.preview.body).toMatch(
    /\n- Bring a bowl\n- Pay for the room, 12 €: https:\/\/pay\.example\/room$/,
  )
  const again = (await prepare()).data
  await update({ item: { ...bowl, status: 'completed' } })
  expect((await commit(sam, again)).data.plan?.checksum).toBe(reviewed.checksum)
  const { data: copies } = await answer(party.ada, 'plans.query', { role: 'invitee' })
  expect(copies.items.map(({ checksum }) => checksum)).toContain(reviewed.checksum)
})
