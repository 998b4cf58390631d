import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeLog } from '#server/runtime/log.ts'
import { makeSourceOf } from '#server/runtime/remote_address.ts'
import { startWorld } from '#test/support/world.ts'

/** A log and what was written into it. */
function makeLogged() {
  let text = ''
  const destination = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  return { log: makeLog('info', destination), text: () => text }
}

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  const { log, text } = makeLogged()
  write(log)
  return text()
}

test('no secret, body or address stands in a log, wherever it was put', () => {
  const secret = 'hunter2'
  const text = logged((log) => {
    log.info(
      { token: secret, headers: { authorization: secret }, email: secret, remote_address: secret },
      'a',
    )
    log.info({ call: { body: secret, input: secret, token: secret } }, 'b')
    log.info({ answer: secret, url: secret }, 'c')
  })
  expect(text.split('\n').filter(Boolean)).toHaveLength(3)
  expect(text).not.toContain(secret)
})

test('an error keeps its stack and its cause, without the rows the database met', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(sam@example.test) exists.',
  })
  const text = logged((log) => log.error({ err: new Error('outer', { cause }) }, 'failed'))
  expect(text).not.toContain('sam@example.test')
  const [line] = text.split('\n')
  expect(JSON.parse(line ?? '')).toMatchObject({
    err: {
      message: 'outer',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'duplicate key', code: '23505' },
    },
  })
})

test('a refusal on any surface names its source, and never the address', async () => {
  const { log, text } = makeLogged()
  const world = await startWorld({ log, rate_limits: true, trusted_proxies: ['127.0.0.1'] })
  const reader = await world.account('Sam', { abilities: ['planning:read'] })
  const ask = (path: string, from: string, token: string, method = 'POST') =>
    fetch(`${world.url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': from,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(method === 'POST' && { body: '{}' }),
    })
  const [one, other] = ['198.51.100.7', '2001:db8::7']
  const create = '/api/v2/capabilities/ideas.lists.create'
  const asked = [
    ask(create, one, 'junk'),
    ask(create, one, reader.token),
    ask('/api/v2/capabilities', one, 'junk', 'GET'),
    ask('/mcp', one, 'junk'),
    ask('/i/no-such-link', one, '', 'GET'),
    ask('/mcp', other, 'junk'),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([
    401, 403, 401, 401, 404, 401,
  ])
  await world.stop()
  const lines: { source?: string; status: number; code: string }[] = text()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const sources = lines.flatMap(({ source }) => source ?? [])
  expect(sources).toHaveLength(6)
  expect(new Set(sources).size).toBe(2)
  for (const secret of [one, other, '127.0.0.1', 'junk', reader.token])
    expect(text()).not.toContain(secret)
})

test('the name of a source needs the key', () => {
  const [key, another] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  expect(makeSourceOf([key])('::1')).toBe(makeSourceOf([key, another])('::1'))
  expect(makeSourceOf([another])('::1')).not.toBe(makeSourceOf([key])('::1'))
})
