import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesBetween } from '#server/domain/mail/changes.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { hostLetter } from '#server/domain/mail/host_letter.ts'
import { htmlOf } from '#server/domain/mail/html.ts'
import { letterOf } from '#server/domain/mail/letter.ts'
import { wcag } from '#test/support/axe.ts'
import { expectAccessible } from '#test/support/page_checks.ts'
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

const { scheduled_at, scheduled_ends_at, timezone, capacity_min, capacity_max, title } = plan
const toHost = hostLetter(
  {
    plan: { title, scheduled_at, scheduled_ends_at, timezone, capacity_min, capacity_max },
    events: ['tipped', 'full', 'missed', 'closed'],
    answers: [
      {
        name: long,
        answer: 'accepted',
        before: null,
        note: `${long}\nhttps://a.example/${'x'.repeat(90)}`,
        signed_up: true,
      },
      { name: 'Ada', answer: 'declined', before: 'accepted', note: null, signed_up: false },
    ],
    more: 3,
    counts: { coming: 8, declined: 1, pending: 2 },
  },
  'Asia/Tokyo',
)

const letters = [
  ...contents.map((content) => ({ kind: content.kind, letter: letterOf(content) })),
  { kind: 'host_news', letter: toHost },
]

test('every message fits a phone, reads well in light and dark, asks for nothing, and has no fault that axe knows of', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const { kind, letter } of letters) {
    await page.setContent(htmlOf(letter, addresses, 'Service'))
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect(wide, kind).toBeLessThanOrEqual(360)
    await expectAccessible(page, kind, { rules: wcag })
  }
  expect(asked).toEqual([])
  await context.close()
}, 60_000)
