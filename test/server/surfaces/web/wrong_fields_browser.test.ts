import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '#test/support/browser.ts'
import { aParty, aSentPlan, aSharedPlan, commit, signUpBy } from '#test/support/given/actions.ts'
import { aList, answer, ideas, people } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { signedInPage } from '#test/support/signed_in_page.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

test('what is wrong with a form is on the screen after its answer', async () => {
  const { sam, friends } = await aParty(world)
  for (let at = 0; at < 12; at += 1) await aList(sam, { name: `List number ${at}` })
  await people(sam, ...Array.from({ length: 12 }, (_, at) => `Somebody ${at}`))
  const list = await aList(sam, { name: 'Rainy Sundays' })
  const full = await signedInPage(browser, world, sam, { javaScriptEnabled: true })
  const { page } = full
  const send = async (path: string, button: string, act: () => Promise<void>) => {
    await full.open(path)
    await act()
    await Promise.all([
      page.waitForNavigation(),
      page.getByRole('button', { name: button, exact: true }).click(),
    ])
  }
  const wrong: [string, string, string, () => Promise<void>][] = [
    ['wrong-list', '/lists', 'Make it', () => page.fill('#name', '')],
    ['wrong-person', '/people', 'Save', () => page.fill('#person', '')],
    ['wrong-plan', '/plans/new', 'Next: who', () => page.fill('#title', 'Regatta')],
    ['wrong-share', `/lists/${list}/share`, 'Next: preview', async () => {}],
    ['wrong-calendar', '/settings/calendars', 'Connect', () => page.fill('#url', 'my calendar')],
  ]
  try {
    for (const [name, path, button, act] of wrong) {
      await send(path, button, act)
      const top = page.locator('[role="alert"], .result')
      const box = await top.first().boundingBox()
      expect([name, box !== null && box.y >= 0 && box.y + 40 < 780]).toEqual([name, true])
      await full.look(name)
    }
    const items = ['Zoo', 'Aquarium by the sea', 'Planetarium'].map((title) => ({ title }))
    const { data } = await answer(sam, 'ideas.roundup.mutate', { operation: 'create', items })
    await full.open(`/captures/${data.public_id}`)
    await full.look('roundup-scope')
    await full.open('/captures')
    await full.look('captures-rows')
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const { data: idea } = await answer(sam, 'ideas.structured_create', {
      ...{ kind: 'event', title: 'Lantern night', event_start_at: day },
    })
    await full.open(`/plans/new?idea=${idea.idea.idea_handle}`)
    await full.look('plan-from-idea')
    const { plan: draft } = await aDraft(sam, { title_override: 'A', scheduled_at: inHours(90) })
    await full.open(`/plans/${draft.plan_handle}/edit`)
    await answer(sam, 'plans.draft.update', {
      ...{ plan_handle: draft.plan_handle, title_override: 'A much longer name of theirs' },
      scheduled_ends_at: inHours(99),
    })
    await page.fill('#description', 'Bring a torch, a blanket and something warm to drink.')
    await page.fill('#title', 'Mine')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForSelector('.result')
    await full.look('outdated')
    const shared = await aSharedPlan(sam, [friends.mira], { title_override: 'Kinds' })
    await signUpBy(shared.url, 'Zoë')
    await full.open(`/plans/${shared.plan.plan_handle}`)
    await full.look('plan-links')
    const [one = ''] = await ideas(sam, 'Kayaks')
    const { plan } = await aSentPlan(sam, [friends.ada], { candidate_id: one })
    await commit(
      sam,
      (await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })).data,
    )
    await full.open(`/people/${friends.ada}`)
    await full.look('canceled-plan')
  } finally {
    await full.context.close()
  }
}, 240_000)
