import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '#test/support/browser.ts'
import { aParty, aSharedPlan, signUpBy } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { signedInPage } from '#test/support/signed_in_page.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/** Goes on with the Tab key until what has this name has the focus, and presses Enter. */
async function press(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>(
      `document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()`,
    )
    if (focused !== name) continue
    await page.keyboard.press('Enter')
    return
  }
  throw new Error(`The Tab key does not reach “${name}”.`)
}

/** What has the focus: its role, its first words, and the heading of the section that it is in. */
function focused(page: Page): Promise<string[]> {
  return page.evaluate(
    `[document.activeElement.role, document.activeElement.innerText?.split('\\n')[0],
      document.activeElement.closest('section')?.querySelector('h2')?.innerText]`,
  )
}

test('what a form on the page of a plan did is told where the form is, and has the focus', async () => {
  const { sam, friends } = await aParty(world)
  const { plan, url } = await aSharedPlan(sam, [friends.mira], { title_override: 'Dumplings' })
  await answer(sam, 'plans.logistics.update', {
    ...{ plan_handle: plan.plan_handle, mode: 'add' },
    item: { title: 'Bring a game' },
  })
  await signUpBy(url, 'Zoë')
  const { page, context, open } = await signedInPage(browser, world, sam)
  await open(`/plans/${plan.plan_handle}`)
  await press(page, 'Done: Bring a game')
  await page.waitForURL(/saved/)
  expect(await focused(page)).toEqual(['status', 'It’s saved', 'Checklist'])
  await press(page, 'Add Zoë to my people')
  await page.waitForURL(/saved=person/)
  expect(await focused(page)).toEqual([
    'status',
    'Saved to your people. You can invite them to other plans, too.',
    'Who is coming',
  ])
  await context.close()
})
