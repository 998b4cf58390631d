import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectTouchable } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { visitPage } from '#test/support/visit_page.ts'
import { aPrintedLink, signedInClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const mailbox = aMailbox()
const world = useWorld({ ...mailbox.options, sign_up: 'open' })
const sam = useAccount(world, 'Sam')
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

const visit = <T>(path: string, options: BrowserContextOptions, work: (page: Page) => Promise<T>) =>
  visitPage(browser, world.url + path, options, work)

/** Goes through every page once, and calls `look` on each. */
async function tour(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const address = `ada-${Math.random()}@example.test`
  await page.goto(`${world.url}/sign-in?signed-out`)
  await look('sign-in')
  await page.getByLabel('Email address').fill('ada')
  await page.getByRole('button', { name: 'Send me the mail' }).click()
  await page.getByText('Please correct this:').waitFor()
  await look('sign-in-wrong')
  await page.getByLabel('Email address').fill(address)
  await page.getByRole('button', { name: 'Send me the mail' }).click()
  await page.waitForURL(/\/sign-in\/sent$/)
  await look('sent')
  await page.getByLabel('Code').fill('00000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('That code is not right').first().waitFor()
  await look('sent-wrong')
  const { code } = await mailbox.next(address)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/welcome$/)
  await look('welcome')
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByText('Please correct this:').waitFor()
  await look('welcome-wrong')
  await page.getByLabel('Your name').fill('Ada Lovelace, who has a long name')
  await page.getByLabel('Your time zone').fill('Europe/Berlin')
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await look('today')
  await page.goto(`${world.url}/settings`)
  await look('settings')
  await page.getByRole('link', { name: /^Account Ada/ }).click()
  await page.waitForURL(/\/settings\/account$/)
  await look('account')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\?saved$/)
  await look('account-saved')
  await page.goto(`${world.url}/sign-in/again`)
  await look('again')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').waitFor()
  await look('again-code')
  await page.goto(`${world.url}/settings/account/address`)
  await look('address')
  await page.getByLabel('New email address').fill(`new-${Math.random()}@example.test`)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').waitFor()
  await look('address-code')
  await page.goto(`${world.url}${await aPrintedLink(world, sam)}`)
  await look('link')
  await page.goto(`${world.url}/sign-in/nothing`, { waitUntil: 'load' }).catch(() => {})
  await look('dead-link')
}

describe('every page', () => {
  const widths = { phone: 390, small: 320, desktop: 1280 }
  test('is accessible in light and dark, and fits', async () => {
    const { phone, small, desktop } = widths
    const options = { viewport: { width: phone, height: 844 }, bypassCSP: true }
    const context = await browser.newContext(options)
    try {
      const page = await context.newPage()
      await tour(page, async (name) => {
        await expectFits(page, {
          name,
          widths: [small, desktop, phone],
          height: 844,
        })
        await expectAccessible(page, name)
        await expectTouchable(
          page,
          name,
          'button, input:not([type=hidden]):not([type=checkbox]), a.button, a.row',
        )
      })
    } finally {
      await context.close()
    }
  }, 60_000)
})

test('people sign in, move about and sign out without scripts, and the browser complains of nothing', async () => {
  await visit('/settings/account', { javaScriptEnabled: false }, async (page) => {
    // They are sent to sign in, and come back to where they wanted to go.
    await page.waitForURL(/\/sign-in\?next=/)
    const address = `mira-${Math.random()}@example.test`
    await page.getByLabel('Email address').fill(address)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/sign-in\/sent$/)
    const { path } = await mailbox.next(address)
    await page.goto(world.url + path)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Your name').fill('Mira')
    await page.getByLabel('Your time zone').fill('Europe/Berlin')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/settings\/account$/)
    await page.getByLabel('Your name').fill('Mira M.')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await page.getByRole('status').textContent()).toContain('Saved')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL(/\/sign-in\?signed-out$/)
    await page.goto(`${world.url}/settings`)
    await page.waitForURL(/\/sign-in\?next=/)
  })
})

test('the focus is visible wherever it goes, and begins with a way past the top bar', async () => {
  const client = await signedInClient(world, sam)
  const value = client.cookies.get('service_session') ?? ''
  const context = await browser.newContext()
  try {
    await context.addCookies([{ name: 'service_session', value, url: world.url }])
    const page = await context.newPage()
    await page.goto(`${world.url}/settings`)
    const names: string[] = []
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate<string>('document.activeElement.innerText.trim()'))
      const outline = 'getComputedStyle(document.activeElement).outlineStyle'
      expect(await page.evaluate(outline)).toBe('solid')
    }
    expect(names[0]).toBe('Skip to the content')
    expect(names[2]).toBe('Sign out')
  } finally {
    await context.close()
  }
})
