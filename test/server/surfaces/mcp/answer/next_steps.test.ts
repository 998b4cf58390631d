import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { friend } from '#test/support/given/friendship.ts'
import { aSharedPlan } from '#test/support/given/actions.ts'
import { aCandidate, inHours } from '#test/support/given/plans.ts'
import { post } from '#test/support/mcp_clients.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** The calls that the text of an answer suggests, in their order. */
async function arrows(account: Account, name: string, input: object): Promise<string[]> {
  const text = await words(account, name, input)
  return text.split('\n').flatMap((line) => /^→ (\w+)/.exec(line)?.[1] ?? [])
}

async function words(account: Account, name: string, input: object): Promise<string> {
  const params = { name, arguments: input }
  const { body } = await post(account, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const [{ text }] = body.result.content as [{ text: string }]
  return text
}

test('for a name that several people have, nothing suggests another person of the name', async () => {
  await friend(sam, 'Zoe')
  await friend(sam, 'Zoe')
  const { candidate_id } = await aCandidate(sam)
  for (const [name, input] of [
    ['service_find_availability', { person_names: ['Zoe'], when_preset: 'next-week' }],
    [
      'service_draft_invite',
      { candidate_id, audience_selection: { person_names: ['Zoe'] }, idempotency_key: 'zoe' },
    ],
  ] as const) {
    expect(await arrows(sam, name, input)).toEqual(['service_list_friends'])
  }
})

test('for a name that is part of others, looking at those comes first', async () => {
  await friend(sam, 'Johanna')
  const input = { person_names: ['Jo'], when_preset: 'next-week' }
  expect(await arrows(sam, 'service_find_availability', input)).toEqual([
    'service_list_friends',
    'service_create_friends_in_mind',
  ])
})

test('a saved person is read after the list of people, and not once more after that', async () => {
  await friend(sam, 'Theo')
  expect(await arrows(sam, 'service_list_friends', { name: 'Theo' })).toEqual([
    'service_get_friend',
    'service_manage_friend',
  ])
  expect(await arrows(sam, 'service_get_friend', { name: 'Theo' })).toEqual(['service_get_for_you'])
})

test('what was found or saved can be planned next', async () => {
  await aCandidate(sam, { title: 'Skating rink' })
  const made = { kind: 'place', title: 'Ice rink', idempotency_key: 'rink' }
  const said = await words(sam, 'service_add_idea', made)
  const [handle = ''] = /id_\w{26}/.exec(said) ?? []
  await sam.call('likes.mutate', { operation: 'save', subject: { kind: 'idea', handle } })
  expect(said).toMatch(/^→ service_draft_invite\(candidate_id="id_/m)
  for (const [name, input] of [
    ['service_search', { query: 'rink' }],
    ['service_get_for_you', {}],
    ['service_prepare_recommendations', { subject: 'rink' }],
    ['service_query_likes', {}],
  ] as const) {
    expect(await arrows(sam, name, input), name).toContain('service_draft_invite')
  }
})

test('an outdated revision is told with the current one, and what reads it again', async () => {
  const invite_handle = await invitedToPlan(sam)
  const said = await words(sam, 'service_update_my_rsvp', {
    invite_handle,
    rsvp_status: 'accepted',
    expected_revision: 7,
    idempotency_key: 'stale',
  })
  expect(said).toContain('Current: revision=')
  expect(said).toMatch(/^→ service_get_my_invite\(/m)
})

test('an event that was found leads to a draft, and the event of a plan to the plan', async () => {
  const title = `Lantern walk ${randomUUID().slice(0, 6)}`
  const { plan } = await aSharedPlan(sam, [], { title_override: title })
  const found = await words(sam, 'service_search_events', { query: title })
  expect(found).toContain(`→ service_get_plan(plan_handle`)
  const [event_handle = ''] = /ev_\w{26}/.exec(found) ?? []
  for (const [name, input] of [
    ['service_draft_invite', { candidate_id: event_handle }],
    ['service_like_candidates', { candidate_ids: [event_handle] }],
  ] as const) {
    const said = await words(sam, name, { ...input, idempotency_key: `${name} ${event_handle}` })
    expect(said, name).toContain('This is the event of a plan')
    expect(said, name).toContain(`→ service_get_plan(plan_handle="${plan.plan_handle}")`)
  }
  const made = {
    ...{ kind: 'event', title: `Own ${title}`, event_start_at: inHours(48) },
    idempotency_key: title,
  }
  await words(sam, 'service_add_idea', made)
  expect(await words(sam, 'service_search_events', { query: `Own ${title}` })).toMatch(
    /^→ service_draft_invite\(candidate_id/m,
  )
})

test('where nothing was found, there is another way', async () => {
  const query = 'nothing is called like this'
  expect(await arrows(sam, 'service_search_events', { query })).toEqual(['service_search'])
  expect(await arrows(sam, 'service_search', { query })).toEqual(['service_add_idea'])
  const invites = await words(sam, 'service_list_my_invites', { query })
  expect(invites).toContain('→ service_list_my_invites(include_expired=true)')
})
