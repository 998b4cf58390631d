import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import { anApp, type OauthApp } from '#test/support/oauth_app.ts'
import { startTestServer } from '#test/support/server.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let network: Network
let service: Service
let app: OauthApp

beforeAll(async () => {
  network = await startNetwork(world.database_url)
  service = await startTestServer(network.url, { log: makeLog('silent'), worker: false })
  app = await anApp(service.url)
  // From here on each connection breaks as soon as it says something.
  network.lose()
  network.cut()
})
afterAll(async () => {
  network?.restore()
  await service?.close({ grace: 0, limit: 0 })
  await network?.close()
})

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams({ client_id: app.client.client_id, ...fields }),
})

test.concurrent.each<[string, () => [path: string, init: RequestInit]]>([
  ['tokens', () => ['/oauth/token', form({ grant_type: 'refresh_token', refresh_token: 'x' })]],
  ['the end of a token', () => ['/oauth/revoke', form({ token: 'x' })]],
  [
    'a new client',
    () => [
      '/oauth/register',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'App', redirect_uris: ['http://127.0.0.1/back'] }),
      },
    ],
  ],
])('while the database is away, %s are asked for again later', async (_, asking) => {
  const [path, init] = asking()
  const answer = await fetch(new URL(path, service.url), init)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  const { error, error_description } = (await answer.json()) as Record<string, string>
  expect([error, error_description]).toEqual([
    'temporarily_unavailable',
    expect.stringContaining('Send the same request again'),
  ])
})

test.concurrent('while the database is away, a person who is sent here reads that it is to be tried again', async () => {
  const { url } = await app.begin()
  const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('<h1>')
})
