import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { citusUrl } from '#test/support/citus.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, say } from '#test/support/given/talk.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'

// A turn whose server dies is never carried out a second time: the caller who repeats its key learns what took effect.
// Locks stop the server at one statement, and there it is killed. On Citus a lock holds on one node only.

const world = useWorld({ worker: false })
const key = randomBytes(32).toString('base64')
let other: ServerProcess
const locks: pg.Client[] = []

beforeAll(async () => {
  other = await startServerProcess(world.database_url, key)
})
afterAll(async () => {
  await Promise.all(locks.map((lock) => lock.end().catch(() => {})))
  await other?.kill()
})

/** Holds a table until it is let go: writes to it wait. */
async function hold(table: string): Promise<() => Promise<void>> {
  const lock = new pg.Client({ connectionString: world.superuser_url })
  locks.push(lock)
  await lock.connect()
  await lock.query(`begin; lock table ${table} in exclusive mode`)
  return () => lock.end()
}

/** Waits until a statement waits for a lock on a table. */
async function untilStopped(table: string): Promise<void> {
  const look = new pg.Client({ connectionString: world.superuser_url })
  await look.connect()
  for (;;) {
    const { rows } = await look.query(
      `select 1 from pg_locks where not granted and relation = '${table}'::regclass`,
    )
    if (rows.length > 0) break
    await pause(20)
  }
  await look.end()
}

/** Kills a server, and ends what the database still does for it. */
async function killAt(server: ServerProcess): Promise<void> {
  await server.kill()
  await asSuperuser(
    world.superuser_url,
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`,
  )
}

/** Ends the leases of what was killed, as half a minute does. */
const leasesEnd = () =>
  asSuperuser(
    world.superuser_url,
    `update turns set lease_until = now() - interval '1 second' where state = 'running';
     update conversations set busy_until = now() - interval '1 second' where busy_turn is not null`,
  )

const names = async (account: Account) =>
  (await rowsOf<{ name: string }>(world, account, 'lists')).map(({ name }) => name)

/** Somebody who asks for a list at a server that will be killed, and repeats it at another one. */
async function asking() {
  const sam = await world.account('Sam')
  const server = await startServerProcess(world.database_url, key)
  const request = { key: randomUUID() }
  const at = (place: ServerProcess) => makeCaller(() => place.url, sam.token)
  return {
    ...{ sam, server },
    ask: () => say(at(server), 'create a list Autumn', request).catch(() => null),
    again: () => say(at(other), 'create a list Autumn', request),
    speak: (message: string) => say(at(other), message),
  }
}

describe.skipIf(citusUrl !== null)('a server that is killed', () => {
  test('while it claims a turn leaves nothing: the repetition is carried out', async () => {
    const { sam, server, ask, again } = await asking()
    const letGo = await hold('turns')
    const asked = ask()
    await untilStopped('turns')
    await killAt(server)
    await letGo()
    expect(await asked).toBeNull()
    expect(await rowsOf(world, sam, 'turns')).toEqual([])
    expect((await again()).body).toMatchObject({ status: 'completed', turn: { replayed: false } })
    expect(await names(sam)).toEqual(['Autumn'])
  })

  test('within a call leaves a turn that says that nothing was changed', async () => {
    const { sam, server, ask, again, speak } = await asking()
    const letGo = await hold('lists')
    const asked = ask()
    await untilStopped('lists')
    await killAt(server)
    await letGo()
    expect(await asked).toBeNull()
    await leasesEnd()
    const { status, body } = await again()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ status: 'failed', calls: [], error: { code: 'turn_interrupted' } },
      reply: { text: expect.stringContaining('Nothing was changed') },
    })
    expect((await again()).body.turn).toEqual({ ...body.turn, replayed: true })
    expect(await names(sam)).toEqual([])
    expect((await speak('create a list Autumn')).body.status).toBe('completed')
    expect(await names(sam)).toEqual(['Autumn'])
  })

  test('before its answer is stored leaves a turn that says what was changed', async () => {
    const { sam, server, ask, again, speak } = await asking()
    const finishCall = await hold('lists')
    const asked = ask()
    await untilStopped('lists')
    const letGo = await hold('turns')
    await finishCall()
    await untilStopped('turns')
    await killAt(server)
    await letGo()
    expect(await asked).toBeNull()
    expect(await names(sam)).toEqual(['Autumn'])
    await leasesEnd()
    const { body } = await again()
    expect(body).toMatchObject({
      ...{ status: 'failed', error: { code: 'turn_interrupted' } },
      calls: [{ capability: 'ideas.lists.create', status: 'completed' }],
      reply: { text: expect.stringContaining('One change was made') },
    })
    expect(await names(sam)).toEqual(['Autumn'])
    const next = await speak('show my lists')
    expect(next.body).toMatchObject({ status: 'completed', turn: { ordinal: 2 } })
  })

  test('after an approval was carried out sends nothing a second time', async () => {
    const party = await aParty(world)
    await aReviewedDraft(party.sam, { title_override: 'Pottery' })
    const server = await startServerProcess(world.database_url, key)
    const at = (place: ServerProcess) => makeCaller(() => place.url, party.sam.token)
    const { body } = await say(at(server), 'invite Ada to Pottery')
    const request = { key: randomUUID() }
    const handle = body.approval?.action_handle
    const finishCall = await hold('outgoing')
    const asked = approve(at(server), handle, request).catch(() => null)
    await untilStopped('outgoing')
    const letGo = await hold('turns')
    await finishCall()
    await untilStopped('turns')
    await killAt(server)
    await letGo()
    expect(await asked).toBeNull()
    await leasesEnd()
    const again = await approve(at(other), handle, request)
    expect(again.body).toMatchObject({
      ...{ status: 'failed', error: { code: 'turn_interrupted' } },
      calls: [{ capability: 'actions.commit', effect: 'external_send', status: 'completed' }],
    })
    const anew = await approve(at(other), handle)
    expect(anew.body.calls).toMatchObject([{ status: 'unchanged' }])
    expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
  }, 30_000)

  test('while others wait for the same key leaves them one answer', async () => {
    const { sam, server, ask, again } = await asking()
    const letGo = await hold('lists')
    const asked = ask()
    await untilStopped('lists')
    const waiting = Promise.all(Array.from({ length: 9 }, again))
    await killAt(server)
    await letGo()
    await asked
    await leasesEnd()
    const answers = await waiting
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(answers.map(({ body }) => body.error?.code)).toEqual(Array(9).fill('turn_interrupted'))
    expect(new Set(answers.map(({ body }) => body.turn.turn_handle))).toHaveLength(1)
    expect(await names(sam)).toEqual([])
    expect(await rowsOf(world, sam, 'turns')).toHaveLength(1)
  }, 30_000)

  test('keeps its conversation busy until its lease ends, and no longer', async () => {
    const { server, ask, speak } = await asking()
    const letGo = await hold('lists')
    const asked = ask()
    await untilStopped('lists')
    await killAt(server)
    await letGo()
    await asked
    const { status, headers, body } = await speak('hello')
    expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'conversation_busy', '1'])
    await leasesEnd()
    expect((await speak('hello')).status).toBe(200)
  }, 30_000)
})
