import { plainLetters } from '#server/domain/basics/plain_letters.ts'

/** Signs of Hebrew and Arabic that are left out as a rule: vowels, and what lengthens a word. */
const leftOut =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g

/** What is on every keyboard: most texts, once their accents are gone. */
const plain = /^[\x20-\x7e]*$/

/**
 * A `nameKey` as people type it: without the vowel signs of Hebrew and Arabic, katakana as hiragana, nasals of Devanagari
 * as their sign, and letters such as “ł” and “ø” by their nearest one.
 */
export function typedKey(key: string): string {
  if (plain.test(key)) return key
  return plainLetters(key)
    .replace(leftOut, '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
}
