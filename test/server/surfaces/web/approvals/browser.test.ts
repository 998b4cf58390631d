import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { age, aParty, aPreparedSend, aSentPlan, rowsOf } from '#test/support/given/actions.ts'
import { aConnector, anAskingToken } from '#test/support/given/approvals.ts'
import { answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { expectAccessible, expectFits, takePicture } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { visitPage } from '#test/support/visit_page.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/** Opens a page as an account that is signed in. */
async function visitAs<T>(
  account: Account,
  path: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const link = world.url + (await aPrintedLink(world, account))
  return visitPage(browser, link, options, async (opened) => {
    await opened.getByRole('button').last().click()
    await opened.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
    await opened.goto(world.url + path)
    return work(opened)
  })
}

/** What agents have prepared, in every state that its person sees. */
async function everyState() {
  const party = await aParty(world)
  const { sam, friends } = party
  const claude = await anAskingToken(world, sam)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.jonas], {
    title_override: 'Trio night at the Nordlicht',
  })
  const { data: changed } = await answer(claude, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: { scheduled_at: inHours(72), description_override: 'Bring a friend.' },
    notify_recipients: true,
  })
  const open = await aPreparedSend(claude, Object.values(friends), {
    title_override: 'Soup evening at Ada’s, with a title that is as long as some people write them',
    description_override: 'We cook together. Bring a bowl.',
  })
  const connector = await aConnector(world, sam, 'Reading list helper')
  const lapsed = await aPreparedSend(connector, [friends.mira], { title_override: 'Flea market' })
  await age(world, sam, lapsed.prepared.action_handle, '16 minutes')
  const path = (prepared?: { action_handle: string }) => `/approvals/${prepared?.action_handle}`
  return {
    party,
    claude,
    pages: {
      today: '/',
      list: '/approvals',
      open: path(open.prepared),
      changed: path(changed.prepared),
      lapsed: path(lapsed.prepared),
    },
  }
}

test.each(sizes)(
  'the pages are accessible in light and dark, $width wide, without scripts',
  async (viewport) => {
    const { party, pages } = await everyState()
    await visitAs(party.sam, '/approvals', { viewport }, async (opened) => {
      for (const [name, path] of Object.entries(pages)) {
        await opened.goto(world.url + path)
        expect(await opened.getByRole('heading', { level: 1 }).count()).toBe(1)
        await opened.evaluate(
          'for (const one of document.querySelectorAll("details")) one.open = true',
        )
        await expectAccessible(opened, `${name}-${viewport.width}`)
        await expectFits(opened, { name, widths: [viewport.width], height: viewport.height })
        expect((await opened.content()).length, name).toBeLessThan(30_000)
      }
    })
  },
  60_000,
)

test('a person finds what waits by its title, reads the mail, and lets the agent send it, by keyboard', async () => {
  const { party, claude, pages } = await everyState()
  const [viewport] = sizes
  await visitAs(party.sam, '/approvals', { ...(viewport && { viewport }) }, async (opened) => {
    await opened.getByRole('link', { name: /Soup evening/ }).press('Enter')
    await opened.waitForURL(world.url + pages.open)
    const letter = opened.locator('summary').first()
    await letter.press('Enter')
    await opened.getByText('Bring a bowl.').first().waitFor()
    await opened.getByRole('button', { name: 'Yes, Claude may send this' }).press('Enter')
    await opened.getByText('You approved this').waitFor()
    const action_handle = pages.open.slice('/approvals/'.length)
    const { data } = await answer(claude, 'actions.commit', { action_handle })
    expect(data.deliveries).toHaveLength(3)
    await opened.reload()
    await opened.getByText('It was sent').waitFor()
  })
})

test('a person sends a connector’s lapsed action and gets the link to pass on, or refuses one', async () => {
  const { party, pages } = await everyState()
  const [viewport] = sizes
  await visitAs(party.sam, pages.lapsed, { ...(viewport && { viewport }) }, async (opened) => {
    expect(await opened.getByRole('button', { name: /may send this/ }).count()).toBe(0)
    await opened.getByRole('button', { name: 'Send it myself' }).click()
    await opened.getByText('Pass this link on').waitFor()
    await expectAccessible(opened, 'sent')
    await opened.goto(world.url + pages.open)
    await opened.getByRole('button', { name: "Don't send" }).click()
    await opened.getByText('You refused it').waitFor()
    expect(await opened.evaluate('document.activeElement.role')).toBe('status')
    await takePicture(opened, 'refused')
  })
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(2)
})
