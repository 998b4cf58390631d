import { beforeAll, expect, test } from 'vitest'
import { writeMinutes } from '#server/domain/places/opening_hours.ts'
import { answer } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const query = 'places.private.query'
const day = 1_440

async function find(text: string) {
  const { data, outcome } = await answer(sam, query, { query: text })
  return {
    names: data.items.map(({ name }) => name).sort(),
    read: outcome.disclosures.find(({ name }) => name === 'search.words_read')?.text,
  }
}

beforeAll(async () => {
  for (const [name, address, activity_name] of [
    ['Zola', 'Paul-Lincke-Ufer 39, 10999 Berlin Kreuzberg', 'Pizza'],
    ['Masaniello', 'Hasenheide 20, 12049 Berlin Neukölln', 'Pizza'],
    ['Vabali', 'Seydlitzstraße 6, 10557 Berlin Moabit', 'Sauna'],
    ['Stadtbad', 'Ganghoferstraße 3, 12043 Berlin Neukölln', 'Swimming'],
    ['Sunday Times Lounge', 'Kantstraße 1, 10623 Berlin', 'Bars'],
  ]) {
    await answer(sam, 'places.private.create', { name, address, activity_name })
  }
  // Closed on Sundays.
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update places set open_minutes = ${writeMinutes([{ from: 600, until: 6 * day }])}::int4multirange
      where owner_id = ${sam.owner} and name = 'Zola'`,
  })
})

test('words for an area say where, beside words that say nothing', async () => {
  const { names, read } = await find('things to do in Neukölln')
  expect(names).toEqual(['Masaniello', 'Stadtbad'])
  expect(read).toContain('“Neukölln” was read as an area; only places there are listed.')
  expect(read).toContain('quotation marks')
})

test('a place that is known to be closed then is left out, one whose hours nobody knows is not', async () => {
  expect((await find('pizza on Sunday')).names).toEqual(['Masaniello'])
  expect((await find('Pizza am Sonntag')).names).toEqual(['Masaniello'])
  const { names, read } = await find('pizza on Saturday')
  expect(names).toEqual(['Masaniello', 'Zola'])
  expect(read).toMatch(/“on Saturday” was read as a time, .*closed then are left out/)
})

test('words for a mood have what suits it', async () => {
  const { names, read } = await find('something warm')
  expect(names).toContain('Vabali')
  expect(names).not.toContain('Sunday Times Lounge')
  expect(read).toContain('“warm” was read as a mood')
})

test('a place that has all of the words is found by them alone, and quotation marks keep them words', async () => {
  expect(await find('Sunday lounge')).toEqual({ names: ['Sunday Times Lounge'], read: undefined })
  expect(await find('"pizza on Sunday"')).toEqual({ names: [], read: undefined })
})
