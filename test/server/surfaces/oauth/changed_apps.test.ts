import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open_database.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { recordHash } from '#server/domain/oauth/record_hash.ts'
import { viewGrants } from '#server/flows/web/oauth_grants.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type DocumentHost, startDocumentHost } from '#test/support/document_host.ts'
import {
  anApp,
  answerConsent,
  type OauthApp,
  openConsent,
  pathOf,
} from '#test/support/oauth_app.ts'
import { allowed, errorIn, listTools } from '#test/support/oauth_steps.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { startTestServer } from '#test/support/server.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { brand } from '#test/support/postgres/answer.ts'

// What changes an app between two steps of its authorization is seen by a service that starts between them: another
// process keeps nothing of an app in its memory.
let test_database: Awaited<ReturnType<typeof makeRunDatabase>>
let database: ReturnType<typeof openDatabase>
let host: DocumentHost
let service: Awaited<ReturnType<typeof startTestServer>>
let client: WebClient
let owner = ''

beforeAll(async () => {
  host = await startDocumentHost()
  test_database = await makeRunDatabase()
  database = openDatabase({ url: test_database.url, brand })
  service = await startTestServer(test_database.url, host.options)
  const sam = { display_name: 'Sam', email: 'sam@example.test', timezone: 'Europe/Berlin' }
  ;({ owner } = await insertAccount(database, sam))
  client = await signedInClient({ url: service.url, database }, { owner })
})
afterAll(async () => {
  await service.close({ grace: 0, limit: 0 })
  await Promise.all([database.close(), host.close()])
  await test_database.drop()
})

async function startAgain(): Promise<void> {
  const port = Number(new URL(service.url).port)
  await service.close({ grace: 0, limit: 0 })
  service = await startTestServer(test_database.url, { ...host.options, port })
}

const html = { accept: 'text/html' }
const again = 'Go back to the app and connect it again'

/** How an app becomes known, and how long it is on its own. */
const apps: Readonly<Record<string, (step: string) => Promise<OauthApp>>> = {
  'with an address': (step) => host.appAt(service.url, `/${step}.json`),
  'that registered': () => anApp(service.url),
}

/** Takes an app away, and what is kept of it. */
async function forget({ client: { client_id } }: OauthApp): Promise<void> {
  const kind = client_id.startsWith('https:') ? 'Document' : 'Client'
  if (kind === 'Document') host.documents.delete(new URL(client_id).pathname)
  const hash = recordHash(kind, client_id).toString('hex')
  const text = `delete from oauth_records where id_hash = '\\x${hash}'`
  await asSuperuser(test_database.superuserUrl, text)
  await startAgain()
}

describe.each(Object.keys(apps))('an app %s that is not known any more', (kind) => {
  const refused = [kind === 'with an address' ? 400 : 401, 'invalid_client']
  const make = async (step: string) => (await apps[kind]?.(step)) as OauthApp

  test('is not asked about, and its person reads what to do', async () => {
    const app = await make('shown')
    const path = await openConsent(client, await app.begin())
    await forget(app)
    const { status, text } = await client.get(path, html)
    expect([status, text.includes(again)]).toEqual([404, true])
  })

  test('gets nothing that is allowed meanwhile, and nothing is listed as connected', async () => {
    const app = await make('asked')
    const path = await openConsent(client, await app.begin())
    const { json } = await client.get(path)
    await forget(app)
    const before = await viewGrants({ database }, owner)
    const fields = { form_token: json.form_token, ability: 'planning:read', decision: 'allow' }
    const { status, text } = await client.post(path, fields, html)
    expect([status, text.includes(again)]).toEqual([404, true])
    expect(await viewGrants({ database }, owner)).toHaveLength(before.length)
  })

  test('gets no code, and its person reads what to do', async () => {
    const app = await make('allowed')
    const path = await openConsent(client, await app.begin())
    const { json } = await client.get(path)
    const fields = { form_token: json.form_token, ability: 'planning:read', decision: 'allow' }
    const { headers } = await client.post(path, fields, html)
    await forget(app)
    const {
      status,
      text,
      headers: last,
    } = await client.get(pathOf(headers.get('location') ?? ''), html)
    expect([status, text.includes(again), last.get('location')]).toEqual([400, true, null])
  })

  test('gets no token for its code, and none for a refresh token; its access token works on', async () => {
    const app = await make('coded')
    const { begun, params } = await allowed(app, client)
    await forget(app)
    expect(await errorIn(await app.exchangeRaw(params, begun))).toEqual(refused)
    const other = await make('refreshing')
    const { begun: began, params: came } = await allowed(other, client)
    const { access_token, refresh_token = '' } = await other.exchange(came, began)
    await forget(other)
    expect(await errorIn(await other.refreshRaw(refresh_token))).toEqual(refused)
    expect((await listTools(service as never, access_token)).status).toBe(200)
  })

  test('may be connected anew', async () => {
    const app = await make('anew')
    await forget(app)
    const { status, text } = await client.get(pathOf((await app.begin()).url), html)
    const isKnown = kind === 'with an address'
    expect([status, text.includes('Tell the people who make the app')]).toEqual([400, isKnown])
    if (!isKnown)
      expect(text).toContain('Remove the connection in the app, then add it there again.')
    const { begun, params } = await allowed(await make('anew'), client)
    expect(params.get('code')).toBeTruthy()
    expect(begun.redirect_uri).toBe(app.redirect_uri)
  })
})

/** Begins an authorization whose cookies belong to its own path, as a browser keeps them. */
async function inOwnBrowser(begin: () => Promise<{ url: URL }>): Promise<[WebClient, string]> {
  const own = new WebClient(service.url)
  for (const [name, value] of client.cookies) own.cookies.set(name, value)
  return [own, await openConsent(own, await begin())]
}

test('an app that does not name its address of redirection any more gets no code there', async () => {
  const app = await host.appAt(service.url, '/moved.json')
  const [reading, path] = await inOwnBrowser(() => app.begin())
  const { json } = await reading.get(path)
  const fields = { form_token: json.form_token, ability: 'planning:read', decision: 'allow' }
  const [allowing, other] = await inOwnBrowser(() => app.begin())
  const { json: shown } = await allowing.get(other)
  const { headers } = await allowing.post(other, { ...fields, form_token: shown.form_token }, html)
  const redirect_uri = `${host.origin}/other`
  await host.appAt(service.url, '/moved.json', { redirect_uris: [redirect_uri] })
  await startAgain()
  await openConsent(client, await app.begin({ redirect_uri }))
  for (const { status, headers: got, text } of [
    await reading.get(path, html),
    await reading.post(path, fields, html),
    await allowing.get(pathOf(headers.get('location') ?? ''), html),
  ]) {
    expect([status >= 400 && status < 500, got.get('location')]).toEqual([true, null])
    expect(text).toContain('The app has changed since you started')
  }
})

test('an app that changes its name while its person reads is kept by the name that they read', async () => {
  const app = await host.appAt(service.url, '/renamed.json', { client_name: 'Notebook' })
  const begun = await app.begin()
  const [reading, path] = await inOwnBrowser(async () => begun)
  expect((await reading.get(path, html)).text).toContain('Notebook')
  await host.appAt(service.url, '/renamed.json', { client_name: 'Your bank' })
  await startAgain()
  const [late, other] = await inOwnBrowser(() => app.begin())
  expect((await late.get(other, html)).text).toContain('Your bank')
  expect((await reading.get(path, html)).text).not.toContain('Your bank')
  const { headers } = await answerConsent(reading, path)
  const params = app.codeIn(headers.get('location') ?? '', begun)
  const { access_token } = await app.exchange(params, begun)
  expect((await listTools(service as never, access_token)).status).toBe(200)
  const [grant] = await viewGrants({ database }, owner)
  const { client_name, abilities } = grant ?? {}
  expect([client_name, abilities?.length]).toEqual(['Notebook', 3])
})

test('what was allowed is what an app gets, and keeps at each refresh, whatever it asks for then', async () => {
  const app = await host.appAt(service.url, '/more.json')
  const { begun, params } = await allowed(app, client, {}, { abilities: ['planning:read'] })
  const { refresh_token = '', scope } = await app.exchange(params, begun)
  expect(scope).toBe('planning:read')
  await host.appAt(service.url, '/more.json', { client_name: 'More', scope: 'planning:commit' })
  await startAgain()
  const more = new URLSearchParams({
    ...{ grant_type: 'refresh_token', client_id: app.client.client_id, refresh_token },
    scope: 'planning:read planning:commit',
  })
  const refused = await fetch(`${service.url}/oauth/token`, { method: 'POST', body: more })
  expect(await errorIn(refused)).toEqual([400, 'invalid_scope'])
  const refreshed = await app.refresh(refresh_token)
  expect(refreshed.scope).toBe('planning:read')
})
