import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules that say what WCAG 2.2 AA asks for, and what axe advises. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe looks at, and for what; all of a page, for all it knows, by default. */
export interface Asked {
  /** A selector: a part of the page. */
  readonly within?: string
  /** Rules, or groups of them. */
  readonly rules?: readonly string[]
}

/** The faults that axe finds on a page as it is now: a line for each rule that is broken, with what breaks it and how. */
export async function axeFaults(page: Page, { within, rules }: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source)
  const where = within === undefined ? 'document' : JSON.stringify(within)
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  // Only the faults leave the page: what is in order is some hundred times as much.
  return page.evaluate<string[]>(
    `axe.run(${where}, ${options}).then(({ violations }) => violations.map(({ id, nodes }) =>
      [id, ...nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary)].join('\\n')))`,
  )
}
