import { expect, test } from 'vitest'
import { insertPeople } from '#server/data/people/insert.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { aParty, aSharedPlan, commit, signUpBy } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('a stranger with the link takes over no name of the host’s people, and makes none ambiguous', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam)
  const { plan_handle } = plan
  for (const name of ['Ada', 'Mira', 'Twin Tim', 'Twin Tim']) await signUpBy(url, name)
  const { roster } = (await answer(sam, 'plans.get', { plan_handle })).data
  const handles = roster.map(({ person }) => person.person_handle)
  expect(roster.map(({ signed_up_by_link }) => signed_up_by_link)).toEqual(handles.map(() => true))
  expect(new Set([...handles, ...Object.values(friends)]).size).toBe(7)

  const sending = await answer(sam, 'plans.prepare_send', {
    plan_handle: await aReviewedDraft(sam),
    send_person_names: ['Ada', 'Mira'],
  })
  expect(sending.data.prepared.recipients.map(({ person_handle }) => person_handle)).toEqual([
    friends.ada,
    friends.mira,
  ])
  for (const input of [{}, { query: 'Twin' }, { query: 'Ada' }]) {
    const { data } = await answer(sam, 'relationships.people.query', input)
    const found = data.items.map(({ person_handle }) => person_handle)
    expect(found.filter((handle) => handles.includes(handle))).toEqual([])
  }
  const unknown = await answer(sam, 'ideas.lists.create', {
    name: 'For Tim',
    person_names: ['Twin Tim'],
  })
  expect(unknown.error.code).toBe('person_unresolved')
})

test('renaming somebody who signed up, to the same name too, makes them one of the host’s people', async () => {
  const { sam } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam)
  const { plan_handle } = plan
  for (const name of ['Lu', 'Kai']) await signUpBy(url, name)
  const rosterOf = async () => (await answer(sam, 'plans.get', { plan_handle })).data.roster
  const [lu, kai] = (await rosterOf()).map(({ person }) => person.person_handle)
  for (const [person_handle, display_name] of [
    [lu, 'Lu'],
    [kai, 'Kai from work'],
  ]) {
    const { status } = await answer(sam, 'relationships.people.manage', {
      operation: 'rename',
      person_handle,
      display_name,
    })
    expect(status).toBe('completed')
  }
  expect((await rosterOf()).map((guest) => 'signed_up_by_link' in guest)).toEqual([false, false])
  const { data } = await answer(sam, 'relationships.people.query', {})
  expect(data.items.map(({ display_name }) => display_name)).toEqual(
    expect.arrayContaining(['Lu', 'Kai from work']),
  )
  const { data: again } = await answer(sam, 'relationships.people.ensure', { names: ['Lu', 'Kai'] })
  expect(again.people.map(({ person }) => person.person_handle)).toEqual([lu, kai])
})

test('somebody who signed up is removed from the roster by their handle', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam, [friends.mira])
  const own = await signUpBy(url, 'Lu')
  const { data } = await answer(sam, 'plans.roster.prepare', {
    plan_handle: plan.plan_handle,
    recipient_handles: [friends.mira],
  })
  expect(data.remove.map(({ display_name }) => display_name)).toEqual(['Lu'])
  await commit(sam, data)
  expect((await fetch(own)).status).toBe(410)
})

/** Adds this many guests to a plan at once, as if they had signed up by its link. */
async function addGuests(
  { owner }: Account,
  plan_handle: string,
  { count, rsvp_status }: { count: number; rsvp_status: 'accepted' | 'declined' },
) {
  const plan_id = parseHandle('plan', plan_handle)
  await world.database.write(owner, {
    work: async (db) => {
      const guests = await insertPeople(db, Array(count).fill('Guest'), { origin: 'sign_up' })
      await db.sql`
        insert into invites (owner_id, invite_id, plan_id, person_id, delivery, rsvp_status)
        select me.owner_id, md5(guest.person_id::text)::uuid, ${plan_id}, guest.person_id, 'manual_share', ${rsvp_status}
        from accounts me, unnest(${guests.map(({ person_id }) => person_id)}::uuid[]) as guest (person_id)
        where me.owner_id = ${owner}`
    },
  })
}

test('people who decline close an open link for nobody; so many who come do, until the host removes some', async () => {
  const { sam } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam)
  const { plan_handle } = plan
  const told = async () => {
    const answers = await Promise.all([
      answer(sam, 'plans.get', { plan_handle }),
      answer(sam, 'plans.status.get', { plan_handle }),
    ])
    return answers.map(({ outcome }) =>
      outcome.disclosures.some(({ name }) => name === 'plan.links_used_up'),
    )
  }
  const textOf = async (address: string) => (await fetch(address)).text()
  await addGuests(sam, plan_handle, { count: 200, rsvp_status: 'declined' })
  const fields = { name: 'Kai', answer: 'declined', form: 'f'.repeat(22) }
  const declined = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  expect(declined.status).toBe(409)
  expect(await declined.text()).toContain('Too many answers came by this link.')
  expect(await signUpBy(url, 'Lu')).toContain('?answered')
  await addGuests(sam, plan_handle, { count: 198, rsvp_status: 'accepted' })
  expect(await told()).toEqual([false, false])
  expect(await signUpBy(url, 'Mo')).toContain('?answered')

  expect(await told()).toEqual([true, true])
  const refused = await signUpBy(url, 'No')
  expect(refused).toContain('?refused')
  for (const address of [url, refused]) {
    const page = await textOf(address)
    expect(page).toContain('Nobody else can sign up by this link')
    expect(page).toContain('Ask <bdi>Sam</bdi> for an invitation of your own.')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('All places have been taken')
  }

  const { roster } = (await answer(sam, 'plans.get', { plan_handle })).data
  const kept = roster
    .filter(({ person }) => person.display_name !== 'Guest')
    .map(({ person }) => person.person_handle)
  const { data } = await answer(sam, 'plans.roster.prepare', {
    plan_handle,
    recipient_handles: kept,
  })
  await commit(sam, data)
  expect(await signUpBy(url, 'No')).toContain('?answered')
  expect(await told()).toEqual([false, false])
})
