import { expect, test } from 'vitest'
import { readPastedTable } from '#server/reading/import/pasted.ts'

test('a table that was pasted gives its things', () => {
  const text =
    '\n Title;Notes;Website;Date\nOstsee Sauna;warm;https://ostsee.example/;2026-12-12T19:00:00+01:00\nZoo;;;2026-12-13\n'
  expect(readPastedTable(text)).toEqual([
    {
      title: 'Ostsee Sauna',
      kind: 'event',
      excerpt: 'warm',
      link: 'https://ostsee.example/',
      starts: { local: '2026-12-12T19:00:00', offset: 60, timezone: null, precision: 'exact' },
    },
    {
      title: 'Zoo',
      kind: 'event',
      excerpt: null,
      link: null,
      starts: {
        local: '2026-12-13T00:00:00',
        offset: null,
        timezone: null,
        precision: 'date_only',
      },
    },
  ])
})

test.each([
  ['Title\nZoo\nPark\n'],
  ['The place, which I like\nZoo, Park\n'],
  ['Title, and nothing that is known\nZoo, x\n'],
  ['Title,Note\n'],
  ['Just some words about the zoo.'],
  [''],
])('any other text has no table: %j', (text) => {
  expect(readPastedTable(text)).toBeNull()
})
