import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { readCapture } from '#test/support/given/captures.ts'
import { agree } from '#test/support/given/model.ts'
import { startModelServer } from '#test/support/model_server.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { makeCaller, useWorld } from '#test/support/world.ts'

// The process that reads captures is killed between what a model answered and what is stored of it.

const models = await startModelServer()
const world = useWorld({ worker: false })
const key = randomBytes(32).toString('base64')
const text = 'Hab 2 Karten, wer kommt mit? am Freitag um 20 Uhr, Anora in der Wolfshöhle'
const running: ServerProcess[] = []
afterAll(async () => {
  for (const one of running) await one.kill()
  await models.close()
})

async function start(): Promise<ServerProcess> {
  const settings = {
    ASSISTANT_MODEL: 'openai:scripted',
    ASSISTANT_URL: models.url('openai'),
    ASSISTANT_CAPTURES: 'on',
  }
  const server = await startServerProcess(world.database_url, key, settings)
  running.push(server)
  return server
}

test.each([
  // The answer cannot be kept before the process ends: the rules name it.
  { held: 'captures', title: 'rules' },
  // It was kept, and what it is for was not stored: it still counts.
  { held: 'accounts', title: 'Anora' },
])(
  'a model is asked once though the process is killed while $held cannot be written',
  async ({ held, title }) => {
    const sam = await world.account('Sam')
    let server = await start()
    const caller = makeCaller(() => server.url, sam.token)
    await agree(world, sam, `${models.host}, captures`)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let holding: Promise<unknown> = Promise.resolve()
    models.play(async () => {
      await new Promise<void>((locked) => {
        holding = world.database.write(sam.owner, {
          async work(db) {
            if (held === 'captures')
              await db.sql`select from captures where owner_id = ${db.owner} for update`
            else await db.sql`select from accounts where owner_id = ${db.owner} for update`
            locked()
            await released
          },
        })
      })
      return { calls: [{ name: 'named', input: { title: 'Anora', venue: 'Wolfshöhle' } }] }
    })
    const options = { key: `named-${held}` }
    const sent = await caller.call('ideas.capture', { text }, options)
    const { capture_public_id } = sent.body.data
    for (let waited = 0; waited < 200 && models.asked.length === 0; waited += 1) await pause(50)
    // The answer is on its way, and waits for the lock.
    await pause(1_000)
    await server.kill()
    release()
    await holding
    for (const change of [
      `captures set lease_until = null, due_at = now() where state = 'accepted'`,
      `due_work set due_at = now() where kind = 'capture'`,
    ])
      await asSuperuser(world.superuser_url, `update ${change}`)
    server = await start()
    const ended = async () => {
      for (let waited = 0; waited < 300; waited += 1) {
        const read = await readCapture(caller, capture_public_id)
        if (read.status !== 'accepted') return read
        await pause(100)
      }
      return null
    }
    const read = await ended()
    expect(read?.status).toBe('completed')
    if (title === 'rules') expect(read?.data.idea?.title).not.toBe('Anora')
    else expect(read?.data.idea?.title).toBe(title)
    expect(models.asked).toHaveLength(1)

    // The same call again is the same capture.
    const again = await caller.call('ideas.capture', { text }, options)
    expect(again.body.data).toMatchObject({ capture_public_id })
    await pause(500)
    expect(models.asked).toHaveLength(1)
    await server.end()
  },
  60_000,
)
