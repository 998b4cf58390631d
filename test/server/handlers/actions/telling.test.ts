import { expect, test } from 'vitest'
import { aParty, aPreparedSend, aSentPlan, commit } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** Lets nobody write to an account any more, as its owner asked by the page behind a mail's link. */
async function updateMailStopped({ owner }: { owner: string }) {
  await world.database.write(owner, {
    work: (db) => db.sql`select stop_contact(null)`,
  })
}

test('a guest who is no longer among the host’s people keeps nobody from being told', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const { plan_handle } = plan
  await answer(sam, 'relationships.people.manage', {
    operation: 'delete',
    person_handle: friends.mira,
  })
  const update = await answer(sam, 'plans.update.prepare', {
    plan_handle,
    notify_recipients: true,
    changes: { title_override: 'Ramen, after all' },
  })
  expect((await commit(sam, update.data)).data.plan?.title).toBe('Ramen, after all')
  const cancel = await answer(sam, 'plans.cancel.prepare', { plan_handle })
  expect((await commit(sam, cancel.data)).data).toMatchObject({
    plan: { state: 'canceled' },
    deliveries: [{ person_handle: friends.ada, status: 'queued' }, { status: 'manual_share' }],
  })
})

test('a person deleted after a send was prepared is not invited', async () => {
  const { sam, friends } = await aParty(world)
  const prepared = await aPreparedSend(sam, [friends.ada, friends.mira])
  await answer(sam, 'relationships.people.manage', {
    operation: 'delete',
    person_handle: friends.mira,
  })
  const { status, error, outcome } = await commit(sam, prepared)
  expect({ status, ...error }).toMatchObject({
    status: 'failed',
    code: 'recipient_not_eligible',
    prerequisite: { capability: 'plans.prepare_send' },
  })
  // What to do next does not name the person again, and is possible of a change of a plan, too.
  expect(outcome.fallback_text).toMatch(/Prepare the action again: its recipients then show/)
  const { input } = error.prerequisite ?? {}
  expect(input).toMatchObject({ send_person_handles: [friends.ada] })
  const again = await answer(sam, 'plans.prepare_send', { ...input })
  expect((await commit(sam, again.data)).status).toBe('completed')
})

test('the texts name in one list all guests the host has to tell, also those who cannot be reached', async () => {
  const { sam, ada, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const { plan_handle } = plan
  const cancel = await answer(sam, 'plans.cancel.prepare', { plan_handle })
  expect(cancel.outcome.fallback_text).toContain('does not contact Mira; tell them yourself.')
  await updateMailStopped(ada)
  expect((await commit(sam, cancel.data)).outcome.fallback_text).toMatch(
    /is canceled\. The service does not contact (Ada and Mira|Mira and Ada); tell them yourself\. You can copy this: /,
  )

  const send = await aPreparedSend(sam, [friends.ada, friends.jonas])
  expect(send.prepared.summary).toMatch(/^Invite Jonas to /)
  expect((await commit(sam, send)).outcome.fallback_text).toMatch(
    /on its way to Jonas\. Ada could not be reached through the service; tell them yourself\.$/,
  )
})

test('a Friend in Mind who is added gets the link from the host, and a removed guest is told by the service', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.ada])
  const roster = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [friends.ada, friends.mira],
  })
  expect((await commit(sam, roster.data)).outcome.fallback_text).toMatch(
    /Mira is invited to .* Share the link with Mira yourself\.$/,
  )
  const without = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [friends.mira],
  })
  expect((await commit(sam, without.data)).outcome.fallback_text).toBe(
    'Ada is no longer invited. The service is telling Ada.',
  )
  // Who got a link from the host hears it from nobody else.
  const last = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [friends.jonas],
  })
  const told = 'The service does not contact Mira; tell them yourself.'
  expect(last.outcome.fallback_text).toContain(`approve within 15 minutes. ${told}`)
  expect((await commit(sam, last.data)).outcome.fallback_text).toContain(
    `Mira is no longer invited. ${told}`,
  )
})
