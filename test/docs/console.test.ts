import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMock } from '#server/mock/service.ts'
import { expectAccessible } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'

type Mock = { url: string; server: Server }

let browser: Browser
/** Shows the pages. */
let docs: Mock
/** Is called from them, at another origin. */
let service: Mock

beforeAll(async () => {
  docs = await startMock({ host: '127.0.0.1', port: 0 })
  service = await startMock({ host: '127.0.0.1', port: 0 })
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  for (const { server } of [docs, service]) {
    server.closeAllConnections()
    server.close()
  }
})

/** Opens the console of a capability by keyboard; what listens at the mock's usual address, if it is chosen, is `answer`. */
async function opened(id: string, answer?: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await answer?.(page)
  await page.goto(`${docs.url}/docs/capabilities/${id}.html`)
  const button = page.getByRole('button', { name: 'Try it' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('form', { name: `Try ${id}` }).waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  if (answer) await page.getByLabel('Answered by').selectOption('mock')
  await page.getByLabel('Answered by').focus()
  return page
}

/** Sends every request to the mock's usual address to a mock of this test. */
async function withMock(page: Page, asked: string[] = []): Promise<void> {
  await page.route('http://127.0.0.1:4010/**', async (route) => {
    const request = route.request()
    asked.push(`${request.method()} ${request.headers().prefer ?? ''}`)
    const url = request.url().replace('http://127.0.0.1:4010', service.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
}

const status = (page: Page) => page.locator('.console [role=status]')
const answerOf = async (page: Page) =>
  JSON.parse((await page.locator('.console pre').textContent()) ?? '')

test('by keyboard alone, the example goes to the mock and its answer is announced', async () => {
  const page = await opened('ideas.lists.create', withMock)
  expect(await page.getByLabel('Answered by').inputValue()).toBe('mock')
  // From the place to the input, over nothing that is hidden.
  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
  await page.keyboard.press('Control+Enter')
  await status(page).getByText('HTTP 200, completed').waitFor()
  expect(await answerOf(page)).toMatchObject({ status: 'completed', data: { list: {} } })
  await page.context().close()
})

test('an answer is coloured and copied as the code of the page is, however often it comes', async () => {
  const page = await opened('plans.get')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const strings = () => page.evaluate<number>(`CSS.highlights.get('string').size`)
  const before = await strings()
  await page.getByRole('button', { name: 'Answer' }).click()
  const coloured = await strings()
  expect(coloured).toBeGreaterThan(before + 10)
  await page.getByRole('button', { name: 'Answer' }).click()
  expect(await strings()).toBe(coloured)
  await page.locator('.console .copy').click()
  await page.locator('.console .copy', { hasText: 'Copied' }).waitFor()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(JSON.parse(copied)).toEqual(await answerOf(page))
})

test('without a server, the page answers with its examples and says what the schema does not take', async () => {
  const page = await opened('ideas.lists.create', (one) => withMock(one))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByLabel('Answered by').selectOption('here')
  const answer = page.getByRole('button', { name: 'Answer', exact: true })
  await answer.click()
  await status(page).getByText('Example 1: HTTP 200, completed. Nothing was sent.').waitFor()
  expect(await answerOf(page)).toMatchObject({ status: 'completed', data: { list: {} } })
  await page.getByLabel('Which example').selectOption({ index: 2 })
  await answer.click()
  await status(page).getByText('Example 2, for another input: HTTP 200').waitFor()
  await page.getByLabel('Input (JSON)').fill('{"name": 1, "nme": "A list"}')
  await answer.click()
  await status(page).getByText('The service would answer HTTP 422, input_invalid').waitFor()
  expect(await answerOf(page)).toMatchObject({
    errors: [{ pointer: '/name', message: 'must be a text' }],
  })
  await page.getByLabel('Input (JSON)').fill('{')
  await answer.click()
  await status(page).getByText('The input is not JSON').waitFor()
  expect(asked).toEqual([])
  await page.context().close()
})

test('the examples are chosen first, and the service by who gives a token', async () => {
  const page = await opened('plans.get')
  expect(await page.getByLabel('Answered by').inputValue()).toBe('here')
  await page.getByLabel('Access token').fill('svc_pat_only_here')
  expect(await page.getByLabel('Answered by').inputValue()).toBe('own')
  expect(await page.locator('.console .warns').textContent()).toContain('This is a real call.')
  await page.context().close()
})

test('the mock is asked for another of its answers', async () => {
  const asked: string[] = []
  const page = await opened('ideas.lists.create', (one) => withMock(one, asked))
  await page.getByLabel('Which example').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('HTTP 200').waitFor()
  expect(asked.at(-1)).toBe('POST example=2')
  await page.context().close()
})

test('a mock that is not there is said to be started how', async () => {
  const page = await opened('plans.get', (one) =>
    one.route('http://127.0.0.1:4010/**', (route) => route.abort()),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('Start the mock with npm run mock.').waitFor()
  await page.context().close()
})

test('another base URL is called with a token, which is kept in the page only', async () => {
  const page = await opened('relationships.people.ensure')
  await page.getByLabel('Answered by').selectOption('other')
  const token = 'svc_pat_only_here'
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('Give the base URL').waitFor()
  await page.getByLabel('Base URL', { exact: true }).fill(`${service.url}/`)
  await page.getByLabel('Access token').fill(token)
  expect(await page.locator('.console .warns').textContent()).toContain('This is a real call.')
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    page.getByRole('button', { name: 'Send' }).click(),
  ])
  expect(request.headers()).toMatchObject({ authorization: `Bearer ${token}` })
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  await status(page).getByText('HTTP 200').waitFor()
  const kept = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])',
  )
  expect(kept).not.toContain(token)
  await page.reload()
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByLabel('Answered by').selectOption('other')
  expect(await page.getByLabel('Access token').inputValue()).toBe('')
  await page.context().close()
})

test('neither a token nor anything else goes to an address that the policy does not allow', async () => {
  const page = await opened('plans.get')
  const asked: string[] = []
  page.on('response', (response) => asked.push(response.url()))
  await page.getByLabel('Answered by').selectOption('other')
  await page.getByLabel('Base URL', { exact: true }).fill('https://elsewhere.example.test')
  await page.getByLabel('Access token').fill('svc_pat_only_here')
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('may only call its own service and this machine').waitFor()
  expect(asked).toEqual([])
  await page.context().close()
})

test('an input that is no JSON is not sent, and what the service refuses is shown with its code', async () => {
  const page = await opened('plans.get', withMock)
  const input = page.getByLabel('Input (JSON)')
  await input.fill('{')
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('The input is not JSON').waitFor()
  expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
  await input.fill('{"plan": 1}')
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('HTTP 422, input_invalid').waitFor()
  expect(await answerOf(page)).toMatchObject({ code: 'input_invalid' })
  await page.context().close()
})

/** Holds every call of the page back until `release`, and counts them. */
async function held(page: Page): Promise<{ keys: string[]; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const keys: string[] = []
  await page.route('http://127.0.0.1:4010/**', async (route) => {
    const request = route.request()
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '')
    await promise
    const url = request.url().replace('http://127.0.0.1:4010', service.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  return { keys, release: resolve }
}

test('however often it is pressed, one call is sent at a time, and the focus stays where it is', async () => {
  let calls = { keys: [] as string[], release: () => {} }
  const page = await opened('ideas.lists.create', async (one) => {
    calls = await held(one)
  })
  const focused = () => page.evaluate<string>('document.activeElement.textContent')
  const send = page.getByRole('button', { name: 'Send' })
  await send.focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter')
  expect(await focused()).toBe('Send')
  expect(await send.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Input (JSON)').focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Control+Enter')
  await send.focus()
  calls.release()
  await status(page).getByText('HTTP 200').waitFor()
  expect(calls.keys).toHaveLength(1)
  expect(await focused()).toBe('Send')
  expect(await send.getAttribute('aria-disabled')).toBe(null)
  await page.context().close()
})

test('the same key is sent until the input or the place changes, or another one is wanted', async () => {
  let calls = { keys: [] as string[], release: () => {} }
  const page = await opened('ideas.lists.create', async (one) => {
    calls = await held(one)
    calls.release()
  })
  const key = page.getByLabel('Idempotency key')
  const sent = async () => {
    const before = calls.keys.length
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => calls.keys.length).toBe(before + 1)
    await page.locator('.console button[aria-disabled]').waitFor({ state: 'detached' })
    expect(calls.keys.at(-1)).toBe(await key.inputValue())
  }
  await sent()
  await sent()
  await page.getByLabel('Input (JSON)').fill('{"name": "Another"}')
  await sent()
  await page.getByLabel('Answered by').selectOption('own')
  await page.getByLabel('Answered by').selectOption('mock')
  await sent()
  await page.getByRole('button', { name: 'New key' }).click()
  await sent()
  expect(new Set(calls.keys).size).toBe(4)
  expect(calls.keys[1]).toBe(calls.keys[0])
  // A key that somebody typed stays.
  await key.fill('my-own-key')
  await page.getByLabel('Input (JSON)').fill('{"name": "One more"}')
  await sent()
  expect(calls.keys.at(-1)).toBe('my-own-key')
  await page.context().close()
})

test('Enter sends from a line of text, and from nothing else', async () => {
  const asked: string[] = []
  const page = await opened('ideas.lists.create', (one) => withMock(one, asked))
  // The console opens with the focus on the choice of the place.
  expect(await page.evaluate('document.activeElement.tagName')).toBe('SELECT')
  await page.keyboard.press('Enter')
  await page.getByLabel('Which example').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New key' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Input (JSON)').focus()
  await page.keyboard.press('Enter')
  expect(asked).toEqual([])
  expect(await status(page).textContent()).toBe('')
  await page.getByLabel('Input (JSON)').fill('{"name": "A list"}')
  await page.getByLabel('Idempotency key').focus()
  await page.keyboard.press('Enter')
  await status(page).getByText('HTTP 200').waitFor()
  expect(asked).toHaveLength(1)
  await page.context().close()
})

test('Escape closes the console, gives the focus back, and loses nothing', async () => {
  const page = await opened('ideas.lists.create', withMock)
  await page.getByLabel('Input (JSON)').fill('{"name": "Kept"}')
  await page.keyboard.press('Escape')
  expect(await page.getByRole('form').isVisible()).toBe(false)
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Try it')
  const button = page.getByRole('button', { name: 'Try it' })
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Input (JSON)').inputValue()).toBe('{"name": "Kept"}')
  await page.context().close()
})

test('what cannot be a token or a key is named, and an answer that is not JSON too', async () => {
  const page = await opened('ideas.lists.create', (one) =>
    one.route('http://127.0.0.1:4010/**', (route) =>
      route.fulfill({
        status: 502,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
        body: '<h1>Bad gateway</h1>',
      }),
    ),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('HTTP 502, an answer that is not JSON, after').waitFor()
  await page.getByLabel('Idempotency key').fill('schlüssel')
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('A key has letters').waitFor()
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Answered by').selectOption('own')
  await page.getByLabel('Access token').fill('svc_pat_\u2028')
  await page.getByLabel('Access token').pressSequentially('x')
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('An access token has letters').waitFor()
  await page.context().close()
})

test('axe finds nothing in the console with an answer, in light and dark', async () => {
  const page = await opened('ideas.lists.create', withMock)
  await page.getByRole('button', { name: 'Send' }).click()
  await status(page).getByText('HTTP 200').waitFor()
  await page.getByLabel('Answered by').selectOption('own')
  await expectAccessible(page, 'console', { within: '.console' })
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(wide).toBeLessThanOrEqual(390)
  await page.context().close()
})

test('a page is copied as Markdown', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({ permissions })
  const page = await context.newPage()
  await page.goto(`${docs.url}/docs/guides/paging.html`)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByText('Copied as Markdown').waitFor()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  // It is read elsewhere: there, only a whole link leads anywhere, and nobody edits it.
  expect(copied).toMatch(/^# Paging\n/)
  const links = [...copied.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to)
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    expect(link.startsWith(`${docs.url}/docs/`), link).toBe(true)
    expect((await fetch(link)).status, link).toBe(200)
  }
  const written = await (await fetch(`${docs.url}/docs/guides/paging.md`)).text()
  const words = (text: string) => text.replaceAll(/\]\([^)]+\)/g, ']')
  expect(words(written).endsWith(words(copied))).toBe(true)
  await context.close()
})
