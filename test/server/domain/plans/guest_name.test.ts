import { expect, test } from 'vitest'
import { readGuestName } from '#server/domain/plans/guest_name.ts'

test('a name is one line without marks that change the direction of text', () => {
  expect(readGuestName('  Ada\r\n\tLovelace ')).toBe('Ada Lovelace')
  expect(readGuestName('\u202eMira\u2066')).toBe('Mira')
  expect(readGuestName('Zoë 王芳 👩‍👧')).toBe('Zoë 王芳 👩‍👧')
})

test('a blank or too long name is refused', () => {
  for (const none of ['', ' \n', '\u200b\u200d', '\u202e', '\ud800', 'x'.repeat(81)]) {
    expect(readGuestName(none)).toBeNull()
  }
  expect(readGuestName('👩'.repeat(80))).toBe('👩'.repeat(80))
})
