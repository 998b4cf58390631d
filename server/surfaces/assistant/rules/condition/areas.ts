import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The parts of a city that a message surely names. */
export function areasIn({ spots }: Reading): Spot[] {
  return spots.filter(({ kind, isSoft }) => kind === 'area' && !isSoft)
}
