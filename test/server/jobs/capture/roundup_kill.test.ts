import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { aList, answer, read } from '#test/support/given/lists.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { type Account, type Caller, makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const key = randomBytes(32).toString('base64')
let server: ServerProcess | null = null

afterAll(() => server?.kill())

const mutate = 'ideas.roundup.mutate'

/** Makes what a killed process has leased due again, as a minute does. */
async function minutePasses(): Promise<void> {
  for (const change of [
    `captures set lease_until = null, attempts = 0, due_at = now() where state = 'accepted'`,
    `roundups set lease_until = null, attempts = 0, due_at = now() where due_at is not null`,
    `due_work set due_at = now() where kind in ('capture', 'roundup')`,
  ]) {
    await asSuperuser(world.superuser_url, `update ${change}`)
  }
}

async function isDone(caller: Caller, public_id: string): Promise<boolean> {
  const { data } = await answer(caller, 'ideas.roundup.get', { public_id })
  return data.state === 'completed' || data.state === 'failed'
}

test('a roundup whose process is killed again and again ends once, with each item once', async () => {
  const sam: Account = await world.account('Sam')
  const titles = Array.from({ length: 40 }, (_, index) => `Hidden courtyard ${index + 1}`)
  const caller = makeCaller(() => server?.url ?? '', sam.token)
  let public_id = ''
  let execution_id = ''
  let list = ''
  let kills = 0
  for (; kills < 6; kills += 1) {
    server = await startServerProcess(world.database_url, key)
    if (public_id === '') {
      list = await aList(caller)
      const created = await answer(caller, mutate, {
        ...{
          operation: 'create',
          source_text: titles.map((title, index) => `${index + 1}. ${title}`).join('\n'),
        },
        ...{ scope: 'all', selection_policy: 'save_all', target_ideas_list_handle: list },
      })
      public_id = created.data.public_id
      execution_id = created.execution_id
    }
    await pause(50 + Math.random() * 500)
    const done = await isDone(caller, public_id)
    await server.kill()
    await minutePasses()
    if (done) break
  }
  server = await startServerProcess(world.database_url, key)
  for (let waited = 0; waited < 200 && !(await isDone(caller, public_id)); waited += 1)
    await pause(100)
  const { data } = await answer(caller, 'ideas.roundup.get', { public_id })
  expect(data.state).toBe('completed')
  expect(data.items.map(({ title, outcome }) => [title, outcome])).toEqual(
    titles.map((title) => [title, 'captured']),
  )
  expect(data.updates.filter(({ stage }) => stage === 'completed')).toHaveLength(1)
  expect(data.updates.filter(({ stage }) => stage === 'source_read')).toHaveLength(1)
  const handles = data.items.map(({ idea_handle }) => idea_handle)
  expect(new Set(handles).size).toBe(titles.length)
  const [count] = await world.database.read(
    sam.owner,
    (db) =>
      db.sql<{ ideas: number; captures: number; audit: number }>`
      select
        (select count(*) from ideas where owner_id = ${sam.owner}) as ideas,
        (select count(*) from captures where owner_id = ${sam.owner}) as captures,
        (
          select count(*) from audit
          where owner_id = ${sam.owner} and surface = 'worker' and capability = ${mutate}
        ) as audit`,
  )
  expect(count).toEqual({ ideas: 40, captures: 40, audit: 1 })
  const { execution } = (await answer(caller, 'executions.get', { execution_id })).data
  expect([execution.status, execution.result?.status]).toEqual(['completed', 'completed'])
  expect((await read({ ...sam, ...caller }, list)).items).toHaveLength(titles.length)
}, 120_000)
