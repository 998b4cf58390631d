import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Service } from '#server/process/service.ts'
import { lockIsHeld } from '#server/domain/messages/locks.ts'
import { type Given, post } from '#test/contract/call.ts'
import { makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import { all, isLive } from '#test/contract/live.ts'
import { openRows, type Rows } from '#test/support/footprint.ts'
import type { Values } from '#test/contract/sample.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import { isLockHeld } from '#test/support/patiently.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// Without a worker: what it writes of accepted work differs from one moment to the next.
const world = useWorld({ worker: false })
/** Another process's worth of service on the same database. */
let second: Service
let rows: Rows

beforeAll(async () => {
  second = await startTestServer(world.database_url, { worker: false })
  rows = await openRows(world.superuser_url)
})
afterAll(async () => {
  await rows?.end()
  await second?.close({ grace: 0, limit: 0 })
})

const writes = all.filter(({ id, idempotency_key }) => idempotency_key && isLive(id))

/** How many rows of each table an account has. */
async function counts(owner: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const row of await rows.content(owner)) {
    const table = row.slice(0, row.indexOf(' '))
    found[table] = (found[table] ?? 0) + 1
  }
  return found
}

describe.each(
  writes.flatMap(({ id }) =>
    exampleInputs(id).map(({ about, input }) => [id, about, input] as const),
  ),
)('%s: %s', (id, _, example) => {
  test('fifty at once with one key, on two servers, make one effect and get one answer', async () => {
    const alone = await world.account('Alone')
    const crowd = await world.account('Crowd')
    const input = async (account: Account) =>
      withHandles(example, await makeHandles(account, [example]))
    const { status, body } = await alone.call(id, await input(alone))
    expect(status).toBe(200)

    const key = randomUUID()
    const same = await input(crowd)
    const urls = [world.url, second.url]
    const given = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        patient(() => post(id, same, { url: urls[at % 2] ?? '', token: crowd.token, key })),
      ),
    )
    expect(given.flatMap(({ defects }) => defects)).toEqual([])
    expect(given.filter((one) => one.status !== 200)).toEqual([])
    expect(given.filter((one) => one.body.replayed !== true)).toHaveLength(1)
    const [first, ...others] = given.map(said)
    for (const other of others) expect(other).toEqual(first)
    expect(given[0]?.body.status).toBe(body.status)
    expect(await counts(crowd.owner)).toEqual(await counts(alone.owner))
  })
})

describe('a key that stands for something else', () => {
  const create = (account: Account, name: string, key: string, url = world.url) =>
    post('ideas.lists.create', { name }, { url, token: account.token, key })

  test('is refused afterwards: other input, other capability, other version', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    const made = await create(sam, 'One', key)
    const before = await rows.content(sam.owner)
    const current = { execution_id: made.body.execution_id }
    const conflict = { status: 409, body: { code: 'idempotency_conflict', current }, defects: [] }
    expect(await create(sam, 'Two', key)).toMatchObject(conflict)
    expect(await create(sam, 'Two', key, second.url)).toMatchObject(conflict)
    const ensure = await post(
      'relationships.people.ensure',
      { people: ['One'] },
      { url: world.url, token: sam.token, key },
    )
    expect(ensure).toMatchObject(conflict)
    expect(await rows.content(sam.owner)).toEqual(before)
  })

  test("is nobody else's business", async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    const key = randomUUID()
    const [one, other] = await Promise.all([create(sam, 'One', key), create(ada, 'Two', key)])
    expect([one.body.status, other.body.status]).toEqual(['completed', 'completed'])
  })

  test('is refused as soon as the first has ended, when both run at once', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    const release = await holding('lists')
    const first = create(sam, 'One', key)
    await pause(150)
    const other = create(sam, 'Two', key, second.url)
    await pause(150)
    await release()
    expect((await first).body.status).toBe('completed')
    expect(await other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
    expect((await counts(sam.owner)).lists).toBe(1)
  })

  test('waits while the first still runs, and is as good as new when that came to nothing', async () => {
    const sam = await world.account('Sam')
    const key = randomUUID()
    const release = await holding('lists')
    const first = create(sam, 'One', key)
    await pause(150)
    const other = create(sam, 'Two', key, second.url)
    // What they waited for was not given to either in time, and no other request was the same: it had come to nothing.
    for (const given of [await first, await other]) {
      expect(given).toMatchObject({
        status: 503,
        body: { code: 'dependency_unavailable', retryable: true },
        defects: [],
      })
      expect(given.body['detail']).toContain(lockIsHeld)
      expect(given.headers.get('retry-after')).toBe('1')
    }
    await release()
    expect((await counts(sam.owner)).lists).toBeUndefined()
    expect((await create(sam, 'Two', key)).body).toMatchObject({ status: 'completed' })
    expect((await counts(sam.owner)).lists).toBe(1)
  })
})

/** Keeps everybody from changing a table until the answer is called. */
async function holding(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  await client.query(`begin; lock table ${table} in share row exclusive mode`)
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

/** Asks again while the answer is that the first still runs, as a caller is told to. */
async function patient(ask: () => Promise<Given>): Promise<Given> {
  for (;;) {
    const given = await ask()
    if (given.body.code !== 'execution_in_progress' && !isLockHeld(given.body)) return given
    await pause(1_000)
  }
}

/** An answer without what tells the first from its repetitions. */
function said({ body }: Given): Values {
  const { request_id: _, replayed: __, ...same } = body
  return same
}
