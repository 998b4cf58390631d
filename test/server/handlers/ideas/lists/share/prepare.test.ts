import { expect, test } from 'vitest'
import { findLinkTarget } from '#server/data/links/find.ts'
import { sql } from '#server/database/sql.ts'
import { friend, take } from '#test/support/given/friendship.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer } from '#test/support/given/lists.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** A list with one idea in it. */
async function aList(account: Account, name: string) {
  const { body: made } = await account.call('ideas.lists.create', { name })
  const { ideas_list_handle } = made.data.list
  const { body: idea } = await account.call('ideas.structured_create', {
    kind: 'place',
    title: `Swim ${name}`,
  })
  const { idea_handle } = idea.data.idea
  await account.call('ideas.lists.items.update', {
    ideas_list_handle,
    idea_handles: [idea_handle],
    mode: 'add',
  })
  return ideas_list_handle
}

async function shareCount(account: Account, ideas_list_handle: string) {
  const { body } = await account.call('ideas.lists.get', { ideas_list_handle })
  return body.data.share_link_count
}

const opens = (url: string) =>
  findLinkTarget(world.database, 'list_share', url.split('/').at(-1) ?? '').then(
    (link) => link !== null,
  )

/** Messages that were written about a list. */
function outgoing(account: Account) {
  return world.database.read(
    account.owner,
    (db) => db.sql<{ kind: string; content: Record<string, unknown>; state: string }>`
      select kind, content, state from outgoing where owner_id = ${db.owner}`,
  )
}

test('a Friend in Mind gets a link to be passed on, and nobody is contacted', async () => {
  const sam = await world.account('Sam')
  const mira = await friend(sam, 'Mira')
  const ideas_list_handle = await aList(sam, 'Winter')
  const { body } = await sam.call('ideas.lists.share.prepare', {
    ideas_list_handle,
    person_name: 'mira',
  })
  expect(body).toMatchObject({
    status: 'completed',
    data: { manual_link: { person: { person_handle: mira, classification: 'friend_in_mind' } } },
    next_actions: [],
  })
  // Nobody else approves this, so the answer also says what the link shows.
  expect(body.outcome.disclosures.map(({ name }) => name)).toEqual(['list.details_shown'])
  expect(body.outcome.confirmation).toBeUndefined()
  const url = body.data.manual_link?.url ?? ''
  expect(url).toMatch(/\/l\/[A-Za-z0-9_-]{43}$/)
  expect(await opens(url)).toBe(true)
  expect(await shareCount(sam, ideas_list_handle)).toBe(1)
  expect(await outgoing(sam)).toEqual([])
})

test('a Connected Friend gets nothing before the share is committed, then one message', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  const ideas_list_handle = await aList(sam, 'Summer')
  const { body } = await sam.call('ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: first,
  })
  expect(body.data.prepared).toMatchObject({
    kind: 'list.share',
    summary: 'Share “Summer” with Ada.',
    recipients: [{ person_handle: first, delivery: 'service', eligible: true }],
    content_preview: { title: 'Summer', ideas: ['Swim Summer'] },
  })
  expect(body.outcome.disclosures.map(({ name }) => name)).toEqual([
    'confirmation.action_prepared',
    'list.details_shown',
  ])
  expect(body.outcome.confirmation).toMatchObject({ required: true })
  expect(body.next_actions.map(({ capability }) => capability)).toEqual(['actions.commit'])
  expect(await outgoing(sam)).toEqual([])
  expect(await shareCount(sam, ideas_list_handle)).toBe(0)

  const { action_handle = '' } = body.data.prepared ?? {}
  const { body: done } = await sam.call('actions.commit', { action_handle })
  expect(done).toMatchObject({
    status: 'completed',
    data: {
      kind: 'list.share',
      list: { ideas_list_handle, share_link_count: 1 },
      deliveries: [{ person_handle: first, status: 'queued' }],
      share_links: [],
    },
  })
  const unconfirmed = done.effects.find(({ state }) => state === 'unconfirmed')
  expect(unconfirmed?.observe).toEqual({
    capability: 'ideas.lists.get',
    input: { ideas_list_handle },
  })
  for (const [state, text] of [
    ['queued', 'The message that shares this list with Ada is waiting to be sent.'],
    ['sent', 'The message that shares this list with Ada was sent.'],
    ['unconfirmed', 'The message that shares this list with Ada may not have been sent.'],
  ] as const) {
    await world.database.write(sam.owner, {
      work: (db) => db.sql`update outgoing set state = ${state} where owner_id = ${db.owner}`,
    })
    const { body: seen } = await sam.call('ideas.lists.get', { ideas_list_handle })
    expect(seen.outcome.disclosures).toContainEqual({ name: 'ideas_list.share_message', text })
  }
  expect(await outgoing(sam)).toMatchObject([
    {
      kind: 'list_share',
      content: { host_name: 'Sam', list_name: 'Summer', item_count: 1 },
    },
  ])
  const again = await sam.call('actions.commit', { action_handle })
  expect(again.body.status).toBe('unchanged')
  expect(await outgoing(sam)).toHaveLength(1)
  const { body: review } = await sam.call('relationships.friendship.review', {
    operation: 'disconnect',
    person_handle: first,
  })
  const { review_token } = review.data
  await answer(sam, 'relationships.friendship.apply', { review_token, accept_consequences: true })
  const ended = await answer(sam, 'ideas.lists.get', { ideas_list_handle })
  expect(ended.outcome.disclosures).toEqual([])
})

test('a token that cannot approve says where its user sends what it prepares', async () => {
  const sam = await world.account('Sam')
  const { first } = await connect(sam, await world.account('Ada'))
  const ideas_list_handle = await aList(sam, 'Autumn')
  const input = { ideas_list_handle, person_handle: first }
  const weak = await world.token(sam, ['planning:read', 'planning:write'])
  const disclosed = async (account: Account) => {
    const { body } = await account.call('ideas.lists.share.prepare', input)
    const found = body.outcome.disclosures.filter(
      ({ name }) => name === 'confirmation.action_prepared',
    )
    expect(found).toHaveLength(1)
    return found[0]?.text
  }
  const told = await disclosed(weak)
  expect(told).toContain(`The user sends it at ${world.url}/approvals/ac_`)
  expect(told).not.toContain('approve it explicitly')
  expect(await disclosed(sam)).toContain('approve it explicitly')
})

test('a list that shows something else by now is prepared again before it is shared', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  const ideas_list_handle = await aList(sam, 'Spring')
  const prepare = async () => {
    const input = { ideas_list_handle, person_handle: first }
    const { body } = await sam.call('ideas.lists.share.prepare', input)
    return { action_handle: body.data.prepared?.action_handle ?? '' }
  }
  const early = await prepare()
  await sam.call('ideas.lists.rename', { ideas_list_handle, name: 'Late spring' })
  const stale = await sam.call('actions.commit', early)
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: 'stale_checksum',
      prerequisite: {
        capability: 'ideas.lists.share.prepare',
        input: { ideas_list_handle, person_handle: first },
      },
    },
  })
  const late = await prepare()
  expect((await sam.call('actions.commit', early)).body.code).toBe('confirmation_consumed')
  await take(ada, { operation: 'disconnect', people_handles: [await onlyFriend(ada)] })
  const parted = await sam.call('actions.commit', late)
  expect(parted.body).toMatchObject({
    status: 'failed',
    error: { code: 'recipient_not_eligible' },
  })
  expect(await outgoing(sam)).toEqual([])
})

async function onlyFriend(account: Account) {
  const { body } = await account.call('relationships.people.query')
  return body.data.items[0]?.person_handle
}

test('who asked not to be written to is not told of, and cannot be shared with', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  await world.database.write(ada.owner, {
    work: (db) => db.run(sql`select stop_contact(null)`),
  })
  const { body } = await sam.call('ideas.lists.share.prepare', {
    ideas_list_handle: await aList(sam, 'Autumn'),
    person_handle: first,
  })
  expect(body).toMatchObject({ status: 'failed', error: { code: 'recipient_not_eligible' } })
})

test('deleting a list revokes its links, and says how many', async () => {
  const sam = await world.account('Sam')
  await friend(sam, 'Mira')
  const ideas_list_handle = await aList(sam, 'Links')
  const input = { ideas_list_handle, person_name: 'Mira' }
  const urls: string[] = []
  for (const _ of [1, 2]) {
    const { body } = await sam.call('ideas.lists.share.prepare', input)
    urls.push(body.data.manual_link?.url ?? '')
  }
  expect(await shareCount(sam, ideas_list_handle)).toBe(2)
  const { body } = await sam.call('ideas.lists.delete', { ideas_list_handle })
  expect(body.data.share_links_revoked).toBe(2)
  for (const url of urls) expect(await opens(url)).toBe(false)
  expect((await sam.call('ideas.lists.share.prepare', input)).status).toBe(404)
})

test('disconnecting ends what each shared with the other, and nothing else', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const mira = await friend(sam, 'Mira')
  const { first } = await connect(sam, ada)
  const ideas_list_handle = await aList(sam, 'Shared')
  const { body } = await sam.call('ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: mira,
  })
  const { body: prepared } = await sam.call('ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: first,
  })
  await sam.call('actions.commit', { action_handle: prepared.data.prepared?.action_handle })
  expect(await shareCount(sam, ideas_list_handle)).toBe(2)
  await take(ada, { operation: 'disconnect', people_handles: [await onlyFriend(ada)] })
  expect(await shareCount(sam, ideas_list_handle)).toBe(1)
  expect(await opens(body.data.manual_link?.url ?? '')).toBe(true)
})

test('a share that is committed while the two part is refused, or ends with the friendship', async () => {
  for (let round = 0; round < 4; round += 1) {
    const sam = await world.account('Sam')
    const ada = await world.account('Ada')
    const { first } = await connect(sam, ada)
    const ideas_list_handle = await aList(sam, 'Racing')
    const { body } = await sam.call('ideas.lists.share.prepare', {
      ideas_list_handle,
      person_handle: first,
    })
    const { action_handle = '' } = body.data.prepared ?? {}
    const part = take(ada, { operation: 'disconnect', people_handles: [await onlyFriend(ada)] })
    const [{ body: committed }] = await Promise.all([
      sam.call('actions.commit', { action_handle }),
      part,
    ])
    const sent = committed.status === 'completed'
    if (!sent) expect(committed.error.code).toBe('recipient_not_eligible')
    expect(await outgoing(sam)).toHaveLength(sent ? 1 : 0)
    expect(await shareCount(sam, ideas_list_handle)).toBe(0)
  }
})

test('a name that matches nobody or several people needs input', async () => {
  const sam = await world.account('Sam')
  const ideas_list_handle = await aList(sam, 'Shared with')
  const asked = async (person_name: string) => {
    const { body } = await sam.call('ideas.lists.share.prepare', { ideas_list_handle, person_name })
    return { status: body.status, code: body.error.code }
  }
  await friend(sam, 'Jonas')
  await friend(sam, 'Jonas')
  expect(await asked('Jonas')).toEqual({ status: 'needs_input', code: 'person_ambiguous' })
  expect(await asked('Henriette')).toEqual({ status: 'needs_input', code: 'person_unresolved' })
})
