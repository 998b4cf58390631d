import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addItem,
  invite,
  inviteOf,
  makePath,
  makePlan,
  type PlanFacts,
  shareList,
} from '#test/server/surfaces/web/links/stage.ts'
import { axeFaults, wcag } from '#test/support/axe.ts'
import { visitPage } from '#test/support/visit_page.ts'
import { startBrowser } from '#test/support/browser.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const visit = <T>(path: string, options: BrowserContextOptions, work: (page: Page) => Promise<T>) =>
  visitPage(browser, world.url + path, options, work)

async function guest(facts: PlanFacts = {}) {
  const plan_id = await makePlan(world, sam.owner, facts)
  return { plan_id, ...(await invite(world, sam.owner, plan_id, 'Ada')) }
}

/** Until 17:00 UTC in four days: at any hour of the test, the plan ends on its own day, so that its time has two lines. */
function hoursUntilEvening(): number {
  const at = new Date()
  at.setUTCDate(at.getUTCDate() + 4)
  return (at.setUTCHours(17, 0, 0, 0) - Date.now()) / 3_600_000
}

const statusOf = async (invite_id: string) =>
  (await inviteOf(world, sam.owner, invite_id)).rsvp_status

/** The element that has the focus, as a screen reader reads it. */
const focused = (page: Page) =>
  page.evaluate<string>(
    '(document.activeElement.getAttribute("aria-label") ?? document.activeElement.innerText).trim()',
  )

describe('in a browser', () => {
  test('an invitation is answered with the mouse, and the answer is changed', async () => {
    const { path, invite_id } = await guest()
    await visit(path, {}, async (page) => {
      await page.getByRole('button', { name: 'I’ll be there' }).click()
      await page.waitForURL(/\?answered$/)
      expect(await page.getByRole('status').textContent()).toContain('You’re in')
      expect(await focused(page)).toContain('You’re in')
      expect(await page.title()).toContain('You’re in')
      expect(await statusOf(invite_id)).toBe('accepted')
      await page.getByRole('button', { name: 'I can’t make it any more' }).click()
      await page.getByText('You said you can’t make it.').waitFor()
      expect(await statusOf(invite_id)).toBe('declined')
      // Looking back and forth shows how it stands, and sends nothing again.
      await page.goBack()
      await page.reload()
      expect(await statusOf(invite_id)).toBe('declined')
    })
  })

  test('on a small phone the ways into a calendar stand in one line', async () => {
    for (const locale of ['en', 'de']) {
      const { path } = await guest()
      await visit(path, { locale, viewport: { width: 360, height: 780 } }, async (page) => {
        await page.locator('button[value=accepted]').click()
        await page.waitForURL(/\?answered$/)
        const tops = await page.evaluate<number[]>(
          `[...document.querySelectorAll('p:has([download]) a')].map((one) => one.getBoundingClientRect().top)`,
        )
        expect([locale, tops.length, new Set(tops).size]).toEqual([locale, 3, 1])
      })
    }
  })

  test('an invitation is answered with the keyboard alone, and the focus is always visible', async () => {
    const { path, invite_id, plan_id } = await guest({ source_url: 'https://example.org/menu' })
    await addItem(world, sam.owner, plan_id, { title: 'Menu', target_url: 'https://example.org' })
    await visit(path, {}, async (page) => {
      const seen: string[] = []
      for (let presses = 0; presses < 9; presses += 1) {
        await page.keyboard.press('Tab')
        seen.push(await focused(page))
        const outline = 'getComputedStyle(document.activeElement).outlineStyle'
        expect(await page.evaluate(outline)).toBe('solid')
      }
      expect(seen).toEqual([
        'Map',
        'I’ll be there',
        'I can’t make it',
        'Add a note for Sam',
        'Add to calendar',
        'Add to Google Calendar',
        'Add to Outlook Calendar',
        'More at example.org',
        'Menu',
      ])
      for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Shift+Tab')
      expect(await focused(page)).toBe('I’ll be there')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\?answered$/)
      expect(await statusOf(invite_id)).toBe('accepted')
      // After the result, Tab goes on from there: to the map, then to the next button.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('I can’t make it any more')
      await page.keyboard.press('Space')
      await page.getByText('You said you can’t make it.').waitFor()
      expect(await statusOf(invite_id)).toBe('declined')
    })
  })

  test('a double click is one answer, and one sign-up', async () => {
    const { path, invite_id } = await guest()
    await visit(path, {}, async (page) => {
      await page.getByRole('button', { name: 'I’ll be there' }).dblclick()
      await page.waitForURL(/\?answered$/)
      expect(await statusOf(invite_id)).toBe('accepted')
    })
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const open = await makePath(world, sam.owner, 'plan', plan_id)
    await visit(open, {}, async (page) => {
      await page.getByLabel('Your name').fill('Mira')
      await page.getByRole('button', { name: 'I’ll be there' }).dblclick()
      await page.waitForURL(/\/i\/.*\?answered$/)
      expect(await page.getByText('You signed up with Sam as Mira').count()).toBe(1)
    })
    const rows = await world.database.read(
      sam.owner,
      (db) => db.sql`select from invites where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    )
    expect(rows).toHaveLength(1)
  })

  test('everything works on a phone without scripts', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const open = await makePath(world, sam.owner, 'plan', plan_id)
    await visit(open, { ...phone, javaScriptEnabled: false }, async (page) => {
      // The browser itself asks for the name first.
      await page.getByRole('button', { name: 'I’ll be there' }).tap()
      expect(page.url()).toBe(world.url + open)
      await page.getByLabel('Your name').fill('Mira')
      await page.getByRole('button', { name: 'I’ll be there' }).tap()
      await page.waitForURL(/\/i\/.*\?answered$/)
      expect(await page.getByRole('status').textContent()).toContain('You’re in')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Add to calendar' }).tap(),
      ])
      expect(download.suggestedFilename()).toBe('plan.ics')
    })
    const unsubscribe = await makePath(world, ada.owner, 'unsubscribe', sam.owner)
    await visit(unsubscribe, { ...phone, javaScriptEnabled: false }, async (page) => {
      await page.getByRole('button', { name: 'Stop all mail' }).tap()
      await page.getByText('We won’t send you any more mail').waitFor()
      await page.getByRole('button', { name: 'Get mail again' }).tap()
      await page.getByRole('button', { name: 'Stop mail from Sam' }).waitFor()
    })
  })

  test('a form on another site cannot answer', async () => {
    const { path, invite_id } = await guest()
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route('https://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${world.url}${path}"><button name="answer" value="accepted">Win</button></form>`,
      }),
    )
    await page.goto('https://evil.example/')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button').click(),
    ])
    expect(answer.status()).toBe(403)
    expect(await statusOf(invite_id)).toBe('pending')
    await context.close()
  })

  test('a page shows hostile text as text, and does not open other sites by itself', async () => {
    const evil = `<img src=x onerror=alert(1)><script>alert(2)</script>`
    const { path, plan_id } = await guest({ title: evil, description: evil, place_name: evil })
    await addItem(world, sam.owner, plan_id, { title: 'Go', target_url: 'javascript:alert(3)' })
    await visit(path, {}, async (page) => {
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(evil)
      expect(await page.locator('img,script,iframe').count()).toBe(0)
      for (const link of await page.locator('a').all()) {
        expect(await link.getAttribute('href')).toMatch(/^(https?:|\/i\/)/)
      }
    })
  })
})

describe('every page, light and dark, on a phone', () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

  async function pages(): Promise<Record<string, string>> {
    const { path, plan_id } = await guest({
      title: `${long} 🎉`,
      description: `${'A long table. '.repeat(30)}\n\nhttps://example.org/${'x'.repeat(120)}`,
      capacity_min: 3,
      capacity_max: 9,
      state: 'shared',
      source_url: 'https://example.org/a',
      connect_on_signup: true,
    })
    await addItem(world, sam.owner, plan_id, { title: long, target_url: 'https://example.org' })
    const answered = await invite(world, sam.owner, plan_id, long)
    await fetch(world.url + answered.path, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'accepted' }),
    })
    const list = await shareList(world, sam.owner, long, [
      { title: long, description: long.repeat(3) },
      { title: 'Cinema', starts_in: 30, source_url: 'https://example.org/kino' },
    ])
    const invitation_id = plan_id
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        insert into connection_invitations (owner_id, invitation_id, mode, places, expires_at)
        values (${db.owner}, ${invitation_id}, 'shared', 3, now() + interval '1 day')`,
    })
    return {
      invitation: path,
      answered: `${answered.path}?answered`,
      refused: `${path}?refused`,
      open: await makePath(world, sam.owner, 'plan', plan_id),
      canceled: (await guest({ state: 'canceled' })).path,
      closed: (await guest({ answer_in: -1 })).path,
      list: list.path,
      connection: await makePath(world, sam.owner, 'connection', invitation_id),
      unsubscribe: await makePath(world, ada.owner, 'unsubscribe', sam.owner),
      missing: '/i/unknown',
    }
  }

  test('fits, can be touched, reads well and has no fault that axe finds', async () => {
    const all = await pages()
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        ...phone,
        colorScheme,
        baseURL: world.url,
        bypassCSP: true,
      })
      const page = await context.newPage()
      // The dark pages differ in colours only.
      const shown =
        colorScheme === 'dark' ? ['answered', 'refused', 'open', 'connection'] : Object.keys(all)
      for (const name of shown) {
        const path = all[name] ?? ''
        const where = `${name}, ${colorScheme}`
        await page.goto(path)
        const [wide, dark, small] = await page.evaluate<[number, number, string[]]>(`[
          document.documentElement.scrollWidth,
          Number(/\\d+/.exec(getComputedStyle(document.body).backgroundColor)[0]),
          [...document.querySelectorAll('button,input:not([type=hidden],[hidden]),.links a')]
            .filter((one) => one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML),
        ]`)
        expect(wide, where).toBeLessThanOrEqual(390)
        expect(dark < 128, where).toBe(colorScheme === 'dark')
        expect(small, where).toEqual([])
        const rules = colorScheme === 'dark' ? ['color-contrast'] : wcag
        expect(await axeFaults(page, { rules }), where).toEqual([])
      }
      await context.close()
    }
  }, 60_000)

  test('the key Enter in the name field of an open plan chooses no answer, and the name stays', async () => {
    const path = await makePath(world, sam.owner, 'plan', await makePlan(world, sam.owner))
    const page = await browser.newPage()
    await page.goto(world.url + path)
    await page.getByLabel('Your name').fill('Kai')
    await page.getByLabel('Your name').press('Enter')
    await page.getByText('Please choose one of the answers').waitFor({ timeout: 5_000 })
    expect(await page.getByLabel('Your name').inputValue()).toBe('Kai')
    await page.close()
  })

  test('the main button can be seen on a phone without scrolling', async () => {
    const { plan_id, path } = await guest({
      title: 'Trio night at the Nordlicht, with soup',
      capacity_min: 3,
      capacity_max: 8,
      meetup_location_text: 'By the gate',
      starts_in: hoursUntilEvening(),
    })
    const open = await makePath(world, sam.owner, 'plan', plan_id)
    for (const where of [path, open]) {
      const viewport = { width: 390, height: 664 }
      await visit(where, { ...phone, viewport }, async (page) => {
        const box = await page.getByRole('button', { name: 'I’ll be there' }).boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0), where).toBeLessThanOrEqual(664)
      })
    }
  })

  test('does not move for people who asked for that, and prints without buttons', async () => {
    const { path } = await guest()
    await visit(path, { reducedMotion: 'reduce' }, async (page) => {
      const moves = 'getComputedStyle(document.querySelector("button")).transitionDuration'
      expect(await page.evaluate(moves)).toBe('0s')
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('button').count()).toBe(0)
      expect(await page.getByText('Markthalle Neun').isVisible()).toBe(true)
      expect((await page.locator('.from').boundingBox())?.y).toBeGreaterThanOrEqual(0)
      expect(await page.getByText('Will you come?').isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: 'I’ll be there' }).click()
      await page.waitForURL(/\?answered$/)
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('button').count()).toBe(0)
      expect(await page.locator('legend').isVisible()).toBe(true)
    })
  })
})
