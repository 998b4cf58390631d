import { beforeAll, expect, test } from 'vitest'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { ensureDemoInventory } from '#server/process/inventory/demo.ts'
import { asParent } from '#test/support/given/discovery.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

// What people type, over the inventory that a first start has: nobody wrote it for these.
const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const timezone = 'Europe/Berlin'

beforeAll(async () => {
  await ensureDemoInventory(world.database_url)
  await people(sam, 'Ada')
})

async function search(query: string) {
  const { data, outcome } = await answer(sam, 'ideas.search', { query, timezone, limit: 10 })
  const read = outcome.disclosures.find(({ name }) => name === 'search.words_read')?.text ?? ''
  const hits = data.items.filter(({ match }) => match === undefined)
  return { items: data.items, titles: hits.map(({ title }) => title), hits, read }
}

test('rainy day with kids has what is under a roof and for children', async () => {
  const { titles, read } = await search('rainy day with kids')
  expect(titles.length).toBeGreaterThan(5)
  for (const title of titles)
    expect(title).toMatch(/Museum|Hallenbad|Kino|Boulder|Kletter|Spiel|cinema|film|game|bowls/i)
  expect(titles.join()).not.toContain('Freibad')
  expect(read).toMatch(/“rainy day” was read as a mood.*“kids” was read as a mood.*quotation marks/)
})

test('something warm has saunas, soup and tea', async () => {
  const { titles, read } = await search('something warm')
  expect(titles.length).toBeGreaterThan(5)
  for (const title of titles) expect(title).toMatch(/Sauna|Ramen|Tee/)
  expect(read).toContain('“warm” was read as a mood')
})

test('things to do in Neukölln are all there', async () => {
  const { hits, read } = await search('things to do in Neukölln')
  expect(hits.length).toBeGreaterThan(5)
  for (const { where } of hits) expect(where).toBe('Neukölln, Berlin')
  expect(read).toContain('“Neukölln” was read as an area')
})

test('Kino heute has cinemas, and films of today alone', async () => {
  const { hits, read } = await search('Kino heute')
  expect(hits.length).toBeGreaterThan(0)
  const { date } = wallTimeOf(new Date(), timezone)
  for (const { title, when } of hits) {
    if (when === null) expect(title).toMatch(/Kino/)
    else expect(wallTimeOf(new Date(when), timezone).date).toBe(date)
  }
  expect(read).toContain('“heute” was read as a time')
})

test('pizza in Kreuzberg tonight is in Kreuzberg, and what is no pizza is marked', async () => {
  const { items, read } = await search('pizza in Kreuzberg tonight')
  expect(items.length).toBeGreaterThan(0)
  for (const { where } of items) expect(where).toBe('Kreuzberg, Berlin')
  for (const { title, match } of items) {
    if (match === undefined) expect(title).toMatch(/Pizzeria/)
  }
  expect(read).toMatch(/“tonight” was read as a time.*“Kreuzberg” was read as an area/)
})

test('something warm with Ada on Sunday reads all three', async () => {
  const { read } = await search('something warm with Ada on Sunday')
  expect(read).toMatch(
    /“on Sunday” was read as a time.*“Ada” was read as a saved person.*“warm” was read as a mood/,
  )
})

/** What a run is prepared with, and what it was read as. */
async function prepared(query: string) {
  const { data } = await answer(sam, 'discovery.prepare', { query, timezone, limit: 10 })
  return { ...data, titles: data.inventory.map(({ title }) => title) }
}

test('a run of discovery reads the time and the area of its query, and tells them', async () => {
  const run = await prepared('pizza in Kreuzberg tonight')
  expect(run.assumptions.join()).toMatch(
    /“tonight” was read as a time.*“Kreuzberg” was read as an area/,
  )
  expect(run.constraints).toMatchObject([{ semantic_id: 'geography', value: 'Kreuzberg' }])
  expect(run.context).toMatchObject({ areas: ['Kreuzberg'], window: { after: expect.anything() } })
  expect(run.gaps.map(({ code }) => code)).not.toContain('words_not_checked')
})

test('a run takes an area back, and reads nothing beside a subject', async () => {
  const parent = await prepared('pizza in Kreuzberg')
  const { data } = await answer(sam, 'discovery.prepare', {
    ...asParent(parent),
    query: 'pizza',
    constraint_changes: [
      { operation: 'remove', semantic_id: 'geography', coverage_state: 'resolved' },
    ],
  })
  expect(data.constraints).toEqual([])
  const given = { query: 'pizza in Kreuzberg', semantic_subject: 'pizza' }
  expect((await answer(sam, 'discovery.prepare', given)).data.constraints).toEqual([])
})

test('a run finds what suits a mood, and anything that is there', async () => {
  const warm = await prepared('something warm in Berlin')
  expect(warm.titles.length).toBeGreaterThan(0)
  for (const title of warm.titles) expect(title).toMatch(/Sauna|Ramen|Tee/)
  const there = await prepared('things to do in Neukölln')
  expect(there.titles.length).toBeGreaterThan(3)
  const { items } = (
    await answer(sam, 'ideas.search', { query: 'things to do in Neukölln', limit: 25, timezone })
  ).data
  const known = new Map(items.map(({ title, where }) => [title, where]))
  for (const title of there.titles) expect(known.get(title), title).toBe('Neukölln, Berlin')
})

test('recommendations read what has to match where nothing has the words, and tell it', async () => {
  const [pizzeria] = (await search('pizza')).hits
  const area = pizzeria?.where?.split(',')[0] ?? ''
  const asked = { search: `pizza in ${area}` }
  const { data, outcome } = await answer(sam, 'ideas.recommendations.get', asked)
  expect(data.applied_filters).toMatchObject({ search: 'pizza', neighborhoods: [area] })
  for (const { title } of data.items) expect(title).toMatch(/Pizzeria/)
  const read = ({ disclosures }: typeof outcome) =>
    disclosures.find(({ name }) => name === 'search.words_read')?.text
  expect(read(outcome)).toContain(`“${area}” was read as an area; neighborhoods wins over it.`)
  const mood = { search: 'rainy day with kids', neighborhoods: ['Berlin'] }
  const rainy = await answer(sam, 'ideas.recommendations.get', mood)
  expect(rainy.data.items.length).toBeGreaterThan(3)
  expect(rainy.data.applied_filters.activities).toContain('Museums')
  const prepared = await answer(sam, 'ideas.recommendations.prepare', {
    subject: asked.search,
  })
  expect(prepared.data.options.length).toBeGreaterThan(0)
  expect(read(prepared.outcome)).toContain(`“${area}” was read as an area`)
  const list = await answer(sam, 'ideas.list.generate', asked)
  expect(list.data.filters_used).toMatchObject({ search: 'pizza', neighborhoods: [area] })
  expect(read(list.outcome)).toContain(`“${area}” was read as an area`)
})

test('quotation marks keep a mood words', async () => {
  const { titles, read } = await search('"something warm"')
  expect(read).toBe('')
  for (const title of titles) expect(title).not.toMatch(/Sauna/)
})
