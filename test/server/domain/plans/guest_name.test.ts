import { expect, test } from 'vitest'
import { readGuestName, readsAs } from '#server/domain/plans/guest_name.ts'

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

test('a name reads as another whose letters look alike, in whatever script they are', () => {
  for (const name of ['sam', 'S.a.m.', 'Sаm', 'ЅАМ', 'Ѕám'])
    expect([name, readsAs(name, 'Sam')]).toEqual([name, true])
  expect(readsAs('Iva', 'lva')).toBe(true)
  expect(readsAs('Lukasz', 'Łukasz')).toBe(true)
  for (const name of ['Sam Other', 'Pam', 'Сэм', '王芳'])
    expect([name, readsAs(name, 'Sam')]).toEqual([name, false])
  expect(readsAs('🙂', '🙃')).toBe(false)
})
