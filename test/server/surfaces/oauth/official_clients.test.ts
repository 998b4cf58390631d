import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client'
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccessToken } from '#server/flows/web/oauth_grants.ts'
import { startBrowser } from '#test/support/browser.ts'
import { visitPage } from '#test/support/visit_page.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const ada = useAccount(world, 'Ada')
const ben = useAccount(world, 'Ben')

let browser: Browser
let app: Server
let callback = ''
/** The address with which the browser came back last. */
let cameBack = new URL('http://127.0.0.1')

beforeAll(async () => {
  browser = await startBrowser()
  // What a program on the person's computer listens with.
  app = createServer((request, response) => {
    cameBack = new URL(request.url ?? '', callback)
    response.setHeader('content-type', 'text/html').end('<h1>Back in the app</h1>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => app.once('listening', resolve))
  callback = `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`
})
afterAll(async () => {
  await browser?.close()
  app?.close()
})

/** What the official clients ask their host to keep. */
function aProvider() {
  const kept: { client?: unknown; tokens?: { access_token: string }; verifier?: string } = {}
  let opened: URL | null = null
  let discovered: unknown
  return {
    kept,
    opened: () => opened?.href ?? '',
    redirectUrl: callback,
    clientMetadata: { client_name: 'Notebook', redirect_uris: [callback] },
    clientInformation: () => kept.client,
    saveClientInformation: (client: unknown) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens: { access_token: string }) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (url: URL) => {
      opened = url
    },
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier ?? '',
    discoveryState: () => discovered,
    saveDiscoveryState: (state: unknown) => {
      discovered = state
    },
  }
}

type Provider = ReturnType<typeof aProvider>

const legacy = {
  client: () => new LegacyClient({ name: 'tests', version: '1' }),
  transport: (provider: Provider) =>
    new LegacyTransport(new URL('/mcp', world.url), { authProvider: provider as never }),
}
const modern = {
  client: () =>
    new ModernClient(
      { name: 'tests', version: '1' },
      { versionNegotiation: { mode: { pin: '2026-07-28' } } },
    ),
  transport: (provider: Provider) =>
    new ModernTransport(new URL('/mcp/v2', world.url), { authProvider: provider as never }),
}

/** Signs in, as with the link from the mail. */
async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto(world.url + (await aPrintedLink(world, account)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

/** Opens what the app opens, and allows it. */
async function allow(page: Page, provider: Provider): Promise<void> {
  await page.goto(provider.opened())
  await page.getByText('calls itself').waitFor()
  expect(await page.getByText('on this computer').first().isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByText('Back in the app').waitFor()
}

/** The first client takes the code, the second all that came back, and compares who gave it. */
function finish(transport: LegacyTransport | ModernTransport): Promise<void> {
  return transport instanceof LegacyTransport
    ? transport.finishAuth(cameBack.searchParams.get('code') ?? '')
    : transport.finishAuth(cameBack.searchParams)
}

/** Connects with one of the official clients, in a browser that is signed in. @returns the names of the tools. */
async function connectWith(page: Page, { client, transport }: typeof legacy | typeof modern) {
  const provider = aProvider()
  const first = transport(provider)
  await expect(client().connect(first as never)).rejects.toThrow(/Unauthorized/i)
  await allow(page, provider)
  await finish(first)
  const connected = client()
  await connected.connect(transport(provider) as never)
  const { tools } = await connected.listTools()
  await connected.close()
  return { provider, tools: tools.map(({ name }) => name) }
}

test.each([
  ['first', legacy],
  ['second', modern],
] as const)(
  'the %s official client connects through a browser, and sees its tools',
  async (_name, kind) => {
    await visitPage(browser, `${world.url}/sign-in`, {}, async (page) => {
      await signIn(page, ada)
      const { tools } = await connectWith(page, kind)
      expect(tools).toContain('service_create_ideas_list')
      expect(tools).not.toContain('service_commit_action')
    })
  },
)

test('Ada connects and signs out, Ben signs in and connects in the same browser: the grant is Ben’s', async () => {
  await visitPage(browser, `${world.url}/sign-in`, {}, async (page) => {
    await signIn(page, ada)
    const hers = await connectWith(page, legacy)
    await page.goto(`${world.url}/settings`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/\/sign-in/)
    await signIn(page, ben)
    const his = await connectWith(page, modern)
    const owner = async ({ provider }: { provider: Provider }) =>
      (await findAccessToken(world.service.runtime, provider.kept.tokens?.access_token ?? ''))
        ?.owner
    expect([await owner(hers), await owner(his)]).toEqual([ada.owner, ben.owner])
  })
})
