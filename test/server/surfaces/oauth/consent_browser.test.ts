import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectAccessible, expectFits, expectTouchable } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { anApp } from '#test/support/oauth_app.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

async function signIn(page: Page): Promise<void> {
  await page.goto(world.url + (await aPrintedLink(world, await world.account('Sam'))))
  await page.getByRole('button').last().click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

/** Goes through what the page of consent can look like, and calls `look` on each. */
async function tour(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await signIn(page)
  const name = 'Notebook for everything that friends do together on weekends, and “more”'
  const far = await anApp(world.url, {
    name,
    redirect_uri: 'https://a-very-long-name-of-an-app.with-parts.example.test/callback',
  })
  await page.goto(String((await far.begin()).url))
  await look('consent')
  // The app has no address that exists.
  const left = page.waitForEvent('requestfailed', (request) =>
    new URL(request.url()).hostname.endsWith('example.test'),
  )
  await page.getByRole('button', { name: 'Allow', exact: true }).press('Enter')
  await left
  // The browser shows its own page of the error then, which would end the next visit.
  await page.waitForURL(/^chrome-error:/)
  await page.goto(String((await far.begin({ scope: 'planning:commit' })).url))
  await page.getByRole('button', { name: 'Allow sending after approval' }).waitFor()
  await look('consent-more')

  const here = await anApp(world.url, { redirect_uri: 'http://127.0.0.1:9/callback' })
  await page.goto(String((await here.begin()).url))
  await page.getByRole('heading', { name: /A program on this computer/ }).waitFor()
  await look('consent-here')
  for (const box of await page.getByRole('checkbox', { name: /^It can/ }).all()) await box.uncheck()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByText('Choose at least one thing').first().waitFor()
  await look('consent-nothing')

  const scheme = await anApp(world.url, {
    redirect_uri: 'com.example.notebook:/callback',
    name: '',
  })
  await page.goto(String((await scheme.begin()).url))
  await look('consent-scheme')
  await page.goto(`${world.url}/oauth/consent/nothing`)
  await look('consent-ended')
}

test('the page of consent is accessible in light and dark, and fits a phone and a desk', async () => {
  const [phone, desk] = [360, 1280]
  const viewport = { width: phone, height: 780 }
  const context = await browser.newContext({ viewport, bypassCSP: true })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await tour(page, async (name) => {
      await expectFits(page, { name, widths: [desk, phone], height: 780 })
      await expectAccessible(page, name)
      await expectTouchable(page, name, 'button, label.check, a.button')
    })
  } finally {
    await context.close()
  }
}, 120_000)
