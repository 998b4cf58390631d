import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertReview } from '#server/data/reviews/insert.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { ReviewSubject } from '#server/flows/friendship/review.ts'
import { sealReview } from '#server/flows/friendship/token.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { generations, type TestClient } from '#test/support/mcp_clients.ts'
import { friend, like } from '#test/support/given/friendship.ts'
import { startTestServer } from '#test/support/server.ts'
import { useWorld } from '#test/support/world.ts'

const keys = [randomBytes(32)]
const world = useWorld({ worker: false, keys })

const handle = /^rv_[0-9a-z]{26}$/

const review = (client: TestClient, input: object) =>
  client.call('service_review_friendship', { ...input })

const apply = (client: TestClient, review_token: unknown, key: string = randomUUID()) =>
  client.call('service_apply_friendship', {
    ...{ review_token, accept_consequences: true, idempotency_key: key },
  })

test.each(generations)(
  '%s copies a short handle where a review has a token',
  async (_, connect) => {
    const sam = await world.account('Sam')
    const mira = await friend(sam, 'Mira')
    await like(world, sam, 'Tea house', [[mira]])
    const client = await connect(world, sam)
    const asked = { operation: 'create_invitation', people_handles: [mira], preview_enabled: true }

    const first = await review(client, asked)
    const { review_token, choices } = Object(first.structuredContent.data)
    expect(review_token).toMatch(handle)
    expect(first.content[0]?.text).toContain(review_token)
    expect(JSON.stringify(first)).not.toMatch(/[\w-]{100}/)
    expect(choices).toHaveLength(1)

    const again = await review(client, {
      ...{ ...asked, previous_review_token: review_token },
      excluded_choices: [choices[0].choice_id],
    })
    const { data } = again.structuredContent
    expect(data.review_token).toMatch(handle)
    expect(data.review_token).not.toBe(review_token)
    expect(Object(data.choices)[0].included).toBe(false)

    const unaccepted = await client.call('service_apply_friendship', {
      ...{ review_token: data.review_token, idempotency_key: randomUUID() },
    })
    expect(unaccepted.structuredContent.error?.code).toBe('review_required')
    expect(JSON.stringify(unaccepted)).not.toMatch(/[\w-]{100}/)

    const key = randomUUID()
    const applied = await apply(client, data.review_token, key)
    expect(applied.structuredContent.data).toMatchObject({ result: 'link_ready' })
    // The key is for the handle as it was sent, and outlives what is kept under it.
    await world.database.write(sam.owner, {
      work: (db) => db.sql`delete from reviews where owner_id = ${db.owner}`,
    })
    expect((await apply(client, data.review_token, key)).structuredContent).toMatchObject({
      replayed: true,
    })
    await client.close()
  },
)

test.each(generations)('%s may send the token itself, which the API gives', async (_, connect) => {
  const sam = await world.account('Sam')
  const { body } = await sam.call('relationships.friendship.review', {
    operation: 'create_invitation',
  })
  expect(body.data.review_token).not.toMatch(handle)
  const client = await connect(world, sam)
  const applied = await apply(client, body.data.review_token)
  expect(applied.structuredContent.data).toMatchObject({ result: 'link_ready' })
  await client.close()
})

test.each(generations)(
  '%s is answered as with any stale token by a handle that is over, unknown or another’s',
  async (_, connect) => {
    const sam = await world.account('Sam')
    const ada = await world.account('Ada')
    const [client, other] = [await connect(world, sam), await connect(world, ada)]
    const asked = { operation: 'create_invitation', mode: 'shared' }
    const { review_token } = Object((await review(client, asked)).structuredContent.data)
    const stale = { status: 'needs_input', error: { code: 'review_stale' } }
    expect((await apply(other, review_token)).structuredContent).toMatchObject(stale)
    const unknown = `rv_${'0'.repeat(25)}1`
    expect((await apply(client, unknown)).structuredContent).toMatchObject(stale)
    expect((await apply(client, `${review_token}x`)).structuredContent).toMatchObject(stale)
    // The API takes the token, and no handle.
    const there = await sam.call('relationships.friendship.apply', {
      ...{ review_token, accept_consequences: true },
    })
    expect(there.body).toMatchObject(stale)
    expect((await apply(client, review_token)).structuredContent.status).toBe('completed')
    await Promise.all([client.close(), other.close()])
  },
)

test.each(generations)(
  '%s is told what to review again once a review is over',
  async (_, connect) => {
    const sam = await world.account('Sam')
    const subject: ReviewSubject = {
      operation: 'create_invitation',
      invitation_id: randomUUID(),
      people: [],
      ...{ mode: 'shared', preview_enabled: false },
    }
    const review = { consequences: [], choices: [], identity_choices: [], basis: null, text: '' }
    const made = new Date(Date.now() - 31 * 60_000)
    const { review_token: sealed, expires_at } = sealReview(
      makeSeal(keys),
      sam.owner,
      { subject, excluded: [], review },
      made,
    )
    const review_id = randomUUID()
    await world.database.write(sam.owner, {
      work: (db) => insertReview(db, { review_id, sealed, expires_at }),
    })
    const client = await connect(world, sam)
    const over = await apply(client, toHandle('review', review_id))
    expect(over.structuredContent).toMatchObject({
      status: 'needs_input',
      error: {
        code: 'review_stale',
        prerequisite: { input: { operation: 'create_invitation', mode: 'shared' } },
      },
    })
    await client.close()
  },
)

test.each(generations)('%s finds a review again at another server', async (_, connect) => {
  const sam = await world.account('Sam')
  const client = await connect(world, sam)
  const made = await review(client, { operation: 'create_invitation' })
  await client.close()
  const next = await startTestServer(world.database_url, { worker: false, keys })
  try {
    const there = await connect({ ...world, url: next.url }, sam)
    const applied = await apply(there, Object(made.structuredContent.data).review_token)
    expect(applied.structuredContent.data).toMatchObject({ result: 'link_ready' })
    await there.close()
  } finally {
    await next.close()
  }
})
