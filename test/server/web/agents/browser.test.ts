import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectTouchable } from '#test/support/page_checks.ts'
import { startBrowser } from '#test/support/browser.ts'
import { anApp, connect } from '#test/support/oauth_app.ts'
import { aPrintedLink, signedInClient } from '#test/support/web_client.ts'
import { type Account, allAbilities, makeCaller, useWorld } from '#test/support/world.ts'

const world = useWorld()
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto(world.url + (await aPrintedLink(world, account)))
  await page.getByRole('button').last().click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

/** Makes a token on the pages. @returns it. */
async function makeToken(page: Page, label: string): Promise<string> {
  await page.goto(`${world.url}/settings/agents`)
  await page.getByRole('link', { name: 'New token' }).click()
  await page.getByLabel('Label').fill(label)
  await page.getByRole('checkbox', { name: /can change/ }).check()
  await page.getByRole('checkbox', { name: /send after/ }).check()
  expect(
    await page.getByRole('checkbox', { name: /Ask me before anything is sent/ }).isChecked(),
  ).toBe(true)
  await page.getByRole('button', { name: 'Make the token' }).click()
  return (await page.locator('code').first().textContent()) ?? ''
}

/** What an agent does with its token: something of each outcome. */
async function actWith(token: string): Promise<void> {
  const agent = makeCaller(() => world.url, token)
  const { body } = await agent.call('ideas.lists.create', { name: 'Rainy Sundays' })
  const { ideas_list_handle } = body.data.list
  const client = { headers: { 'x-service-client': 'ada-agent/1.2' } }
  await agent.call('ideas.lists.rename', { ideas_list_handle, name: 'Wet Sundays' }, client)
  await agent.call('places.private.create', {
    name: 'Stadtbad Neukölln, Halle 2 (with the long name)',
  })
  await agent.call('ideas.lists.create', { name: 'With Nobody', person_names: ['Nobody'] })
  await agent.call('relationships.people.ensure', { people: ['Mira'] })
  await agent.call('plans.draft.create', { title: 'Board games' })
  await agent.call('ideas.lists.delete', { ideas_list_handle })
}

/** Connects two apps, one of them twice, with long names. @returns the token of the last one. */
async function connectApps(account: Account): Promise<string> {
  const client = await signedInClient(world, account)
  const name = 'Notebook for everything that friends do together on weekends'
  const redirect_uri = 'https://a-very-long-name-of-an-app.example.test/callback'
  const [notebook, other] = [await anApp(world.url, { name, redirect_uri }), await anApp(world.url)]
  await connect(other, client)
  const asking = { scope: allAbilities.join(' ') }
  const answering = { abilities: allAbilities, needs_approval: true }
  await connect(notebook, client, { prompt: 'consent' })
  const again = await signedInClient(world, account)
  return (await connect(notebook, again, { ...asking, resource: `${world.url}/api` }, answering))
    .access_token
}

/** Goes through every page once, and calls `look` on each. */
async function tour(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const sam = await world.account('Sam')
  await signIn(page, sam)
  await page.goto(`${world.url}/settings`)
  await look('settings')
  await page.goto(`${world.url}/settings/agents/new`)
  await look('new')
  await page.getByRole('checkbox', { name: /can read/ }).uncheck()
  await page.getByRole('button', { name: 'Make the token' }).click()
  await page.getByRole('alert').waitFor()
  await look('new-wrong')
  const token = await makeToken(page, 'Claude on my laptop')
  await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
  await look('made')
  await actWith(token)
  await page.getByRole('link', { name: 'Done' }).click()
  await look('agents')
  await page.getByRole('link', { name: /Claude on my laptop/ }).click()
  await look('token')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await page.waitForURL(/undone/)
  await look('token-undone')
  await page.getByRole('link', { name: 'Replace the token' }).click()
  await look('rotate')
  await page.getByRole('button', { name: 'Replace it' }).click()
  await page.getByText('The old token ends in an hour').waitFor()
  await page.getByRole('link', { name: 'Done' }).click()
  await look('agents-replaced')
  await page
    .getByRole('link', { name: /Claude on my laptop/ })
    .last()
    .click()
  await look('token-replaced')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await look('revoke')
  await page.getByRole('button', { name: 'Yes, revoke it' }).click()
  await page.waitForURL(/revoked/)
  await look('agents-revoked')
  await page.getByRole('link', { name: 'Tokens that have ended' }).click()
  await look('ended')
  await actWith(await connectApps(sam))
  await page.goto(`${world.url}/settings/agents`)
  await page.getByRole('button', { name: /^Disconnect all/ }).waitFor()
  await look('agents-apps')
  await page
    .getByRole('link', { name: /after you approve it here/ })
    .first()
    .click()
  await page.getByRole('heading', { name: /a-very-long-name/ }).waitFor()
  await look('app')
  await page.getByRole('button', { name: 'Don’t ask me here any more' }).click()
  await page.getByText('You’re not asked any more').waitFor()
  await look('app-trusted')
  await page.getByRole('button', { name: /^Disconnect/ }).click()
  await page.getByText('It’s disconnected').waitFor()
  await page.goBack()
  await page.reload()
  await look('app-ended')
  await page.goto(`${world.url}/settings/activity`)
  await look('activity')
}

describe('every page of agent access', () => {
  test('is accessible in light and dark, and fits', async () => {
    const [phone, desk] = [360, 1280]
    const viewport = { width: phone, height: 780 }
    const context = await browser.newContext({ viewport, bypassCSP: true })
    try {
      const page = await context.newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(String(error)))
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(world.url)) foreign.push(request.url())
      })
      await tour(page, async (name) => {
        await expectFits(page, { name, widths: [desk, phone], height: 780 })
        await expectAccessible(page, name)
        await expectTouchable(
          page,
          name,
          'button, input:not([type=hidden]):not([type=checkbox]):not([type=radio]), a.button, a.row, summary, .filters a',
        )
      })
      expect(foreign).toEqual([])
      expect(
        said.filter((text) => !/status of 422|^InvalidStateError: Transition/.test(text)),
      ).toEqual([])
    } finally {
      await context.close()
    }
  }, 120_000)
})
