import { activitiesAt } from '#server/domain/finding/activities.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import { activitiesOfTags } from '#server/domain/inventory/activity_tags.ts'

/** The most activities of one item. */
const most = 5

/** The most words of an activity that a source names. */
const maxWords = 5

/** The activities of the catalog that a source's own words and tags mean, the named ones first. */
export function activitiesOf(words: readonly string[], tags: readonly string[]): string[] {
  const named = words.slice(0, most).flatMap((text) => {
    const parts = wordsOf(text.slice(0, 200)).slice(0, maxWords)
    return activitiesAt(parts, 0)?.names ?? []
  })
  return [...new Set([...named, ...activitiesOfTags(tags)])].slice(0, most)
}
