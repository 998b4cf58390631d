import { expect, test } from 'vitest'
import { withoutLabels } from '#server/domain/language/text/labels.ts'

test('a text that begins with when and where says first what it is', () => {
  expect(withoutLabels('Datum: 4.12.2026\nUhrzeit: 19:30\nLesung\nOrt: Lido')).toBe(
    'Lesung\n4.12.2026\n19:30\nLido',
  )
  expect(withoutLabels('Where: St Mary’s\nDoors: 7 pm\nFair')).toBe('Fair\nSt Mary’s\nDoors: 7 pm')
  expect(withoutLabels('Date : 04/12\nHeure : 20h30')).toBe('Date : 04/12\nHeure : 20h30')
  expect(withoutLabels('Fair\nWhere: St Mary’s')).toBe('Fair\nWhere: St Mary’s')
})
