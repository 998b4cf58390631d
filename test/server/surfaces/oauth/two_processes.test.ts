import { randomBytes } from 'node:crypto'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { openDatabase } from '#server/database/open_database.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { anApp } from '#test/support/oauth_app.ts'
import { allowed, listTools } from '#test/support/oauth_steps.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { brand } from '#test/support/postgres/answer.ts'

// Two servers behind one address, as behind a load balancer, which sends each request to the next of them.
const key = randomBytes(32).toString('base64')
const servers: { process: ServerProcess; port: number }[] = []
let test_database: TestDatabase
let balancer: Server
let url = ''
let turn = 0

beforeAll(async () => {
  test_database = await makeRunDatabase()
  balancer = createServer((incoming, response) => {
    turn += 1
    const { port } = servers[turn % servers.length] ?? { port: 0 }
    const { method, url: path, headers } = incoming
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false }
    const outgoing = ask(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => balancer.once('listening', resolve))
  url = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`
  await start()
  await start()
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map(({ process }) => process.kill()))
  balancer?.closeAllConnections()
  balancer?.close()
  await test_database?.drop()
})

/** Starts a server that knows itself by the address of both. */
async function start(): Promise<void> {
  const port = await freePort()
  const settings = { PUBLIC_URL: url, PORT: String(port) }
  const process = await startServerProcess(test_database.url, key, settings)
  servers.push({ process, port })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test('two servers, and one that starts between code and token, are one authorization server', async () => {
  const database = openDatabase({ url: test_database.url, brand })
  const { owner } = await insertAccount(database, {
    display_name: 'Sam',
    email: 'sam@example.test',
    timezone: 'Europe/Berlin',
  })
  const world = { url, database } as never
  const client = await signedInClient(world, { owner })
  const app = await anApp(url)
  const { begun, params } = await allowed(app, client)
  for (const { process } of servers.splice(0)) await process.kill()
  await start()
  const tokens = await app.exchange(params, begun)
  await start()
  for (const _server of servers) {
    expect((await listTools(world, tokens.access_token)).status).toBe(200)
  }
  const [one, two] = await Promise.all([
    app.refresh(tokens.refresh_token ?? ''),
    app.refresh(tokens.refresh_token ?? ''),
  ])
  for (const { access_token } of [one, two]) {
    expect((await listTools(world, access_token)).status).toBe(200)
  }
  await database.close()
}, 120_000)
