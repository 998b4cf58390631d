import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMock } from '#server/mock/service.ts'
import { startBrowser } from '#test/support/browser.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
let folder: string
let browser: Browser
let mock: { url: string; server: Server }

/** All of `npm run docs`, in a project of its own that has our registry. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'))
  for (const part of ['spec', 'sdk', 'package.json'])
    symlinkSync(join(root, part), join(folder, part))
  mock = await startMock({ host: '127.0.0.1', port: 0 })
  const command = join(root, 'codegen/commands/docs.ts')
  await run(process.execPath, [command, '--address', `${mock.url}/docs/`], { cwd: folder })
  browser = await startBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  mock.server.closeAllConnections()
  mock.server.close()
  rmSync(folder, { recursive: true })
})

const site = () => join(folder, 'site')

test.each(['docs.example.test', 'https://docs.example.test/?a=b', 'https://docs.example.test/#a'])(
  '%s is no address of a site',
  async (address) => {
    const command = join(root, 'codegen/commands/docs.ts')
    const written = run(process.execPath, [command, '--address', address], { cwd: folder })
    await expect(written).rejects.toMatchObject({
      stderr: '--address must be an address such as https://docs.example.test/\n',
    })
  },
)

test('npm run docs writes every file of generated/docs and three more, and leaves generated/ alone', async () => {
  const own = new Set(readdirSync(join(root, 'generated/docs'), { recursive: true }).map(String))
  const written = new Set(readdirSync(site(), { recursive: true }).map(String))
  expect([...own].filter((path) => !written.has(path))).toEqual([])
  expect([...written].filter((path) => !own.has(path)).sort()).toEqual([
    'openapi.json',
    'redoc.html',
    'sitemap.xml',
  ])
  expect(existsSync(join(folder, 'generated'))).toBe(false)
})

test('every page of the site is, byte by byte, the page that the server shows', async () => {
  const texts = readdirSync(site(), { recursive: true })
    .map(String)
    .filter((path) => /\.(html|md|xml)$/.test(path) && path !== 'redoc.html')
  expect(texts.length).toBeGreaterThan(100)
  for (const path of texts) {
    const response = await fetch(`${mock.url}/docs/${path}`)
    expect(await response.text(), path).toBe(readFileSync(join(site(), path), 'utf8'))
  }
}, 30_000)

test('pages opened from a disk are whole, search included', async () => {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`file://${site()}/guides/paging.html`)
  await page.keyboard.press('/')
  await page.keyboard.type('snapshot_expired')
  await page.locator('[role=option]').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/errors\/snapshot_expired\.html$/)
  expect(await page.locator('h1').textContent()).toBe('snapshot_expired')
  await page.goto(`file://${site()}/capabilities/plans.get.html`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByText('Example 1: HTTP 200, completed. Nothing was sent.').waitFor()
  expect(asked.filter((url) => !url.startsWith('file:') && url !== 'data:,')).toEqual([])
  await page.close()
})

test('its console offers no service at the address of a site that only has files', async () => {
  const server = createServer((request, response) => {
    const path = join(site(), new URL(request.url ?? '', 'http://site').pathname)
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.setHeader('content-type', type).end(existsSync(path) ? readFileSync(path) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/capabilities/plans.get.html`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('form').waitFor()
  const places = await page.getByLabel('Answered by').locator('option').allTextContents()
  await page.close()
  server.close()
  expect(places).toEqual([
    'The examples of this page, without a server',
    'The mock on this machine',
    'Another base URL',
  ])
})

test('the page by Redocly shows every operation with its samples, from a disk, and asks for nothing', async () => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    offline: true,
  })
  const page = await context.newPage()
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (/error/.test(message.type())) complaints.push(message.text())
  })
  await page.goto(`file://${site()}/redoc.html`)
  const list = page.getByText('Operations').first()
  await list.waitFor()
  await page.getByText('Show', { exact: false }).first().click()
  await page.getByText('$BASE_URL/api/v2/capabilities/actions.commit').first().waitFor()
  await page.getByText('Guides, capabilities, resources and errors').click()
  await page.waitForURL(/index\.html$/)
  const elsewhere = asked.filter((url) => !/^(file|data|blob):/.test(url))
  expect({ elsewhere, complaints }).toEqual({ elsewhere: [], complaints: [] })
  await context.close()
}, 60_000)

test.each([true, false])(
  'the page by Redocly leads to its own parts, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await browser.newPage({ javaScriptEnabled })
    const address = `file://${site()}/redoc.html`
    await page.goto(address)
    const isSaid = await page.locator('noscript').isVisible()
    expect(isSaid).toBe(!javaScriptEnabled)
    const links = page.locator('[data-component-name="Menu/Menu"] a')
    const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !path?.startsWith('#/'))).toEqual([])
    await page.locator('a[href="#/people"]').click()
    await page.waitForURL(`${address}#/people`)
    await page.close()
  },
  60_000,
)
