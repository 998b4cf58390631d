import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import {
  alterPlan,
  aParty,
  aSentPlan,
  commit,
  type Party,
  rowsOf,
} from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { startWorld, type World } from '#test/support/world.ts'

// What was possible when it was prepared, and is not any more when it is committed.

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

/** A few seconds from now: time enough to prepare something, and no more than a test can wait. */
const soon = () => new Date(Date.now() + 6000)

/** Waits until the database's clock, which is this machine's, has passed an instant. */
async function until(instant: Date): Promise<void> {
  await pause(Math.max(0, instant.getTime() - Date.now()) + 100)
}

async function prepare({ sam }: Party, id: CapabilityId, input: Record<string, unknown>) {
  const { data, outcome } = await answer(sam, id, input)
  if (!('prepared' in data) || !data.prepared) throw new Error(outcome.fallback_text)
  return { prepared: { action_handle: data.prepared.action_handle } }
}

test('a plan is not moved to a start, a meeting or a deadline that has passed since', async () => {
  const party = await aParty(world)
  const { sam, friends } = party
  const draft = { scheduled_at: inHours(20) }
  const plans = await Promise.all([1, 2, 3].map(() => aSentPlan(sam, [friends.ada], draft)))
  const past = soon()
  const changes = [
    { scheduled_at: past.toISOString() },
    { meetup_at: past.toISOString() },
    { rsvp_deadline: past.toISOString() },
  ]
  const moves = await Promise.all(
    plans.map(async ({ plan }, at) => {
      const input = { plan_handle: plan.plan_handle, changes: changes[at], notify_recipients: true }
      return { input, plan, action: await prepare(party, 'plans.update.prepare', input) }
    }),
  )
  const mails = await rowsOf(world, sam, 'outgoing')
  await until(past)
  for (const { input, plan, action } of moves) {
    const { status, error, next_actions } = await commit(sam, action)
    const [field = ''] = Object.keys(input.changes ?? {})
    expect({ status, error }, field).toMatchObject({
      status: 'needs_input',
      error: { code: 'review_required' },
    })
    // The same change would be refused again, so it is suggested without what it asked for.
    const { changes: _, ...left } = input
    expect(error.prerequisite).toBeUndefined()
    expect(next_actions, field).toMatchObject([
      { capability: 'plans.update.prepare', input: left, needs: ['changes'] },
    ])
    expect(next_actions[0]?.input).not.toHaveProperty('changes')
    expect(error.message).toMatch(
      new RegExp(
        `${field} must be in the future.*\\. Ask the user what to do instead, and prepare that\\.$`,
      ),
    )
    const now = await answer(sam, 'plans.get', { plan_handle: plan.plan_handle })
    expect(now.data.plan).toEqual(plan)
  }
  expect(await rowsOf(world, sam, 'outgoing')).toEqual(mails)
})

test('a draft is neither sent nor shared once its deadline for answers has passed', async () => {
  const party = await aParty(world)
  const { sam, friends } = party
  const rsvp_deadline = soon()
  const draft = { rsvp_deadline: rsvp_deadline.toISOString() }
  const handles = await Promise.all([1, 2].map(() => aReviewedDraft(sam, draft)))
  const prepared = await Promise.all(
    handles.map((plan_handle, at) =>
      prepare(party, 'plans.prepare_send', {
        plan_handle,
        action: at === 0 ? 'send_invites' : 'create_share_link',
        send_person_handles: [friends.ada],
      }),
    ),
  )
  await until(rsvp_deadline)
  for (const [at, action] of prepared.entries()) {
    const { status, error } = await commit(sam, action)
    expect({ status, error }).toMatchObject({
      status: 'needs_input',
      error: {
        code: 'review_required',
        prerequisite: { capability: 'plans.draft.update', input: { plan_handle: handles[at] } },
      },
    })
    expect(error.message).toContain('The deadline for answers (rsvp_deadline) has passed')
  }
  expect(await rowsOf(world, sam, 'invites')).toEqual([])
  expect(await rowsOf(world, sam, 'outgoing')).toEqual([])
})

test('a plan that is over by now is neither canceled, nor changed, nor is its roster', async () => {
  const party = await aParty(world)
  const { sam, friends } = party
  for (const [id, input] of [
    ['plans.cancel.prepare', {}],
    ['plans.update.prepare', { changes: { scheduled_at: inHours(60) } }],
    ['plans.roster.prepare', { recipient_handles: [friends.jonas] }],
  ] as const) {
    const { plan } = await aSentPlan(sam, [friends.ada])
    const { plan_handle } = plan
    const action = await prepare(party, id, { plan_handle, ...input })
    await alterPlan(world, plan_handle, "scheduled_at = now() - interval '4 hours'")
    const { status, error } = await commit(sam, action)
    expect({ status, code: error?.code }, id).toEqual({ status: 'failed', code: 'plan_closed' })
  }
})
