import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { type Entry, hear } from '#test/assistant/said.ts'

// What somebody calls something new is taken whole, and nothing else with it.

const said = async (say: string, state?: Entry['state']) => {
  const language = /\b(?:als|neuer|nenn|füg|hab)\b/i.test(say) ? 'de' : 'en'
  const { made } = await hear(
    { say, call: 'none', write: false, ...(state && { state }) },
    language,
  )
  return made.filter(({ writes }) => writes)
}

test.each([
  ["new private place: Grandma's garden", { name: "Grandma's garden" }],
  ["new place: Ada's studio", { name: "Ada's studio" }],
  ['neuer privater Ort: Omas Garten', { name: 'Omas Garten' }],
  [
    'add a place called The Roastery at Oranienstraße 22',
    { name: 'The Roastery', address: 'Oranienstraße 22' },
  ],
  ['add a new place called The Barn, Auguststraße 58', { name: 'The Barn' }],
  [
    "remember Kita as one of my places, it's in Sanderstraße 8",
    { name: 'Kita', address: 'Sanderstraße 8' },
  ],
  ['put my dentist in my places: Torstraße 140', { name: 'my dentist', address: 'Torstraße 140' }],
  ['add my locksmith, Schönhauser Allee 3, to my places', { name: 'my locksmith' }],
  ['speicher Das gelbe Haus als Ort, Torstraße 12', { name: 'Das gelbe Haus' }],
  [
    'merk dir die Kita als Ort, sie ist in der Sanderstraße 8',
    { name: 'die Kita', address: 'Sanderstraße 8' },
  ],
])('%s: a place keeps its name and its address', async (say, input) => {
  expect(await said(say)).toMatchObject([{ capability: 'places.private.create', input }])
})

test.each([
  ['rename Date night to Us two', 'Us two'],
  ['give the list Date night a new name: Us two', 'Us two'],
  ['rename date night to us two', 'us two'],
  ["I'd like Date night to be named Mum's birthday", "Mum's birthday"],
  ['change its name to Adventures with the twins', 'Adventures with the twins'],
  ['nenn die Liste Date night in Wir zwei um', 'Wir zwei'],
])('%s: a list gets all of its new name', async (say, name) => {
  const input = { ideas_list_handle: handleOf('list.date'), name }
  const writes = await said(say, { focus: 'list.date' })
  expect(writes).toMatchObject([{ capability: 'ideas.lists.rename', input }])
})

test.each([
  ['met a Greta and a Tom at the playground, save them both', ['Greta', 'Tom']],
  ['I met Paula and Rico yesterday, add them to my people', ['Paula', 'Rico']],
  ['met a Greta in Potsdam and a Tom in Spandau, add both to my people', ['Greta', 'Tom']],
  ['ich hab gestern einen Moritz kennengelernt, speicher ihn', ['Moritz']],
  ['füg Otto von Trotha zu meinen Leuten hinzu', ['Otto von Trotha']],
  ['füg torben zu meinen leuten hinzu', ['torben']],
])('%s: people are known by their names', async (say, people) => {
  expect(await said(say)).toMatchObject([
    { capability: 'relationships.people.ensure', input: { people } },
  ])
})

test.each([
  'I read Faust and Hamlet, save them both',
  'I saw Inception and Dune, keep them',
  'met a Greta and her dog, save them both',
  'ich hab Paula und Rico kennengelernt, füg sie zu meinen Leuten hinzu',
  'hab heute eine Fiona getroffen und nehm sie in meine Leute auf',
  'start a list for Ada and me',
  'create a list called Ada and Ben',
  'keep bowling at 7',
])('%s: what is no name is asked about', async (say) => {
  expect(await said(say)).toEqual([])
})

test.each([
  ['note for the cabin in the Uckermark: key is under the blue pot', 'place.cabin'],
  ['note on the cabin: the stove smokes', 'place.cabin'],
  ["note for Mira's studio: second bell from the top", 'place.studio'],
])('%s: a note for a place is kept with it', async (say, place) => {
  const [, description] = say.split(': ')
  const input = { place_handle: handleOf(place), description }
  expect(await said(say)).toMatchObject([{ capability: 'places.private.update', input }])
})

test('a note for somebody is kept for them, and no place of theirs', async () => {
  const input = { text: 'she likes tea', target_person_text: 'Mira' }
  expect(await said('note for Mira: she likes tea')).toMatchObject([
    { capability: 'ideas.capture', input },
  ])
})

test('a number says how many of a page, and names no list', async () => {
  const [kept] = await said('https://film.example/top-10-kinos save all ten')
  expect(kept).toMatchObject({ capability: 'ideas.roundup.mutate', input: { operation: 'create' } })
})
