import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock } from '#server/mock/service.ts'
import { axeFaults, wcag } from '#test/support/axe.ts'
import { expectAccessible } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { docs } from './fences.ts'

// One page of each kind, the longest of its kind where there is a choice.
const kinds = [
  'index',
  'reference',
  'capabilities/index',
  'capabilities/ideas.capture',
  'capabilities/plans.send',
  'errors/index',
  'errors/input_invalid',
  'resources/index',
  'resources/Plan',
  'types/lists',
  'guides/quick_start',
  'guides/limits',
  'guides/what_there_is_not',
  'guides/invite_somebody',
  'changelog',
  'guides/errors_and_recovery',
  'workflows/draft_review_send',
  'lint/index',
  'lint/about-says-more',
]
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

let browser: Browser
let mock: { url: string; server: Server }

beforeAll(async () => {
  mock = await startMock({ host: '127.0.0.1', port: 0 })
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  mock.server.closeAllConnections()
  mock.server.close()
})

/** Opens pages in a context of its own; whatever leaves the origin, fails or complains ends the test. */
async function visiting(
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options)
  const complaints: string[] = []
  const page = await context.newPage()
  page.on('request', (request) => {
    if (!request.url().startsWith(mock.url)) complaints.push(`asked ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  try {
    await visit(page)
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
}

const address = (path: string) => `${mock.url}/docs/${path}.html`

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, viewport) => {
  test('every kind of page fits, and axe finds nothing in light and dark', async () => {
    await visiting({ viewport }, async (page) => {
      for (const path of kinds) {
        await page.goto(address(path))
        const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
        expect(wide, path).toBeLessThanOrEqual(viewport.width)
        await expectAccessible(page, path, { rules: wcag })
      }
    })
  }, 120_000)

  test('without JavaScript, pages, tabs and links work', async () => {
    await visiting({ viewport, javaScriptEnabled: false }, async (page) => {
      await page.goto(address('capabilities/ideas.lists.create'))
      if (viewport === phone) {
        expect(await page.locator('.pages').isVisible()).toBe(false)
        await page.locator('label[for=menu]').click()
      }
      expect(await page.locator('.pages').isVisible()).toBe(true)
      expect(await page.locator('.tools button').count()).toBe(0)
      const tabs = page.locator('.tabs').first()
      expect(await tabs.locator('pre:visible').textContent()).toContain('curl "$BASE_URL')
      await tabs.locator('label', { hasText: 'MCP' }).click()
      expect(await tabs.locator('pre:visible').textContent()).toContain('service_create_ideas_list')
      await page.locator('.side a', { hasText: 'ideas.lists.rename' }).click()
      expect(await page.locator('h1').textContent()).toBe('ideas.lists.rename')
      await page.locator('header nav a', { hasText: 'Errors' }).click()
      expect(await page.locator('h1').textContent()).toBe('Errors')
    })
  })

  test('the search finds capabilities, codes, fields and guides, by keyboard alone', async () => {
    await visiting({ viewport }, async (page) => {
      for (const [asked, found] of [
        ['ideas lists create', 'ideas.lists.create'],
        ['plan_full', 'plan_full'],
        ['idempotncy', 'Idempotency'],
        ['expected_generation', 'ideas.roundup.mutate'],
        ['how do I retry?', 'Errors and recovery'],
        ['point in time recovery', 'Backups'],
      ] as const) {
        await page.goto(address('guides/mcp'))
        await page.keyboard.press('/')
        await page.keyboard.type(asked)
        await page.locator('[role=option]').first().waitFor()
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => !url.pathname.endsWith('guides/mcp.html'))
        expect(await page.locator('h1').textContent(), asked).toBe(found)
      }
    })
  })

  test('axe finds nothing in the open search', async () => {
    await visiting({ viewport }, async (page) => {
      await page.goto(address('index'))
      await page.locator('.find').click()
      await page.keyboard.type('plan')
      await page.locator('[role=option]').first().waitFor()
      expect(await axeFaults(page, { within: 'dialog' })).toEqual([])
      expect(await page.locator('dialog [role=status]').textContent()).toMatch(/^\d+ found$/)
      await page.keyboard.press('Escape')
      expect(await page.locator('dialog').isVisible()).toBe(false)
      // A phone has no Escape.
      await page.locator('.find').click()
      await page.getByRole('button', { name: 'Close' }).click()
      expect(await page.locator('dialog').isVisible()).toBe(false)
    })
  })
})

test('light or dark is chosen once for all pages', async () => {
  await visiting({ viewport: desktop, colorScheme: 'light' }, async (page) => {
    const back = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    await page.goto(address('index'))
    const light = await back()
    await page.locator('.theme').click()
    await page.locator('.theme').click()
    expect(await page.locator('.theme').textContent()).toBe('Dark')
    const dark = await back()
    expect(dark).not.toBe(light)
    await page.goto(address('errors/index'))
    expect(await back()).toBe(dark)
  })
})

test('the filter keeps what matches, the chosen language stays, and code is copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  await visiting({ viewport: desktop, permissions }, async (page) => {
    await page.goto(address('capabilities/plans.get'))
    await page.locator('.filter').fill('rename')
    const links = await page.locator('.side li:visible').allTextContents()
    expect(links.map((text) => text.trim())).toEqual(['ideas.lists.rename'])
    await page.locator('.side li:visible a').click()
    await page.locator('.tabs label', { hasText: 'SDK' }).first().click()
    await page.goto(address('capabilities/plans.get'))
    const shown = page.locator('.tabs').first().locator('pre:visible')
    expect(await shown.textContent()).toContain('await client.plans.get(')
    await page.locator('.copy').first().click()
    await page.locator('.copy', { hasText: 'Copied' }).waitFor()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toBe(await shown.textContent())
  })
})

test('code that is a terminal has no button of the console in it, and is printed', async () => {
  await visiting({ viewport: desktop }, async (page) => {
    await page.goto(address('guides/operating'))
    expect(await page.locator('code.console').count()).toBeGreaterThan(0)
    expect(await page.locator('pre button').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('button:visible, .whole:visible').count()).toBe(0)
    for (const code of await page.locator('figure code').all())
      expect(await code.isVisible()).toBe(true)
  })
})

test('paper is light, also for somebody who has chosen dark', async () => {
  await visiting({ viewport: desktop }, async (page) => {
    await page.goto(address('guides/paging'))
    const colour = () => page.evaluate<string>('getComputedStyle(document.body).color')
    const light = await colour()
    await page.evaluate(`document.documentElement.dataset.theme = 'dark'`)
    expect(await colour()).not.toBe(light)
    await page.emulateMedia({ media: 'print' })
    expect(await colour()).toBe(light)
  })
})

test('the outline of a long page marks the part that is read', async () => {
  await visiting({ viewport: desktop }, async (page) => {
    await page.goto(address('guides/operating'))
    const marked = page.locator('.outline [aria-current]')
    expect(await marked.count()).toBe(0)
    await page.evaluate(`document.querySelector('#backups').scrollIntoView()`)
    await marked.filter({ hasText: 'Backups' }).waitFor()
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.locator('.outline li:last-child [aria-current]').waitFor()
    expect(await marked.count()).toBe(1)
  })
})

test('what to do after a code has room for a sentence, beside samples and on a phone', async () => {
  for (const viewport of [desktop, { width: 1280, height: 800 }, phone])
    await visiting({ viewport }, async (page) => {
      await page.goto(address('capabilities/plans.draft.create'))
      const cell = page.locator('.entries tr:has(a[href$="errors/stale_checksum.html"]) td').last()
      const { width } = (await cell.boundingBox()) ?? { width: 0 }
      expect(width, String(viewport.width)).toBeGreaterThan(250)
    })
})

test('the group above a title leads to the others of the group', async () => {
  await visiting({ viewport: phone }, async (page) => {
    await page.goto(address('capabilities/plans.draft.create'))
    await page.locator('.over a').click()
    expect(page.url()).toBe(`${address('capabilities/index')}#plans-drafting`)
  })
})

test('the first page of a phone is under six screens long, and has every way on, a call and what the ways in are', async () => {
  const links = async (page: Page) =>
    (await page.locator('main :is(h2, li) > a:visible').allTextContents()).toSorted()
  let all: string[] = []
  await visiting({ viewport: desktop }, async (page) => {
    await page.goto(address('index'))
    all = await links(page)
    expect(await page.locator('.leads span:visible').count()).toBeGreaterThan(30)
  })
  await visiting({ viewport: phone }, async (page) => {
    await page.goto(address('index'))
    const length = await page.evaluate<number>('document.documentElement.scrollHeight')
    expect(length / phone.height).toBeLessThan(6)
    expect(await links(page)).toEqual(all)
    expect(await page.locator('.beside pre:visible').last().textContent()).toContain('curl "')
    for (const about of await page.locator('.cards p').all())
      expect(await about.isVisible()).toBe(true)
  })
})

test('what stays beside the text covers no link below it', async () => {
  await visiting({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(address('index'))
    const covered = await page.evaluate<
      string[]
    >(`[...document.querySelectorAll('.wide a')].filter((link) => {
      // As high as the box that stays.
      scrollBy(0, link.getClientRects()[0].top - 200)
      const { left, top, width, height } = link.getClientRects()[0]
      return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }).map((link) => link.textContent)`)
    expect(await page.locator('.wide a').count()).toBeGreaterThan(30)
    expect(covered).toEqual([])
  })
})

test('a link leads to a field, also to one that is folded away', async () => {
  await visiting({ viewport: desktop }, async (page) => {
    await page.goto(`${address('capabilities/ideas.lists.create')}#data.list.updated_at`)
    const field = page.locator('[id="data.list.updated_at"]')
    expect(await field.isVisible()).toBe(true)
    expect(await field.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900)
    await field.locator('.name').click()
    expect(page.url()).toContain('#data.list.updated_at')
  })
})

test('what npm run docs builds is served with its own policy; until then other pages are served instead', async () => {
  for (const [file, instead] of [
    ['redoc.html', '/docs/reference.html'],
    ['openapi.json', '/openapi.json'],
  ] as const) {
    const { status, headers } = await fetch(`${mock.url}/docs/${file}`, { redirect: 'manual' })
    if (existsSync(join(docs, '../../site', file))) expect(status).toBe(200)
    else expect([status, headers.get('location')]).toEqual([302, instead])
    if (status === 200 && file === 'redoc.html')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})
