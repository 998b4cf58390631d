import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBrowser } from '#test/support/browser.ts'
import { aPreparedSend } from '#test/support/given/actions.ts'
import { people } from '#test/support/given/lists.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { anApp } from '#test/support/oauth_app.ts'
import { makeCaller, useWorld } from '#test/support/world.ts'

// One walk by the words on the pages, on a phone of 360 pixels without scripts: people look for these words, and so do the
// tests of others. It begins on a service that nobody has used.

// Each test is many pages.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const mailbox = aMailbox()
const world = useWorld({ ...mailbox.options, sign_up: 'open' })
const address = 'kim@example.test'
let browser: Browser
let context: BrowserContext
let page: Page
let token = ''

beforeAll(async () => {
  browser = await startBrowser()
  const phone = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false }
  context = await browser.newContext({ ...phone, locale: 'en-GB' })
  context.setDefaultTimeout(30_000)
  page = await context.newPage()
})
afterAll(() => browser?.close())

/** Nothing on the page is wider than the phone. */
const fits = async () =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
const open = async (path: string) => {
  await page.goto(world.url + path)
  await fits()
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

/** The link in the next mail that signs in; mails of what was made or connected come too. */
async function link(): Promise<string> {
  for (;;) {
    const { path } = await mailbox.next(address)
    if (/^\/sign-in\/[\w-]{40,}$/.test(path)) return path
  }
}

test('somebody signs in by mail, is welcomed, and sees Today', async () => {
  await open('/')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.getByLabel('Email address').fill(address)
  await press('Send me the mail')
  await open(await link())
  await press('Sign in')
  expect(new URL(page.url()).pathname).toBe('/welcome')
  await fits()
  await page.getByLabel('Your name').fill('Kim')
  await page.getByLabel('Your time zone').fill('Europe/Berlin')
  await press('Make my account')
  await open('/')
  await heading('Today')
})

test('a token is made, shown once in the first code, and revoked', async () => {
  await open('/settings/agents')
  await page.getByRole('link', { name: 'New token' }).click()
  await page.getByLabel('Label').fill('Laptop')
  for (const name of [/can change/, /send after/])
    await page.getByRole('checkbox', { name }).check()
  const asks = page.getByRole('checkbox', { name: /Ask me before anything is sent/ })
  expect(await asks.isChecked()).toBe(true)
  await press('Make the token')
  await fits()
  token = (await page.locator('code').first().textContent()) ?? ''
  expect(token).toMatch(/^\w+_pat_/)
  await open('/settings/agents')
  await page.getByRole('link', { name: /^New token/ }).click()
  await page.getByLabel('Label').fill('Phone')
  await press('Make the token')
  await open('/settings/agents')
  await page.getByRole('link', { name: /Phone/ }).click()
  await press('Revoke')
  await press('Yes, revoke it')
  await fits()
})

test('what the token prepared waits with its title, and its person may let it be sent', async () => {
  const kim = makeCaller(() => world.url, token)
  const { plan } = await aPreparedSend(kim, await people(kim, 'Mira'))
  await open('/approvals')
  await page.getByRole('link', { name: plan.title }).first().click()
  await fits()
  await press(/may send this/)
  await page
    .getByText(/Laptop/)
    .first()
    .waitFor()
})

test('a program on this computer is asked about, and allowed', async () => {
  const app = await anApp(world.url, {
    name: 'Notebook',
    redirect_uri: 'http://127.0.0.1/callback',
  })
  const begun = await app.begin({ redirect_uri: 'http://127.0.0.1:9/callback' })
  await page.goto(String(begun.url))
  await fits()
  const said = await page.locator('main').textContent()
  expect(said).toContain('calls itself “Notebook”')
  expect(said).toContain('on this computer')
  expect(await page.getByRole('checkbox', { name: /send after/ }).isChecked()).toBe(false)
  const back = page.waitForEvent('requestfailed')
  await press('Allow')
  expect((await back).url()).toContain('http://127.0.0.1:9/callback?')
})

test('the account page signs out, and deletes the account in 7 days', async () => {
  page = await context.newPage()
  await open('/settings/account')
  await page.getByRole('link', { name: 'Delete my account' }).first().click()
  await fits()
  await page.getByLabel('Type your address').fill(address)
  await press('Delete my account')
  expect(await page.locator('main').textContent()).toContain('7 days')
  await fits()
  await open('/sign-in')
  await page.getByLabel('Email address').fill(address)
  await press('Send me the mail')
  await open(await link())
  await press('Sign in')
  await press('Keep my account')
  await open('/settings/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await fits()
})
