import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectTouchable } from '#test/support/page_checks.ts'
import { insertInvites } from '#server/data/invites/insert.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { only } from '#server/domain/basics/only.ts'
import { startBrowser } from '#test/support/browser.ts'
import { friend, invite, like, peopleOf, take } from '#test/support/given/friendship.ts'
import { makePlan } from '#test/support/given/plan_rows.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { visitPage } from '#test/support/visit_page.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const mailbox = aMailbox()
const world = useWorld(mailbox.options)
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

const phone = {
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  locale: 'en-GB',
} satisfies BrowserContextOptions

const visit = <T>(path: string, work: (page: Page) => Promise<T>) =>
  visitPage(browser, world.url + path, phone, work)

/** Makes an account on the pages, from the address to the name, by the link in the mail. */
async function makeAccount(page: Page, name: string): Promise<void> {
  const address = `${name}-${Math.random()}@example.test`
  await page.getByLabel('Email address').fill(address)
  await page.getByRole('button', { name: 'Send me the mail' }).click()
  await page.waitForURL(/\/sign-in\/sent$/)
  const { path } = await mailbox.next(address)
  await page.goto(world.url + path)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Your time zone').fill('Europe/Berlin')
  await page.getByRole('button', { name: 'Make my account' }).click()
}

/** The link of a new guest of a plan, without an account. */
function aLink(host: Account, plan_id: string): Promise<string> {
  return world.database.write(host.owner, {
    async work(db) {
      const { person_id } = only(await insertPeople(db, ['Mimi']))
      const guest = { person_id, peer_owner: null, delivery: 'manual_share' } as const
      const { invite_id } = only(await insertInvites(db, plan_id, [guest]))
      return insertLink(db, 'invite', invite_id)
    },
  })
}

/** A browser in which somebody is signed in. */
async function signedIn<T>(
  account: Account,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
) {
  const client = await signedInClient(world, account)
  const value = client.cookies.get('service_session') ?? ''
  const context = await browser.newContext(options)
  try {
    await context.addCookies([{ name: 'service_session', value, url: world.url }])
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

test('who was invited to connect makes an account on a phone and is connected by one button', async () => {
  const host = await world.account('Hanna')
  const link = await invite(host)
  await visit(`/c/${link}`, async (page) => {
    await page.getByRole('button', { name: 'Make an account' }).click()
    await makeAccount(page, 'Mira')
    await page.waitForURL(`${world.url}/connect/${link}`)
    expect(await page.getByRole('listitem').first().textContent()).toContain(
      'You and Hanna become Connected Friends',
    )
    await page.getByRole('button', { name: 'Connect with Hanna' }).click()
    await page.waitForURL(`${world.url}/connect/${link}?done`)
    await page.getByRole('heading', { name: 'You and Hanna are connected' }).waitFor()
    // Back shows the form as it was; pressing it again is no second connection.
    await page.goBack()
    const button = page.getByRole('button', { name: 'Connect with Hanna' })
    if (await button.isVisible()) await button.click()
    await page.getByRole('heading', { name: 'You and Hanna are connected' }).waitFor()
    await page.getByRole('link', { name: 'Connect a calendar' }).click()
    await page.waitForURL(/\/settings\/calendars#connect$/)
  })
  expect(await peopleOf(host)).toEqual(['Mira: connected'])
})

test('who has an account signs in, or is signed in, and is connected by one button', async () => {
  const [host, guest] = [await world.account('Hanna'), await world.account('Jonas')]
  const link = await invite(host)
  await signedIn(guest, phone, async (page) => {
    await page.goto(`${world.url}/c/${link}`)
    await page.getByRole('link', { name: 'Connect with Hanna' }).click()
    await page.getByRole('button', { name: 'Connect with Hanna' }).click()
    await page.getByRole('heading', { name: 'You and Hanna are connected' }).waitFor()
  })
  expect(await peopleOf(guest)).toEqual(['Hanna: connected'])
})

test('who was invited to a plan answers, makes an account, and is connected or keeps it', async () => {
  for (const connect_on_signup of [true, false]) {
    const host = await world.account('Hanna')
    const plan_id = await makePlan(world.database, host, { title: 'Dumplings', connect_on_signup })
    const link = await aLink(host, plan_id)
    await visit(`/i/${link}`, async (page) => {
      // The answer comes first, then the account.
      expect(await page.getByRole('button', { name: 'Make an account' }).count()).toBe(0)
      await page.getByRole('button', { name: 'I’ll be there' }).click()
      await page.getByRole('button', { name: 'Make an account' }).click()
      await makeAccount(page, 'Mira')
      await page.waitForURL(`${world.url}/connect/${link}`)
      await page.getByText('is kept in your account').waitFor()
      const button = connect_on_signup ? 'Connect with Hanna' : 'Keep it in my account'
      await page.getByRole('button', { name: button }).click()
      await page.waitForURL(/\?done$/)
      await page.getByRole('link', { name: 'Open the invitation' }).click()
      await page.getByText('You’re in.').waitFor()
    })
    const friends = connect_on_signup ? ['Mimi: connected'] : ['Mimi: friend_in_mind']
    expect(await peopleOf(host)).toEqual(friends)
  }
})

test('every page of it is accessible in light and dark, and fits', async () => {
  const [host, guest] = [await world.account('Hanna'), await world.account('Jonas')]
  const own = await friend(guest, 'Hanna')
  await like(world, guest, 'Canoeing', [[own]])
  const named = await invite(host, { people_handles: [await friend(host, 'Mira')] })
  const likes = await invite(host)
  const used = await invite(host)
  await take(await world.account('Zoë'), { operation: 'accept_invitation', invitation_token: used })
  const plan_id = await makePlan(world.database, host, { title: 'Dumplings' })
  const plan = await aLink(host, plan_id)
  const look = async (page: Page, name: string) => {
    await expectFits(page, { name, widths: [320, 1280, 390], height: 844 })
    await expectAccessible(page, name)
    await expectTouchable(page, name, 'button, a.button, a.row')
  }
  await signedIn(guest, { bypassCSP: true }, async (page) => {
    for (const [name, path] of [
      ['offer', `/c/${likes}`],
      ['who', `/connect/${named}`],
      ['review', `/connect/${named}?as=nobody`],
      ['likes', `/connect/${likes}?own=${own}`],
      ['full', `/connect/${used}`],
      ['keep', `/connect/${plan}`],
      ['plan', `/i/${plan}`],
      ['gone', `/connect/${'a'.repeat(43)}`],
    ] as const) {
      await page.goto(`${world.url}${path}`)
      await look(page, name)
    }
  })
  await signedIn(host, { bypassCSP: true }, async (page) => {
    await page.goto(`${world.url}/connect/${likes}`)
    await look(page, 'own')
  })
  await take(guest, { operation: 'accept_invitation', invitation_token: likes })
  await signedIn(guest, { bypassCSP: true }, async (page) => {
    await page.goto(`${world.url}/connect/${likes}?done`)
    await look(page, 'connected')
  })
}, 60_000)
