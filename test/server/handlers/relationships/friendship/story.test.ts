import { expect, test } from 'vitest'
import {
  accept,
  apply,
  friend,
  intentionsOf,
  invite,
  like,
  peopleOf,
  review,
  take,
} from '#test/support/given/friendship.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('two people become connected by a link, and disconnect again', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const adaOfSam = await friend(sam, 'Ada L.')
  await like(world, sam, 'Evening swim', [[adaOfSam]])

  const made = await review(sam, {
    operation: 'create_invitation',
    people_handles: [adaOfSam],
    mode: 'individual',
    preview_enabled: true,
  })
  expect(made.consequences.map(({ code }) => code)).toEqual([
    'link_created',
    'link_admits',
    'link_shows',
    'likes_become_visible',
    'likes_removable',
  ])
  // Who joins by a link for one person is nobody else's to see; by one for several, everybody with the link sees it.
  const shows = ({ consequences }: typeof made) =>
    consequences.find(({ code }) => code === 'link_shows')?.message
  expect(shows(made)).toBe(
    'Anyone with the link sees your name, the names of the people it is for (Ada L.) and up to three titles of the likes included here.',
  )
  const shared = await review(sam, { operation: 'create_invitation', mode: 'shared' })
  expect(shows(shared)).toBe(
    'Anyone with the link sees your name and the names of the people who joined.',
  )
  expect(made.choices).toEqual([
    { choice_id: 'c1', label: '“Evening swim”, with Ada L.', included: true },
  ])
  const { body: ready } = await apply(sam, made.review_token)
  expect(ready.data).toMatchObject({ result: 'link_ready', connections: [] })
  expect(ready.data.link?.url).toMatch(/\/c\/[A-Za-z0-9_-]{43}$/)
  const invitation_token = ready.data.link?.url.split('/').at(-1) ?? ''

  const { body: seen } = await ada.call('relationships.invitation.get', { invitation_token })
  expect(seen.data).toMatchObject({
    admission: 'open',
    mode: 'individual',
    joined: [],
    identity_choices: [{ label: 'Ada L.' }],
    preview: { likes: ['Evening swim'], more: false },
  })
  const [identity] = seen.data.identity_choices
  const samOfAda = await friend(ada, 'Sam from work')
  const before = await review(ada, {
    operation: 'accept_invitation',
    invitation_token,
    identity_choice_handle: identity?.identity_choice_handle,
    own_host_person_handle: samOfAda,
  })
  expect(before.consequences.map(({ code }) => code)).toEqual([
    'connected',
    'friend_in_mind_connected',
    'identity_told',
    'name_shown',
  ])
  expect(await peopleOf(sam)).toEqual(['Ada L.: friend_in_mind'])
  const { body: done } = await apply(ada, before.review_token)
  expect(done.data).toEqual({
    result: 'connected',
    connections: [
      { person_handle: samOfAda, display_name: 'Sam from work', classification: 'connected' },
    ],
  })
  expect(done.effects).toMatchObject([
    { type: 'connection.made', resource: { kind: 'person', handle: samOfAda } },
  ])
  expect(await peopleOf(sam)).toEqual(['Ada L.: connected'])
  expect(await peopleOf(ada)).toEqual(['Sam from work: connected'])
  const { body: after } = await ada.call('relationships.invitation.get', { invitation_token })
  expect(after.data).toMatchObject({ admission: 'full', joined: ['Ada'], identity_choices: [] })

  const ending = await review(sam, { operation: 'disconnect', person_handle: adaOfSam })
  expect(ending.consequences.map(({ code }) => code)).toEqual([
    'disconnected',
    'likes_withdrawn',
    'list_shares_end',
    'invites_stay',
    'old_links_end',
    'likes_removable',
  ])
  const { body: ended } = await apply(sam, ending.review_token, { remove_from_likes: true })
  expect(ended.data).toMatchObject({
    result: 'disconnected',
    connections: [{ person_handle: adaOfSam, classification: 'friend_in_mind' }],
  })
  expect(await intentionsOf(world, sam)).toEqual({ 'Evening swim': [] })
  expect(await peopleOf(sam)).toEqual(['Ada L.: friend_in_mind'])
  expect(await peopleOf(ada)).toEqual(['Sam from work: friend_in_mind'])
})

test('a pair that disconnected is connected by no link made before, and by one made afterwards', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const old = await invite(sam, { mode: 'shared' })
  const unused = await invite(ada, { mode: 'shared' })
  const person = await accept(ada, old)
  const early = await review(ada, { operation: 'accept_invitation', invitation_token: old })
  await take(ada, { operation: 'disconnect', people_handles: [person.person_handle] })

  const { body: closed } = await ada.call('relationships.invitation.get', { invitation_token: old })
  expect(closed.data).toMatchObject({ admission: 'closed', joined: [], identity_choices: [] })
  for (const [account, invitation_token] of [
    [ada, old],
    [sam, unused],
  ] as const) {
    const { body } = await account.call('relationships.friendship.review', {
      operation: 'accept_invitation',
      invitation_token,
    })
    expect(body).toMatchObject({ status: 'needs_input', error: { code: 'subject_required' } })
  }
  const { body: stale } = await apply(ada, early.review_token)
  expect(stale).toMatchObject({ status: 'needs_input', error: { code: 'review_stale' } })
  expect(await peopleOf(ada)).toEqual(['Sam: friend_in_mind'])

  const fresh = await invite(ada)
  const again = await accept(sam, fresh)
  expect(again.display_name).toBe('Ada')
  // They have each other as the same people as before.
  expect(await peopleOf(ada)).toEqual(['Sam: connected'])
  expect(await peopleOf(sam)).toEqual(['Ada: connected'])
})

test('a person deleted after disconnecting comes back as a new one', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { person_handle } = await accept(ada, await invite(sam))
  await take(ada, { operation: 'disconnect', person_handle })
  await ada.call('relationships.people.manage', { operation: 'delete', person_handle })
  const again = await accept(ada, await invite(sam))
  expect(again.person_handle).not.toBe(person_handle)
  expect(await peopleOf(ada)).toEqual(['Sam: connected'])
  expect(await peopleOf(sam)).toEqual(['Ada: connected'])
})

test('somebody who is not listed joins as a new person, and several people share one link', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const jonas = await world.account('Jonas')
  const mira = await world.account('Mira')
  const people_handles = [await friend(sam, 'Ada'), await friend(sam, 'Jonas')]
  const token = await invite(sam, { mode: 'shared', people_handles })
  await accept(jonas, token)
  const { body } = await ada.call('relationships.invitation.get', { invitation_token: token })
  expect(body.data).toMatchObject({
    admission: 'open',
    mode: 'shared',
    joined: ['Jonas'],
    identity_choices: [{ label: 'Ada' }, { label: 'Jonas' }],
    preview: null,
  })
  const chosen = body.data.identity_choices[0]?.identity_choice_handle
  await accept(ada, token, { identity_choice_handle: chosen })
  expect((await peopleOf(sam)).sort()).toEqual([
    'Ada: connected',
    'Jonas: connected',
    'Jonas: friend_in_mind',
  ])
  const late = await mira.call('relationships.invitation.get', { invitation_token: token })
  expect(late.body.data).toMatchObject({
    admission: 'full',
    joined: ['Jonas', 'Ada'],
    identity_choices: [],
  })
  const refused = await mira.call('relationships.friendship.review', {
    operation: 'accept_invitation',
    invitation_token: token,
  })
  expect(refused.body).toMatchObject({ status: 'needs_input', error: { code: 'subject_required' } })
})

test('what is left out of a review is never shown', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const adaOfSam = await friend(sam, 'Ada')
  const mira = await friend(sam, 'Mira')
  await like(world, sam, 'Bouldering', [[adaOfSam]])
  await like(world, sam, 'Night swim', [[adaOfSam, mira], [mira]])
  const asked = {
    operation: 'create_invitation',
    people_handles: [adaOfSam],
    preview_enabled: true,
  }
  const all = await review(sam, asked)
  const swim = all.choices.find(({ label }) => label.startsWith('“Night swim'))
  expect(swim?.label).toBe('“Night swim”, with Ada and Mira')
  const repeated = await review(sam, {
    ...asked,
    previous_review_token: all.review_token,
    excluded_choices: [swim?.choice_id],
  })
  expect(repeated.choices.filter(({ included }) => !included)).toEqual([
    { ...swim, included: false },
  ])
  const { body } = await apply(sam, repeated.review_token)
  const invitation_token = body.data.link?.url.split('/').at(-1) ?? ''
  const { body: seen } = await ada.call('relationships.invitation.get', { invitation_token })
  expect(seen.data.preview).toEqual({ likes: ['Bouldering'], more: false })
  // Nothing changes for the host before somebody joins.
  expect((await intentionsOf(world, sam))['Night swim']).toHaveLength(2)
  await accept(ada, invitation_token, {
    identity_choice_handle: seen.data.identity_choices[0]?.identity_choice_handle,
  })
  expect(await intentionsOf(world, sam)).toEqual({
    Bouldering: [[adaOfSam]],
    'Night swim': [[mira]],
  })
})

test('a person who accepts leaves out likes of their own, and removes only those', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const adaOfSam = await friend(sam, 'Ada')
  await like(world, sam, 'Bouldering', [[adaOfSam]])
  const samOfAda = await friend(ada, 'Sam')
  await like(world, ada, 'Chess', [[samOfAda]])
  await like(world, ada, 'Tea', [[samOfAda]])
  const invitation_token = await invite(sam, { people_handles: [adaOfSam] })
  const asked = {
    operation: 'accept_invitation',
    invitation_token,
    own_host_person_handle: samOfAda,
  }
  const all = await review(ada, asked)
  const tea = all.choices.find(({ label }) => label.startsWith('“Tea'))
  const { review_token } = await review(ada, {
    previous_review_token: all.review_token,
    excluded_choices: [tea?.choice_id],
  })
  await apply(ada, review_token)
  expect(await intentionsOf(world, ada)).toEqual({ Chess: [[samOfAda]], Tea: [] })
  expect(await intentionsOf(world, sam)).toEqual({ Bouldering: [[adaOfSam]] })
})
