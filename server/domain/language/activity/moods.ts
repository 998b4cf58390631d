import { byValue } from '#server/domain/language/words/lists.ts'

/** A mood that people look for something in, and what suits it: spec/words/activities.yaml. */
export interface Mood {
  readonly name: string
  /** What people say. */
  readonly said: readonly string[]
  /** Activities of the catalog that suit it. */
  readonly activities: readonly string[]
  /** Words of names of what suits it, and of what does not, whatever is done there. */
  readonly has: readonly string[]
  readonly lacks: readonly string[]
}

const has = byValue('activity.mood_has')
const lacks = byValue('activity.mood_lacks')
const suits = byValue('activity.suits')

export const moods: readonly Mood[] = [...byValue('activity.mood')].map(([name, said]) => ({
  name,
  said,
  activities: [...suits].flatMap(([activity, names]) => (names.includes(name) ? [activity] : [])),
  has: has.get(name) ?? [],
  lacks: lacks.get(name) ?? [],
}))

/** Words that mean the same and no activity of the catalog, one list for each meaning. */
export const alikeWords: readonly (readonly string[])[] = [...byValue('activity.alike').values()]
