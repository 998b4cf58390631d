import { beforeAll, expect, test } from 'vitest'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import { boundOf, wallTimeOf, zonedInstant } from '#server/domain/basics/wall_clock.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const zone = 'Europe/Berlin'
const { date: today } = wallTimeOf(new Date(), zone)
const tomorrow = addDays(today, 1)
/** The coming Sunday, never today. */
const sunday = addDays(today, ((7 - weekdayOf(today) + 6) % 7) + 1)
const at = (date: string, hour: number) =>
  zonedInstant(boundOf({ date, seconds: hour * 3600 }, zone, 'start'), zone)

async function search(query: string, more: Record<string, unknown> = {}) {
  const { data, outcome } = await answer(sam, 'ideas.search', { query, timezone: zone, ...more })
  const { disclosures } = outcome
  return {
    items: data.items,
    titles: data.items.map(({ title }) => title),
    hits: data.items.flatMap(({ title, match }) => (match === undefined ? [title] : [])),
    suggestions: data.retry_suggestions,
    read: disclosures.find(({ name }) => name === 'search.words_read')?.text,
  }
}

beforeAll(async () => {
  await people(sam, 'Ada')
  const place = async (name: string, address: string, activity_name: string) => {
    const input = { name, address, activity_name, timezone: zone }
    return (await answer(sam, 'places.private.create', input)).data.place.place_handle
  }
  const idea = async (title: string, input: Record<string, unknown>) =>
    (await answer(sam, 'ideas.structured_create', { title, ...input })).data
  const zola = await place('Zola', 'Paul-Lincke-Ufer 39, 10999 Berlin Kreuzberg', 'Pizza')
  await place('Masaniello', 'Hasenheide 20, 12049 Berlin Neukölln', 'Pizza')
  await place('Stadtbad', 'Ganghoferstraße 3, 12043 Berlin Neukölln', 'Swimming')
  await place('Sunday Times Lounge', 'Kantstraße 1, 10623 Berlin', 'Bars')
  const event = (title: string, event_start_at: string, more: Record<string, unknown> = {}) =>
    idea(title, { kind: 'event', event_start_at, ...more })
  await event('Pizza night at the oven', at(tomorrow, 20), { venue_place_handle: zola })
  await event('Nosferatu at the cinema', at(tomorrow, 19))
  await event('Metropolis at the cinema', at(addDays(today, 9), 19))
  await event('Sauna in the yard', at(sunday, 15), { description: 'warm' })
  await event('Christmas market at the lock', at(addDays(today, 12), 15))
})

test.each([
  ['Kino morgen', ['Nosferatu at the cinema']],
  ['cinema tomorrow evening', ['Nosferatu at the cinema']],
  ['tomorrow', ['Nosferatu at the cinema', 'Pizza night at the oven']],
])('%s has what begins then', async (query, expected) => {
  const { hits, read } = await search(query, { scopes: ['events'] })
  expect(hits.filter((title) => title !== 'Sauna in the yard')).toEqual(expected)
  expect(read).toContain('was read as a time')
})

test('a sentence with an area and a day has what is there then', async () => {
  const { hits, read } = await search('pizza in Kreuzberg tomorrow evening')
  expect(hits[0]).toBe('Pizza night at the oven')
  expect(hits).not.toContain('Masaniello')
  expect(read).toMatch(/“tomorrow evening” was read as a time.*“Kreuzberg” was read as an area/)
})

test.each(['things to do in Neukölln', 'was kann man in Neukölln machen'])(
  '%s has what is there',
  async (query) => {
    const { titles } = await search(query)
    expect(titles.sort()).toEqual(['Masaniello', 'Stadtbad'])
  },
)

test('a saved person is one', async () => {
  const { read } = await search('something warm with Ada on Sunday')
  expect(read).toMatch(/“on Sunday” was read as a time.*“Ada” was read as a saved person/)
})

test('a title with all the words stays first, and quotation marks keep them words', async () => {
  expect((await search('Sunday Times Lounge')).titles[0]).toBe('Sunday Times Lounge')
  expect((await search('Christmas market')).titles[0]).toBe('Christmas market at the lock')
  const { titles, read } = await search('"Kino morgen"')
  expect({ titles, read }).toEqual({ titles: [], read: undefined })
})

test('a field that says the same wins over words', async () => {
  const { hits } = await search('pizza in Kreuzberg', { neighborhoods: ['Neukölln'] })
  expect(hits).toEqual([])
})

test('what has only the time and the area that were said is marked', async () => {
  const { items } = await search('karaoke in Kreuzberg tomorrow')
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({ match }) => match === undefined)).toEqual([])
})

test('at most three that are only related stand behind what was found, marked', async () => {
  for (const title of ['Ramen at Mika’s', 'Sushi by the lake', 'Dinner for six', 'Ramen, again']) {
    await answer(sam, 'ideas.structured_create', { kind: 'place', title })
  }
  const { items } = await search('pizza', { scope: 'ideas' })
  const marks = items.map(({ match }) => match)
  expect(marks.filter((match) => match === 'related')).toHaveLength(3)
  expect(marks.indexOf('related')).toBeGreaterThan(marks.lastIndexOf(undefined))
})

test('what words mean is looked up in one message with what has them', async () => {
  const [[first = []] = []] = await transactionsOf(() => search('Masaniello Neukölln'))
  const asked = first.map(({ text }) => text).join()
  expect(asked).toContain('from areas')
  expect(asked).toContain('from places')
  // The time of the transaction is asked once.
  const [batches = []] = await transactionsOf(() => search('Masaniello tomorrow'))
  const clocks = batches.flat().filter(({ text }) => text === 'select now()')
  expect(clocks).toHaveLength(1)
})
