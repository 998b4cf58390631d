import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import type { CapabilityId } from '#generated/types.ts'
import { type Given, inParallel, post } from '#test/contract/call.ts'
import type { Values } from '#test/contract/sample.ts'
import { patiently } from '#test/support/patiently.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { allAbilities } from '#test/support/world.ts'
import { brand } from '#test/support/postgres/answer.ts'

const kills = 20
const lanes = 12

/** Writes of several kinds; `mark` tells each from every other, by the column it ends up in. */
const kinds: {
  id: CapabilityId
  table: string
  column: string
  input: (mark: string) => Values
}[] = [
  {
    id: 'ideas.lists.create',
    table: 'lists',
    column: 'name',
    input: (name) => ({ name, directions: ['Warm', 'Near'] }),
  },
  { id: 'places.private.create', table: 'places', column: 'name', input: (name) => ({ name }) },
  {
    id: 'ideas.structured_create',
    table: 'ideas',
    column: 'title',
    input: (title) => ({ kind: 'place', title }),
  },
  {
    id: 'relationships.people.ensure',
    table: 'people',
    column: 'display_name',
    input: (name) => ({ people: [name] }),
  },
]

interface Write {
  kind: (typeof kinds)[number]
  mark: string
  key: string
  /** Null where the server died before it answered. */
  answer: Given | null
}

let database: TestDatabase
let token: string
const key = randomBytes(32).toString('base64')
const running = new Set<ServerProcess>()

beforeAll(async () => {
  database = await makeRunDatabase()
  const open = openDatabase({ url: database.url, brand })
  const account = await insertAccount(open, {
    display_name: 'Sam',
    email: 'sam@example.test',
    timezone: 'Europe/Berlin',
  })
  token = (await insertToken(open, account, { abilities: allAbilities, days: 1 })).token
  await open.close()
})
afterAll(async () => {
  await Promise.all([...running].map((server) => server.kill()))
  await database?.drop()
})

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(database.url, key)
  running.add(server)
  return server
}

const send = ({ kind, mark, key }: Write, { url }: ServerProcess) =>
  post(kind.id, kind.input(mark), { url, token, key })

/** Writes without a pause until the server is killed in the midst of it. */
async function writeUntilKilled(server: ServerProcess): Promise<Write[]> {
  const writes: Write[] = []
  let alive = true
  const lane = async () => {
    while (alive) {
      const kind = kinds[writes.length % kinds.length] ?? kinds[0]
      if (!kind) return
      const write: Write = { kind, mark: randomUUID(), key: randomUUID(), answer: null }
      writes.push(write)
      write.answer = await send(write, server).catch(() => null)
    }
  }
  const all = Promise.all(Array.from({ length: lanes }, lane))
  // Not before the first answer: a server that has done nothing yet proves nothing.
  while (writes.length <= lanes) await pause(5)
  await pause(randomInt(10, 120))
  await server.kill()
  alive = false
  running.delete(server)
  await all
  return writes
}

test('a server that is killed while it writes, twenty times, loses nothing and does nothing twice', async () => {
  const all: Write[] = []
  const defects: string[] = []
  let unanswered = 0
  let server = await start()
  for (let round = 0; round < kills; round += 1) {
    const next = start()
    const writes = await writeUntilKilled(server)
    server = await next
    all.push(...writes)
    unanswered += writes.filter(({ answer }) => answer === null).length
    for (const found of await inParallel(writes, (write) => defectsAfter(write, server)))
      defects.push(...found)
  }
  expect(defects).toEqual([])
  expect(unanswered).toBeGreaterThanOrEqual(kills)
  expect(all.length).toBeGreaterThan(kills * lanes)

  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  for (const kind of kinds) {
    const marks = all.filter((write) => write.kind === kind).map(({ mark }) => mark)
    const { rows } = await client.query(
      `select ${kind.column} as mark from ${kind.table} order by 1`,
    )
    expect(
      rows.map(({ mark }) => mark),
      kind.table,
    ).toEqual(marks.sort())
  }
  for (const table of ['idempotency_keys', 'executions', 'audit']) {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`)
    expect(rows[0].count, table).toBe(all.length)
  }
  await client.end()
}, 240_000)

/** What a caller who comes back finds wrong: what was acknowledged is there, and every key is usable. */
async function defectsAfter(write: Write, server: ServerProcess): Promise<string[]> {
  const { kind, answer } = write
  const about = (what: string) => [`${kind.id} with the key ${write.key}: ${what}`]
  const again = await patiently(() => send(write, server), 1_000)
  if (again.status !== 200 || again.body.status !== 'completed')
    return about(`answered ${JSON.stringify(again.body)} when sent again`)
  if (answer === null) return []
  if (answer.status !== 200) return about(`answered ${JSON.stringify(answer.body)} before the end`)
  if (again.body.replayed !== true) return about('was acknowledged and done again')
  const { execution_id } = answer.body
  if (again.body.execution_id !== execution_id) return about('was repeated with another execution')
  if (JSON.stringify(again.body.data) !== JSON.stringify(answer.body.data))
    return about('was repeated with other data')
  const { body } = await post('executions.get', { execution_id }, { url: server.url, token })
  return body.status === 'completed'
    ? []
    : about(`has no readable execution: ${JSON.stringify(body)}`)
}
