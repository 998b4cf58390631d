import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/**
 * The parts of a city that a message names: also one that is a half of what something is called, as “in Neukölln” where a list is called
 * “Winter evenings in Neukölln”.
 */
export function areasIn({ working, spots, tokens }: Reading): Spot[] {
  const { before_area } = working.spoken.words
  const isHalf = ({ kind, from, text, things }: Spot) =>
    kind === 'name' &&
    before_area.includes(tokens[from - 1]?.key ?? '') &&
    /^\p{Lu}/u.test(text) &&
    things.every(({ thing }) => thing.kind !== 'person' && nameKey(thing.label) !== nameKey(text))
  return spots.filter((spot) => (spot.kind === 'area' && !spot.isSoft) || isHalf(spot))
}
