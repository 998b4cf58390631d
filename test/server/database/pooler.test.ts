import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { newId } from '#server/database/id.ts'
import { checkCatalog } from '#server/database/isolation.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrationNames } from '#server/database/migration_files.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { type Pooler, refusePooler } from '#server/database/pooler.ts'
import { sql } from '#server/database/sql.ts'
import { asSuperuser, runningCluster, template } from '#test/support/cluster.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import { type PgBouncer, pgbouncerPath, startPgBouncer } from '#test/support/pgbouncer.ts'
import { say } from '#test/support/given/talk.ts'
import { startTestServer } from '#test/support/server.ts'
import { allAbilities, makeCaller } from '#test/support/world.ts'
import { brand } from '#test/support/postgres/answer.ts'

test.skipIf(pgbouncerPath !== null)('PgBouncer is not installed on this machine', () => {})

describe.skipIf(pgbouncerPath === null)('behind a PgBouncer that pools transactions', () => {
  const name = `pooled_${randomBytes(8).toString('hex')}`
  let network: Network
  let pooler: PgBouncer
  let sessions: PgBouncer
  let superuserUrl: string
  let direct: string

  beforeAll(async () => {
    const cluster = await runningCluster()
    superuserUrl = cluster.superuserUrl
    await asSuperuser(superuserUrl, `create database ${name} owner ${template}`)
    const url = new URL(superuserUrl)
    url.username = template
    url.pathname = `/${name}`
    direct = url.href
    network = await startNetwork(direct)
    pooler = await startPgBouncer(network.url, 'transaction')
    sessions = await startPgBouncer(network.url, 'session')
  })

  afterAll(async () => {
    await pooler?.stop()
    await sessions?.stop()
    await network?.close()
    await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`)
  })

  /** Work of many kinds at once; how many of each failed. */
  async function work(settings: { pooler?: Pooler; onPooler?: () => void }): Promise<unknown[]> {
    const database = openDatabase({ url: pooler.url, brand, connections: 12, ...settings })
    const failed: unknown[] = []
    const each = async (round: number) => {
      const owner = newId()
      const place = sql`
        insert into places (owner_id, place_id, name, name_key)
        values (${owner}, ${newId()}, ${'Lido'}, ${'lido'})`
      await database.write(owner, { first: place, work: (db) => db.now() })
      const rows = await database.read(owner, (db) => db.table('places').select('name'))
      expect(rows).toEqual([{ name: 'Lido' }])
      const [row] = await database.run<{ round: number }>(sql`select ${round}::int as round`)
      expect(row?.round).toBe(round)
    }
    for (let round = 0; round < 20; round += 1) {
      const all = Array.from({ length: 12 }, () => each(round).catch((error) => failed.push(error)))
      await Promise.all(all)
    }
    await database.close()
    return failed
  }

  test('migrations run at once by several services, and leave no lock', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrate(pooler.url, brand)))
    expect(ran.flat()).toEqual(migrationNames())
    await expect(checkCatalog(pooler.url, brand)).resolves.toBeUndefined()
    const client = new pg.Client(superuserUrl)
    await client.connect()
    const { rows } = await client.query(
      `select from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and d.datname = '${name}'`,
    )
    await client.end()
    expect(rows).toEqual([])
  })

  test('nothing fails, and nothing of a session stays on its connections', async () => {
    expect(await work({ pooler: 'transaction' })).toEqual([])
    const client = new pg.Client(pooler.url)
    await client.connect()
    for (let times = 0; times < 8; times += 1) {
      const { rows } = await client.query(
        `select current_setting('statement_timeout') as timeout, (select count(*)::int from pg_prepared_statements) as named`,
      )
      expect(rows).toEqual([{ timeout: '0', named: 0 }])
    }
    await client.end()
  })

  test('a whole service answers', async () => {
    const service = await startTestServer(pooler.url, { database_pooler: 'transaction' })
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    await service.close({ grace: 0, limit: 0 })
  })

  test('ten turns of the Assistant with one key at two services are one, and leave no lock', async () => {
    const service = () =>
      startTestServer(pooler.url, { database_pooler: 'transaction', worker: false })
    const [one, two] = [await service(), await service()]
    const { database } = one.runtime
    const given = { display_name: 'Sam', email: 'sam@example.test', timezone: 'Europe/Berlin' }
    const account = await insertAccount(database, given)
    const { token } = await insertToken(database, account, { abilities: allAbilities, days: 1 })
    const here = makeCaller(() => one.url, token)
    const there = makeCaller(() => two.url, token)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        say(at % 2 === 0 ? here : there, 'create a list Autumn', { key: 'one' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.filter(({ body }) => body.turn.replayed)).toHaveLength(9)
    const shown = await say(there, 'show my lists')
    expect(shown.body.cards.map(({ title }) => title)).toEqual(['Autumn'])
    const undone = await say(here, 'undo')
    expect(undone.body).toMatchObject({ status: 'completed', turn: { ordinal: 3 } })
    const client = new pg.Client(superuserUrl)
    await client.connect()
    const { rows } = await client.query(
      `select from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and d.datname = '${name}'`,
    )
    await client.end()
    expect(rows).toEqual([])
    await Promise.all([one, two].map((each) => each.close({ grace: 0, limit: 0 })))
  })

  test('a start that was not told of it is refused in one line; one that needs no telling is not', async () => {
    await expect(refusePooler(pooler.url)).rejects.toThrow(
      /^DATABASE_URL .*set DATABASE_POOLER=transaction\.$/,
    )
    await expect(refusePooler(sessions.url)).resolves.toBeUndefined()
    await expect(refusePooler(direct)).resolves.toBeUndefined()
  })

  test('a pooler that is put in front later is noticed once, and nothing fails', async () => {
    let noticed = 0
    const failed = await work({
      onPooler: () => {
        noticed += 1
      },
    })
    expect(failed).toEqual([])
    expect(noticed).toBe(1)
  })
})
