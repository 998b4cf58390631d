import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectFits, expectTouchable } from '#test/support/page_checks.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** A browser's page on a phone, signed in to an account, which notes what it says and where it asks. */
export async function signedInPage(
  browser: Browser,
  world: World,
  account: Account,
  options: BrowserContextOptions = {},
) {
  const viewport = { width: 360, height: 780 }
  const context = await browser.newContext({ viewport, bypassCSP: true, ...options })
  const page = await context.newPage()
  const said: string[] = []
  const origin = new URL(world.url).origin
  // A form that is refused is answered with 422 or 409, which the browser reports by itself.
  const isStatus = (text: string) => /status of (422|409)/.test(text)
  page.on('console', (message) => isStatus(message.text()) || said.push(message.text()))
  page.on('request', (one) => !one.url().startsWith(origin) && said.push(one.url()))
  await page.goto(world.url + (await aPrintedLink(world, account)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  return {
    page,
    context,
    open: (path: string) => page.goto(world.url + path),
    /** Expects the page to fit, to be accessible in light and dark and touchable, and to have said nothing. */
    async look(name: string, { dark = true } = {}) {
      await expectFits(page, { name, widths: [1280, 320, 360], height: 780 })
      await expectAccessible(page, name, { dark })
      await expectTouchable(
        page,
        name,
        'button, textarea, select, a.button, .side a:not(.more a), .rows a.row, .rows.tight a, p.links a, ul.lines>li>a, .guests a, .card > .small:first-child > a, .boxes label',
      )
      expect([name, said]).toEqual([name, []])
    },
  }
}
