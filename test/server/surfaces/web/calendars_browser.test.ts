import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSharing } from '#server/data/calendar_settings/update.ts'
import { sql } from '#server/database/sql.ts'
import { encodeMonth, quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { axeFaults } from '#test/support/axe.ts'
import { expectAccessible } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { aCalendar } from '#test/support/given/calendars.ts'
import { connect } from '#test/support/given/connections.ts'
import { visitPage } from '#test/support/visit_page.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
const page = '/settings/calendars'
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/** An account with calendars in every state, which shares its time. */
async function everyState(): Promise<Account> {
  const sam = await world.account('Sam')
  await connect(sam, await world.account('Ada'))
  await connect(sam, await world.account('Jonas'))
  await aCalendar(world, sam, { name: 'Work', events: 214 })
  await aCalendar(world, sam, { name: 'Choir', state: 'failing', problem: 'timeout', read: 30 })
  await aCalendar(world, sam, {
    name: 'Football',
    state: 'paused',
    problem: 'not_a_calendar',
    read: null,
    knows: null,
  })
  await aCalendar(world, sam, {
    name: 'Late shifts',
    kind: 'file',
    read: 24 * 20,
    events: 12,
    knows: 40,
  })
  await aCalendar(world, sam, { name: 'New', state: 'pending', read: null, knows: null })
  await aCalendar(world, sam, { name: 'Times I’m busy', kind: 'holds', knows: null })
  await world.database.write(sam.owner, {
    async work(db) {
      await updateSharing(db, 'all')
      await db.run(sql`
        update calendar_sources
        set holds = '{1-5 09:00-17:00}', first_at = now() - interval '20 days', last_at = now() + interval '40 days'
        where owner_id = ${sam.owner}`)
    },
  })
  await shareMonths(sam)
  return sam
}

/** What friends get to know: busy, perhaps busy and unknown in the days to come, and nothing of the month after. */
async function shareMonths({ owner }: Account): Promise<void> {
  const now = Math.floor(Date.now() / quarter_ms / 96) * 96
  const runs = Array.from({ length: 12 }, (_, day) => [
    { from: now + day * 96 + 32, to: now + day * 96 + 48, kind: 'busy' as const },
    { from: now + day * 96 + 56, to: now + day * 96 + 62, kind: 'tentative' as const },
    { from: now + day * 96 + 72, to: now + day * 96 + 76, kind: 'unknown' as const },
  ]).flat()
  for (const months of [-1, 0]) {
    const day = new Date()
    const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months))
    const month = first.toISOString().slice(0, 7)
    await world.database.write(owner, {
      work: (db) =>
        db.run(sql`
          insert into busy_months (owner_id, month, runs, version)
          values (${owner}, ${`${month}-01`}, ${encodeMonth(month, runs)}, 1)`),
    })
  }
}

async function visitAs<T>(
  account: Account,
  path: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
  expected?: RegExp,
): Promise<T> {
  const link = world.url + (await aPrintedLink(world, account))
  const signIn = async (opened: Page) => {
    await opened.getByRole('button').last().click()
    await opened.getByRole('heading', { name: 'Today' }).waitFor()
    await opened.goto(world.url + path)
    return work(opened)
  }
  return visitPage(browser, link, options, signIn, expected)
}

test.each([
  ['on a phone', phone],
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
])(
  'the page with calendars in every state is accessible %s, in light and dark',
  async (_, options) => {
    const sam = await everyState()
    await visitAs(sam, page, options, async (opened) => {
      await opened.evaluate(
        'for (const one of document.querySelectorAll("details")) one.open = true',
      )
      await expectAccessible(opened, 'calendars')
      expect(await opened.evaluate('document.documentElement.scrollWidth')).toBe(
        options.viewport.width,
      )
      expect(await opened.getByRole('img').first().getAttribute('aria-label')).toMatch(
        /^\w{3},? \d+ \w{3,4}: busy \d\d:00–\d\d:00, perhaps busy .*unknown .*; free otherwise$/,
      )
    })
  },
)

test('the empty page is accessible, and asks who may see the time once something is connected', async () => {
  const sam = await world.account('Sam')
  await connect(sam, await world.account('Ada'))
  await visitAs(sam, page, phone, async (opened) => {
    expect(await axeFaults(opened)).toEqual([])
    const ask = opened.getByText('Nobody sees your time yet')
    expect(await ask.count()).toBe(0)
    await aCalendar(world, sam)
    await opened.reload()
    await ask.waitFor()
    await opened.getByLabel('Only these friends').check()
    await opened.getByLabel('Ada').check()
    await opened.getByRole('button', { name: 'Save', exact: true }).last().click()
    await opened.getByText('Who may see your time is saved').waitFor()
    expect(await ask.count()).toBe(0)
    expect(await opened.getByLabel('Ada').isChecked()).toBe(true)
  })
})

test('what is wrong is read out at once, and the feed’s address is shown once', async () => {
  const sam = await world.account('Sam')
  await visitAs(
    sam,
    page,
    phone,
    async (opened) => {
      await opened.getByRole('link', { name: 'say when you’re busy' }).click()
      await opened.getByLabel('Every Monday: from').fill('09:00')
      await opened.getByRole('button', { name: 'Save these times' }).click()
      await opened.getByRole('alert').waitFor()
      expect(await opened.getByRole('alert').textContent()).toContain('Please give both times')
      expect(await opened.getByLabel('Every Monday: from').first().inputValue()).toBe('09:00')
      expect(await axeFaults(opened)).toEqual([])
      await opened.goto(world.url + page)
      await opened.getByRole('button', { name: 'Make an address' }).click()
      await opened.getByText('It’s shown only now').first().waitFor()
      expect(await axeFaults(opened)).toEqual([])
      await opened.goto(world.url + page)
      expect(await opened.locator('code').count()).toBe(0)
    },
    /status of 422/,
  )
})
