import { expect, test } from 'vitest'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const addresses = ['/no-such-page', '/no/such.page', '/index.php', '/api', '/settings/nothing']

const answerOf = async (path: string, accept: string, method = 'GET') => {
  const response = await fetch(`${world.url}${path}`, { method, headers: { accept } })
  const type = response.headers.get('content-type')
  const text = await response.text()
  return { status: response.status, type, text, vary: response.headers.get('vary') ?? '' }
}

test('a browser at an address where nothing is sees a page that says so', async () => {
  for (const path of addresses) {
    const { status, type, text, vary } = await answerOf(path, 'text/html,*/*;q=0.8')
    expect([path, status, type]).toEqual([path, 404, expect.stringContaining('text/html')])
    expect(text).toContain('There’s no such page')
    expect(text).toContain('<a class="button" href="/">To the first page</a>')
    expect([path, vary.toLowerCase().includes('accept')]).toEqual([path, true])
  }
})

test('a browser at an unknown address of the API gets what programs get', async () => {
  const at = '/api/v2/capabilities/a/b'
  const { status, type } = await answerOf(at, 'text/html,*/*;q=0.8')
  expect([status, type]).toEqual([404, expect.stringContaining('application/problem+json')])
})

test('a program gets a problem at an address where nothing is, whatever it sends', async () => {
  for (const path of addresses.slice(0, 3))
    for (const accept of ['*/*', 'application/json', 'application/problem+json'])
      for (const method of ['GET', 'POST']) {
        const { status, type, text } = await answerOf(path, accept, method)
        expect([path, accept, status, type]).toEqual([
          ...[path, accept, 404],
          expect.stringContaining('application/problem+json'),
        ])
        expect(JSON.parse(text).code).toBe('route_not_found')
      }
})
