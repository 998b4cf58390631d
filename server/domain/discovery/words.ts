import { meantIn, moodsIn } from '#server/domain/discovery/meant.ts'
import { readWhenWords } from '#server/domain/finding/when_words.ts'
import { formsOf, sayAnything, withoutStopWords, wordsOf } from '#server/domain/finding/words.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'

/** Words of time are the same on every day. */
const anyDay = '2026-01-01'

/** What a run searches for: words that have to match, or activities of the catalog; null where nothing says it. */
export type Subject =
  | { readonly words: string; readonly activities: null }
  | { readonly words: null; readonly activities: readonly string[] }

/** The subject of an objective: the one that was named, else activities that its query means. */
export function subjectOf({
  subject,
  meant,
}: Pick<Objective, 'subject' | 'meant'>): Subject | null {
  if (subject !== null) return { words: subject, activities: null }
  return meant.length === 0 ? null : { words: null, activities: meant }
}

/**
 * The words of the query that nothing covers: no subject, no activity, no user's words of a constraint, no name of a person,
 * and where a time is given, no word of time.
 */
export function uncheckedWords(
  { query, subject, constraints, window }: Objective,
  names: readonly string[],
): string[] {
  const hasTime = Object.values(window).some((at) => at !== null)
  const said = [
    subject,
    ...names,
    ...constraints.map(({ source_span, value }) => source_span ?? value),
  ]
  const covered = new Set(said.flatMap((text) => wordsOf(text ?? '')).flatMap(formsOf))
  const words = wordsOf(query)
  const meaningful = new Set(withoutStopWords(words))
  for (const [at, { length }] of [...meantIn(words), ...moodsIn(words)]) {
    for (const word of words.slice(at, at + length)) covered.add(word)
  }
  const isOpen = (token: string) => {
    const parts = wordsOf(token)
    const isUncovered = parts.some(
      (word) =>
        meaningful.has(word) &&
        !sayAnything([word]) &&
        !formsOf(word).some((one) => covered.has(one)),
    )
    return isUncovered && !(hasTime && readWhenWords(token, anyDay) !== null)
  }
  const groups: string[][] = []
  let wasOpen = false
  for (const token of query.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const open = isOpen(token)
    if (open && wasOpen) groups.at(-1)?.push(token)
    else if (open) groups.push([token])
    wasOpen = open
  }
  return groups.map((group) => group.join(' '))
}
