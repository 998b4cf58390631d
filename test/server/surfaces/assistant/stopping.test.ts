import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { citusUrl } from '#test/support/citus.ts'
import { rowsOf } from '#test/support/given/actions.ts'
import { say } from '#test/support/given/talk.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { makeCaller, useWorld } from '#test/support/world.ts'

// Who stops a server with SIGTERM loses nothing of a turn: it makes no new call, and tells what had been done.
// A lock stops the server at one statement. On Citus a lock holds on one node only.

const world = useWorld({ worker: false })
const key = randomBytes(32).toString('base64')
let other: ServerProcess
let lock: pg.Client

beforeAll(async () => {
  other = await startServerProcess(world.database_url, key)
})
afterAll(async () => {
  await lock?.end().catch(() => {})
  await other?.kill()
})

/** Holds a table until it is let go, and resolves once a write waits for it. */
async function held(table: string) {
  lock = new pg.Client({ connectionString: world.superuser_url })
  await lock.connect()
  await lock.query(`begin; lock table ${table} in exclusive mode`)
  const waits = `select 1 from pg_locks where not granted and relation = '${table}'::regclass`
  return {
    isAwaited: async () => {
      while ((await lock.query(waits)).rows.length === 0) await pause(20)
    },
    letGo: () => lock.end(),
  }
}

const isListening = ({ url }: ServerProcess) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

const message = 'Create a list Autumn. Create a list Winter.'

describe.skipIf(citusUrl !== null)('a server that is stopped in the middle of a turn', () => {
  test('ends the call that runs, makes no other, and answers with what was done', async () => {
    const sam = await world.account('Sam')
    const server = await startServerProcess(world.database_url, key)
    const request = { key: randomUUID() }
    const at = (place: ServerProcess) => makeCaller(() => place.url, sam.token)
    const { isAwaited, letGo } = await held('lists')
    const asked = say(at(server), message, request)
    await isAwaited()
    server.signal('SIGTERM')
    // It has told load balancers, and takes nothing new from now on.
    while (await isListening(server)) await pause(50)
    await letGo()
    const { status, body } = await asked
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ status: 'failed', error: { code: 'turn_interrupted' } },
      calls: [{ capability: 'ideas.lists.create', input: { name: 'Autumn' }, status: 'completed' }],
      reply: { text: expect.stringContaining('One change was made') },
    })
    expect(await server.exit).toBe(0)
    const lists = await rowsOf<{ name: string }>(world, sam, 'lists')
    expect(lists.map(({ name }) => name)).toEqual(['Autumn'])
    const again = await say(at(other), message, request)
    expect(again.body.turn).toEqual({ ...body.turn, replayed: true })
    const next = await say(at(other), 'create a list Winter')
    expect(next.body).toMatchObject({ status: 'completed', turn: { ordinal: 2 } })
  }, 30_000)
})
