import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { startFeed } from '#test/support/feed_server.ts'
import { pageOf, sauna } from '#test/support/given/capture_job.ts'
import { answer } from '#test/support/given/lists.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { type Account, makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const key = randomBytes(32).toString('base64')
const count = 50
const kills = 6
let server: ServerProcess | null = null

afterAll(() => server?.kill())

/** Makes what a killed process has leased due again, as a minute does. */
async function minutePasses(): Promise<void> {
  for (const change of [
    `captures set lease_until = null, attempts = 0, due_at = now() where state = 'accepted'`,
    `due_work set due_at = now() where kind = 'capture'`,
  ]) {
    await asSuperuser(world.superuser_url, `update ${change}`)
  }
}

test('captures whose process is killed again and again are kept, and each ends once', async () => {
  const sam: Account = await world.account('Sam')
  const caller = makeCaller(() => server?.url ?? '', sam.token)
  const site = await startFeed()
  site.answer(async (response, { url = '' }) => {
    const number = /\d+$/.exec(url)?.[0]
    await pause(Math.random() * 200)
    const page = pageOf({ ...sauna, name: `Sauna ${number}`, geo: undefined })
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  const start = async () => {
    const settings = { FETCH_ALLOW: site.allow, HOST: '127.0.0.1' }
    server = await startServerProcess(world.database_url, key, settings)
  }
  const inputOf = (index: number) =>
    index % 2 === 0
      ? { source_url: new URL(`/page/${index}`, site.url).href }
      : { text: `Hidden courtyard ${index}, Lindenstraße ${index}, 10969 Berlin` }
  const handles = new Map<number, string>()
  const send = async (index: number): Promise<void> => {
    // A lost answer is asked for again, with the same key.
    while (!handles.has(index)) {
      const options = { key: `capture-${index}` }
      const sent = await caller.call('ideas.capture', inputOf(index), options).catch(() => null)
      if (sent?.status === 200) handles.set(index, sent.body.data.capture_public_id)
      else await pause(50)
    }
  }
  await start()
  let sending: Promise<unknown> = Promise.resolve()
  for (let round = 0; round < kills; round += 1) {
    const some = Array.from({ length: count }, (_, index) => index).filter(
      (index) => index % kills === round,
    )
    sending = Promise.all([sending, ...some.map(send)])
    await pause(50 + Math.random() * 600)
    await server?.kill()
    await minutePasses()
    await start()
  }
  await sending
  const ended = async (index: number) => {
    for (let waited = 0; waited < 300; waited += 1) {
      const capture_public_id = handles.get(index) ?? ''
      const read = await answer(caller, 'ideas.capture.get', { capture_public_id })
      if (read.status !== 'accepted') return read
      await pause(100)
    }
    return null
  }
  const reads = await Promise.all(Array.from({ length: count }, (_, index) => ended(index)))
  expect(new Set(handles.values()).size).toBe(count)
  expect(reads.map((read) => read?.status)).toEqual(
    Array.from({ length: count }, () => 'completed'),
  )
  const ends = reads.map((read) => read?.data.updates.filter(({ stage }) => stage === 'completed'))
  expect(ends.every((updates) => updates?.length === 1)).toBe(true)
  expect(reads.every((read) => read?.data.state_version === 2 && !read.data.reused)).toBe(true)
  expect(new Set(reads.map((read) => read?.data.idea?.idea_handle)).size).toBe(count)
  const [stored] = await world.database.read(
    sam.owner,
    (db) => db.sql<{ ideas: number; captures: number; audit: number }>`
      select
        (select count(*) from ideas where owner_id = ${sam.owner}) as ideas,
        (select count(*) from captures where owner_id = ${sam.owner}) as captures,
        (
          select count(*) from audit
          where owner_id = ${sam.owner} and surface = 'worker' and capability = 'ideas.capture'
        ) as audit`,
  )
  expect(stored).toEqual({ ideas: count, captures: count, audit: count })
  await site.close()
}, 120_000)
