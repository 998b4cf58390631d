import { expect, test } from 'vitest'
import { readGuestName } from '#server/domain/guest_name.ts'

test('a name is one line without what turns text around', () => {
  expect(readGuestName('  Ada\r\n\tLovelace ')).toBe('Ada Lovelace')
  expect(readGuestName('\u202eMira\u2066')).toBe('Mira')
  expect(readGuestName('Zoë 王芳 👩‍👧')).toBe('Zoë 王芳 👩‍👧')
})

test('nothing to see, or too much, is no name', () => {
  for (const none of ['', ' \n', '\u200b\u200d', '\u202e', '\ud800', 'x'.repeat(81)]) {
    expect(readGuestName(none)).toBeNull()
  }
  expect(readGuestName('👩'.repeat(80))).toBe('👩'.repeat(80))
})
