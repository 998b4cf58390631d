import { expect, test } from 'vitest'
import { otherTexts } from '#server/domain/finding/suggest.ts'

test.each([
  ['warm places', 'warm plays'],
  ['nice things', 'nice swings'],
])('%s is not taken for a mistyped %s', (text, other) => {
  const texts = otherTexts(text, new Set(['warm', 'nice', 'swings']))
  expect(texts).not.toContain(other)
  expect(texts.join(' ')).not.toContain(other.split(' ')[1])
})

test.each([
  ['sauma', 'sauna'],
  ['tehatre', 'theatre'],
])('%s is mended to %s', (text, mended) => {
  expect(otherTexts(text, new Set(['sauna', 'theatre']))).toContain(mended)
})
