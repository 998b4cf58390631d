import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { rowsOf } from '#test/support/given/actions.ts'
import { aList, answer, people } from '#test/support/given/lists.ts'
import { agree, modelAt } from '#test/support/given/model.ts'
import { say } from '#test/support/given/talk.ts'
import { type Scripted, startModelServer } from '#test/support/model_server.ts'
import { useWorld } from '#test/support/world.ts'

// What people say is theirs, with a model too: its failures quote it in no log, and it gets no address, link or token.

const server = await startModelServer()
afterAll(() => server.close())
const logged: string[] = []
const sink = new Writable({
  write(chunk, _, done) {
    logged.push(String(chunk))
    done()
  },
})
const world = useWorld({
  ...{ log: pino({ level: 'trace' }, sink), metrics_port: 0, model_limit: 2_000 },
  model: modelAt(server, 'anthropic'),
})
afterEach(() => vi.restoreAllMocks())

const failures: Readonly<Record<string, Scripted>> = {
  'an answer': { say: 'Zwetschge it is.' },
  'a refusal that quotes it': { status: 400, body: '{"error": {"message": "zwetschge"}}' },
  'a limit': { status: 429, body: 'zwetschge' },
  'broken JSON': { status: 200, body: '{"zwetschge' },
  'a tool of that name': { calls: [{ name: 'zwetschge', input: { zwetschge: 1 } }] },
  silence: 'silent',
}

test.each(Object.entries(failures))(
  'after %s no log, metric or audit row has the words of a message',
  async (_, scripted) => {
    const written = ['log', 'warn', 'error', 'debug', 'info'].map((name) =>
      vi.spyOn(console, name as 'log'),
    )
    const sam = await world.account('Sam')
    await agree(world, sam, server.host)
    server.play(() => scripted)
    logged.length = 0
    const { status } = await say(sam, 'what about Zwetschge')
    expect(status).toBe(200)
    expect(server.asked.length).toBeGreaterThan(0)
    expect(server.asked[0]?.text).toContain('Zwetschge')
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.filter((line) => /zwetschge|key-of-model/i.test(line))).toEqual([])
    expect(written.flatMap((spy) => spy.mock.calls)).toEqual([])
    const metrics = await (await fetch(world.service.metrics_url ?? '')).text()
    expect(metrics).not.toMatch(/zwetschge/i)
    expect(JSON.stringify(await rowsOf(world, sam, 'audit'))).not.toMatch(/zwetschge/i)
  },
)

test('a model gets no token, address or link, and nothing of another conversation', async () => {
  const sam = await world.account('Sam')
  await agree(world, sam, server.host)
  const [ada = ''] = await people(sam, 'Ada')
  await answer(sam, 'relationships.people.manage', {
    ...{ mode: 'update', person_handle: ada, email: 'ada@secret.example' },
  }).catch(() => {})
  const { data } = await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'place', title: 'Sauna' },
    description: 'See https://secret.example/a?b=c or write to host@secret.example, +49 30 1234567',
  })
  const list = await aList(sam, { name: 'Oboe' })
  const add = { ideas_list_handle: list, mode: 'add', idea_handles: [data.idea.idea_handle] }
  await answer(sam, 'ideas.lists.items.update', add)
  await say(sam, 'the other conversation speaks of quinces', { channel: 'app:other' })
  const reads = [
    { name: 'service_get_ideas_list', input: { ideas_list_handle: list } },
    { name: 'service_list_friends', input: {} },
    { name: 'service_list_saved_ideas', input: {} },
  ]
  server.play(({ step }) => (step === 1 ? { calls: reads } : { say: 'See https://evil.example' }))
  const { body } = await say(sam, 'what is there', { channel: 'app:this' })
  expect(server.asked[1]?.results).toHaveLength(3)
  expect(server.asked[1]?.results[0]).toContain('[link 1]')
  const sent = server.asked.map(({ text }) => text).join('\n')
  expect(sent).toContain('Sauna')
  expect(sent).not.toMatch(/secret\.example|1234567|quinces/)
  expect(sent).not.toContain(sam.token)
  // What it says is no way to lead somebody elsewhere.
  expect(body.reply.text).toBe('See [link]')
})
