import { activitiesAt, type MeantActivities } from '#server/domain/finding/activities.ts'
import { wordsOf } from '#server/domain/finding/words.ts'

/** The activities that words mean, by the position of their first word. */
export function meantIn(words: readonly string[]): Map<number, MeantActivities> {
  const found = new Map<number, MeantActivities>()
  for (let at = 0; at < words.length; at += 1) {
    const meant = activitiesAt(words, at)
    if (meant === null) continue
    found.set(at, meant)
    at += meant.length - 1
  }
  return found
}

/** The activities of the catalog whose words stand in a text, each once: a lexical look-up, and nothing more. */
export function meantBy(text: string): string[] {
  const names = [...meantIn(wordsOf(text)).values()].flatMap((meant) => meant.names)
  return [...new Set(names)]
}
