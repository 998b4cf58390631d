import { expect, test } from 'vitest'
import {
  accept,
  apply,
  friend,
  invite,
  peopleOf,
  review,
  take,
} from '#test/support/given/friendship.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('only its host closes a link, and then nobody can join with it', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const jonas = await friend(sam, 'Jonas')
  const invitation_token = await invite(sam, { people_handles: [jonas], preview_enabled: true })
  const foreign = await ada.call('relationships.friendship.review', {
    operation: 'close_invitation',
    invitation_token,
  })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'reference_not_found' } })
  const open = await review(ada, { operation: 'accept_invitation', invitation_token })
  // The host needs no token to close an invitation that names somebody.
  const closing = await review(sam, { operation: 'close_invitation', person_handle: jonas })
  const { body } = await apply(sam, closing.review_token)
  expect(body.data).toEqual({ result: 'closed', connections: [] })
  const again = await apply(sam, closing.review_token)
  expect(again.body).toMatchObject({ status: 'completed', data: { result: 'closed' }, effects: [] })
  const { body: seen } = await ada.call('relationships.invitation.get', { invitation_token })
  expect(seen.data).toMatchObject({ admission: 'closed', identity_choices: [], preview: null })
  const { body: stale } = await apply(ada, open.review_token)
  expect(stale).toMatchObject({ status: 'needs_input', error: { code: 'review_stale' } })
  expect(await peopleOf(sam)).toEqual(['Jonas: friend_in_mind'])
})

test('nobody accepts their own invitation', async () => {
  const sam = await world.account('Sam')
  const invitation_token = await invite(sam)
  const { body } = await sam.call('relationships.friendship.review', {
    operation: 'accept_invitation',
    invitation_token,
  })
  expect(body).toMatchObject({
    status: 'needs_input',
    error: { code: 'subject_required', pointer: '/invitation_token' },
  })
})

test('joining twice, and by another link of the same host, is one connection', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const first = await accept(ada, await invite(sam, { mode: 'shared' }))
  const other = await invite(sam)
  const second = await accept(ada, other)
  expect(second).toEqual(first)
  expect(await peopleOf(sam)).toEqual(['Ada: connected'])
  // It took no place.
  const { body } = await ada.call('relationships.invitation.get', { invitation_token: other })
  expect(body.data).toMatchObject({ admission: 'open', joined: [], identity_choices: [] })
})

test('a person who is or was another account cannot be the host', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const mira = await world.account('Mira')
  const { person_handle } = await accept(mira, await invite(sam))
  for (const disconnected of [false, true]) {
    if (disconnected) await take(mira, { operation: 'disconnect', person_handle })
    const { body } = await mira.call('relationships.friendship.review', {
      operation: 'accept_invitation',
      invitation_token: await invite(ada),
      own_host_person_handle: person_handle,
    })
    expect(body).toMatchObject({ status: 'needs_input', error: { code: 'subject_ambiguous' } })
  }
})

test('what is missing or does not fit is asked for', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const two = [await friend(sam, 'Jonas'), await friend(sam, 'Mira')]
  const { person_handle: adaOfSam } = await accept(sam, await invite(ada))
  const asked: [Record<string, unknown>, string, string][] = [
    [{}, 'subject_required', '/operation'],
    [{ operation: 'accept_invitation' }, 'subject_required', '/invitation_token'],
    [{ operation: 'close_invitation' }, 'subject_required', '/invitation_token'],
    [{ operation: 'close_invitation', people_handles: two }, 'subject_required', '/people_handles'],
    [{ operation: 'disconnect' }, 'subject_required', '/person_handle'],
    [{ operation: 'disconnect', person_handle: two[0] }, 'subject_required', '/person_handle'],
    [
      { operation: 'create_invitation', people_handles: [adaOfSam] },
      'subject_required',
      '/people_handles',
    ],
    [
      { operation: 'create_invitation', people_handles: two, mode: 'individual' },
      'subject_ambiguous',
      '/people_handles',
    ],
    [
      { operation: 'create_invitation', excluded_choices: ['c1'] },
      'subject_required',
      '/previous_review_token',
    ],
  ]
  for (const [input, code, pointer] of asked) {
    const { body } = await sam.call('relationships.friendship.review', input)
    expect(body.error, JSON.stringify(input)).toMatchObject({ code, pointer })
    expect(body.status).toBe('needs_input')
  }
})

test('the whole link is taken for its token', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { link } = await take(sam, { operation: 'create_invitation' })
  const invitation_token = link?.url ?? ''
  const { body } = await ada.call('relationships.invitation.get', { invitation_token })
  expect(body).toMatchObject({ status: 'completed', data: { admission: 'open' } })
  await accept(ada, `${invitation_token}/`)
  expect(await peopleOf(sam)).toEqual(['Ada: connected'])
  const unknown = await ada.call('relationships.invitation.get', { invitation_token: 'x' })
  expect(unknown.body.detail).toContain('the whole link')
})

test('a review says how to join as the person that the host has saved', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const people_handles = [await friend(sam, 'Ada L.')]
  const invitation_token = await invite(sam, { people_handles })
  const operation = 'accept_invitation'
  const input = { operation, invitation_token }
  const { body } = await ada.call('relationships.friendship.review', input)
  expect(body.outcome.fallback_text).toContain('identity_choice_handle')
  const [again, apply] = body.next_actions
  expect(again).toMatchObject({
    capability: 'relationships.friendship.review',
    input,
    needs: ['identity_choice_handle'],
  })
  expect(apply?.capability).toBe('relationships.friendship.apply')
  const [choice] = body.data.identity_choices
  const { identity_choice_handle } = choice ?? {}
  const chosen = await ada.call('relationships.friendship.review', {
    ...again?.input,
    identity_choice_handle,
  })
  expect(chosen.body.outcome.fallback_text).not.toContain('identity_choice_handle')
  expect(chosen.body.next_actions.map(({ capability }) => capability)).toEqual([
    'relationships.friendship.apply',
  ])
  await accept(ada, invitation_token, { identity_choice_handle })
  expect(await peopleOf(sam)).toEqual(['Ada L.: connected'])
})
