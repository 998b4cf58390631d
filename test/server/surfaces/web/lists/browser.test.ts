import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { startBrowser } from '#test/support/browser.ts'
import { aParty } from '#test/support/given/actions.ts'
import { aList, answer, ideas } from '#test/support/given/lists.ts'
import { signedInPage } from '#test/support/signed_in_page.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

test('the pages of lists and places fit, in light and dark', async () => {
  const { sam, friends } = await aParty(world)
  const handle = await aList(sam, {
    ...{ name: 'Rainy Sundays', person_handles: [friends.mira] },
    ...{ custom_activity_names: ['Indoors'], directions: ['Nothing before noon'] },
  })
  const idea_handles = await ideas(sam, 'Ostsee Sauna', 'Planetarium')
  await answer(sam, 'ideas.lists.items.update', {
    ...{ ideas_list_handle: handle, mode: 'add', idea_handles },
  })
  await answer(sam, 'ideas.lists.share.prepare', {
    ...{ ideas_list_handle: handle, person_handle: friends.mira },
  })
  const { data } = await answer(sam, 'places.private.create', {
    ...{
      name: 'Garden house',
      address: 'Seestraße 9, 13353 Berlin',
      description: 'Key at Ada’s',
    },
  })
  const full = await signedInPage(browser, world, sam)
  const empty = await signedInPage(browser, world, await world.account('Kim'))
  try {
    for (const [name, path] of Object.entries({
      ...{ lists: '/lists', list: `/lists/${handle}`, 'list-share': `/lists/${handle}/share` },
      'list-review': `/lists/${handle}/share?person=${friends.ada}`,
      'list-link': `/lists/${handle}/share?person=${friends.mira}`,
      ...{ places: '/places', place: `/places/${data.place.place_handle}` },
    })) {
      await full.open(path)
      await full.look(name)
    }
    for (const name of ['lists', 'places']) {
      await empty.open(`/${name}`)
      await empty.look(`empty-${name}`)
    }
  } finally {
    for (const { context } of [full, empty]) await context.close()
  }
}, 240_000)
