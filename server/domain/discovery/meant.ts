import { activitiesAt, type MeantActivities } from '#server/domain/finding/activities.ts'
import { moodAt } from '#server/domain/finding/moods.ts'
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

/**
 * The activities of the catalog whose words stand in a text, each once: a lexical look-up, and nothing more. Where there are
 * none, those that suit all of the moods that it says, or any of them.
 */
export function meantBy(text: string): string[] {
  const words = wordsOf(text)
  const names = [...meantIn(words).values()].flatMap((meant) => meant.names)
  if (names.length > 0) return [...new Set(names)]
  const moods = [...moodsIn(words).values()].map(({ value }) => value.activities)
  const all = [...new Set(moods.flat())]
  const common = all.filter((name) => moods.every((some) => some.includes(name)))
  return common.length > 0 ? common : all
}

/** The moods that words say, by the position of their first word. */
export function moodsIn(words: readonly string[]) {
  const found = new Map<number, NonNullable<ReturnType<typeof moodAt>>>()
  for (let at = 0; at < words.length; at += 1) {
    const mood = moodAt(words, at)
    if (mood === null) continue
    found.set(at, mood)
    at += mood.length - 1
  }
  return found
}
