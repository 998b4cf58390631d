import { expect, test } from 'vitest'
import { accept, friend, like, peopleOf } from '#test/support/given/friendship.ts'
import { connect } from '#test/support/given/connections.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('an invitation is made to be passed on, and connects who joins by it', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const adaOfSam = await friend(sam, 'Ada Lovelace')
  await like(world, sam, 'Chess', [[adaOfSam]])
  const { body } = await sam.call('relationships.connection.prepare', {
    operation: 'prepare_connection_invite',
    person_query: 'love',
  })
  expect(body.data).toEqual({
    manual_invitation: {
      url: expect.stringMatching(/\/c\/[\w-]{43}$/),
      invitation_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.any(String),
    },
  })
  expect(body.outcome.disclosures.map(({ name }) => name)).toEqual([
    'connection.link_admits',
    'connection.link_shows',
    'connection.likes_become_visible',
  ])
  expect(body.outcome.confirmation).toBeUndefined()
  const invitation_token = body.data.manual_invitation?.url.split('/').at(-1) ?? ''
  const { body: seen } = await ada.call('relationships.invitation.get', { invitation_token })
  await accept(ada, invitation_token, {
    identity_choice_handle: seen.data.identity_choices[0]?.identity_choice_handle,
  })
  expect(await peopleOf(sam)).toEqual(['Ada Lovelace: connected'])
})

test('a list share to a Connected Friend is prepared, found by words, and not sent', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  await sam.call('ideas.lists.create', { name: 'Winter evenings in Neukölln' })
  const { body } = await sam.call('relationships.connection.prepare', {
    operation: 'prepare_list_share',
    idea_list_query: 'winter evenings',
    person_query: 'ada',
  })
  expect(body).toMatchObject({
    status: 'completed',
    data: { prepared: { kind: 'list.share', recipients: [{ person_handle: first }] } },
    outcome: {
      confirmation: { required: true, approve_with: 'actions.commit' },
      disclosures: [{ name: 'confirmation.action_prepared' }, { name: 'list.details_shown' }],
    },
  })
  expect(body.next_actions.map(({ capability }) => capability)).toEqual(['actions.commit'])
})

test('what is missing or does not fit is asked for', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  const mira = await friend(sam, 'Mira')
  for (const name of ['Winter one', 'Winter two']) await sam.call('ideas.lists.create', { name })
  const share = { operation: 'prepare_list_share' }
  const asked: [Record<string, unknown>, string, string, string][] = [
    [{}, 'needs_input', 'subject_required', '/operation'],
    [share, 'needs_input', 'subject_required', '/idea_list_handle'],
    [{ ...share, idea_list_query: 'winter' }, 'needs_input', 'list_ambiguous', '/idea_list_query'],
    [{ ...share, idea_list_query: 'x' }, 'needs_input', 'subject_required', '/idea_list_query'],
    [
      { ...share, idea_list_query: 'Winter one' },
      'needs_input',
      'subject_required',
      '/person_handle',
    ],
    [
      { ...share, idea_list_query: 'Winter one', person_query: 'Henriette' },
      'needs_input',
      'person_unresolved',
      '/person_query',
    ],
    [
      { ...share, idea_list_query: 'Winter one', person_handle: mira },
      'failed',
      'recipient_not_eligible',
      '/person_handle',
    ],
    [
      { operation: 'prepare_connection_invite', person_handle: first },
      'needs_input',
      'subject_required',
      '/person_handle',
    ],
  ]
  for (const [input, status, code, pointer] of asked) {
    const { body } = await sam.call('relationships.connection.prepare', input)
    expect(body.status, JSON.stringify(input)).toBe(status)
    expect(body.error).toMatchObject({ code, pointer })
  }
})
