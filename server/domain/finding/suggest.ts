import { activitiesAt, aliasWords } from '#server/domain/finding/activities.ts'
import { formsOf, withoutStopWords, wordsOf } from '#server/domain/finding/words.ts'
import { distance } from '#server/domain/basics/nearest.ts'

/** The most texts that are tried. */
const most = 8

/** Words that are shorter mean too many others. */
const shortest = 4

/**
 * Texts that may find more than the one that found too little, the likeliest first: with words that nobody knows replaced
 * by the nearest one that is known, then without one of the words, those first that mean no activity.
 *
 * @param known words as the account's own rows have them; those that mean activities are known anyway.
 */
export function otherTexts(text: string, known: ReadonlySet<string>): string[] {
  const words = withoutStopWords(wordsOf(text))
  const tried = new Set<string>()
  const mended = words.map((word) =>
    isKnown(word, known) ? word : (nearestOf(word, known) ?? word),
  )
  if (mended.some((word, index) => word !== words[index])) tried.add(mended.join(' '))
  if (mended.length > 1) {
    for (const left of withoutOne(mended, known)) tried.add(left.join(' '))
  }
  tried.delete(words.join(' '))
  return [...tried].slice(0, most)
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return formsOf(word).some((form) => known.has(form) || aliases.has(form))
}

const aliases: ReadonlySet<string> = new Set(aliasWords.flatMap(formsOf))

/**
 * The nearest word, one change away, or two of a long one; null where none is near. Of several the one that begins most
 * like it, since few people mistype a beginning.
 */
function nearestOf(word: string, known: ReadonlySet<string>): string | null {
  if (word.length < shortest) return null
  const farthest = word.length < 7 ? 1 : 2
  let best: string | null = null
  let least = farthest + 1
  for (const candidate of [...aliasWords, ...known].sort()) {
    if (Math.abs(candidate.length - word.length) > Math.min(least, farthest)) continue
    const apart = distance(word, candidate)
    const isNearer =
      apart < least ||
      (apart === least && best !== null && beginning(word, candidate) > beginning(word, best))
    if (isNearer) [best, least] = [candidate, apart]
  }
  return best
}

/** How many characters two words begin with alike. */
function beginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** The words without one of them: first without one that nobody knows, then one that means no activity, the last first. */
function withoutOne(words: readonly string[], known: ReadonlySet<string>): string[][] {
  return words
    .map((word, index) => ({
      index,
      worth: (isKnown(word, known) ? 1 : 0) + (activitiesAt([word], 0) === null ? 0 : 2),
    }))
    .sort((a, b) => a.worth - b.worth || b.index - a.index)
    .map(({ index }) => words.filter((_, at) => at !== index))
}
