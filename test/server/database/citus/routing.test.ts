import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { newId } from '#server/database/id.ts'
import { randomHash } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'
import { claimRate } from '#server/data/rate_limits/claim.ts'
import { citusUrl } from '#test/support/citus.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await makeRunDatabase()
  database = openDatabase({ url: place.url, brand, routed: true })
})

afterAll(async () => {
  await database?.close()
  await place?.drop()
})

const insertPlace = (owner: string, name: string) => sql`
  insert into places (owner_id, place_id, name, name_key)
  values (${owner}, ${newId()}, ${name}, ${name})
  returning name`

/** A write that begins as one that claims a key does. */
function writeTo(on: Database, owner: string, names: readonly string[], shared?: string) {
  const [first = '', ...others] = names
  return on.write<void>(owner, {
    ...(shared !== undefined && { shared }),
    first: insertPlace(owner, first),
    work: async (db, claiming) => {
      const written = others.map((name) => db.run(insertPlace(owner, name)))
      await Promise.all([claiming, ...written])
    },
  })
}

async function namesOf(owner: string, on = database): Promise<string[]> {
  const rows = await on.read(
    owner,
    (db) => db.sql<{ name: string }>`
      select name from places where owner_id = ${db.owner} order by name`,
  )
  return rows.map(({ name }) => name)
}

test('what an account writes is read, whether nodes are several or one', async () => {
  const owners = Array.from({ length: 8 }, () => newId())
  await Promise.all(owners.map((owner) => writeTo(database, owner, ['Lido', 'Zoo'])))
  for (const owner of owners) expect(await namesOf(owner)).toEqual(['Lido', 'Zoo'])
})

test('writes of several accounts that share transactions are all there', async () => {
  const owners = Array.from({ length: 24 }, () => newId())
  await Promise.all(owners.map((owner) => writeTo(database, owner, ['Lido', 'Zoo'], 'probe')))
  for (const owner of owners) expect(await namesOf(owner)).toEqual(['Lido', 'Zoo'])
})

test('a limit counts, and refuses, whichever node it is on', async () => {
  const bucket = randomHash()
  const take = () => claimRate(database, bucket, { limit: 3, seconds: 600 }, 'somebody')
  const answers = [await take(), await take(), await take(), await take()]
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
})

test('one connection is enough', async () => {
  const single = openDatabase({ url: place.url, brand, routed: true, connections: 1 })
  const owner = newId()
  await Promise.all(['Lido', 'Zoo', 'Pool'].map((name) => writeTo(single, owner, [name])))
  expect(await namesOf(owner, single)).toEqual(['Lido', 'Pool', 'Zoo'])
  await single.close()
})

// Moving rows takes seconds.
const slowly = { timeout: 180_000 }

describe.skipIf(citusUrl === null)('where rows are on several nodes', slowly, () => {
  let client: pg.Client

  beforeAll(async () => {
    client = new pg.Client({ connectionString: place.superuserUrl, pipeline: true })
    await client.connect()
  })

  afterAll(async () => {
    await client?.end()
  })

  /** What the rows of one shard are divided by: an account, or a bucket of the rate limits. */
  type Key = string | Buffer

  const shardOf = (key: Key) =>
    typeof key === 'string'
      ? `get_shard_id_for_distribution_column('accounts', $1::uuid)`
      : `get_shard_id_for_distribution_column('rate_limits', $1::bytea)`

  /** The port of the node that has an account's rows, or a bucket. */
  async function portOf(key: Key): Promise<number> {
    const { rows } = await client.query<{ port: number }>(
      `select n.nodeport as port
       from pg_dist_placement p
       join pg_dist_node n using (groupid)
       where p.shardid = ${shardOf(key)}`,
      [key],
    )
    return rows[0]?.port ?? 0
  }

  /** Moves the rows of an account, or a bucket, to the other node. */
  async function move(key: Key): Promise<void> {
    const from = await portOf(key)
    const { rows } = await client.query<{ port: number }>(
      'select nodeport as port from pg_dist_node where shouldhaveshards and nodeport <> $1',
      [from],
    )
    await client.query(
      `select citus_move_shard_placement(${shardOf(key)},
         '127.0.0.1', $2, '127.0.0.1', $3, shard_transfer_mode => 'block_writes')`,
      [key, from, rows[0]?.port],
    )
  }

  /** Asks a node itself. */
  async function askNode<Row extends pg.QueryResultRow>(port: number, query: string) {
    const url = new URL(place.superuserUrl)
    url.port = String(port)
    const node = new pg.Client(url.href)
    await node.connect()
    const { rows } = await node.query<Row>(query)
    await node.end()
    return rows
  }

  /** Waits until something on a node waits for what moves rows, or moves them; or until `work` is over. */
  async function untilWaiting(port: number, work: Promise<unknown>): Promise<void> {
    let isOver = false
    const end = () => {
      isOver = true
    }
    work.then(end, end)
    const waiting = `
      select from pg_locks l
      join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and not l.granted`
    while (!isOver && (await askNode(port, waiting)).length === 0);
  }

  /** Moves rows, and does work while the move is not yet committed. */
  async function whileMoving<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const port = await portOf(key)
    await client.query('begin')
    await move(key)
    const working = work()
    await untilWaiting(port, working)
    await client.query('commit')
    return working
  }

  const askPort = async (db: Db) => {
    const [here] = await db.sql<{ port: number }>`
      select inet_server_port() as port, count(*) from places where owner_id = ${db.owner}`
    return here?.port
  }
  /** The port that PostgreSQL itself says, of the connection that a read has. */
  const servedAt = (owner: string) => database.read(owner, askPort)

  test('each account is served at the node that has its rows', async () => {
    const owners = Array.from({ length: 8 }, () => newId())
    const served = await Promise.all(owners.map(servedAt))
    expect(served).toEqual(await Promise.all(owners.map(portOf)))
    expect(new Set(served).size).toBe(2)
  })

  test('after the claim, the statements of a write name the shards', async () => {
    const owner = newId()
    const plans = await database.write<string[]>(owner, {
      first: insertPlace(owner, 'Lido'),
      work: async (db, claiming) => {
        await claiming
        const rows = await db.sql<{ 'QUERY PLAN': string }>`
          explain select from places where owner_id = ${owner}`
        return rows.map((row) => row['QUERY PLAN'])
      },
    })
    expect(plans.join('\n')).toMatch(/places_\d+/)
    expect(plans.join('\n')).not.toMatch(/Citus/)
  })

  test('a write without a claim leaves every statement to Citus', async () => {
    const owner = newId()
    const plans = await database.write<string[]>(owner, {
      work: async (db) => {
        const rows = await db.sql<{ 'QUERY PLAN': string }>`
          explain select from places where owner_id = ${owner}`
        return rows.map((row) => row['QUERY PLAN'])
      },
    })
    expect(plans.join('\n')).toMatch(/Citus/)
  })

  test('rows that move to another node are read and written there, by a server that does not know it yet', async () => {
    const owner = newId()
    await writeTo(database, owner, ['Lido', 'Zoo'])
    await move(owner)
    expect(await namesOf(owner)).toEqual(['Lido', 'Zoo'])
    await writeTo(database, owner, ['Pool', 'Spa'])
    expect(await namesOf(owner)).toEqual(['Lido', 'Pool', 'Spa', 'Zoo'])
    expect(await servedAt(owner)).toBe(await portOf(owner))
    await move(owner)
    await writeTo(database, owner, ['Inn', 'Tor'])
    expect(await namesOf(owner)).toEqual(['Inn', 'Lido', 'Pool', 'Spa', 'Tor', 'Zoo'])
  })

  test('what is sent with the commit goes where the rows are, too', async () => {
    const owner = newId()
    await writeTo(database, owner, ['Lido'])
    await move(owner)
    await database.write(owner, {
      first: insertPlace(owner, 'Zoo'),
      work: async (_, claiming) => claiming,
      last: () => [insertPlace(owner, 'Pool')],
    })
    expect(await namesOf(owner)).toEqual(['Lido', 'Pool', 'Zoo'])
  })

  test('no write is lost while rows move', async () => {
    const owner = newId()
    await writeTo(database, owner, ['a', 'b'])
    let moving = true
    const written: string[] = []
    const writing = (async () => {
      for (let count = 0; moving || count < 5; count += 1) {
        const names = [`${count} one`, `${count} two`]
        // What waits for the move longer than a request may is refused, and then nothing of it is there.
        await writeTo(database, owner, names).then(
          () => written.push(...names),
          () => {},
        )
      }
    })()
    await move(owner)
    await move(owner)
    moving = false
    await writing
    expect(await namesOf(owner)).toEqual(['a', 'b', ...written].toSorted())
  })

  test('a write that goes on in another account commits on both nodes or on neither', async () => {
    const owners = Array.from({ length: 16 }, () => newId())
    const ports = await Promise.all(owners.map(portOf))
    const owner = owners[0] ?? ''
    const other = owners.find((_, at) => ports[at] !== ports[0]) ?? ''
    const both = (fails: boolean, names: readonly string[]) =>
      database.write<void>(owner, {
        first: insertPlace(owner, `${names[0]}`),
        work: async (db, claiming) => {
          await claiming
          await db.run(insertPlace(owner, `${names[1]}`))
          await db.as(other, (there) => there.run(insertPlace(other, `${names[1]}`)))
          if (fails) throw new Error('made by the test')
        },
      })
    await both(false, ['a', 'b'])
    await expect(both(true, ['c', 'd'])).rejects.toThrow('made by the test')
    expect([await namesOf(owner), await namesOf(other)]).toEqual([['a', 'b'], ['b']])
  })

  test('a write in two accounts of two nodes is prepared on both', async () => {
    const owners = Array.from({ length: 16 }, () => newId())
    const ports = await Promise.all(owners.map(portOf))
    const owner = owners[0] ?? ''
    const other = owners.find((_, at) => ports[at] !== ports[0]) ?? ''
    const countPrepared = async () =>
      (await askNode(ports[0] ?? 0, 'select from pg_dist_transaction')).length
    const before = await countPrepared()
    await writeTo(database, owner, ['Lido', 'Zoo'])
    expect(await countPrepared()).toBe(before)
    await database.write<void>(owner, {
      first: insertPlace(owner, 'Pool'),
      work: async (db, claiming) => {
        await claiming
        await db.as(other, (there) => there.run(insertPlace(other, 'Pool')))
      },
    })
    expect(await countPrepared()).toBe(before + 1)
  })

  /** A read that writes something for later, and what else it does. */
  const readAndWrite = (owner: string, name: string, then = async () => {}) =>
    database.read<void>(owner, async (db) => {
      db.allowBookkeeping()
      await db.run(insertPlace(owner, name))
      await then()
    })

  test('rows stay until a read ends that has written', async () => {
    const owner = newId()
    await writeTo(database, owner, ['Lido'])
    const port = await portOf(owner)
    let moving = Promise.resolve()
    await readAndWrite(owner, 'Zoo', async () => {
      moving = move(owner)
      await untilWaiting(port, moving)
    })
    await moving
    expect(await portOf(owner)).not.toBe(port)
    expect(await namesOf(owner)).toEqual(['Lido', 'Zoo'])
  })

  test('what a read writes while its rows move is there afterwards', async () => {
    const owner = newId()
    await writeTo(database, owner, ['Lido'])
    await whileMoving(owner, () => readAndWrite(owner, 'Zoo'))
    expect(await namesOf(owner)).toEqual(['Lido', 'Zoo'])
    // One that gave up a move must not keep anybody out.
    await client.query('begin')
    await move(owner)
    await client.query('rollback')
    await readAndWrite(owner, 'Pool')
    expect(await namesOf(owner)).toEqual(['Lido', 'Pool', 'Zoo'])
  })

  test('what is taken from a limit while it moves stays taken', async () => {
    const bucket = randomHash()
    const take = () => claimRate(database, bucket, { limit: 1, seconds: 600 }, 'somebody')
    // Where rows are is known.
    await claimRate(database, randomHash(), { limit: 1, seconds: 600 }, 'somebody')
    expect(await whileMoving(bucket, take)).toMatchObject({ allowed: true })
    const { rows } = await client.query('select from rate_limits where bucket = $1', [bucket])
    expect(rows.length).toBe(1)
    expect(await take()).toMatchObject({ allowed: false })
  })
})
