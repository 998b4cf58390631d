import { activitiesAt } from '#server/domain/finding/activities.ts'
import { alikeAt, moodAt, moodTerm } from '#server/domain/finding/moods.ts'
import { withoutStopWords } from '#server/domain/finding/words.ts'
import type { Mood } from '#server/domain/language/activity/moods.ts'

/** What a phrase of a query means besides its words. */
export interface Meaning {
  /** How many words it has; 0 where it means nothing else. */
  readonly length: number
  /** Activities of the catalog. */
  readonly names: readonly string[]
  /** Those that are only related, because the phrase says more: “christmas market”. */
  readonly around: readonly string[]
  /** Further texts of `tsquery` for the same. */
  readonly others: readonly string[]
  readonly mood: Mood | null
}

/** Words in quotation marks are words alone. */
export const quotation = /["“”„«»]/

/** What the longest phrase at a position means: a mood, words that are alike, or activities; a length of 0 where it means none. */
export function meaningAt(words: readonly string[], at: number, isLiteral = false): Meaning {
  const nothing: Meaning = { length: 0, names: [], around: [], others: [], mood: null }
  const activities = activitiesAt(words, at)
  const alike = alikeAt(words, at)
  const mood = isLiteral ? null : moodAt(words, at)
  const length = Math.max(activities?.length ?? 0, alike?.length ?? 0, mood?.length ?? 0)
  const names = activities?.length === length ? activities.names : []
  if (length === 0) return nothing
  if (mood?.length === length) {
    return { ...nothing, length, names, others: [moodTerm(mood.value)], mood: mood.value }
  }
  if (alike?.length === length) {
    return { ...nothing, length, around: names, others: [alike.value] }
  }
  return { ...nothing, length, names }
}

/** Whether each word that says something is part of a phrase with a meaning. */
export function isAllMeant(words: readonly string[]): boolean {
  const said = new Set(withoutStopWords(words))
  for (let at = 0; at < words.length; ) {
    const { length } = meaningAt(words, at)
    if (length === 0 && said.has(words[at] ?? '')) return false
    at += Math.max(length, 1)
  }
  return words.length > 0
}
