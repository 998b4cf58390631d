import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'
import { activityWords } from '#server/domain/language/activity/words.ts'
import { nearActivities } from '#server/domain/finding/near_activities.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import { vectorOf } from '#server/domain/finding/vector.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })
const marks = fc.string({ unit: fc.constantFrom(...'\'\\:*&|!()<->" =aé拉面ไทย🍕'), maxLength: 30 })

/** Whether a row with this title is found by a text, in each way of asking. */
async function isFound(title: string, text: string): Promise<boolean[]> {
  const query = queryOf(text)
  if (query === null) return []
  const vector = vectorOf({ title, activities: [], where: [], description: null, facets: [] })
  const rows = await world.database.run<{ found: boolean[] }>(sql`
    select array[v @@ ${query.exact}::tsquery, v @@ ${query.wide}::tsquery, v @@ ${query.prefixed}::tsquery,
      v @@ ${query.related}::tsquery] as found
    from (select ${vector}::tsvector as v) as row`)
  return only(rows).found
}

test('a text that is stored is found by itself, whatever it is', async () => {
  const property = fc.asyncProperty(fc.oneof(anyText, marks), async (text) => {
    expect(await isFound(text, text)).not.toContain(false)
  })
  await fc.assert(property, { numRuns: 300 })
})

test.each([
  ['Boulder hall', 'bouldering'],
  ['Brettspielabend', 'brettspielabende'],
  ['Trips to Müggelberge', 'mueggelberge trip'],
  ['Galleries of Mitte', 'gallery mitte'],
  ['拉面之家', '拉面'],
  ['Pizza 🍕 night', '🍕'],
  ['Kino International', 'cinema'],
  ['Cinema night', 'kino'],
  ['Flohmarkt am Boxi', 'markt'],
  ['Bücherflohmarkt', 'flohmärkte'],
  ['Brettspielabend', 'brettspiel'],
  ['Abend mit Brettspielen', 'brettspielabend'],
  ['Weinprobe im Keller', 'wein'],
  ['Hike to the lake', 'hiking'],
  ['Swim before work', 'swimming'],
  ['Abendessen bei Ada', 'essen gehen'],
  ["O’Neill's", 'oneills'],
  ["O’Neill's", "o'neill"],
  ['Oneills', 'o’neill’s'],
  ['L’Osteria', 'losteria'],
  ['Straßenfest am Kanal', 'strassen fest'],
  ['Strassen Fest', 'straßenfest'],
  ['Straße der Sinne', 'strassen'],
  ['Strassen und Plätze', 'straße'],
  ['Tempelhofer Feld', 'Tempelhoferfeld'],
  ['Tempelhoferfeld', 'tempelhofer feld'],
  ['Tempelhofer Feld', 'tempelhofer-feld'],
  ['Tempelhofer-Feld', 'Tempelhoferfeld'],
  ['Großer Stern', 'Grosserstern'],
  ['Großer Stern', 'großerstern'],
  ['Schöneberger Südgelände', 'schoenebergersuedgelaende'],
  ['Zum Torhaus', 'zumtorhaus'],
  ['Bar 25', 'bar25'],
  ['Bar25', 'bar 25'],
  ['L’Âne Rouge', 'lane rouge'],
  ['Bateau Lavoir', 'bateaulavoir'],
  ['Casalabra', 'casa labra'],
  ['Picknick im Tempelhofer Feld', 'picknick tempelhoferfeld'],
  ['拉面之家', '面'],
  ['拉面', '面'],
  ['拉面之家', '拉'],
])('“%s” is found by “%s”', async (title, text) => {
  const [, wide] = await isFound(title, text)
  expect(wide).toBe(true)
})

test.each([
  ['Joe’s bar', 'jo'],
  ['Kurs im Park', 'kur'],
  ['Climbing hall', 'bouldering'],
  ['Alexanderplatz', 'platz'],
  ['Spring cleaning', 'spr'],
  ['Kreuzberg', 'berg'],
  ['Tempelhofer Feld', 'tempelhofer feldweg'],
  ['Tempelhofer Damm', 'tempelhoferfeld'],
  ['Carl am Tor', 'carlator'],
  ['Bar 52', 'bar25'],
  ['Bergmannstraße 1', 'straße'],
  ['拉面之家', '肉'],
])('“%s” is not found by “%s”', async (title, text) => {
  const [, wide] = await isFound(title, text)
  expect(wide).toBe(false)
})

test('a text without a letter, a digit or a picture asks for nothing', () => {
  expect(['', '  ', '…', '!?'].map((text) => queryOf(text))).toEqual([null, null, null, null])
})

test('activities that are near each other are of the catalog', () => {
  const names = new Set(activityWords.map(({ name }) => name))
  const near = [...names].flatMap(nearActivities)
  expect(near.filter((name) => !names.has(name))).toEqual([])
  expect(nearActivities('Swimming')).toEqual(['Beaches', 'Lakes', 'Sauna', 'Spa'])
  expect(nearActivities('Nothing')).toEqual([])
})
