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

  /** The port of the node that has an account's rows. */
  async function portOf(owner: string): Promise<number> {
    const { rows } = await client.query<{ port: number }>(
      `select n.nodeport as port
       from pg_dist_placement p
       join pg_dist_node n using (groupid)
       where p.shardid = get_shard_id_for_distribution_column('accounts', $1::uuid)`,
      [owner],
    )
    return rows[0]?.port ?? 0
  }

  /** Moves the rows of an account to the other node. */
  async function move(owner: string): Promise<void> {
    const from = await portOf(owner)
    const { rows } = await client.query<{ port: number }>(
      'select nodeport as port from pg_dist_node where shouldhaveshards and nodeport <> $1',
      [from],
    )
    await client.query(
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('accounts', $1::uuid),
         '127.0.0.1', $2, '127.0.0.1', $3, shard_transfer_mode => 'block_writes')`,
      [owner, from, rows[0]?.port],
    )
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
})
