import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from '#server/runtime/log.ts'
import type { Service } from '#server/process/service.ts'
import { type Figures, underFault } from '#test/faults/load.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// The faults that need neither a process nor a machine of their own; `npm run test:faults` has the others.

const world = useWorld()
let network: Network
let servers: Service[]
let callers: Account[]

beforeAll(async () => {
  network = await startNetwork(world.database_url)
  // What it logs here is what the test brings about.
  const log = makeLog('silent')
  servers = await Promise.all([1, 2].map(() => startTestServer(network.url, { log })))
  callers = await Promise.all([world.account('Sam'), world.account('Ada'), world.account('Jonas')])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close({ grace: 0, limit: 0 })))
  await network.close()
})

const run = (fault: () => Promise<void>): Promise<Figures> =>
  underFault({ servers, callers, superuserUrl: world.superuser_url, lanes: 8 }, fault)

const unharmed = { lost: 0, doubled: 0, foreign: 0, wrong: 0 }

test('a way to the database that is cut again and again loses nothing and does nothing twice', async () => {
  const figures = await run(async () => {
    for (let round = 0; round < 10; round += 1) {
      network.cut()
      await pause(100)
    }
  })
  expect(figures).toMatchObject(unharmed)
  expect(figures.failed).toBeGreaterThan(0)
  expect(figures.outage).toBeLessThan(6_000)
}, 120_000)

test('a commit whose answer gets lost is done once, and found again by its key', async () => {
  const before = network.lostCommits
  const figures = await run(async () => {
    network.loseCommits(0.1)
    await expect.poll(() => network.lostCommits - before, { timeout: 20_000 }).toBeGreaterThan(5)
    network.loseCommits(0)
  })
  expect(figures).toMatchObject(unharmed)
}, 120_000)

test('a way to the database that stands still and goes on again loses nothing and does nothing twice', async () => {
  const figures = await run(async () => {
    network.stall()
    await pause(2_000)
    network.resume()
    await pause(300)
  })
  expect(figures).toMatchObject(unharmed)
  expect(figures.outage).toBeGreaterThan(1_500)
  expect(figures.outage).toBeLessThan(9_000)
}, 120_000)

test('what disappears, is there twice or belongs to somebody else would be seen', async () => {
  const [sam, ada] = callers
  const figures = await run(async () => {
    await asSuperuser(
      world.superuser_url,
      `update lists set name = 'gone' where list_id = (
         select list_id from lists where owner_id = '${sam?.owner}' order by created_at desc limit 1
       );
       insert into lists (owner_id, list_id, name, name_key)
       select '${ada?.owner}', gen_random_uuid(), name, name_key from lists
       where owner_id = '${sam?.owner}' and name <> 'gone' order by created_at desc limit 1`,
    )
  })
  expect(figures.lost).toBe(1)
  expect(figures.doubled).toBeGreaterThan(0)
  expect(figures.foreign).toBeGreaterThan(0)
}, 120_000)
