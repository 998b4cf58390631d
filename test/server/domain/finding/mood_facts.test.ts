import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withNarrower } from '#server/domain/finding/activities.ts'
import { facet } from '#server/domain/finding/facet.ts'
import { readVector } from '#server/domain/finding/text_match.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import { type SearchFacts, vectorOf } from '#server/domain/finding/vector.ts'
import { formsOf, wordsOf } from '#server/domain/finding/words.ts'
import { moods } from '#server/domain/language/activity/moods.ts'

const nothing: SearchFacts = { title: '', activities: [], where: [], description: null, facets: [] }

/** The names of the moods that a row suits, in small letters. */
function moodsOf(facts: Partial<SearchFacts>): string[] {
  const lexemes = [...readVector(vectorOf({ ...nothing, ...facts })).keys()]
  return lexemes
    .filter((one) => one.startsWith('o='))
    .map((one) => one.slice(2))
    .sort()
}

describe('a row has the facts of the moods that it suits', () => {
  test.each([
    ['by a word of its title', { title: 'Freibad Kreuzberg' }, ['heat', 'outdoors']],
    ['by another form of it', { title: 'Zwei Saunen, eine Sauna' }, ['warm']],
    [
      'by words of which each is in its title',
      { title: 'Garten, sehr botanischer' },
      ['excursion'],
    ],
    ['by an activity', { facets: [['activity', 'Board games']] as const }, ['cosy', 'rain']],
    ['by the words of a kind', { activities: ['Library'] }, ['quiet', 'rain']],
  ])('%s', (_how, facts, expected) => {
    expect(moodsOf(facts)).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    ['by a word that says otherwise', { title: 'Sauna im Strandbad' }, 'warm'],
    ['by its address', { title: 'Imbiss', where: ['', 'Tiergartenstraße, Garten'] }, 'outdoors'],
    ['by its description', { title: 'Kiosk', description: 'Neben der Sauna' }, 'warm'],
    ['by half of a phrase', { title: 'Botanischer Verein' }, 'excursion'],
  ])('and not %s', (_how, facts, mood) => {
    expect(moodsOf(facts)).not.toContain(mood)
  })
})

test('the facts are those of which each sign is looked for in the row itself', () => {
  const signs = moods.flatMap(({ has, lacks }) => [...has, ...lacks])
  const names = moods.flatMap(({ activities }) => activities)
  const rows = fc.record({
    title: fc.array(fc.constantFrom(...signs, 'Kiosk', 'am Ufer'), { maxLength: 3 }),
    kind: fc.array(fc.constantFrom(...signs), { maxLength: 1 }),
    activities: fc.array(fc.constantFrom(...names), { maxLength: 1 }),
  })
  const property = fc.property(rows, ({ title, kind, activities }) => {
    const facets = activities.map((name) => ['activity', name] as const)
    const facts = { ...nothing, title: title.join(' '), activities: kind, facets }
    const lexemes = readVector(vectorOf(facts))
    const has = (phrases: readonly string[]) =>
      phrases.some((phrase) =>
        wordsOf(phrase).every((word) => formsOf(word).some((form) => lexemes.has(form))),
      )
    const suits = moods.filter(({ activities: own, has: signsOf, lacks }) => {
      const does = own
        .flatMap(withNarrower)
        .some((name) => lexemes.has(facet('activity', name)) || lexemes.has(facet('meant', name)))
      return (does || has(signsOf)) && !has(lacks)
    })
    expect(moodsOf(facts)).toEqual(suits.map(({ name }) => name.toLowerCase()).sort())
  })
  fc.assert(property, { numRuns: 500 })
})

test('each mood is asked for by its fact', () => {
  for (const { name, said } of moods) {
    const wide = queryOf(said[0] ?? '', { moods: true })?.wide ?? ''
    expect(wide).toContain(`'o=${name.toLowerCase()}'`)
  }
})
