import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectTouchable } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer, ideas } from '#test/support/given/lists.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let browser: Browser
let superuser: pg.Client

beforeAll(async () => {
  browser = await startBrowser()
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(async () => {
  await browser?.close()
  await superuser?.end()
})

async function addressOf({ owner }: Account): Promise<string> {
  const { rows } = await superuser.query('select email from accounts where owner_id = $1', [owner])
  return String(rows[0]?.email)
}

async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto(world.url + (await aPrintedLink(world, account)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

/** Goes through every page of leaving and of mail, and calls `look` on each. */
async function tour(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  await connect(sam, ada)
  await signIn(page, sam)
  await page.goto(`${world.url}/settings`)
  await look('settings')
  await tourOfArchived(page, sam, look)
  await page.goto(`${world.url}/settings/contact`)
  await look('contact')
  await page.getByRole('button', { name: 'Stop their mail' }).click()
  await page.getByRole('button', { name: 'Allow again: mail from Ada' }).waitFor()
  await look('contact-stopped')
  await page.getByRole('button', { name: 'Never write to me' }).click()
  await page.getByRole('button', { name: 'Allow mail again' }).waitFor()
  await look('contact-never')
  await page.goto(`${world.url}/settings/account`)
  await look('account')
  await page.getByRole('link', { name: 'Download my data' }).click()
  await page.waitForURL(/\/export$/)
  await look('export')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/-data\.zip$/)
  expect(await file.failure()).toBeNull()
  await page.goto(`${world.url}/settings/account`)
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await page.waitForURL(/\/delete$/)
  await look('delete')
  await page.getByLabel('Type your address').fill('somebody@example.test')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Please correct this:').waitFor()
  await look('delete-wrong')
  await page.getByLabel('Type your address').fill(await addressOf(sam))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor()
  expect(await page.getByRole('status').textContent()).toContain('7 days')
  await look('delete-done')
  await page.goto(`${world.url}/settings`)
  await page.waitForURL(/\/sign-in/)
  await page.goto(world.url + (await aPrintedLink(world, sam)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/settings\/account\/keep$/)
  await look('keep')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.waitForURL(/\/settings\/account\?kept$/)
  expect(await page.getByRole('status').textContent()).toContain('Your account stays')
}

/** Goes through the pages of what was archived. */
async function tourOfArchived(
  page: Page,
  sam: Account,
  look: (name: string) => Promise<void>,
): Promise<void> {
  await page.goto(`${world.url}/settings/archived`)
  await look('archived-empty')
  const [idea_handle = '', other = ''] = await ideas(sam, `Ramen ${'x'.repeat(120)}`, 'Sauna')
  await answer(sam, 'ideas.created.archive', { idea_handle })
  await answer(sam, 'ideas.created.archive', { idea_handle: other })
  await page.reload()
  await look('archived')
  await page.getByRole('link', { name: /Ramen/ }).click()
  await page.getByRole('heading', { level: 1, name: /Ramen/ }).waitFor()
  await look('archived-thing')
  await page.getByRole('link', { name: 'Delete for good' }).click()
  await page.getByRole('heading', { name: /for good\?$/ }).waitFor()
  await look('archived-delete')
  await page.getByRole('button', { name: 'Yes, delete it for good' }).click()
  await page.waitForURL(/archived\?deleted$/)
  expect(await page.getByRole('status').textContent()).toContain('deleted for good')
  await look('archived-deleted')
  await page.getByRole('link', { name: /Sauna/ }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.waitForURL(/archived\?restored$/)
  expect(await page.getByRole('status').textContent()).toContain('restored')
}

test('every page of leaving and of mail is accessible in light and dark, and fits', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 844 },
    bypassCSP: true,
  })
  try {
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await tour(page, async (name) => {
      await expectFits(page, { name, widths: [1280, 320, 360], height: 844 })
      await expectAccessible(page, name)
      await expectTouchable(
        page,
        name,
        'button, select, input:not([type=hidden]):not([type=checkbox]), a.button, a.row',
      )
    })
    // A status that is no 200 is said by the browser itself.
    expect(said.filter((line) => !line.includes('422'))).toEqual([])
  } finally {
    await context.close()
  }
}, 240_000)

test('an account is deleted and kept with the keyboard alone, without scripts', async () => {
  const sam = await world.account('Sam')
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await signIn(page, sam)
    await page.goto(`${world.url}/settings/account/delete`)
    await page.getByLabel('Type your address').focus()
    await page.keyboard.type(await addressOf(sam))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor()
    await page.goto(world.url + (await aPrintedLink(world, sam)))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/keep$/)
    const keep = page.getByRole('button', { name: 'Keep my account' })
    await keep.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?kept$/)
  } finally {
    await context.close()
  }
})
