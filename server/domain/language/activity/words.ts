import { byValue } from '#server/domain/language/words/lists.ts'

/** One activity of the catalog, and what else people call it: spec/words/activities.yaml. */
export interface ActivityWords {
  readonly name: string
  /** The activity that includes this one; null for none. */
  readonly broader: string | null
  /** Other words for it in searches. */
  readonly aliases: readonly string[]
  /**
   * Words that a text, or a type of schema.org, names it by. Words that mean other things as often, such as “play” and
   * “see”, are in searches alone.
   */
  readonly mentions: readonly string[]
}

const wider = byValue('activity.wider')
const searched = byValue('activity.searched')
const read = byValue('activity.read')

/** What people call the activities of the catalog. */
export const activityWords: readonly ActivityWords[] = [...byValue('activity.word')].map(
  ([name, words]) => ({
    name,
    broader: wider.get(name)?.[0] ?? null,
    aliases: [...words, ...(searched.get(name) ?? [])],
    mentions: [...words, ...(read.get(name) ?? [])],
  }),
)
