import { expect } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import { newId } from '#server/database/id.ts'
import { aList, anIdea, answer, people } from '#test/support/given/lists.ts'
import { openPage } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** Opens the pages of an account that has much of everything. */
export async function usePages(world: World, sam: Account): Promise<void> {
  const client = await signedInClient(world, sam)
  const idea = await anIdea(sam, 'Looked at on its page')
  const [somebody = ''] = await people(sam, 'Looked at')
  const list = await aList(sam, { name: 'Looked at' })
  const { data } = await answer(sam, 'places.private.create', { name: 'Looked at' })
  const paths = [
    ...['/plans', '/ideas', '/ideas?q=sauna', '/ideas/new', `/ideas/${idea}`, '/captures'],
    `/captures?after=4000000000000000_${toHandle('capture', newId())}`,
    ...['/more', '/free', '/find', '/find?what=sauna', '/people', '/people?name=a'],
    `/free?when=next-few-weeks`,
    `/people/${somebody}`,
    ...['/lists', `/lists/${list}`, '/places', `/places/${data.place.place_handle}`],
  ]
  for (const path of paths) {
    const { status, text } = await openPage(client, path)
    expect([path, status]).toEqual([path, 200])
    // The style within each page is not counted.
    expect([path, text.replace(/<style>[^<]*<\/style>/, '').length < 30_000]).toEqual([path, true])
  }
  const { status } = await openPage(client, `/pictures/${toHandle('media', newId())}`)
  expect(status).toBe(404)
}
