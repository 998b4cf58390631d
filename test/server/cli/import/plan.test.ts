import { describe, expect, test } from 'vitest'
import { ArgumentError, readArguments } from '#server/cli/import/arguments.ts'
import { keyFor, planOf, roundupItem } from '#server/cli/import/plan.ts'
import { progressOn } from '#server/cli/import/progress.ts'
import type { ImportedItem } from '#server/reading/import/item.ts'

const item = (title: string, given: Partial<ImportedItem> = {}): ImportedItem => ({
  ...{ row: 1, title, kind: null, note: null, url: null, address: null },
  ...{ coordinates: null, starts: null, ends: null },
  ...given,
})

const planFor = (items: ImportedItem[], list: string | null = null, name: string | null = null) =>
  planOf({ lists: [{ name, items }], problems: [] }, { file: 'Saved/Want to go.csv', list })

describe('a plan', () => {
  test('names a list like its file, its folder or as the command says', () => {
    expect(planFor([item('Zoo')]).map(({ name }) => name)).toEqual(['Want to go'])
    expect(planFor([item('Zoo')], 'Berlin').map(({ name }) => name)).toEqual(['Berlin'])
    expect(planFor([item('Zoo')], 'Berlin', 'Bar / Ramen').map(({ name }) => name)).toEqual([
      'Bar / Ramen',
    ])
    const [long] = planFor([item('Zoo')], null, 'a'.repeat(300))
    expect(long?.name.length).toBe(120)
    expect(planFor([])).toEqual([])
  })

  test('has parts of a hundred, in the order of the file', () => {
    const items = Array.from({ length: 250 }, (_, index) => item(`Idea ${index}`))
    const [plan] = planFor(items)
    expect(plan?.parts.map((part) => part.length)).toEqual([100, 100, 50])
    expect(plan?.parts.flat()).toEqual(items)
    expect(planFor(items)).toEqual([plan])
  })

  test('has a title once in a part, and what is written twice once', () => {
    const items = [
      item('Zoo'),
      item('Park'),
      item('ZOO', { url: 'https://zoo.example/' }),
      item('zoo', { url: 'https://zoo.example/' }),
    ]
    const [plan] = planFor(items)
    expect(plan?.parts.map((part) => part.map(({ title }) => title))).toEqual([
      ['Zoo', 'Park'],
      ['ZOO'],
    ])
    expect(plan?.repeated).toBe(1)
  })

  test('gives folders of one name one list', () => {
    const file = {
      lists: [
        { name: 'Bar', items: [item('a')] },
        { name: 'bar', items: [item('b')] },
      ],
      problems: [],
    }
    expect(planOf(file, { file: 'x', list: null })).toMatchObject([{ name: 'Bar' }])
  })
})

test('a key is the same for the same content, and another for any other', () => {
  const key = keyFor('hash', 'Want to go', 0, [roundupItem(item('Zoo'))])
  expect(key).toBe(keyFor('hash', 'Want to go', 0, [roundupItem(item('Zoo'))]))
  const others = [
    keyFor('other', 'Want to go', 0, [roundupItem(item('Zoo'))]),
    keyFor('hash', 'Berlin', 0, [roundupItem(item('Zoo'))]),
    keyFor('hash', 'Want to go', 1, [roundupItem(item('Zoo'))]),
    keyFor('hash', 'Want to go', 0, [roundupItem(item('Park'))]),
  ]
  expect(new Set([key, ...others]).size).toBe(5)
  expect(key).toMatch(/^import-[0-9a-f]{48}$/)
})

describe('the arguments', () => {
  test('are files and what to do with them', () => {
    expect(readArguments(['a.csv', 'b.ics', 'a.csv'], {})).toEqual({
      files: ['a.csv', 'b.ics'],
      ...{ list: null, folders: false, dry_run: false, token_file: null },
      url: 'http://127.0.0.1:3000',
    })
    const given = ['--folders', '--dry-run', '--list', ' Berlin ', '--token-file', 't', 'a']
    expect(readArguments(given, { BASE_URL: 'https://a.example' })).toMatchObject({
      ...{ list: 'Berlin', folders: true, dry_run: true, token_file: 't' },
      url: 'https://a.example',
    })
    expect(readArguments(['--help'], {})).toBeNull()
  })

  test.each([
    [[], 'Give at least one file'],
    [['--list', ' ', 'a'], '--list must have 1 to 120 characters'],
    [['--token', 'secret', 'a'], "Unknown option '--token'"],
  ])('%j are refused', (given, words) => {
    expect(() => readArguments(given, {})).toThrow(ArgumentError)
    expect(() => readArguments(given, {})).toThrow(words)
  })
})

test('progress is a bar on a terminal, and a line for each part elsewhere', () => {
  const written: string[] = []
  const screen = { write: (text: string) => written.push(text) }
  const bar = progressOn({ ...screen, isTTY: true, columns: 60 })
  bar.show('Want to go', 50, 100)
  bar.part('Want to go', 100, 100)
  bar.show('a'.repeat(100), 1, 2)
  bar.clear()
  expect(written.map((text) => text.replace('\r\u001b[K', ''))).toEqual([
    `Want to go ${'█'.repeat(12)}${'░'.repeat(12)} 50/100`,
    `Want to go ${'█'.repeat(24)} 100/100`,
    `${'a'.repeat(60 - 29 - 1)} ${'█'.repeat(12)}${'░'.repeat(12)} 1/2`,
    '',
  ])
  written.length = 0
  const narrow = progressOn({ ...screen, isTTY: true, columns: 20 })
  narrow.show('Want to go', 50, 100)
  const wide = progressOn({ ...screen, isTTY: true, columns: 40 })
  wide.show('東京の公園', 0, 10)
  expect(written.map((text) => text.replace('\r\u001b[K', ''))).toEqual([
    ` ${'█'.repeat(5)}${'░'.repeat(6)} 50/100`,
    `東京の公 ${'░'.repeat(24)} 0/10`,
  ])
  written.length = 0
  const plain = progressOn(screen)
  plain.show('Want to go', 50, 100)
  plain.part('Want to go', 100, 250)
  plain.clear()
  expect(written).toEqual(['Want to go: 100 of 250\n'])
})
