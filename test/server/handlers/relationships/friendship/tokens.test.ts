import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { comparable } from '#test/support/comparable.ts'
import {
  accept,
  apply,
  friend,
  invite,
  like,
  peopleOf,
  review,
  take,
} from '#test/support/given/friendship.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

const stale = { status: 'needs_input', error: { code: 'review_stale', pointer: '/review_token' } }

test('a review that was tampered with, is junk, or is another account’s is answered alike', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { review_token } = await review(sam, { operation: 'create_invitation' })
  const turned = review_token.slice(0, -1) + (review_token.endsWith('A') ? 'B' : 'A')
  const asked: [Account, string][] = [
    [sam, turned],
    [sam, `${review_token}x`],
    [sam, review_token.slice(5)],
    [sam, 'junk'],
    [sam, ''],
    [sam, 'x'.repeat(262_144)],
    [ada, review_token],
  ]
  const bodies = []
  for (const [account, token] of asked) {
    const { status, body } = await apply(account, token)
    expect(status).toBe(200)
    expect(body).toMatchObject(stale)
    bodies.push({ ...body, execution_id: '' })
  }
  for (const body of bodies) expect(comparable(body)).toEqual(comparable(bodies[0]))
  expect((await apply(sam, 'x'.repeat(262_145))).status).toBe(422)
  // The rightful one still works.
  expect((await apply(sam, review_token)).body.data.result).toBe('link_ready')
})

test('a cursor or another sealed text is not accepted as a review', async () => {
  const sam = await world.account('Sam')
  for (const name of ['One', 'Two']) await friend(sam, name)
  const { body } = await sam.call('relationships.people.query', { limit: 1 })
  const sealed = body.outcome.collection?.next_cursor ?? ''
  expect((await apply(sam, sealed)).body).toMatchObject(stale)
})

test('a review that is missing, stale or not accepted says how to make it again', async () => {
  const sam = await world.account('Sam')
  const mira = await friend(sam, 'Mira')
  const asked = { operation: 'create_invitation', people_handles: [mira], preview_enabled: true }
  const { review_token } = await review(sam, asked)
  const capability = 'relationships.friendship.review'
  const input = { ...asked, mode: 'individual' }
  const unaccepted = await apply(sam, review_token, { accept_consequences: false })
  expect(unaccepted.body.error.prerequisite).toEqual({ capability, input })
  expect((await apply(sam, 'junk')).body.error.prerequisite).toEqual({ capability, input: {} })
  await apply(sam, review_token)
  const { error, next_actions } = (await apply(sam, review_token)).body
  expect(error).toMatchObject({ code: 'review_stale', prerequisite: { capability, input } })
  expect(next_actions).toMatchObject([{ capability, input }])
  const anew = await review(sam, error.prerequisite?.input ?? {})
  expect((await apply(sam, anew.review_token)).body.data.result).toBe('link_ready')
})

test('nothing is applied before its consequences are accepted', async () => {
  const sam = await world.account('Sam')
  const { review_token } = await review(sam, { operation: 'create_invitation' })
  for (const more of [{ accept_consequences: false }, { accept_consequences: undefined }]) {
    const { body } = await apply(sam, review_token, more)
    expect(body).toMatchObject({
      status: 'needs_input',
      error: { code: 'review_required', pointer: '/accept_consequences' },
    })
  }
  const { body } = await sam.call('relationships.friendship.apply', { accept_consequences: true })
  expect(body).toMatchObject({
    status: 'needs_input',
    error: { code: 'review_required', pointer: '/review_token' },
  })
})

test('the same request again gives the same link, and another one with this review none', async () => {
  const sam = await world.account('Sam')
  const { review_token } = await review(sam, { operation: 'create_invitation' })
  const key = randomUUID()
  const send = (more: string) =>
    sam.call(
      'relationships.friendship.apply',
      { review_token, accept_consequences: true },
      { key: more },
    )
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => send(key)))
  for (const { body } of others) expect(body.data).toEqual(first?.body.data)
  expect((await send(randomUUID())).body).toMatchObject(stale)
  const { body: both } = await sam.call('relationships.friendship.apply', {
    review_token,
    accept_consequences: true,
    idempotency_key: 'another than the header',
  })
  expect(both.status).toBe(422)
})

test('a step that was already taken is answered as done, in case the first answer was lost', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const invitation_token = await invite(sam)
  const join = await review(ada, { operation: 'accept_invitation', invitation_token })
  const first = await apply(ada, join.review_token)
  const second = await apply(ada, join.review_token)
  expect(second.body.data).toEqual(first.body.data)
  expect(second.body.effects).toEqual([])
  const person_handle = first.body.data.connections[0]?.person_handle
  const part = await review(ada, { operation: 'disconnect', person_handle })
  const ended = await apply(ada, part.review_token)
  const again = await apply(ada, part.review_token)
  expect(again.body.data).toEqual(ended.body.data)
  expect(again.body.effects).toEqual([])
})

test('a review of an earlier connection does not end a later one', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { person_handle } = await accept(ada, await invite(sam))
  const early = await review(ada, { operation: 'disconnect', person_handle })
  await take(ada, { operation: 'disconnect', person_handle })
  await accept(ada, await invite(sam))
  expect((await apply(ada, early.review_token)).body).toMatchObject(stale)
  expect(await peopleOf(ada)).toEqual(['Sam: connected'])
})

test('what changed since makes a review stale: a like, a name, a person', async () => {
  const sam = await world.account('Sam')
  const changes: ((person_handle: string) => Promise<unknown>)[] = [
    (person_handle) => like(world, sam, `Something new ${person_handle}`, [[person_handle]]),
    (person_handle) =>
      sam.call('relationships.people.manage', {
        operation: 'rename',
        person_handle,
        display_name: 'Somebody else',
      }),
    (person_handle) =>
      sam.call('relationships.people.manage', { operation: 'delete', person_handle }),
  ]
  for (const change of changes) {
    const mira = await friend(sam, 'Mira')
    const asked = { operation: 'create_invitation', people_handles: [mira] }
    const { review_token } = await review(sam, asked)
    await change(mira)
    expect((await apply(sam, review_token)).body).toMatchObject(stale)
  }
})

test('a review is repeated for the same step and the same choices only', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const [mira, jonas] = [await friend(sam, 'Mira'), await friend(sam, 'Jonas')]
  await like(world, sam, 'Chess', [[mira]])
  const asked = { operation: 'create_invitation', people_handles: [mira] }
  const { review_token } = await review(sam, asked)
  const repeat = async (account: Account, input: Record<string, unknown>) => {
    const { status, body } = await account.call('relationships.friendship.review', {
      previous_review_token: review_token,
      ...input,
    })
    return status === 200 ? (body.error?.code ?? body.status) : body.code
  }
  const excluded_choices = ['c1']
  expect(await repeat(sam, { ...asked, excluded_choices })).toBe('completed')
  expect(await repeat(sam, { excluded_choices })).toBe('completed')
  expect(await repeat(sam, { excluded_choices: ['c2'] })).toBe('reference_not_found')
  expect(await repeat(sam, { ...asked, people_handles: [jonas] })).toBe('review_stale')
  expect(await repeat(sam, { ...asked, preview_enabled: true })).toBe('review_stale')
  expect(await repeat(sam, { operation: 'disconnect', people_handles: [] })).toBe(
    'subject_required',
  )
  expect(await repeat(ada, { excluded_choices })).toBe('review_stale')
  await like(world, sam, 'Tea', [[mira]])
  expect(await repeat(sam, { excluded_choices })).toBe('review_stale')
})

test('a review that is too old is stale', async () => {
  const sam = await world.account('Sam')
  const { seal } = world.service.runtime
  const { review_token } = await review(sam, { operation: 'create_invitation' })
  const opened = seal.open('friendship_review', sam.owner, review_token)
  const old = seal.close('friendship_review', sam.owner, opened?.value, new Date(Date.now() - 1))
  expect((await apply(sam, old)).body).toMatchObject(stale)
})

test('a token without the ability to commit does not apply what it may review', async () => {
  const sam = await world.account('Sam')
  const weak = await world.token(sam, ['planning:read', 'planning:write'])
  const { review_token } = await review(weak, { operation: 'create_invitation' })
  expect(await apply(weak, review_token)).toMatchObject({
    status: 403,
    body: { code: 'ability_missing' },
  })
})

test('a review lasts by the clock of the database, not by that of the server', async () => {
  const sam = await world.account('Sam')
  const { review_token } = await review(sam, { operation: 'create_invitation' })
  const right = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => right() + 3_600_000)
  try {
    const { body } = await apply(sam, review_token)
    expect(body.data).toMatchObject({ result: 'link_ready' })
    const later = await review(sam, { operation: 'create_invitation' })
    expect(Date.parse(later.expires_at)).toBeLessThan(right() + 1_900_000)
  } finally {
    clock.mockRestore()
  }
})
