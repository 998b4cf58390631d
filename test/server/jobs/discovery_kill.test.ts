import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const key = randomBytes(32).toString('base64')
let server: ServerProcess | null = null

afterAll(() => server?.kill())

/** Makes what a killed process has leased due again, as a minute does. */
async function minutePasses(): Promise<void> {
  for (const change of [
    `discovery_runs set lease_until = null, due_at = now() where state = 'accepted'`,
    `due_work set due_at = now() where kind = 'discovery'`,
  ]) {
    await asSuperuser(world.superuser_url, `update ${change}`)
  }
}

interface Ends {
  runs: number
  open: number
  versions: number
  audits: number
  running: number
  found: number
}

const endsOf = (account: Account) =>
  world.database.read(
    account.owner,
    (db) => db.sql<Ends>`
      select
        (select count(*)::integer from discovery_runs) as runs,
        (select count(*)::integer from discovery_runs where state = 'accepted') as open,
        (select count(*)::integer from discovery_runs where state_version = 2) as versions,
        (select count(*)::integer from audit where surface = 'worker') as audits,
        (select count(*)::integer from executions where finished_at is null) as running,
        (select count(*)::integer from discovery_candidates c join discovery_runs r using (owner_id, run_id)
          where r.state = 'closed') as found`,
  )

test('runs whose worker is killed twenty times are each closed once, with one outcome', async () => {
  const sam: Account = await world.account('Sam')
  await anIdea(sam, 'Museum of Letters')
  const caller = makeCaller(() => server?.url ?? '', sam.token)
  const query = 'a museum'
  let accepted = 0
  for (let kills = 0; kills < 20; kills += 1) {
    server = await startServerProcess(world.database_url, key)
    const count = 1 + (kills % 3)
    await Promise.all(
      Array.from({ length: count }, () => answer(caller, 'ideas.discover', { query })),
    )
    accepted += count
    await pause(Math.random() * 60)
    await server.kill()
    await minutePasses()
  }
  server = await startServerProcess(world.database_url, key)
  for (let waited = 0; waited < 300; waited += 1) {
    const [now] = await endsOf(sam)
    if (now?.open === 0) break
    await pause(100)
  }
  const [ends] = await endsOf(sam)
  expect(ends).toMatchObject({ runs: accepted, open: 0, versions: accepted })
  expect(ends).toMatchObject({ audits: accepted, running: 0 })
  const closed = await world.database.read(
    sam.owner,
    (db) => db.sql<{ state: string; found: number }>`
      select state, (
        select count(*)::integer from discovery_candidates c
        where c.owner_id = r.owner_id and c.run_id = r.run_id
      ) as found
      from discovery_runs r`,
  )
  for (const { state, found } of closed) expect(found).toBe(state === 'closed' ? 1 : 0)
}, 240_000)
