import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A slow machine shows the next page before the passage to it could begin, and the browser leaves the passage out. */
const skipped = /^InvalidStateError: Transition was aborted because of invalid state/

/** Opens a page in a browser with these settings, and fails if the browser reports an error other than `expected`. */
export async function visitPage<T>(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
  expected?: RegExp,
): Promise<T> {
  const context = await browser.newContext(options)
  const complaints: string[] = []
  try {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('dialog', (dialog) => {
      complaints.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.goto(url)
    const result = await work(page)
    const isExpected = (complaint: string) => skipped.test(complaint) || expected?.test(complaint)
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
    return result
  } finally {
    await context.close()
  }
}
