import { expect, test } from 'vitest'
import { containsWords, foldedText } from '#server/database/containing.ts'
import { sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

const texts = [
  'Café Zoë',
  'Mützen'.normalize('NFD'),
  'GROSSE STRAẞE',
  'Weserstraße',
  'ﬁlm № ½',
  'Ёлка и Й',
  'ΠΆΣΧΑ',
  '한국어',
  'हिन्दी',
  'A\u00ad\u200b\u202eB',
]

test('PostgreSQL folds a text as names are folded', async () => {
  for (const text of texts) {
    const [row] = await world.database.run<{ folded: string }>(
      sql`select ${foldedText(sql`${text}::text`)} as folded`,
    )
    expect(row?.folded, text).toBe(nameKey(text))
  }
})

test.each([
  ['blue routes', true],
  ['routes new', true],
  ['rout', true],
  ['routes red', false],
  ['_', false],
])('the words %j are in the text: %s', async (words, found) => {
  const [row] = await world.database.run<{ found: boolean }>(
    sql`select ${containsWords(sql`'the new blue routes'::text`, words)} as found`,
  )
  expect(row?.found).toBe(found)
})
