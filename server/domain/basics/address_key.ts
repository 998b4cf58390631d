import { nameKey } from '#server/domain/basics/name_key.ts'

/** Words of addresses that are written in several ways, and the one way that keys have. */
const short: readonly (readonly [RegExp, string])[] = [
  [/(\p{L})(?:strasse|straße|str)\b\.?/gu, '$1str'],
  [/\b(?:strasse|str)\b/gu, 'str'],
  [/\bstreet\b/gu, 'st'],
  [/\bavenue\b/gu, 'ave'],
  [/\broad\b/gu, 'rd'],
  [/\bplatz\b/gu, 'pl'],
]

/** A key that is equal for different spellings of one address; null for none. */
export function addressKey(address: string | null): string | null {
  if (address === null) return null
  const plain = nameKey(address)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  const key = short.reduce((text, [long, word]) => text.replace(long, word), plain)
  return key === '' ? null : key
}
