import { listListsMatching } from '#server/data/lists/list.ts'
import { type ListRow, toList } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { noListMatches, severalListsMatch } from '#server/domain/messages/lists.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank } from '#server/domain/basics/text.ts'

/** How many candidates an ambiguous name is answered with at most. */
const maxCandidates = 25

/**
 * The one list that a text means: the only one with this name, else the only one whose name contains it.
 *
 * Errors: `subject_required` where no list matches, `list_ambiguous` with the candidates.
 */
export async function requireListByWords(db: Db, text: string, pointer: string): Promise<ListRow> {
  const matching = await listsByWords(db, text)
  const [list, ...others] = matching
  if (!list) throw fail('subject_required', { pointer, message: noListMatches(text) })
  if (others.length === 0) return list
  throw fail('list_ambiguous', {
    pointer,
    message: severalListsMatch(text),
    candidates: matching.slice(0, maxCandidates).map((one) => ({ ...toList(one) })),
  })
}

/** The lists with this name; where there are none, those whose name contains it. Last changed first. */
export async function listsByWords(db: Db, text: string): Promise<ListRow[]> {
  const lists = isBlank(text) ? [] : await listListsMatching(db, text)
  const exact = lists.filter(({ name }) => nameKey(name) === nameKey(text))
  return exact.length > 0 ? exact : lists
}
