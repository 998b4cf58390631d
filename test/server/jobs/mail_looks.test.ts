import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesBetween } from '#server/domain/mail/changes.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { htmlOf } from '#server/domain/mail/html.ts'
import { letterOf } from '#server/domain/mail/letter.ts'
import { startBrowser } from '#test/support/browser.ts'
import { planContentWith } from '#test/support/given/outgoing.ts'

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})

afterAll(() => browser?.close())

const addresses = {
  page: 'https://service.example/i/x',
  unsubscribe: 'https://service.example/u/x',
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const plan = planContentWith({
  title: `${long} 🎉`,
  description: `${'A long table. '.repeat(30)}\n\nhttps://example.org/${'x'.repeat(120)}`,
  meetup_location_text: 'By the gate',
})

const contents: MailContent[] = [
  { kind: 'plan_invite', plan },
  {
    kind: 'plan_update',
    plan,
    changes: changesBetween(planContentWith(), plan),
    needs_reconfirm: true,
  },
  { kind: 'plan_cancel', plan },
  { kind: 'plan_removed', plan },
  { kind: 'list_share', host_name: 'Sam', list_name: long, item_count: 3 },
]

test('every message fits a phone, reads well in light and dark, asks for nothing, and has no fault that axe knows of', async () => {
  const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      colorScheme,
    })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const content of contents) {
      const where = `${content.kind}, ${colorScheme}`
      await page.setContent(htmlOf(letterOf(content), addresses, 'Service'))
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect(wide, where).toBeLessThanOrEqual(360)
      await page.evaluate(axe)
      const faults = await page.evaluate<unknown[]>(
        `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(
          ({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
      )
      expect(faults, where).toEqual([])
    }
    expect(asked).toEqual([])
    await context.close()
  }
}, 60_000)
