import { expect, test } from 'vitest'
import { comparable } from '#test/support/comparable.ts'
import { accept, friend, invite, like, review, take } from '#test/support/given/friendship.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

test('a link that is unknown, malformed, forgotten or opens something else is answered alike', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  await friend(sam, 'Mira')
  const { body: list } = await sam.call('ideas.lists.create', { name: 'Winter' })
  const { body: shared } = await sam.call('ideas.lists.share.prepare', {
    ideas_list_handle: list.data.list.ideas_list_handle,
    person_name: 'Mira',
  })
  const forgotten = await invite(sam)
  await asSuperuser(
    world.superuser_url,
    `update links set expires_at = now() where kind = 'connection'`,
  )
  const asked = [
    forgotten,
    'A'.repeat(43),
    'short',
    '',
    'x'.repeat(191),
    shared.data.manual_link?.url.split('/').at(-1),
  ]
  const bodies = []
  for (const invitation_token of asked) {
    const { status, body } = await ada.call('relationships.invitation.get', { invitation_token })
    expect(status, invitation_token).toBe(404)
    bodies.push(comparable(body))
    const reviewed = await ada.call('relationships.friendship.review', {
      operation: 'accept_invitation',
      invitation_token,
    })
    expect(comparable(reviewed.body)).toEqual(comparable(body))
  }
  for (const body of bodies) expect(body).toEqual(bodies[0])
  expect((await ada.call('relationships.invitation.get', {})).status).toBe(422)
})

test('an invitation that is over says so, and nothing else', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const mira = await friend(sam, 'Mira')
  await like(world, sam, 'Chess', [[mira]])
  const invitation_token = await invite(sam, { people_handles: [mira], preview_enabled: true })
  await asSuperuser(
    world.superuser_url,
    `update connection_invitations set expires_at = now() where owner_id = '${sam.owner}'`,
  )
  const { body, text } = await ada.call('relationships.invitation.get', { invitation_token })
  expect(body.data).toEqual({
    admission: 'expired',
    mode: 'individual',
    joined: [],
    identity_choices: [],
    preview: null,
  })
  for (const name of ['Sam', 'Mira', 'Chess']) expect(text).not.toContain(name)
  const { body: refused } = await ada.call('relationships.friendship.review', {
    operation: 'accept_invitation',
    invitation_token,
  })
  expect(refused).toMatchObject({ status: 'needs_input', error: { code: 'subject_required' } })
})

test('a preview shows three titles at most, of likes the host reviewed', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const [mira, jonas] = [await friend(sam, 'Mira'), await friend(sam, 'Jonas')]
  for (const title of ['One', 'Two', 'Three', 'Four']) await like(world, sam, title, [[mira]])
  await like(world, sam, 'Only for Jonas', [[jonas]])
  const seen = async (more: Record<string, unknown>) => {
    const invitation_token = await invite(sam, { people_handles: [mira], ...more })
    const { body } = await ada.call('relationships.invitation.get', { invitation_token })
    return body.data.preview
  }
  expect(await seen({ preview_enabled: false })).toBeNull()
  expect(await seen({ preview_enabled: true })).toEqual({
    likes: ['Four', 'Three', 'Two'],
    more: true,
  })
})

test('the host sees who joined, and is asked for no identity', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const invitation_token = await invite(sam, {
    mode: 'shared',
    people_handles: [await friend(sam, 'Mira'), await friend(sam, 'Jonas')],
  })
  await accept(ada, invitation_token)
  const { body } = await sam.call('relationships.invitation.get', { invitation_token })
  expect(body.data).toMatchObject({ admission: 'open', joined: ['Ada'], identity_choices: [] })
})

test('of an individual invitation only the host sees who joined, of a shared one everybody with the link', async () => {
  const [sam, ada, third] = [
    await world.account('Sam'),
    await world.account('Adalind'),
    await world.account('Third'),
  ]
  for (const [mode, others] of [
    ['individual', []],
    ['shared', ['Adalind']],
  ] as const) {
    const invitation_token = await invite(sam, { mode })
    const accepted = { operation: 'accept_invitation', invitation_token }
    const { consequences } = await review(ada, accepted)
    const told = consequences.find(({ code }) => code === 'name_shown')?.message ?? ''
    await accept(ada, invitation_token)
    const joined = async (reader: Account) => {
      const { body, text } = await reader.call('relationships.invitation.get', { invitation_token })
      expect(text.includes('Adalind')).toBe(body.data.joined.length > 0)
      return body.data.joined
    }
    expect(await joined(sam)).toEqual(['Adalind'])
    expect(await joined(third)).toEqual(others)
    const page = await (await fetch(`${world.url}/c/${invitation_token}`)).text()
    expect(page.includes('Adalind')).toBe(others.length > 0)
    expect(told.includes('everybody else with the link')).toBe(others.length > 0)
    await take(sam, { operation: 'disconnect', person_handle: (await connectedTo(sam)) ?? '' })
  }
})

async function connectedTo(account: Account) {
  const { body } = await account.call('relationships.people.query', { classification: 'connected' })
  return body.data.items[0]?.person_handle
}

test('an identity choice counts for one account and one invitation', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const jonas = await world.account('Jonas')
  const people_handles = [await friend(sam, 'Mira')]
  const [one, other] = [
    await invite(sam, { people_handles }),
    await invite(sam, { people_handles }),
  ]
  const choiceOf = async (account: typeof ada, invitation_token: string) => {
    const { body } = await account.call('relationships.invitation.get', { invitation_token })
    return body.data.identity_choices[0]?.identity_choice_handle ?? ''
  }
  const mine = await choiceOf(ada, one)
  expect(mine).toBe(await choiceOf(ada, one))
  for (const identity_choice_handle of [await choiceOf(jonas, one), await choiceOf(ada, other)]) {
    const { status, body } = await ada.call('relationships.friendship.review', {
      operation: 'accept_invitation',
      invitation_token: one,
      identity_choice_handle,
    })
    expect({ status, pointer: body.errors[0]?.pointer }).toEqual({
      status: 404,
      pointer: '/identity_choice_handle',
    })
  }
})

test('an open invitation leads to its review: to accept it, or for its host to close it', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const invitation_token = await invite(sam)
  for (const [account, operation] of [
    [ada, 'accept_invitation'],
    [sam, 'close_invitation'],
  ] as const) {
    const { body } = await account.call('relationships.invitation.get', { invitation_token })
    expect(body.next_actions).toMatchObject([
      { capability: 'relationships.friendship.review', input: { operation, invitation_token } },
    ])
    const [{ input = {} } = {}] = body.next_actions
    const reviewed = await account.call('relationships.friendship.review', input)
    expect(reviewed.body.status).toBe('completed')
  }
})
