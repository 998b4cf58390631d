/** Letters that no accent explains, and the nearest ones that everybody has on a keyboard, in the same order. */
export const strokes = { letters: 'łđðøıħŧ', plain: 'lddoiht' } as const

/** Letters that are two on other keyboards. */
export const ligatures = [
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const

const plainOf: ReadonlyMap<string, string> = new Map([
  ...[...strokes.letters].map((letter, at) => [letter, strokes.plain.charAt(at)] as const),
  ...ligatures,
])
const special = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'g')

/** A `nameKey` with letters such as “ł”, “ø” and “æ” as people type them who have another keyboard: “łódź” is found as “lodz”. */
export function plainLetters(key: string): string {
  return key.replace(special, (letter) => plainOf.get(letter) ?? letter)
}
