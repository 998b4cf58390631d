import { describe, expect, test } from 'vitest'
import { itemsByWords, suggestedTitle } from '#server/domain/roundup/selection.ts'
import { judgeItems, ranked } from '#server/domain/roundup/requirements.ts'

const items = [
  { position: 1, title: 'Café Botanico' },
  { position: 2, title: 'House of Small Wonder' },
  { position: 3, title: 'Distrikt Coffee' },
  { position: 5, title: 'Coffee Circle' },
  { position: 7, title: '#1 Bar' },
]

describe('words name an item', () => {
  test.each([
    ['by its title, however it is written', 'CAFE  botanico', 1],
    ['by its position', '#3', 3],
    ['by all its words in any order', 'wonder small', 2],
    ['by one word that no other title has', 'Botanico', 1],
    ['by a title that looks like a position', '#1 bar', 7],
  ])('%s', (_, words, position) => {
    expect(itemsByWords(items, [words])).toEqual({ positions: [position], unknown: [] })
  })

  test.each([
    ['that several titles have', 'coffee'],
    ['that no title has', 'tea'],
    ['of a position that no item has', '#4'],
    ['that say nothing', '…'],
  ])('words name none %s', (_, words) => {
    expect(itemsByWords(items, ['Distrikt Coffee', words])).toEqual({
      positions: [3],
      unknown: [1],
    })
  })

  test('the same item twice is one', () => {
    expect(itemsByWords(items, ['#2', 'House of Small Wonder', '#1'])).toEqual({
      positions: [1, 2],
      unknown: [],
    })
  })

  test('a title is suggested that was nearly typed, or that shares a word', () => {
    expect(suggestedTitle(items, 'Distrikt Cofee')).toBe('Distrikt Coffee')
    expect(suggestedTitle(items, 'the wonder house in Mitte')).toBe('House of Small Wonder')
    expect(suggestedTitle(items, 'xyz')).toBeNull()
  })
})

describe('requirements', () => {
  const described = [
    { title: 'Ramen Ya', excerpt: 'Vegan ramen in Neukölln, cash only.' },
    { title: 'Chicken House', excerpt: 'A chain with terraces.' },
    { title: 'Brammibal’s Donuts', excerpt: 'Vegan donuts in Mitte.' },
  ]
  const catalogs = { activities: ['ramen', 'bars'], neighborhoods: ['neukolln', 'mitte'] }
  const fitting = (...explicit: string[]) =>
    judgeItems(described, explicit, [], catalogs).map(({ fits }) => fits)

  test.each([
    [['vegan'], [true, false, true]],
    [
      ['must be vegan', 'in Mitte'],
      [false, false, true],
    ],
    [['some ramen place around Neukölln'], [true, false, false]],
    [['no chains'], [true, false, true]],
    [['vegan, not in Mitte'], [true, false, false]],
    [['ohne Donuts'], [true, true, false]],
    [['with a terrace'], [false, true, false]],
    [['a place to be'], [true, true, true]],
  ])('%j', (explicit, fits) => {
    expect(fitting(...explicit)).toEqual(fits)
  })

  test('what an item says that it is not, it is not', () => {
    const denying = [
      { title: 'Pasta', excerpt: 'Pasta in Mitte, not vegan' },
      { title: 'Salat', excerpt: 'Nicht vegan, keine Kette' },
      { title: 'Soup', excerpt: 'Vegan, no chains' },
    ]
    const fits = (text: string) =>
      judgeItems(denying, [text], [], catalogs).map((judgement) => judgement.fits)
    expect(fits('vegan')).toEqual([false, false, true])
    expect(fits('no chains')).toEqual([true, true, true])
  })

  test('wishes only count, and those that meet more come first', () => {
    const judged = judgeItems(described, ['vegan'], ['Mitte', 'donuts'], catalogs)
    expect(judged).toEqual([
      { fits: true, met: 1 },
      { fits: false, met: 0 },
      { fits: true, met: 3 },
    ])
    const places = judged.map((one, index) => ({ ...one, position: index + 1 }))
    expect(ranked(places)).toEqual([3, 1, 2])
  })

  test('a long excerpt is read to its end', () => {
    const excerpt = `${'word '.repeat(230)}terrace`
    expect(judgeItems([{ title: 'One', excerpt }], ['terrace'], [], catalogs)[0]?.fits).toBe(true)
  })
})
