import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webStyle } from '#server/surfaces/web/parts/style.ts'
import { startBrowser } from '#test/support/browser.ts'
import { alterPlan, aParty, aSentPlan } from '#test/support/given/actions.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { aList, anIdea } from '#test/support/given/lists.ts'
import { signedInPage } from '#test/support/signed_in_page.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/**
 * The selectors of the whole stylesheet that a page leaves out though something on it has them; a state may come later. A custom
 * property is left out only where no rule of the page uses it.
 */
const leftOut = `(() => {
  const named = new Set(document.styleSheets[0].ownerNode.textContent.match(/(?<=var\\()--\\w+/g))
  const plain = ({ style }) => [...style]
    .filter((name) => !name.startsWith('--') || named.has(name))
    .map((name) => name + ':' + style.getPropertyValue(name) + style.getPropertyPriority(name))
    .join(';')
  const rulesOf = (rules, within = '') => [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule
      ? rulesOf(rule.cssRules, within + rule.conditionText + ' ')
      : rule instanceof CSSStyleRule
        ? rule.selectorText.split(/,(?![^()]*(?:\\([^()]*\\)[^()]*)*\\))/).map((one) => one.trim())
            .map((selector) => ({ selector, text: within + selector + '{' + plain(rule) + '}' }))
        : [])
  const whole = new CSSStyleSheet()
  whole.replaceSync(${JSON.stringify(webStyle)})
  const own = new Set(rulesOf(document.styleSheets[0].cssRules).map(({ text }) => text))
  const stateless = (selector) =>
    selector.replace(/::?(hover|focus-visible|focus|checked|before|after)/g, '')
  return rulesOf(whole.cssRules)
    .filter(({ text }) => !own.has(text))
    .filter(({ text }) => !text.endsWith('{}'))
    .filter(({ selector }) => document.querySelector(stateless(selector) || '*') !== null)
    .map(({ selector }) => selector)
})()`

/** What says more than it has room for: words of buttons outside of them, and names in the bar in two lines. */
const spilling = `[
  ...[...document.querySelectorAll('button, .button')].filter((one) => one.scrollWidth > one.clientWidth + 1),
  ...[...document.querySelectorAll('.ways a span')].filter((one) => one.getClientRects().length > 1),
].filter((one) => one.checkVisibility()).map((one) => one.textContent.trim())`

test('a page leaves nothing out of the stylesheet that anything on it has', async () => {
  const { sam, friends } = await aParty(world)
  await aCalendar(world.database, sam)
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const list = await aList(sam, { person_handles: [friends.mira] })
  const idea = await anIdea(sam, 'Ostsee Sauna')
  const { page, open } = await signedInPage(browser, world, sam)
  for (const path of [
    ...['/', '/plans', '/free?when=next-few-weeks', '/find?what=sauna', '/people', '/assistant'],
    ...['/settings/account', '/settings/agents', '/settings/calendars', '/settings/agents/new'],
    ...[`/plans/${plan.plan_handle}`, `/lists/${list}`, `/ideas/${idea}`, '/settings/activity'],
  ]) {
    await open(path)
    const size = await page.evaluate<number>(`document.querySelector('style').textContent.length`)
    expect([path, size < webStyle.length * 0.8]).toEqual([path, true])
    expect([path, await page.evaluate<string[]>(leftOut)]).toEqual([path, []])
  }
}, 120_000)

// Colours are the same in every language: one look is enough.
test('each page fits a phone in German, as far as it is translated', async () => {
  const { sam, friends } = await aParty(world)
  await aCalendar(world.database, sam)
  const { plan, share_links } = await aSentPlan(sam, [friends.ada, friends.mira])
  const at = `/plans/${plan.plan_handle}`
  const list = await aList(sam, { person_handles: [friends.mira] })
  const idea = await anIdea(sam, 'Ostsee Sauna')
  const { page, context, open, look } = await signedInPage(browser, world, sam)
  await context.setExtraHTTPHeaders({ 'accept-language': 'de' })
  for (const path of [
    ...['/', '/more', '/assistant', '/approvals', '/captures', '/ideas', '/ideas/new'],
    ...['/find', '/find?what=sauna', '/free?when=next-few-weeks', '/people', '/lists', '/places'],
    ...['/plans', '/plans/new', at, `${at}/edit`, `${at}/people`, `${at}/cancel`],
    ...[`/ideas/${idea}`, `/lists/${list}`, `/people/${friends.mira}`, '/settings/archived'],
    ...['/settings', '/settings/account', '/settings/contact', '/settings/agents'],
    ...['/settings/agents/new', '/settings/calendars', '/settings/activity'],
    new URL(share_links?.[0]?.url ?? '').pathname,
  ]) {
    await open(path)
    expect([path, await page.getAttribute('html', 'lang')]).toEqual([path, 'de'])
    await look(`german${path.startsWith('/i/') ? '-invitation' : path.replaceAll(/\W+/g, '-')}`, {
      dark: false,
    })
    expect([path, await page.evaluate<string[]>(spilling)]).toEqual([path, []])
  }
}, 240_000)

test('a page that is dark prints dark on white, without what leads elsewhere or can be pressed', async () => {
  const { sam, friends } = await aParty(world)
  const list = await aList(sam, { person_handles: [friends.mira] })
  const idea = await anIdea(sam, 'Ostsee Sauna')
  const { page, context, open } = await signedInPage(browser, world, sam, { colorScheme: 'dark' })
  const inkAndPaper = `(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor].map((one) => Number(/\\d+/.exec(one)[0]))
  })()`
  for (const path of [
    `/lists/${list}`,
    `/ideas/${idea}`,
    '/people',
    '/plans',
    '/find?what=sauna',
  ]) {
    await open(path)
    const [, dark = 255] = await page.evaluate<number[]>(inkAndPaper)
    expect([path, dark < 128]).toEqual([path, true])
    await page.emulateMedia({ media: 'print' })
    const [ink = 255, paper = 0] = await page.evaluate<number[]>(inkAndPaper)
    expect([path, ink < 100, paper]).toEqual([path, true, 255])
    for (const role of ['button', 'navigation'] as const)
      expect([path, role, await page.getByRole(role).count()]).toEqual([path, role, 0])
    expect([path, await page.locator('a.button:visible, summary:visible').count()]).toEqual([
      path,
      0,
    ])
    await page.emulateMedia({ media: 'screen' })
  }
  await context.close()
}, 120_000)

/** The cards of a page that hide a part of what is in them, by how much. */
const cutOff = `[...document.querySelectorAll('.card')]
  .map((card) => card.scrollWidth - card.clientWidth).filter((more) => more > 1)`

test('no card hides a part of a form, on phones of any width and in text twice as large', async () => {
  const { sam } = await aParty(world)
  const list = await aList(sam)
  const { page, context, open } = await signedInPage(browser, world, sam)
  try {
    for (const path of ['/free', '/ideas', '/plans/new', `/lists/${list}/rules`]) {
      await open(path)
      await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`)
      for (const size of ['100%', '200%']) {
        await page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
        for (const width of [320, 360, 390, 412, 430, 1280]) {
          await page.setViewportSize({ width, height: 780 })
          expect([path, size, width, await page.evaluate(cutOff)]).toEqual([path, size, width, []])
        }
      }
    }
  } finally {
    await context.close()
  }
}, 60_000)

/** What sticks out of its window or of the card it is in, and is there to be seen. */
const sticksOut = `(() => {
  const wide = document.documentElement.scrollWidth - innerWidth
  const edge = document.querySelector('.card').getBoundingClientRect().right
  const out = [...document.querySelectorAll('.card *')].filter((one) =>
    one.checkVisibility() && !one.closest('.hidden') && one.getBoundingClientRect().right > edge + 1)
  return [...(wide > 0 ? ['the page by ' + wide] : []), ...out.map((one) => one.outerHTML.slice(0, 80))]
})()`

/** The names in the bar at the end of a phone that are broken in two. */
const brokenNames = `[...document.querySelectorAll('.ways span')]
  .filter((one) => one.checkVisibility() && one.getClientRects().length > 1).map((one) => one.textContent)`

test('in German text twice as large, nothing sticks out of a phone, and no way in its bar is broken in two', async () => {
  const { sam } = await aParty(world)
  await aCalendar(world.database, sam)
  const { page, context, open } = await signedInPage(browser, world, sam)
  try {
    await context.setExtraHTTPHeaders({ 'accept-language': 'de' })
    for (const path of [
      ...['/settings/account', '/settings/contact', '/settings/calendars', '/settings/agents'],
      ...['/free?when=next-few-weeks', '/plans', '/people', '/'],
    ]) {
      await open(path)
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      for (const width of [320, 360, 400]) {
        await page.setViewportSize({ width, height: 780 })
        expect([path, width, await page.evaluate(sticksOut)]).toEqual([path, width, []])
        expect([path, width, await page.evaluate(brokenNames)]).toEqual([path, width, []])
      }
    }
  } finally {
    await context.close()
  }
}, 60_000)

test('each tab, and the way to a map, is wide and tall enough for a finger', async () => {
  const { sam, friends } = await aParty(world)
  const { plan } = await aSentPlan(sam, [friends.mira])
  const place = `place_name = 'Nordlicht', place_address = 'Wiener Straße 5, Berlin'`
  await alterPlan(world, plan.plan_handle, place)
  const { page, context, open } = await signedInPage(browser, world, sam)
  try {
    for (const path of ['/people', '/plans', `/plans/${plan.plan_handle}`]) {
      await open(path)
      const small = await page.evaluate<
        string[]
      >(`[...document.querySelectorAll('.tabs a, dd>.small>a')]
        .filter((one) => { const { width, height } = one.getBoundingClientRect(); return Math.min(width, height) < 24 })
        .map((one) => one.outerHTML)`)
      expect([path, small]).toEqual([path, []])
    }
    expect(await page.locator('dd > .small > a').count()).toBe(1)
  } finally {
    await context.close()
  }
}, 60_000)
