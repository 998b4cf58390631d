import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '#test/support/browser.ts'
import { aParty, aSentPlan, type Party, rsvp } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { signedInPage } from '#test/support/signed_in_page.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/** A host and guests with a plan of everything. */
async function aFullPlan(): Promise<Party & { handle: string }> {
  const party = await aParty(world)
  const { sam, friends } = party
  const { plan } = await aSentPlan(sam, Object.values(friends), {
    ...{ title_override: 'Dumplings and games', capacity_min: 4, capacity_max: 6 },
    ...{ show_guest_list: true, rsvp_deadline: inHours(30) },
    description_override: 'We fold dumplings, then play. Bring socks.',
  })
  await rsvp(party.ada, 'accepted')
  await answer(sam, 'plans.logistics.update', {
    ...{ plan_handle: plan.plan_handle, mode: 'add' },
    item: { title: 'Bring a game', visibility: 'guest' },
  })
  return { ...party, handle: plan.plan_handle }
}

/** Goes through the three steps of an outing, and looks at each. */
async function makeAnOuting({ page, open, look }: Awaited<ReturnType<typeof signedInPage>>) {
  await open('/plans')
  await page.getByRole('link', { name: 'New plan' }).click()
  await look('outing-what')
  await page.getByRole('button', { name: 'Next: who' }).click()
  await page.getByRole('alert').waitFor()
  await look('outing-wrong')
  await page.getByLabel('What do you want to do?').fill('Bowling')
  await page.getByLabel('Day').fill(inHours(200).slice(0, 10))
  await page.getByLabel('Time').fill('19:30')
  await page.getByRole('button', { name: 'Next: who' }).click()
  await page.waitForURL(/people$/)
  await page.getByLabel('Ada').check()
  await page.getByLabel('Mira').check()
  await look('outing-who')
  await page.getByRole('button', { name: 'Next: preview' }).click()
  await page.waitForURL(/send$/)
  await look('outing-review')
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('Pass this link on').waitFor()
  await look('outing-sent')
}

test('the pages of plans fit, in light and dark', async () => {
  const { sam, jonas, handle } = await aFullPlan()
  const made = await aDraft(sam, { title_override: 'Flea market' })
  const draft = made.plan.plan_handle
  const host = await signedInPage(browser, world, sam)
  const guest = await signedInPage(browser, world, jonas)
  const empty = await signedInPage(browser, world, await world.account('Kim'))
  try {
    await host.look('today')
    await host.page.getByRole('link', { name: 'Plans' }).click()
    await host.look('plans-host')
    await host.page.getByRole('link', { name: 'Drafts' }).click()
    await host.look('plans-drafts')
    await host.open(`/plans/${handle}`)
    await host.page.getByText('Add to the checklist').click()
    await host.look('plan-host')
    await host.open(`/plans/${handle}/edit`)
    await host.look('plan-change')
    await host.page.getByLabel('Time', { exact: true }).fill('20:15')
    await host.page.getByLabel('Fewest people').fill('900')
    await host.page.getByRole('button', { name: 'Next: preview' }).click()
    await host.page.getByRole('alert').waitFor()
    await host.look('plan-change-wrong')
    await host.page.getByLabel('Fewest people').fill('4')
    await host.page.getByRole('button', { name: 'Next: preview' }).click()
    await host.page.getByText('Preview the change').first().waitFor()
    await host.look('plan-change-review')
    await host.open(`/plans/${handle}/people`)
    await host.look('plan-roster')
    await host.open(`/plans/${handle}/link`)
    await host.look('plan-link')
    await host.open(`/plans/${draft}`)
    await host.look('plan-draft')
    await host.open(`/plans/${draft}/edit`)
    await host.look('plan-draft-edit')
    await host.open(`/plans/${draft}/discard`)
    await host.look('plan-discard')
    await host.open('/settings')
    await host.look('settings')
    await makeAnOuting(host)
    await host.open(`/plans/${handle}/cancel`)
    await host.look('plan-cancel')
    await guest.open('/plans')
    await guest.look('plans-guest')
    await guest.page.getByRole('link', { name: /Dumplings/ }).click()
    await guest.look('plan-guest')
    await guest.page.getByRole('button', { name: 'I’ll be there' }).click()
    await guest.page.waitForURL(/answered/)
    await guest.look('plan-answered')
    await empty.open('/plans')
    await empty.look('plans-empty')
  } finally {
    for (const { context } of [host, guest, empty]) await context.close()
  }
}, 240_000)

test('a plan prints over the whole width, with its checklist and without what can be pressed', async () => {
  const { sam, handle } = await aFullPlan()
  const { page, context, open } = await signedInPage(browser, world, sam, {
    viewport: { width: 1280, height: 900 },
  })
  try {
    await open(`/plans/${handle}`)
    await page.emulateMedia({ media: 'print' })
    const box = await page.locator('main').boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 1280])
    expect(await page.getByText('Your plan').boundingBox()).toMatchObject({ y: 0 })
    expect(await page.getByText('Bring a game').isVisible()).toBe(true)
    for (const role of ['button', 'navigation'] as const)
      expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
    expect(await page.locator('a.button:visible').count()).toBe(0)
  } finally {
    await context.close()
  }
})

test('a plan is found and answered by the keyboard alone, without scripts', async () => {
  const { jonas } = await aFullPlan()
  const { page, context } = await signedInPage(browser, world, jonas, { javaScriptEnabled: false })
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if ((await focused.count()) > 0 && (await focused.textContent())?.includes(name)) return
    }
    throw new Error(`No Tab leads to ${name}.`)
  }
  try {
    for (const name of ['Plans', 'Dumplings', 'I’ll be there']) {
      await tabTo(name)
      await page.keyboard.press('Enter')
      await page.waitForLoadState()
    }
    await page.waitForURL(/answered/)
    expect(await page.getByRole('status').textContent()).toContain('You’re in')
  } finally {
    await context.close()
  }
})
