import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { aPrintedLink, WebClient } from '#test/support/web_client.ts'
import { makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let servers: ServerProcess[] = []

beforeAll(async () => {
  const key = randomBytes(32).toString('base64')
  servers = await Promise.all([0, 1].map(() => startServerProcess(world.database_url, key)))
}, 60_000)
afterAll(() => Promise.all(servers.map((server) => server.kill())))

test('a revoked token is refused within a second, by every process', async () => {
  const [first, second] = servers.map(({ url }) => url)
  const client = new WebClient(first ?? '')
  await client.post(await aPrintedLink(world, await world.account('Sam')))
  const fields = { label: 'Laptop', abilities: ['planning:read'] }
  const { json } = await client.submit('/settings/agents/new', fields)
  const agents = [first, second].map((url) => makeCaller(() => url ?? '', json.token))
  const read = async () =>
    Promise.all(agents.map(async (agent) => (await agent.call('ideas.lists.query')).body.code))
  // Both remember now who the token speaks for.
  expect(await read()).toEqual([undefined, undefined])
  await client.submit(`/settings/agents/${json.token_handle}/revoke`)
  await pause(1_000)
  expect(await read()).toEqual(['token_revoked', 'token_revoked'])
})
