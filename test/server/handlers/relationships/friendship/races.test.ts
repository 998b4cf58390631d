import { expect, test } from 'vitest'
import type { Connection } from '#server/data/connections/rows.ts'
import { accept, apply, invite, peopleOf, review } from '#test/support/given/friendship.ts'
import { connectedPeople } from '#test/support/given/connections.ts'
import { isLockHeld } from '#test/support/patiently.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** Applies a review again and again until nobody else locks what it needs. */
async function applied(account: Account, review_token: string) {
  for (;;) {
    const { status, body } = await apply(account, review_token)
    if (status === 503 && isLockHeld(body)) continue
    return body.status === 'completed' ? body.data.result : body.error.code
  }
}

const connections = (account: Account): Promise<Connection[]> =>
  world.database.read(account.owner, connectedPeople)

test('of many who join at once as many are connected as there are places', async () => {
  const host = await world.account('Host')
  for (const [mode, places] of [
    ['individual', 1],
    ['shared', 2],
  ] as const) {
    const people_handles = []
    for (const display_name of ['One', 'Other'].slice(0, places)) {
      const { body } = await host.call('relationships.people.manage', {
        operation: 'create',
        display_name,
      })
      people_handles.push(body.data.person.person_handle)
    }
    const invitation_token = await invite(host, { mode, people_handles })
    const joiners = await Promise.all(
      Array.from({ length: 6 }, (_, index) => world.account(`Joiner ${index}`)),
    )
    const tokens = await Promise.all(
      joiners.map((joiner) => review(joiner, { operation: 'accept_invitation', invitation_token })),
    )
    const results = await Promise.all(
      joiners.map((joiner, index) => applied(joiner, tokens[index]?.review_token ?? '')),
    )
    expect(results.filter((result) => result === 'connected')).toHaveLength(places)
    expect(results.filter((result) => result === 'review_stale')).toHaveLength(6 - places)
    const connected = await Promise.all(joiners.map(connections))
    expect(connected.flat().map(({ peer_owner }) => peer_owner)).toEqual(
      Array.from({ length: places }, () => host.owner),
    )
  }
  expect(await connections(host)).toHaveLength(3)
})

test('one identity is taken by one of those who choose it at once', async () => {
  const host = await world.account('Host')
  const { body } = await host.call('relationships.people.ensure', { names: ['Ada', 'Jonas'] })
  const people_handles = body.data.people.map(({ person }) => person.person_handle)
  const invitation_token = await invite(host, { mode: 'shared', people_handles })
  const joiners = await Promise.all(['Ada', 'Ada Two'].map((name) => world.account(name)))
  const reviews = await Promise.all(
    joiners.map(async (joiner) => {
      const { body: seen } = await joiner.call('relationships.invitation.get', { invitation_token })
      const ada = seen.data.identity_choices.find(({ label }) => label === 'Ada')
      return review(joiner, {
        operation: 'accept_invitation',
        invitation_token,
        identity_choice_handle: ada?.identity_choice_handle,
      })
    }),
  )
  const results = await Promise.all(
    joiners.map((joiner, index) => applied(joiner, reviews[index]?.review_token ?? '')),
  )
  expect(results.sort()).toEqual(['connected', 'review_stale'])
  expect((await peopleOf(host)).sort()).toEqual(['Ada: connected', 'Jonas: friend_in_mind'])
})

test('two who invite each other and accept at once are connected once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const sam = await world.account('Sam')
    const ada = await world.account('Ada')
    const [ofSam, ofAda] = [await invite(sam), await invite(ada)]
    const reviews = await Promise.all([
      review(ada, { operation: 'accept_invitation', invitation_token: ofSam }),
      review(sam, { operation: 'accept_invitation', invitation_token: ofAda }),
    ])
    const results = await Promise.all([
      applied(ada, reviews[0].review_token),
      applied(sam, reviews[1].review_token),
    ])
    expect(results).toEqual(['connected', 'connected'])
    await bothAgree(sam, ada, 1)
  }
})

test('accepting and disconnecting at once leaves the same state on both sides', async () => {
  for (let round = 0; round < 6; round += 1) {
    const sam = await world.account('Sam')
    const ada = await world.account('Ada')
    const { person_handle } = await accept(ada, await invite(sam))
    const fresh = await invite(sam)
    const [join, part] = await Promise.all([
      review(ada, { operation: 'accept_invitation', invitation_token: fresh }),
      review(ada, { operation: 'disconnect', person_handle }),
    ])
    const { body } = await sam.call('relationships.people.query')
    const other = await review(sam, {
      operation: 'disconnect',
      person_handle: body.data.items[0]?.person_handle,
    })
    const results = await Promise.all([
      applied(ada, join.review_token),
      applied(ada, part.review_token),
      applied(sam, other.review_token),
    ])
    // Whichever came first, the link is older than the disconnect.
    expect(['connected', 'review_stale']).toContain(results[0])
    expect(results.slice(1)).toEqual(['disconnected', 'disconnected'])
    await bothAgree(sam, ada, 0)
    expect(await peopleOf(sam)).toEqual(['Ada: friend_in_mind'])
    expect(await peopleOf(ada)).toEqual(['Sam: friend_in_mind'])
  }
})

test('joining and closing at once: everybody who is connected joined before the link was closed', async () => {
  const host = await world.account('Host')
  const invitation_token = await invite(host, { mode: 'shared' })
  const joiners = await Promise.all(
    Array.from({ length: 4 }, (_, index) => world.account(`Joiner ${index}`)),
  )
  const joins = await Promise.all(
    joiners.map((joiner) => review(joiner, { operation: 'accept_invitation', invitation_token })),
  )
  const close = await review(host, { operation: 'close_invitation', invitation_token })
  const [closed, ...results] = await Promise.all([
    applied(host, close.review_token),
    ...joiners.map((joiner, index) => applied(joiner, joins[index]?.review_token ?? '')),
  ])
  expect(closed).toBe('closed')
  const connected = results.filter((result) => result === 'connected').length
  expect(results.filter((result) => result === 'review_stale')).toHaveLength(4 - connected)
  expect(await connections(host)).toHaveLength(connected)
})

async function bothAgree(one: Account, other: Account, count: number) {
  const [ofOne, ofOther] = [await connections(one), await connections(other)]
  expect([ofOne.length, ofOther.length]).toEqual([count, count])
  for (const [index, { person_id, peer_owner, peer_person_id }] of ofOne.entries()) {
    expect(peer_owner).toBe(other.owner)
    expect(ofOther[index]).toEqual({
      person_id: peer_person_id,
      peer_owner: one.owner,
      peer_person_id: person_id,
    })
  }
}
