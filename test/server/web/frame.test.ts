import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { aPrintedLink, signedInClient, WebClient } from '#test/support/web_client.ts'
import { startTestServer } from '#test/support/server.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const nobody = () => new WebClient(() => world.url)
const noHeaders: Record<string, string> = {}
const page = { accept: 'text/html' }

describe('a printed link', () => {
  test('signs in the browser that sends its form, once', async () => {
    const path = await aPrintedLink(world, sam)
    const client = nobody()
    const { status, json, headers } = await client.post(path)
    expect([status, json]).toEqual([200, { signed_in: true }])
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await client.get('/settings')).json).toMatchObject({ display_name: 'Sam' })
    const again = await nobody().post(path)
    expect([again.status, again.json.code]).toEqual([404, 'route_not_found'])
    expect(again.headers.getSetCookie()).toEqual([])
  })

  test('does nothing when it is only opened, as a mail scanner does', async () => {
    const path = await aPrintedLink(world, sam)
    for (const accept of ['text/html', 'application/json']) {
      for (let visits = 0; visits < 2; visits += 1) {
        expect((await nobody().get(path, { accept })).status).toBe(200)
      }
    }
    expect((await nobody().post(path)).status).toBe(200)
  })

  test('signs in one of ten browsers that send it at the same time', async () => {
    const path = await aPrintedLink(world, sam)
    const all = await Promise.all(Array.from({ length: 10 }, () => nobody().post(path)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)])
  })

  test('is used in a page with one button, and leads to where the browser may go', async () => {
    const client = nobody()
    const shown = await client.get(await aPrintedLink(world, sam), page)
    expect(shown.text).toMatch(/<h1>Sign in as <bdi>sam-[^<]+<\/bdi>\?<\/h1>/)
    expect(shown.text.match(/<button/g)).toHaveLength(1)
    const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(shown.text) ?? []
    const path = await aPrintedLink(world, sam)
    const sent = await client.post(path, { form_token: token }, page)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/'])
  })

  test('answers text that never was a link like a link that was used', async () => {
    const used = await aPrintedLink(world, sam)
    await nobody().post(used)
    const answers = await Promise.all(
      [used, '/sign-in/x', `/sign-in/${'a'.repeat(43)}`].flatMap((path) => [
        nobody().get(path, page),
        nobody().post(path, {}, { accept: 'application/json' }),
      ]),
    )
    const told = (text: string) => text.replaceAll(/"request_id":"[^"]+"/g, '')
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ text: body }) => told(body))).size).toBe(2)
  })
})

describe('web 2: a form counts only if it comes from a page of ours', () => {
  const send = async (fields: Record<string, string>, headers: Record<string, string>) => {
    const client = await signedInClient(world, sam)
    const { json } = await client.get('/settings')
    const all = { form_token: json.sign_out_token, ...fields }
    const { status, json: body } = await client.post('/sign-out', all, headers)
    return [status, body?.code]
  }
  const origin = () => new URL(world.url).origin

  test('by Sec-Fetch-Site', async () => {
    expect(await send({}, { 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined])
    expect(await send({}, { 'sec-fetch-site': 'none' })).toEqual([200, undefined])
    for (const site of ['cross-site', 'same-site', 'strange']) {
      const headers = { 'sec-fetch-site': site, origin: origin() }
      expect(await send({}, headers)).toEqual([403, 'access_denied'])
    }
  })

  test('or by Origin, which is ours to the letter and never null', async () => {
    expect(await send({}, { origin: origin() })).toEqual([200, undefined])
    for (const other of ['null', 'https://elsewhere.test', `${origin()}0`]) {
      expect(await send({}, { origin: other })).toEqual([403, 'access_denied'])
    }
  })

  test('and always by its token, however it comes', async () => {
    for (const headers of [noHeaders, { 'sec-fetch-site': 'same-origin' }]) {
      expect(await send({ form_token: '' }, headers)).toEqual([403, 'access_denied'])
      expect(await send({ form_token: 'x'.repeat(43) }, headers)).toEqual([403, 'access_denied'])
    }
    const other = await signedInClient(world, ada)
    const { json } = await other.get('/settings')
    expect(await send({ form_token: json.sign_out_token }, {})).toEqual([403, 'access_denied'])
  })

  test('and no mail program’s unsubscribe button is an exception here', async () => {
    const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }
    const oneClick = { 'List-Unsubscribe': 'One-Click' }
    expect(await send(oneClick, cross)).toEqual([403, 'access_denied'])
    const path = await aPrintedLink(world, sam)
    expect((await nobody().post(path, oneClick, cross)).status).toBe(403)
    expect((await nobody().post(path, oneClick, { ...cross, ...page })).status).toBe(403)
    // A page needs the token of a browser that has opened it.
    expect((await nobody().post(path, {}, page)).status).toBe(403)
    expect((await nobody().post(path)).status).toBe(200)
  })

  test('pages say where they come from to themselves, and nothing is stored', async () => {
    const { headers } = await (await signedInClient(world, sam)).get('/settings', page)
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

describe('without a session', () => {
  test('a page sends to sign in and knows where to go back to, a form and a program get a 401', async () => {
    const get = await nobody().get('/settings', page)
    expect([get.status, get.headers.get('location')]).toEqual([303, '/sign-in?next=%2Fsettings'])
    const form = await nobody().post('/sign-out', {}, page)
    expect([form.status, form.text.includes('You’re signed out')]).toEqual([401, true])
    expect(form.text).toContain('href="/sign-in" target="_blank"')
    const json = await nobody().get('/settings')
    expect([json.status, json.json.code]).toEqual([401, 'session_required'])
    expect(json.headers.get('content-type')).toContain('application/problem+json')
  })

  test('an address without a page is a 404, and another method a 405', async () => {
    const client = await signedInClient(world, sam)
    expect((await client.get('/settings/nothing')).json.code).toBe('route_not_found')
    expect((await client.get('/settings/nothing', page)).text).toContain('There’s no such page')
    const { status, headers } = await client.post('/settings')
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('a session opens neither the API nor MCP', async () => {
  const client = await signedInClient(world, sam)
  for (const path of ['/api/v2/capabilities/ideas.lists.query', '/mcp']) {
    expect((await client.post(path, {})).status).toBe(401)
  }
})

describe('web 18: the cookie and the host follow PUBLIC_URL alone', () => {
  const at = async (public_url: string, work: (url: string) => Promise<void>) => {
    const service = await startTestServer(world.database_url, { public_url, worker: false })
    try {
      await work(service.url)
    } finally {
      await service.close({ grace: 0, limit: 0 })
    }
  }
  /** Sends a request with any Host, which fetch does not. */
  const ask = (url: string, path: string, host: string, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
      (resolve, reject) => {
        const headers = { host, accept: 'application/json' }
        request(url + path, { method, headers }, async (answer) => {
          const { statusCode: status = 0, headers: own } = answer
          resolve({ status, headers: own, body: await text(answer) })
        })
          .on('error', reject)
          .end()
      },
    )

  test('with https it is a __Host- cookie with Secure', async () => {
    await at('https://plans.example.test', async (url) => {
      const path = await aPrintedLink(world, sam)
      const { status, headers } = await ask(url, path, 'plans.example.test', 'POST')
      expect(status).toBe(200)
      const cookies = [headers['set-cookie']].flat().join('\n')
      expect(cookies).toMatch(
        /^__Host-service_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/m,
      )
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
    })
  })

  test('with http on this machine it has the brand and no Secure', async () => {
    const { headers } = await nobody().post(await aPrintedLink(world, sam))
    expect(headers.getSetCookie().join('\n')).toMatch(
      /^service_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/m,
    )
  })

  test('another name of the service is sent to its own, and its forms are refused', async () => {
    const { host } = new URL(world.url)
    const other = host.replace('127.0.0.1', 'localhost')
    const get = await ask(world.url, '/sign-in/x?y', other)
    expect([get.status, get.headers.location]).toEqual([302, `${world.url}/sign-in/x?y`])
    const path = await aPrintedLink(world, sam)
    expect((await ask(world.url, path, other, 'POST')).status).toBe(403)
    expect((await ask(world.url, path, host, 'POST')).status).toBe(200)
  })

  test('without TLS, or below a path, there are no pages, and the API goes on', async () => {
    for (const public_url of ['http://plans.example.test', 'https://example.test/plans']) {
      await at(public_url, async (url) => {
        const { status, body } = await ask(url, '/settings', new URL(public_url).host)
        expect([status, JSON.parse(body).detail.includes('PUBLIC_URL')]).toEqual([503, true])
        const api = await fetch(`${url}/api/v2/capabilities/ideas.lists.query`, { method: 'POST' })
        expect(api.status).toBe(401)
      })
    }
  })
})

test('request ids are echoed', async () => {
  const id = randomUUID()
  const { headers } = await nobody().get('/settings', { 'x-request-id': id })
  expect(headers.get('x-request-id')).toBe(id)
})
