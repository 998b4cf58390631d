import { expect, test } from 'vitest'
import { startWorld, useAccount, useWorld } from '#test/support/world.ts'

const app = 'https://app.example.com'

const world = useWorld({ origins: [app] })
const sam = useAccount(world, 'Sam')

const path = '/api/v2/capabilities/ideas.lists.query'

function ask(origin: string, method: string, headers: Record<string, string> = {}, at = path) {
  return fetch(`${world.url}${at}`, { method, headers: { origin, ...headers } })
}

test('a page of an admitted origin may ask whether it may call, and call', async () => {
  const may = await ask(app, 'OPTIONS', {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  })
  expect(may.status).toBe(204)
  expect(may.headers.get('access-control-allow-origin')).toBe(app)
  expect(may.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  const { status, headers } = await sam.call('ideas.lists.query', {}, { headers: { origin: app } })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe(app)
  expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

test('refusals can be read by the page too', async () => {
  const refused = await ask(app, 'POST')
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe(app)
})

test('a page of another origin is told nothing, and a cache keeps the two apart', async () => {
  const other = await ask('https://other.example.com', 'POST')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  expect(other.headers.get('vary')).toBe('Origin')
})

test('what is not the API is not opened to other origins', async () => {
  for (const at of ['/mcp', '/i/anything', '/healthz']) {
    const { headers } = await ask(app, 'GET', {}, at)
    expect(headers.get('access-control-allow-origin'), at).toBeNull()
  }
})

test('without a setting no origin is admitted', async () => {
  const plain = await startWorld()
  const { status, headers } = await fetch(`${plain.url}${path}`, {
    method: 'OPTIONS',
    headers: { origin: app, 'access-control-request-method': 'POST' },
  })
  expect(status).toBe(405)
  expect(headers.get('access-control-allow-origin')).toBeNull()
  await plain.stop()
})
