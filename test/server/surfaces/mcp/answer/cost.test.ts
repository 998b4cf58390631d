import { expect, test } from 'vitest'
import { inHours } from '#test/support/given/plans.ts'
import { useDemo } from '#test/support/demo_account.ts'
import { costOf } from '#test/support/tokens.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

const { account: demo, tool: call } = useDemo(world)

test('the calls that invite two people: their structures and their texts together', async () => {
  const { body: people } = await demo().call('relationships.people.query', {
    classification: 'connected',
  })
  const person_handles = people.data.items.slice(0, 2).map((one) => one.person_handle)
  expect(person_handles).toHaveLength(2)
  const saved = await call('ideas.structured_create', {
    kind: 'place',
    title: 'Cocolo Ramen X-berg',
    description: 'Small place by the canal, no bookings, best before eight.',
  })
  const { idea } = saved.body.data as { idea: { idea_handle: string } }
  const drafted = await call('plans.draft.create', {
    candidate_id: idea.idea_handle,
    audience_selection: { person_handles },
    scheduled_at: inHours(72),
  })
  const { plan_handle } = drafted.body.data.plan as { plan_handle: string }
  const previewed = await call('plans.draft.preview', { plan_handle })
  const prepared = await call('plans.prepare_send', { plan_handle })
  expect(prepared.body.status, prepared.text).toBe('completed')
  const { action_handle } = prepared.body.data.prepared as { action_handle: string }
  const committed = await call('actions.commit', { action_handle })
  expect(committed.body.status).toBe('completed')
  const costs = await Promise.all([saved, drafted, previewed, prepared, committed].map(costOf))
  const structure = costs.reduce((sum, one) => sum + one.structure, 0)
  const text = costs.reduce((sum, one) => sum + one.text, 0)
  console.log('five calls', { costs, structure, text, all: structure + text })
  expect(structure + text).toBeLessThanOrEqual(4_500)
})

test.each([
  ['connected', 480],
  ['friend_in_mind', 480],
  ['connected', 1_000],
])(
  'the same calls cost no more with everything an invitation has, for people who are %s, and %i characters',
  async (classification, characters) => {
    if (classification === 'friend_in_mind')
      await demo().call('relationships.people.ensure', { names: ['Mira Lindqvist', 'Ola'] })
    const { body: people } = await demo().call('relationships.people.query', { classification })
    const person_handles = people.data.items.slice(0, 2).map((one) => one.person_handle)
    expect(person_handles).toHaveLength(2)
    const sentence = 'The film is shown in its own language, and the bar opens an hour before. '
    const description = `${sentence
      .repeat(20)
      .slice(0, characters - 1)
      .trim()}.`
    const { body: made } = await demo().call('places.private.create', {
      ...{ name: 'Kulturhaus an der Panke, zweiter Aufgang links', timezone: 'Europe/Berlin' },
      ...{ address: 'Badstraße 12, 13357 Berlin', description: 'Through the yard, on the left.' },
    })
    const saved = await call('ideas.structured_create', {
      ...{ kind: 'event', title: 'Silent film with live piano and a talk by the restorer' },
      ...{ description, venue_place_handle: made.data.place.place_handle },
      ...{ event_start_at: inHours(72), custom_activity_name: 'Silent film' },
      event_url: 'https://kulturhaus-panke.example/programm/2026/silent-film',
    })
    const { idea } = saved.body.data as { idea: { idea_handle: string } }
    const drafted = await call('plans.draft.create', {
      ...{ candidate_id: idea.idea_handle, audience_selection: { person_handles } },
      ...{ rsvp_deadline: inHours(48), capacity_min: 2, capacity_max: 6, separate_outing: true },
    })
    const { plan_handle } = drafted.body.data.plan as { plan_handle: string }
    const previewed = await call('plans.draft.preview', { plan_handle })
    const prepared = await call('plans.prepare_send', { plan_handle })
    expect(previewed.text).toContain(description)
    const { action_handle } = prepared.body.data.prepared as { action_handle: string }
    const committed = await call('actions.commit', { action_handle })
    expect(committed.body.status, committed.text).toBe('completed')
    const costs = await Promise.all([saved, drafted, previewed, prepared, committed].map(costOf))
    const all = costs.reduce((sum, { structure, text }) => sum + structure + text, 0)
    console.log('five calls of a long invitation', { classification, characters, costs, all })
    expect(all).toBeLessThanOrEqual(4_500)
  },
)
