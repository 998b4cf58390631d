import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits } from '#test/support/page_checks.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { freePort } from '#test/support/free_port.ts'
import { startBrowser } from '#test/support/browser.ts'
import { visitPage } from '#test/support/visit_page.ts'
import { aPrintedLink } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const port = await freePort()
const url = `http://localhost:${port}`
const world = useWorld({ port, public_url: url })
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/** Gives a page a device that makes passkeys, and whose owner is there. */
async function aDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  page.setDefaultTimeout(10_000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal' } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...options,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function signIn(page: Page, account: Pick<Account, 'owner'>): Promise<void> {
  await page.goto(url + (await aPrintedLink(world, account)))
  await page.getByRole('button').last().click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${url}/settings/account`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You’re signed out').waitFor()
}

/** Adds a passkey on the pages, by the keyboard. */
async function addPasskey(page: Page, label: string): Promise<void> {
  await page.goto(`${url}/settings/account`)
  await page.getByRole('link', { name: /Passkeys/ }).click()
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill(label)
  await page.getByRole('button', { name: 'Make the passkey' }).press('Enter')
  await page.getByText('The passkey was added').waitFor()
}

/** Lets every session be an hour old. */
function age() {
  return asSuperuser(
    world.superuser_url,
    `update sessions set created_at = (created_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC'`,
  )
}

const visit = (work: (page: Page) => Promise<void>, options = {}, expected?: RegExp) =>
  visitPage(browser, `${url}/sign-in`, options, work, expected)

describe('passkeys in a browser', () => {
  test('somebody adds one, signs in with it, proves with it who they are, and removes it', async () => {
    const sam = await world.account('Sam')
    await visit(async (page) => {
      const { cdp, authenticatorId } = await aDevice(page)
      await signIn(page, sam)
      await addPasskey(page, 'My phone')
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

      await signOut(page)
      await page.goto(`${url}/sign-in?next=${encodeURIComponent('/settings/agents')}`)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.getByRole('heading', { name: 'Agents and apps' }).waitFor()

      await age()
      await page.goto(`${url}/settings/agents/new`)
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await page.getByLabel('Label').waitFor()

      await page.goto(`${url}/settings/account/passkeys`)
      await page.getByRole('button', { name: 'Remove “My phone”' }).click()
      await page.getByText('The passkey was removed').waitFor()
      await signOut(page)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.getByText('That passkey doesn’t work here').waitFor()
    })
  })

  test('the same device makes no second one, and says so', async () => {
    const sam = await world.account('Sam')
    await visit(async (page) => {
      await aDevice(page)
      await signIn(page, sam)
      await addPasskey(page, 'My phone')
      await page.goto(`${url}/settings/account/passkeys/new`)
      await page.getByRole('button', { name: 'Make the passkey' }).click()
      await page.getByText('This device has a passkey for your account already').waitFor()
    })
  })

  test('two accounts on one device: the one that was chosen is signed in', async () => {
    const [sam, ben] = [await world.account('Sam'), await world.account('Ben')]
    await visit(async (page) => {
      const { cdp, authenticatorId } = await aDevice(page)
      for (const [who, label] of [
        [sam, 'of Sam'],
        [ben, 'of Ben'],
      ] as const) {
        await signIn(page, who)
        await addPasskey(page, label)
        await signOut(page)
      }
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      expect(new Set(credentials.map(({ userHandle }) => userHandle)).size).toBe(2)
      const [first] = credentials
      const names = first?.userName?.startsWith('sam') ? 'Ben' : 'Sam'
      await cdp.send('WebAuthn.removeCredential', {
        authenticatorId,
        credentialId: first?.credentialId ?? '',
      })
      await page.goto(`${url}/sign-in`)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.getByRole('heading', { name: 'Today' }).waitFor()
      expect(await page.locator('.who').textContent()).toBe(names)
    })
  })

  test('a window that is closed leaves everything as it was', async () => {
    await visit(async (page) => {
      const { cdp, authenticatorId } = await aDevice(page)
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.getByText('No passkey was used').waitFor()
      expect(await page.getByLabel('Email address').isVisible()).toBe(true)
    })
  })

  test('without scripts people sign in by mail, and the page for passkeys says why not', async () => {
    const sam = await world.account('Sam')
    await visit(
      async (page) => {
        expect(await page.getByRole('button').allTextContents()).toEqual(['Send me the mail'])
        await signIn(page, sam)
        await page.goto(`${url}/settings/account/passkeys/new`)
        await page.getByText('This browser can’t make passkeys here').waitFor()
        expect(await page.getByRole('button', { name: 'Make the passkey' }).count()).toBe(0)
      },
      { javaScriptEnabled: false },
    )
  })

  test('no script but that one runs, and it asks nobody else', async () => {
    await visit(async (page) => {
      const policy = (await (await page.request.get(`${url}/sign-in`)).headers())[
        'content-security-policy'
      ]
      expect(policy).toMatch(/script-src 'sha256-[^' ]+'; connect-src 'self'$/)
      expect(policy).not.toMatch(/unsafe/)
    })
  })
})

const widths = [360, 1280]

describe.each(widths)('at %i pixels', (width) => {
  test('every page is accessible in light and dark, and fits', async () => {
    const sam = await world.account('Sam')
    const options = { viewport: { width, height: 800 }, bypassCSP: true }
    await visit(
      async (page) => {
        await aDevice(page)
        const look = async (name: string) => {
          await page.waitForLoadState('load')
          await expectAccessible(page, name)
          await expectFits(page, { name, widths: [width], height: 800 })
        }
        await look('sign-in-passkey')
        await page.goto(`${url}/sign-in?no-passkey`)
        await look('sign-in-no-passkey')
        await page.goto(`${url}/sign-in/recover`)
        await look('recover')
        await page.getByLabel('Recovery code').fill('x')
        await page.getByLabel('Email address').fill('sam@example.test')
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.getByText('Please correct this').waitFor()
        await look('recover-wrong')
        await signIn(page, sam)
        await page.goto(`${url}/settings/account/passkeys`)
        await look('passkeys-none')
        await page.goto(`${url}/settings/account/passkeys/new`)
        await look('passkey-new')
        await addPasskey(page, 'The phone with the long name that nobody remembers')
        await look('passkeys')
        await page.goto(`${url}/settings/account/recovery-codes`)
        await look('recovery-codes')
        await page.getByRole('button', { name: 'Make ten codes' }).click()
        await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
        await look('recovery-codes-made')
        await page.goto(`${url}/settings/account`)
        await look('account')
        await page.goto(`${url}/sign-in/again`)
        await look('again-passkey')
        await page.goto(`${url}/sign-in/again/recover`)
        await look('again-recover')
      },
      options,
      /status of 422/,
    )
  }, 60_000)
})
