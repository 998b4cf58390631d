import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Asked, axeFaults } from '#test/support/axe.ts'

/** Where pictures of the pages go, to be looked at; nowhere by default. */
const pictures = process.env.WEB_SHOTS

/** Takes a picture of a page where somebody wants to look at it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

/** Expects a page to be as wide as its window at each width, and takes its pictures. */
export async function expectFits(
  page: Page,
  { name, widths, height }: { name: string; widths: number[]; height: number },
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect([name, wide]).toEqual([name, width])
    await takePicture(page, `${name}-${width}`)
  }
}

/**
 * Expects axe to find no fault of a page in light, and none of its colors in dark, which changes nothing else. `dark` leaves that
 * out for a page whose colors were looked at in another language.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  { within, rules, dark = true }: Asked & { dark?: boolean } = {},
): Promise<void> {
  expect([name, await axeFaults(page, { within, rules })]).toEqual([name, []])
  if (!dark) return
  await page.emulateMedia({ colorScheme: 'dark' })
  // Colors that change bit by bit have changed.
  await page.evaluate('for (const one of document.getAnimations()) one.finish()')
  await takePicture(page, `${name}-dark`)
  const faults = await axeFaults(page, { within, rules: ['color-contrast'] })
  expect([name, 'in dark', faults]).toEqual([name, 'in dark', []])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Expects one heading, and that what these selectors mean is tall enough for a finger. */
export async function expectTouchable(page: Page, name: string, selectors: string): Promise<void> {
  expect([name, await page.locator('h1').count()]).toEqual([name, 1])
  const low = await page.evaluate<string[]>(
    `[...document.querySelectorAll('${selectors}')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML)`,
  )
  expect([name, low]).toEqual([name, []])
}
