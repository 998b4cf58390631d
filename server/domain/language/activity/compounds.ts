import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

/** What compounds end with, the longest first: “flohmarkt” before “markt”. */
const endings = [...valuesOf('activity.compound_end')].sort(
  ([one], [other]) => other.length - one.length,
)

/** How words begin that end as compounds do and name something else, by what they end with. */
const exceptions: Readonly<Record<string, ReadonlySet<string>>> = {
  markets: wordsOf('activity.no_market'),
  readings: wordsOf('activity.no_reading'),
}

/** The fewest letters before such an ending. */
const fewest = 3

/**
 * The activity that a compound of German, Dutch, Swedish or Danish names by its last part, such as “Adventskonzert”; null for
 * none. `word` is as `wordsIn` gives it.
 */
export function activityOfCompound(word: string): string | null {
  if (word.length < 7) return null
  const [, kind] =
    endings.find(([end]) => word.endsWith(end) && word.length >= end.length + fewest) ?? []
  if (kind === undefined) return null
  const others = [...(exceptions[kind] ?? [])]
  return others.some((begin) => word.startsWith(begin)) ? null : nameOf(kind)
}

/** The name of an activity of the catalog: “Flea markets” of `flea_markets`. */
function nameOf(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`
}
