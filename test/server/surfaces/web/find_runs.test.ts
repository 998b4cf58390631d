import { beforeAll, expect, test } from 'vitest'
import { jobOf } from '#test/support/given/discovery.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { followForm, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

/** Sends a form, lets the worker look, and opens the page of the search: its path, and what it says. */
async function look(...sent: Parameters<typeof sendForm>) {
  const { status, headers } = await sendForm(...sent)
  expect(status).toBe(303)
  const [path = ''] = (headers.get('location') ?? '').split('?')
  const before = await openPage(client, path)
  await jobOf(world).run(sam.owner)
  return { path, before, ...(await openPage(client, path)) }
}

test('a search is kept, saved from, refined, gone on with, and becomes a list that fills itself', async () => {
  const candidate = await anIdea(sam, 'Brücke-Museum')
  await anIdea(sam, 'Museum of Letters')
  await anIdea(sam, 'Ramen at midnight')
  // No page lists searches, so the button promises what its page offers, and no more.
  const found = await openPage(client, '/find?what=museum')
  expect(found.text).toContain('Go on with this search')
  expect(found.text).not.toContain('Keep this search')
  const first = await look(client, '/find?what=museum', '/find/runs')
  expect(first.before.text).toContain('Still looking')
  expect(first.before.headers.get('refresh')).toBe(`5; url=${first.path}?n=1`)
  expect(first.headers.get('refresh')).toBe(null)
  for (const title of ['Brücke-Museum', 'Museum of Letters']) expect(first.text).toContain(title)
  expect(first.text).not.toContain('Ramen')
  expect(first.text).toContain('no outside sources')
  expect(first.text).toMatch(/href="\/plans\/new\?idea=/)
  const saved = await followForm(client, first.path, `${first.path}/save`, { candidate })
  expect(saved.text).toContain('It’s among your ideas')
  const words = { words: 'ramen', relation: 'refine' }
  const other = await look(client, first.path, `${first.path}/refine`, words)
  expect(other.text).toContain('Ramen at midnight')
  const more = { words: 'museum', relation: 'continue' }
  const none = await look(client, first.path, `${first.path}/refine`, more)
  expect(none.text).toContain('Nothing was found')
  const list = await followForm(client, first.path, `${first.path}/list`, { name: 'Museums' })
  expect(list.text).toMatch(/It fills itself[\s\S]*Museum of Letters/)
  const { data } = await answer(sam, 'ideas.lists.query', { query: 'Museums' })
  expect(data.items[0]?.origin).toBe('saved_view')
})

test('people who are chosen on Find are those of the search that is kept', async () => {
  await answer(sam, 'relationships.people.ensure', { people: ['Ada Lind'] })
  const { data } = await answer(sam, 'relationships.people.query', { name: 'Ada Lind' })
  const person = `${data.items[0]?.person_handle} -Ada Lind`
  const query = new URLSearchParams({ what: 'museum', person })
  const { before } = await look(client, `/find?${query}`, '/find/runs')
  expect(before.text).toContain('Still looking')
})

test('what a search cannot be about is said, and a search is its account’s alone', async () => {
  const vague = await sendForm(client, '/find?what=something+nice', '/find/runs')
  expect([vague.status, vague.text.includes('It’s not clear what to look for')]).toEqual([
    409,
    true,
  ])
  const { path } = await look(client, '/find?what=museum', '/find/runs')
  const stranger = await signedInClient(world, ada)
  expect((await openPage(stranger, path)).status).toBe(404)
  expect((await openPage(client, '/find/runs/made-up')).status).toBe(404)
  const unnamed = await sendForm(client, path, `${path}/list`, { name: ' ' })
  expect([422, 409]).toContain(unnamed.status)
})
