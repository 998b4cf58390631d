import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '#test/support/browser.ts'
import { aCapture, askQuestion, failCapture } from '#test/support/given/captures.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { aList, answer, ideas, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { makeRoundups } from '#test/support/given/roundup_states.ts'
import { aPicture } from '#test/support/pictures.ts'
import { signedInPage } from '#test/support/signed_in_page.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

async function read({ owner }: Account): Promise<void> {
  const job = captureJob(world)
  for (let turn = 0; turn < 5; turn += 1) await job.run(owner)
  await job.end()
}

/** An account with ideas of every kind, and captures in every state. */
async function aFullAccount(): Promise<{ account: Account; idea: string; captures: string[] }> {
  const account = await world.account('Sam')
  await ideas(account, 'Ostsee Sauna', 'Bouldering in an old brewery with a very long name indeed')
  const [mira = '', jonas = ''] = await people(account, 'Mira', 'Jonas', 'Ada')
  const list = await aList(account, { name: 'Rainy Sundays' })
  const { data } = await answer(account, 'ideas.structured_create', {
    ...{ kind: 'event', title: 'Quince market', event_start_at: inHours(100) },
    description: 'Bring a basket. The jam goes first.\nhttps://example.test/market',
    custom_activity_name: 'Market',
    ideas_list_handles: [list],
  })
  const idea = data.idea.idea_handle
  await answer(account, 'likes.mutate', {
    ...{ operation: 'save', subject: { kind: 'idea', handle: idea } },
    intentions: [[mira, jonas]],
  })
  const reading = await aCapture(account, { text: 'Rowing on the lake' })
  const asking = await aCapture(account, { text: 'Pottery class' })
  const choices = [
    ['Rainy Sundays', list],
    ['None of them', 'none'],
  ] as const
  await askQuestion(account, asking, { kind: 'destination', code: 'list_ambiguous', choices })
  const failed = await aCapture(account, { source_url: 'https://gone.example.test/x' })
  await failCapture(account, failed)
  return { account, idea, captures: [reading, asking, failed] }
}

test('the pages of ideas and captures fit, in light and dark', async () => {
  const { account, idea, captures } = await aFullAccount()
  const full = await signedInPage(browser, world, account)
  const empty = await signedInPage(browser, world, await world.account('Kim'))
  try {
    await full.open('/ideas')
    await full.look('ideas')
    await full.open('/ideas?q=sauna')
    await full.look('ideas-found')
    await full.open('/ideas?q=zeppelin')
    await full.look('ideas-nothing')
    await full.open(`/ideas/${idea}`)
    await full.look('idea')
    await full.page.getByText('Add people').click()
    await full.page.getByText('Change it').click()
    await full.look('idea-open')
    await full.page.getByRole('button', { name: 'Archive it' }).click()
    await full.page.waitForURL(/done=archived/)
    await full.look('idea-archived')
    await full.open('/captures')
    await full.look('captures')
    for (const [at, name] of ['reading', 'asking', 'failed'].entries()) {
      await full.open(`/captures/${captures[at]}`)
      await full.look(`capture-${name}`)
    }
    const { public_id } = (await makeRoundups(world, account).inState.capturing?.()) ?? {}
    await full.open(`/captures/${public_id}`)
    await full.look('roundup-reading')
    await read(account)
    await full.open(`/captures/${captures[0]}`)
    await full.look('capture-saved')
    await full.open('/more')
    await full.look('more')
    for (const path of ['/ideas', '/captures', '/ideas/new']) {
      await empty.open(path)
      await empty.look(`empty${path.replaceAll('/', '-')}`)
    }
    await empty.page.getByRole('button', { name: 'Save it' }).click()
    await empty.page.getByRole('alert').waitFor()
    await empty.look('idea-new-wrong')
  } finally {
    for (const { context } of [full, empty]) await context.close()
  }
}, 240_000)

test('a shared link and a picture are saved by the keyboard alone, without scripts', async () => {
  const account = await world.account('Sam')
  const { page, context, open } = await signedInPage(browser, world, account, {
    javaScriptEnabled: false,
  })
  try {
    await open('/ideas/new?title=Ostsee%20Sauna&text=Seestra%C3%9Fe%209')
    const buffer = await aPicture(300, 200).png().toBuffer()
    const file = { name: 'ice.png', mimeType: 'image/png', buffer }
    await page.getByLabel('Picture').setInputFiles(file)
    await page.getByLabel('What it is').focus()
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab')
      const text = await page.locator(':focus').textContent()
      if (text === 'Save it') break
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/captures\/ca_/)
    await read(account)
    // It looks again by itself after five seconds, which a slow machine may need to read.
    await page.reload()
    await page.getByRole('link', { name: 'Look at it' }).click()
    await page.waitForURL(/\/ideas\/id_/)
    const picture = page.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    expect(box?.width).toBeGreaterThan(100)
  } finally {
    await context.close()
  }
}, 60_000)
