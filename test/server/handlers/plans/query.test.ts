import { beforeAll, expect, test } from 'vitest'
import type { Plan } from '#generated/types.ts'
import { aParty, aSentPlan, commit, type Party } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const id = 'plans.query'

const world = useWorld()
let party: Party
/** Sam's plans, by where they stand. */
const plans: Record<string, string> = {}

beforeAll(async () => {
  party = await aParty(world)
  const { sam, ada, friends } = party
  const sent = async (title_override: string, hours: number) => {
    const { plan } = await aSentPlan(sam, [friends.ada], {
      title_override,
      scheduled_at: inHours(hours),
    })
    return plan.plan_handle
  }
  plans.soon = await sent('Soon', 24)
  plans.later = await sent('Later', 240)
  plans.running = await sent('Running', 25)
  await begin('Running', '1 hour')
  plans.past = await sent('Past', 26)
  await begin('Past', '4 hours')
  plans.canceled = await sent('Canceled', 30)
  const { data } = await answer(sam, 'plans.cancel.prepare', { plan_handle: plans.canceled })
  await commit(sam, data)
  plans.draft = (await aDraft(sam, { title_override: 'Draft' })).plan.plan_handle
  plans.discarded = (await aDraft(sam, { title_override: 'Discarded' })).plan.plan_handle
  await answer(sam, 'plans.discard', { plan_handle: plans.discarded })
  const gone = await aDraft(sam, { title_override: 'Deleted' })
  await answer(sam, 'plans.draft.delete', { plan_handle: gone.plan.plan_handle })
  await aDraft(ada, { title_override: 'Ada’s own' })
})

/** Lets the plans of a title have begun this long ago, for their guests too. */
async function begin(title: string, ago: string): Promise<void> {
  for (const table of ['plans', 'invite_cards']) {
    await asSuperuser(
      world.superuser_url,
      `update ${table} set scheduled_at = now() - interval '${ago}' where title = '${title}'`,
    )
  }
}

async function titles(account: Account, input: Record<string, unknown>): Promise<string[]> {
  const { data } = await answer(account, id, input)
  return data.items.map(({ title }) => title)
}

test('each scope lists its own plans, in its own order', async () => {
  const { sam } = party
  expect(await titles(sam, { scope: 'drafts' })).toEqual(['Draft'])
  expect(await titles(sam, { scope: 'upcoming' })).toEqual(['Soon', 'Later'])
  expect(await titles(sam, { scope: 'active' })).toEqual(['Running', 'Soon', 'Later'])
  expect(await titles(sam, { scope: 'past' })).toEqual(['Past'])
  expect(await titles(sam, { scope: 'canceled' })).toEqual(['Canceled'])
  expect(await titles(sam, { scope: 'discarded' })).toEqual(['Discarded'])
  const all = ['Canceled', 'Discarded', 'Draft', 'Later', 'Past', 'Running', 'Soon']
  expect((await titles(sam, { scope: 'all' })).sort()).toEqual(all)
  expect((await titles(sam, {})).sort()).toEqual(all)
})

test('guests find their own plans and those they are invited to, each with their role', async () => {
  const { ada } = party
  expect(await titles(ada, { role: 'host' })).toEqual(['Ada’s own'])
  const { data } = await answer(ada, id, { role: 'invitee', scope: 'upcoming' })
  expect(data.items.map(({ title, role, state }) => ({ title, role, state }))).toEqual([
    { title: 'Soon', role: 'invitee', state: 'active' },
    { title: 'Later', role: 'invitee', state: 'active' },
  ])
  expect(await titles(ada, { scope: 'canceled' })).toEqual(['Canceled'])
  const both = await answer(ada, id, { limit: 25 })
  expect(new Set(both.data.items.map(({ role }) => role))).toEqual(new Set(['host', 'invitee']))
  const handles = both.data.items.map(({ plan_handle }) => plan_handle)
  expect(handles.filter((handle) => Object.values(plans).includes(handle))).toEqual([])
})

test('a guest reads in the list what they have answered, and a host nothing of the kind', async () => {
  const { sam, ada, friends } = party
  const { plan } = await aSentPlan(sam, [friends.ada], { title_override: 'Answered' })
  const row = async (account: Account) =>
    (await answer(account, id, { query: 'Answered' })).data.items[0]
  const invites = await answer(ada, 'invites.list', { query: 'Answered' })
  const { invite_handle = '' } = invites.data.items[0] ?? {}
  const mine = { invite_handle, rsvp_status: 'pending', rsvp_available: true }
  expect(await row(ada)).toMatchObject({ role: 'invitee', my_invite: mine })
  await answer(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'declined' })
  const declined = { ...mine, rsvp_status: 'declined' }
  const listed = await row(ada)
  expect(listed?.my_invite).toEqual(declined)
  const read = await answer(ada, 'plans.get', { plan_handle: listed?.plan_handle ?? '' })
  expect(read.data.plan.my_invite).toEqual(declined)
  expect(await row(sam)).not.toHaveProperty('my_invite')
  const { data } = await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })
  await commit(sam, data)
  expect((await row(ada))?.my_invite).toEqual({ ...declined, rsvp_available: false })
})

test('a removed guest finds the plan in the scope all, and not in upcoming', async () => {
  const { sam, jonas, friends } = party
  const { plan } = await aSentPlan(sam, [friends.jonas, friends.ada], { title_override: 'Without' })
  const removal = { plan_handle: plan.plan_handle, recipient_handles: [friends.ada] }
  const { data } = await answer(sam, 'plans.roster.prepare', removal)
  await commit(sam, data)
  expect(await titles(jonas, { scope: 'upcoming' })).toEqual([])
  expect(await titles(jonas, { scope: 'all' })).toEqual(['Without'])
})

test('only the title is searched, ignoring case and accents', async () => {
  const { sam } = party
  await aDraft(sam, { title_override: 'Crème brûlée', description_override: 'Soon enough' })
  expect(await titles(sam, { query: 'CREME' })).toEqual(['Crème brûlée'])
  expect(await titles(sam, { query: 'enough' })).toEqual([])
  expect(await titles(sam, { query: 'oo', scope: 'upcoming' })).toEqual(['Soon'])
})

test('a plan is found by other forms of the words of its title, in any order', async () => {
  const { sam } = party
  await aDraft(sam, { title_override: 'Brettspielabende am Müggelsee' })
  for (const query of ['mueggelsee brettspielabend', 'Müggelsee Abende', 'spielabend']) {
    expect(await titles(sam, { query }), query).toEqual(['Brettspielabende am Müggelsee'])
  }
  expect(await titles(sam, { query: 'brettspielabend wannsee' })).toEqual([])
})

test('pages follow one another without gaps, and leave out deleted plans', async () => {
  const eva = await world.account('Eva')
  const drafts: Plan[] = []
  for (let at = 0; at < 5; at += 1) drafts.push((await aDraft(eva)).plan)
  const first = await answer(eva, id, { scope: 'drafts', limit: 2 })
  const [, , gone] = [...drafts].reverse()
  await answer(eva, 'plans.draft.delete', { plan_handle: gone?.plan_handle })
  await aDraft(eva)
  const found = [...first.data.items]
  let cursor = first.outcome.collection?.next_cursor
  while (cursor) {
    const { data, outcome } = await answer(eva, id, { cursor, limit: 2 })
    found.push(...data.items)
    cursor = outcome.collection?.next_cursor
  }
  const expected = [...drafts].reverse().filter((plan) => plan !== gone)
  expect(found.map(({ plan_handle }) => plan_handle)).toEqual(
    expected.map(({ plan_handle }) => plan_handle),
  )
})
