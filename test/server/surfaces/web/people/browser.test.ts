import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '#test/support/browser.ts'
import { aParty } from '#test/support/given/actions.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { signedInPage } from '#test/support/signed_in_page.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

test('the pages of people, of free time and of finding fit, in light and dark', async () => {
  const { sam, friends } = await aParty(world)
  await aCalendar(world.database, sam)
  const idea = await anIdea(sam, 'Ramen counter Nozomi')
  await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'event', title: 'Ramen night market', event_start_at: inHours(100) },
  })
  await answer(sam, 'likes.mutate', {
    ...{ operation: 'save', subject: { kind: 'idea', handle: idea } },
    intentions: [[friends.ada]],
  })
  const full = await signedInPage(browser, world, sam)
  const empty = await signedInPage(browser, world, await world.account('Kim'))
  try {
    for (const [name, path] of Object.entries({
      ...{ people: '/people', person: `/people/${friends.ada}` },
      ...{ 'person-mind': `/people/${friends.mira}` },
      ...{ 'person-connect': `/people/${friends.mira}/connect` },
      ...{ 'person-disconnect': `/people/${friends.ada}/disconnect` },
      ...{ free: '/free', find: '/find', 'find-found': '/find?what=ramen', more: '/more' },
      'person-close': `/people/${friends.mira}/close`,
      'free-found': `/free?when=next-few-weeks&hours_from=18:00&person=${friends.ada}&person=${friends.mira}`,
      'free-wrong': '/free?when=today&from=2027-03-04',
    })) {
      await full.open(path)
      await full.look(name)
    }
    for (const [name, path] of Object.entries({
      ...{ people: '/people', free: '/free?when=today', find: '/find?what=zeppelin' },
    })) {
      await empty.open(path)
      await empty.look(`empty-${name}`)
    }
    await full.open(`/people/${friends.mira}/connect`)
    await full.page.getByRole('button', { name: 'Make the link' }).click()
    await full.page.getByText('Pass it on yourself').waitFor()
    await full.look('person-link')
  } finally {
    for (const { context } of [full, empty]) await context.close()
  }
}, 240_000)

test('from a time that is free to an outing, by the keyboard alone, without scripts', async () => {
  const { sam } = await aParty(world)
  await aCalendar(world.database, sam)
  const { page, context, open } = await signedInPage(browser, world, sam, {
    javaScriptEnabled: false,
  })
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      const text = (await focused.count()) > 0 ? await focused.textContent() : ''
      if (name.test(text ?? '')) return
    }
    throw new Error(`No Tab leads to ${name}.`)
  }
  try {
    await open('/free')
    await tabTo(/^Look$/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/when=/)
    await tabTo(/–\d\d:\d\d/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/plans\/new\?.*window=/)
    expect(await page.getByLabel('Time').inputValue()).toMatch(/^\d\d:\d\d$/)
  } finally {
    await context.close()
  }
}, 60_000)
