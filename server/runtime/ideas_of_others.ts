import { type IdeaOfOthers, listIdeasOfOthers } from '#server/data/ideas/list_of_others.ts'
import { formsInQuotes, harmless } from '#server/domain/in_quotes.ts'
import { nameKey } from '#server/domain/name_key.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

export type { IdeaOfOthers } from '#server/data/ideas/list_of_others.ts'

/**
 * The ideas of an account that are called like one of these texts, and whose words somebody else wrote. A plan that was made from
 * such an idea is called the same until the user changes that. `quoted` are texts as sentences show them in quotes.
 */
export async function ideasOfOthers(
  { database }: Pick<Runtime, 'database'>,
  owner: string,
  texts: ReadonlySet<string>,
  quoted: ReadonlySet<string>,
): Promise<IdeaOfOthers[]> {
  // What sentences repeat of the texts is looked up once.
  const shown = new Set([...texts].map(harmless))
  const others = [...quoted].filter((text) => !shown.has(text))
  const keys = new Set([...texts, ...others.flatMap(formsInQuotes)].map(nameKey))
  if (keys.size === 0) return []
  return database.read(owner, (db) => listIdeasOfOthers(db, [...keys]))
}
