import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { formKeyOf, keyField } from '#server/surfaces/web/parts/form_key.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { serveWeb } from '#server/surfaces/web/serve.ts'
import { peopleOf } from '#test/support/given/friendship.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import { startTestServer } from '#test/support/server.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const path = '/try/people'
let network: Network
let service: Service
let pages: Server
let url: string

/** A page that saves somebody, as pages do; the answer to the commit of that gets lost, once. */
const route: WebRoute = {
  ...{ path, name: 'try', pages_only: true },
  session: 'required',
  async show(visit) {
    const main = html`<form method="post"><input name="form_token" value="${visit.formToken(path)}">${keyField()}</form>`
    return { page: { title: 'People', main } }
  },
  async act(visit, form) {
    if (network.lostCommits === 0) network.loseCommits(1)
    const mira = { operation: 'create', display_name: 'Mira' } as const
    const done = callAs(visit, 'relationships.people.manage', mira, formKeyOf(form))
    await done.finally(() => network.loseCommits(0))
    return { redirect: path }
  },
}

beforeAll(async () => {
  network = await startNetwork(world.database_url)
  service = await startTestServer(network.url, { worker: false, log: makeLog('silent') })
  const app = express()
  pages = createServer(app)
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
  app.all(
    path,
    serveWeb({ ...service.runtime, base_url: url }, route, () => null),
  )
})
afterAll(async () => {
  pages?.close()
  await service?.close({ grace: 0, limit: 0 })
  await network?.close()
})

test('a page whose form was saved while the answer of the database got lost does not say that nothing was changed', async () => {
  const sam = await world.account('Sam')
  const session = await signedInClient({ database: world.database, url: service.url }, sam)
  const client = new WebClient(url)
  for (const [name, value] of session.cookies) client.cookies.set(name, value)
  client.headers = { accept: 'text/html' }
  const { text } = await client.get(path)
  // The first form of a page signs out.
  const fieldOf = (name: string) =>
    [...text.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].at(-1)?.[1] ?? ''
  const fields = { form_token: fieldOf('form_token'), key: fieldOf('key') }
  const unsure = await client.post(path, fields)
  expect([unsure.status, network.lostCommits]).toEqual([503, 1])
  expect(await peopleOf(sam)).toEqual(['Mira: friend_in_mind'])
  expect(unsure.text).not.toMatch(/[Nn]othing was/)
  expect(unsure.text).toContain('Sending it again does nothing twice.')
  expect((await client.post(path, fields)).status).toBe(303)
  expect(await peopleOf(sam)).toEqual(['Mira: friend_in_mind'])
})
