import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { examplesOf } from '#server/mock/examples.ts'
import { startMock } from '#server/mock/service.ts'

let mock: Awaited<ReturnType<typeof startMock>>

beforeAll(async () => {
  mock = await startMock({ host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  mock.server.closeAllConnections()
  mock.server.close()
})

async function call(id: string, input: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${mock.url}/api/v2/capabilities/${id}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: {
      authorization: 'Bearer anything',
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const callable = Object.values(capabilities).filter(
  ({ direct, surfaces }) => direct && surfaces.some((surface) => surface === 'api'),
)

describe.each(callable.map(({ id }) => id))('%s', (id) => {
  test('is answered with the example of this input, and the answer is what the schema says', async () => {
    const [example] = examplesOf(id)
    const { status, body } = await call(id, example?.input)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ status: example?.answer.status, data: example?.answer.data })
  })
})

test('an input without an example of its own gets one that completes', async () => {
  const { body } = await call('ideas.lists.rename', {
    ideas_list_handle: 'il_any',
    name: 'Quite another',
  })
  expect(body.status).toBe('completed')
})

test('what the service refuses the mock refuses alike', async () => {
  expect(await call('ideas.lists.rename', { nam: 1 })).toMatchObject({
    status: 422,
    body: { code: 'input_invalid' },
  })
  expect(await call('ideas.lists.renam', {})).toMatchObject({ status: 404 })
  expect(await call('plans.send', {})).toMatchObject({
    status: 409,
    body: { code: 'confirmation_required' },
  })
  const response = await fetch(`${mock.url}/api/v2/capabilities/ideas.lists.query`, {
    method: 'POST',
  })
  expect(response.status).toBe(401)
})

test('Prefer asks for a status, an example or a code', async () => {
  const input = { ideas_list_handle: 'il_any', name: 'Quite another' }
  const prefer = (what: string) => call('ideas.lists.rename', input, { prefer: what })
  expect((await prefer('status=unchanged')).body.status).toBe('unchanged')
  expect((await prefer('example=2')).body.status).toBe('unchanged')
  expect(await prefer('code=rate_limited')).toMatchObject({ status: 429 })
  expect(await prefer('code=reference_not_found')).toMatchObject({ status: 404 })
  expect(await prefer('code=429')).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(await prefer('code=404')).toMatchObject({ body: { code: 'reference_not_found' } })
  const never = await prefer('code=plan_full')
  expect(never).toMatchObject({ status: 400 })
  expect(never.body.detail).toBe(
    'ideas.lists.rename never answers plan_full. Ask for a code that its page in the reference names, or for an HTTP status, such as 429.',
  )
  expect(await prefer('status=accepted')).toMatchObject({ status: 400 })
  const full = await call(
    'invites.rsvp.update',
    { invite_handle: 'in_any', rsvp_status: 'accepted' },
    { prefer: 'code=plan_full' },
  )
  expect(full.body).toMatchObject({ status: 'failed', error: { code: 'plan_full' } })
})

test('npm run mock serves it, and ends in order', async () => {
  const root = join(import.meta.dirname, '../..')
  const env = { ...process.env, PORT: '0' }
  const child = spawn(process.execPath, ['server/mock/main.ts'], { cwd: root, env })
  const [said] = await once(child.stdout, 'data')
  const url = /mocked: (\S+)/.exec(String(said))?.[1]
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
})
