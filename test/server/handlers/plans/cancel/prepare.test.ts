import { expect, test } from 'vitest'
import {
  aParty,
  aSentPlan,
  aSharedPlan,
  commit,
  rowsOf,
  rsvp,
  signUpBy,
} from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('a plan is canceled by the commit only; its guests are told, and nobody can answer any more', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan, share_links } = await aSentPlan(sam, [friends.ada, friends.mira])
  await rsvp(ada, 'accepted')
  const input = { plan_handle: plan.plan_handle, expected_revision: 1 }
  const { data } = await answer(sam, 'plans.cancel.prepare', input)
  expect(data).toMatchObject({
    prepared: { kind: 'plan.cancel', summary: `Cancel “${plan.title}” and tell Ada` },
    recipients: [{ person_handle: friends.ada }, { person_handle: friends.mira }],
  })
  expect((await answer(sam, 'plans.get', input)).data.plan.state).toBe('active')

  const committed = await commit(sam, data)
  expect(committed.data).toMatchObject({
    plan: { state: 'canceled', revision: 2 },
    deliveries: [
      { person_handle: friends.ada, status: 'queued' },
      { person_handle: friends.mira, status: 'manual_share' },
    ],
  })
  const outgoing = await rowsOf<{ kind: string }>(world, sam, 'outgoing')
  expect(outgoing.map(({ kind }) => kind).sort()).toEqual(['plan_cancel', 'plan_invite'])
  const copies = await rowsOf<{ plan_state: string }>(world, ada, 'invite_cards')
  expect(copies.map(({ plan_state }) => plan_state)).toEqual(['canceled'])
  expect((await fetch(share_links[0]?.url ?? '')).status).toBe(200)

  const again = await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })
  expect(again.error.code).toBe('plan_closed')
})

test('a draft is not canceled but deleted, and another revision is a conflict', async () => {
  const { sam, friends } = await aParty(world)
  const { plan: draft } = await aDraft(sam)
  const unsent = await answer(sam, 'plans.cancel.prepare', { plan_handle: draft.plan_handle })
  expect(unsent.error).toMatchObject({
    code: 'plan_not_exposed',
    prerequisite: { capability: 'plans.draft.delete' },
  })
  expect(unsent.error.message).not.toContain('plans.draft.update')
  expect(unsent.error.message).toContain('discard')
  const { plan_handle } = draft
  expect(unsent.next_actions).toMatchObject([
    { capability: 'plans.draft.delete', input: { plan_handle }, needs: [] },
    { capability: 'plans.discard', input: { plan_handle }, needs: [] },
  ])
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { status, body } = await sam.call('plans.cancel.prepare', {
    plan_handle: plan.plan_handle,
    expected_revision: 4,
  })
  expect({ status, code: body.code, current: body.current }).toEqual({
    status: 409,
    code: 'stale_revision',
    current: { revision: 1 },
  })
})

test('anyone who joins by the link after a cancellation was prepared is named to the host, who has to tell them', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam, [friends.mira])
  const { data } = await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })
  await signUpBy(url, 'Lu')
  const { data: done, outcome } = await commit(sam, data)
  const told = `“${plan.title}” is canceled. The service does not contact Mira and “Lu” (name by the guest); tell them yourself. `
  expect(outcome.fallback_text).toMatch(/ is off\.$/)
  expect(outcome.fallback_text).toContain(`${told}You can copy this: “${plan.title}” on `)
  expect(done.deliveries?.map(({ status }) => status)).toEqual(['manual_share', 'manual_share'])
})

test('the preview of a cancellation is its message', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada], {
    rsvp_deadline: inHours(40),
    description_override: 'Bring a bowl.',
  })
  const { data } = await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })
  const { title, body } = data.prepared.content_preview
  expect(title).toBe(plan.title)
  expect(body).toMatch(
    new RegExp(`^Sam canceled “${plan.title}”\n\nThe plan is off[^\n]*\n\nWhen: [^\n]*$`),
  )
})
