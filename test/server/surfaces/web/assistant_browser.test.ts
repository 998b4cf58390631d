import pg from 'pg'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectTouchable } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let browser: Browser
let superuser: pg.Client

beforeAll(async () => {
  browser = await startBrowser()
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(async () => {
  await browser?.close()
  await superuser?.end()
})

/** How many messages to others an account has made. */
async function outgoing({ owner }: Account): Promise<number> {
  const { rows } = await superuser.query(
    'select count(*)::int as count from outgoing where owner_id = $1',
    [owner],
  )
  return rows[0].count
}

/** A host with a friend and a reviewed draft for her. */
async function aHost(): Promise<Account> {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  const { first } = await connect(sam, ada)
  await aReviewedDraft(sam, { title_override: 'Pottery', person_handles: [first] })
  return sam
}

async function signedInPage(account: Account, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 844 }, ...options })
  const page = await context.newPage()
  await page.goto(world.url + (await aPrintedLink(world, account)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  return { page, context }
}

async function say(page: Page, message: string): Promise<string> {
  await page.getByLabel('What would you like?').fill(message)
  const said = page.waitForResponse((one) => one.request().method() === 'POST')
  await page.getByRole('button', { name: 'Say it' }).click()
  await said
  await page.waitForLoadState()
  return (await page.getByRole('status').textContent()) ?? ''
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test('somebody asks, chooses, prepares and sends on the page; “yes, send it” sends nothing', async () => {
  const sam = await aHost()
  const { page, context } = await signedInPage(sam, { bypassCSP: true })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const look = async (name: string) => {
    await expectFits(page, { name, widths: [1280, 320, 360], height: 844 })
    await expectAccessible(page, name)
    await expectTouchable(page, name, 'button, textarea, a.button')
  }
  try {
    await page.getByRole('link', { name: 'More' }).click()
    await page.getByRole('link', { name: /^Assistant/ }).click()
    await page.waitForURL(/\/assistant$/)
    await look('assistant-empty')
    await say(page, 'what is on?')
    await look('assistant-said')
    await say(page, 'invite Ada to Pottery')
    await sendButton(page).waitFor()
    expect(await page.locator('.approval').textContent()).toContain('Ada')
    await look('assistant-approval')
    await say(page, 'yes, send it')
    expect(await outgoing(sam)).toBe(0)
    await page.goto(`${world.url}/approvals`)
    expect(await page.getByRole('main').textContent()).not.toContain('Pottery')
    await page.goto(`${world.url}/assistant`)
    await sendButton(page).click()
    await page.waitForURL(/said/)
    expect(await outgoing(sam)).toBe(1)
    expect(await sendButton(page).count()).toBe(0)
    await look('assistant-sent')
    await page.getByText('Delete what was said').click()
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await page.waitForURL(/deleted/)
    expect(await page.locator('.talk').count()).toBe(0)
    expect(said).toEqual([])
  } finally {
    await context.close()
  }
}, 240_000)

test('a question is answered by a button, without scripts', async () => {
  const sam = await world.account('Sam')
  for (const name of ['Rainy Sundays', 'Rainy Mondays']) {
    await answer(sam, 'ideas.lists.create', { name })
  }
  const { page, context } = await signedInPage(sam, { javaScriptEnabled: false })
  try {
    await page.goto(`${world.url}/assistant`)
    await say(page, 'delete the rainy list')
    const choices = page.getByRole('group', { name: 'Choose one' })
    expect(await choices.getByRole('button').count()).toBe(2)
    await choices.getByRole('button', { name: /Mondays/ }).click()
    await page.waitForURL(/said/)
    expect(await page.getByRole('status').textContent()).toContain('Rainy Mondays')
  } finally {
    await context.close()
  }
})
