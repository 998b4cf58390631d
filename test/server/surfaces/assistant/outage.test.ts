import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Service } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import type { Interpreter, Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { rowsOf } from '#test/support/given/actions.ts'
import { say } from '#test/support/given/talk.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

// A database that goes away in the middle of a turn and comes back: one turn and one effect, or `turn_interrupted` with the truth.

const world = useWorld({ worker: false })
let network: Network
let service: Service
/** What the interpreter of the service does with the next message. */
let script: (hands: Hands, said: Said) => Promise<unknown>

const scripted: Interpreter = {
  name: 'rules',
  limit: 5_000,
  async interpret(said, hands): Promise<Understood> {
    await script(hands, said)
    return { reply: 'Done.', state: said.state, language: said.language }
  },
}

beforeAll(async () => {
  network = await startNetwork(world.database_url)
  // What it logs here is what the tests bring about.
  const log = makeLog('silent')
  service = await startTestServer(network.url, { log, interpreter: scripted, worker: false })
})
afterAll(async () => {
  await service?.close({ grace: 0, limit: 0 })
  await network?.close()
})
beforeEach(() => {
  script = create
})

const create = (hands: Hands) => hands.call('ideas.lists.create', { name: 'Autumn' })

/** Somebody at the service whose database goes away, and at another one that keeps its own. */
async function somebody() {
  const sam = await world.account('Sam')
  const key = randomUUID()
  const there = makeCaller(() => service.url, sam.token)
  return {
    sam,
    ask: () => say(there, 'create a list Autumn', { key }),
    elsewhere: () => say(sam, 'create a list Autumn', { key }),
  }
}

/** Ends the leases of what was broken off, as a quarter of a minute does. */
const leasesEnd = () =>
  asSuperuser(
    world.superuser_url,
    `update turns set lease_until = now() - interval '1 second' where state = 'running';
     update conversations set busy_until = now() - interval '1 second' where busy_turn is not null`,
  )

const lists = async (account: Account) =>
  (await rowsOf<{ name: string }>(world, account, 'lists')).map(({ name }) => name)

describe('a database that goes away', () => {
  test.each<[string, (hands: Hands) => Promise<unknown>]>([
    [
      'before a call',
      async (hands) => {
        network.cut()
        await create(hands)
      },
    ],
    [
      'while a call runs',
      async (hands) => {
        setImmediate(() => network.cut())
        await create(hands)
      },
    ],
    ['after a call', (hands) => create(hands).finally(() => network.cut())],
  ])('for a moment %s is not noticed', async (_, breaks) => {
    const { sam, ask } = await somebody()
    script = breaks
    const { status, body } = await ask()
    expect([status, body.status, body.turn?.replayed]).toEqual([200, 'completed', false])
    expect(body.calls).toMatchObject([{ status: 'completed', code: null }])
    expect((await ask()).body.turn).toEqual({ ...body.turn, replayed: true })
    expect(await lists(sam)).toEqual(['Autumn'])
  })

  test('and takes the answers to commits with it still does each thing once', async () => {
    const before = network.lostCommits
    network.loseCommits(0.2)
    try {
      for (let round = 0; round < 12; round += 1) {
        const { sam, ask } = await somebody()
        // What cannot even tell who asks says so: the caller asks again, with the same key.
        const answered = async () => {
          let answer = await ask()
          while (answer.status === 503) answer = await ask()
          return answer
        }
        const { status, body } = await answered()
        // One answer after the other was lost until nobody knew the end of the turn: then it tells what had been done.
        if (status === 409) {
          expect(body.code).toBe('conversation_busy')
          await leasesEnd()
          const { body: told } = await answered()
          expect(told.error).toMatchObject({ code: 'turn_interrupted' })
          const made = told.calls.filter(({ status: ended }) => ended === 'completed')
          expect(await lists(sam)).toEqual(made.map(() => 'Autumn'))
          continue
        }
        expect([status, body.status, body.turn?.ordinal]).toEqual([200, 'completed', 1])
        expect(body.calls).toMatchObject([{ status: 'completed' }])
        expect(await lists(sam)).toEqual(['Autumn'])
        expect(await rowsOf(world, sam, 'turns')).toMatchObject([{ state: 'finished' }])
      }
    } finally {
      network.loseCommits(0)
    }
    expect(network.lostCommits - before).toBeGreaterThan(0)
  }, 60_000)

  test.each<[string, (hands: Hands, said: Said) => Promise<unknown>]>([
    ['something is looked up', (hands) => hands.call('ideas.lists.query', {})],
    ['names are read', (_, said) => said.names()],
  ])('for longer while %s frees the key: the same turn is asked for again', async (_, look) => {
    const { sam, ask } = await somebody()
    script = async (hands, said) => {
      network.lose()
      network.cut()
      setTimeout(() => network.restore(), 2_500)
      await look(hands, said)
    }
    const broken = await ask()
    expect([broken.status, broken.body.code]).toEqual([503, 'dependency_unavailable'])
    expect(Number(broken.headers.get('retry-after'))).toBeGreaterThan(0)
    script = create
    const { status, body } = await ask()
    expect([status, body.status, body.turn?.replayed]).toEqual([200, 'completed', false])
    expect(await lists(sam)).toEqual(['Autumn'])
  })

  test('for longer while a turn works leaves a turn that tells what had been done', async () => {
    const { sam, ask, elsewhere } = await somebody()
    script = async (hands) => {
      await create(hands)
      network.lose()
      network.cut()
    }
    const broken = await ask()
    network.restore()
    network.cut()
    expect([broken.status, broken.body.code]).toEqual([503, 'dependency_unavailable'])
    expect(Number(broken.headers.get('retry-after'))).toBeGreaterThan(0)
    await leasesEnd()
    const { status, body } = await elsewhere()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ status: 'failed', error: { code: 'turn_interrupted' } },
      calls: [{ capability: 'ideas.lists.create', status: 'completed' }],
      reply: { text: expect.stringContaining('One change was made') },
    })
    script = create
    expect((await ask()).body.turn).toEqual({ ...body.turn, replayed: true })
    expect(await lists(sam)).toEqual(['Autumn'])
  }, 60_000)
})
