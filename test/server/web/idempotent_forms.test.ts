import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fail } from '#server/domain/basics/failure.ts'
import { makeRates } from '#server/runtime/rate.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { formKeyOf, keyField } from '#server/surfaces/web/parts/form_key.ts'
import { changedNote, sentBeforeNote } from '#server/surfaces/web/parts/form_notes.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import { listAs, olderLink, startedAgainNote } from '#server/surfaces/web/parts/list_page.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { serveWeb } from '#server/surfaces/web/serve.ts'
import { answer } from '#test/support/given/lists.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
const path = '/try/lists'

/** A page that makes a list, as pages do. */
const route: WebRoute = {
  path,
  name: 'try',
  session: 'required',
  query: ['cursor'],
  async show(visit) {
    const page = await listAs(visit, 'ideas.lists.query', {})
    const names = page.data.items.map(({ name }) => html`<li>${name}</li>`)
    return shown(visit, html`${startedAgainNote(page)}<ul>${names}</ul>${olderLink(page)}`)
  },
  async act(visit, form) {
    const name = form.get('name') ?? ''
    if (name === 'busy') throw fail('execution_in_progress', { retryAfter: 1 })
    if (name === 'down') throw fail('dependency_unavailable')
    const done = await callAs(visit, 'ideas.lists.create', { name }, formKeyOf(form))
    if (done.data !== null)
      return { json: {}, redirect: `/try/made?${done.data.list.ideas_list_handle}` }
    const { code, message, first } = done
    const note = code === 'idempotency_conflict' ? sentBeforeNote(first) : html`<p>${message}</p>`
    return { ...shown(visit, note, name), status: code === 'idempotency_conflict' ? 409 : 422 }
  },
}

const forPeople: WebRoute = {
  ...{ path: '/try/page', name: 'try_page', pages_only: true },
  session: 'required',
  show: async () => ({ page: { title: 'Page', main: html`<p>Page</p>` } }),
}

function shown(visit: SignedInVisit, above: Html, name = ''): WebAnswer {
  const form_token = visit.formToken(path)
  return {
    json: { form_token },
    page: {
      title: 'Lists',
      main: html`${above}<form method="post"><input name="form_token" value="${form_token}">${keyField()}<input id="name" name="name" value="${name}"></form>`,
    },
  }
}

const servers: Server[] = []

/** Serves the page at an address of its own, as another process would. */
async function serve(change: (runtime: Runtime) => Partial<Runtime> = () => ({})): Promise<string> {
  const app = express()
  const server = createServer(app)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { runtime } = world.service
  const own = { ...runtime, base_url: url, ...change(runtime) }
  for (const one of [route, forPeople])
    app.all(
      one.path,
      serveWeb(own, one, () => null),
    )
  return url
}

afterAll(() => {
  for (const server of servers) server.close()
})

let sam: Account
let urls: string[]
let session: WebClient

beforeAll(async () => {
  urls = [await serve(), await serve()]
})
beforeEach(async () => {
  sam = await world.account('Sam')
  session = await signedInClient(world, sam)
})

/** A browser that is signed in, at one of the addresses. */
function browserAt(url = urls[0] ?? ''): WebClient {
  const client = new WebClient(url)
  for (const [name, value] of session.cookies) client.cookies.set(name, value)
  client.headers = { accept: 'text/html' }
  return client
}

/** The value of a field of the last form on a page. */
function fieldOf(text: string, name: string): string {
  const all = [...text.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))]
  return all.at(-1)?.[1] ?? ''
}

/** The hidden fields of a page with the form. */
async function openForm(client: WebClient) {
  const { text } = await client.get(path)
  return { form_token: fieldOf(text, 'form_token'), key: fieldOf(text, 'key') }
}

async function namesOf(): Promise<string[]> {
  const { data } = await answer(sam, 'ideas.lists.query', { limit: 25 })
  return data.items.map(({ name }) => name)
}

describe('a form', () => {
  test('has another key each time it is shown', async () => {
    const client = browserAt()
    const keys = [(await openForm(client)).key, (await openForm(client)).key]
    expect(keys[0]).toMatch(/^[\w-]{22}$/)
    expect(keys[0]).not.toBe(keys[1])
  })

  test('that is sent twice, at two processes at the same time, is done once and leads to the same page', async () => {
    const fields = { ...(await openForm(browserAt())), name: 'Rainy Sundays' }
    const sent = await Promise.all(
      [...urls, ...urls].map((url) => browserAt(url).post(path, fields)),
    )
    const last = await browserAt().post(path, fields)
    const targets = [...sent, last].map(({ headers }) => headers.get('location'))
    // One that comes while the first is under way may have to come again.
    expect(new Set(targets.filter(Boolean)).size).toBe(1)
    expect(last.status).toBe(303)
    expect(await namesOf()).toEqual(['Rainy Sundays'])
  })

  test('that was sent with other values shows them with a new key, and says what the first one did', async () => {
    const client = browserAt()
    const fields = await openForm(client)
    await client.post(path, { ...fields, name: 'Rainy Sundays' })
    const { status, text } = await client.post(path, { ...fields, name: 'Sunny Mondays' })
    expect(status).toBe(409)
    expect(text).toContain('You have sent this form before')
    expect(text).toMatch(/<q><bdi>[^<]*Rainy Sundays/)
    expect(fieldOf(text, 'name')).toBe('Sunny Mondays')
    expect(fieldOf(text, 'key')).not.toBe(fields.key)
    expect(await namesOf()).toEqual(['Rainy Sundays'])
    const again = { ...fields, key: fieldOf(text, 'key'), name: 'Sunny Mondays' }
    expect((await client.post(path, again)).status).toBe(303)
    expect((await namesOf()).sort()).toEqual(['Rainy Sundays', 'Sunny Mondays'])
  })

  test('that is refused is not remembered: corrected, it is done', async () => {
    const client = browserAt()
    const fields = await openForm(client)
    const { status, text } = await client.post(path, { ...fields, name: '' })
    expect(status).toBe(422)
    expect(fieldOf(text, 'key')).not.toBe(fields.key)
    const corrected = { ...fields, key: fieldOf(text, 'key'), name: 'Rainy Sundays' }
    expect((await client.post(path, corrected)).status).toBe(303)
  })

  test('that meets a lock or a service that is down is kept on a page that sends it again', async () => {
    const client = browserAt()
    const fields = await openForm(client)
    for (const [name, expected] of [
      ['busy', 409],
      ['down', 503],
    ] as const) {
      const { status, text } = await client.post(path, { ...fields, name })
      expect(status).toBe(expected)
      expect(text).toContain(`<form method="post" action="${path}">`)
      expect(fieldOf(text, 'name')).toBe(name)
      expect(fieldOf(text, 'key')).toBe(fields.key)
    }
  })

  test('that comes too often is kept on a page, and is done a moment later', async () => {
    const { database } = world
    const rates = makeRates(database, () => {})
    const client = browserAt(await serve(() => ({ rates })))
    const fields = { ...(await openForm(client)), name: 'Rainy <Sundays>' }
    for (let count = 0; count < 121; count += 1) {
      await rates.form(sam.owner, 'write').catch(() => {})
    }
    const { status, text, headers } = await client.post(path, fields)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(fieldOf(text, 'name')).toBe('Rainy &lt;Sundays&gt;')
    expect(await namesOf()).toEqual([])
    expect((await browserAt().post(path, fields)).status).toBe(303)
  })

  test('of another site is not kept on a page of ours', async () => {
    const client = browserAt()
    const fields = { ...(await openForm(client)), name: 'down' }
    const { text } = await client.post(path, fields, { 'sec-fetch-site': 'cross-site' })
    expect(text).not.toContain('name="name"')
  })
})

test('a list shows twenty rows and leads to older ones; a page that is gone starts again', async () => {
  for (let count = 0; count < 23; count += 1) {
    await answer(sam, 'ideas.lists.create', { name: `List ${count}` })
  }
  const client = browserAt()
  const first = await client.get(path)
  expect(first.text.match(/<li>/g)).toHaveLength(20)
  const [, query = ''] = /<a href="(\?cursor=[^"]+)" rel="next">Older/.exec(first.text) ?? []
  const second = await client.get(path + query)
  expect(second.text.match(/<li>/g)).toHaveLength(3)
  expect(second.text).not.toContain('rel="next"')
  const gone = await client.get(`${path}?cursor=made-up`)
  expect(gone.status).toBe(200)
  expect(gone.text).toContain('starts again from its beginning')
  expect(gone.text.match(/<li>/g)).toHaveLength(20)
})

test('a page for people only answers programs with a 406', async () => {
  const client = browserAt()
  const { status, json } = await client.get('/try/page', { accept: 'application/json' })
  expect([status, json.code]).toEqual([406, 'page_only'])
  expect((await client.get('/try/page')).status).toBe(200)
})

test('what is there now stands beside what was typed, where they differ', () => {
  const { text } = changedNote([
    { label: 'Name', now: 'Rainy <Sundays>', typed: 'Sunny Mondays' },
    { label: 'Note', now: 'Same', typed: 'Same' },
    { label: 'Place', now: '', typed: 'Soup bar' },
    { label: 'Until', now: '23:00', typed: null },
  ])
  expect(text).toContain(
    '<dd><bdi>Rainy &lt;Sundays&gt;</bdi></dd></div><div><dt>You typed</dt><dd><bdi>Sunny Mondays</bdi></dd>',
  )
  expect(text).toContain('<dd><i>nothing</i></dd>')
  expect(text).toContain(
    '<p><strong>Until</strong></p><dl><div><dt>Now</dt><dd><bdi>23:00</bdi></dd></div></dl>',
  )
  expect(text).not.toContain('Note')
})
