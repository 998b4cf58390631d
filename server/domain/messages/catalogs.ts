import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'

const nouns = { activities: 'activity', neighborhoods: 'neighborhood' } as const

/** Failure `catalog_name_unknown`. */
export function catalogNameUnknown(
  catalog: keyof typeof nouns,
  name: string,
  nearest: readonly string[],
): string {
  return `The catalog has no ${nouns[catalog]} ${inQuotes(name)}. The nearest names are ${spokenList(nearest)}.`
}
