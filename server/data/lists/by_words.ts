import type { Db } from '#server/database/db.ts'
import { type ListRow, selectLists, listLists, toList } from '#server/data/lists/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { isBlank } from '#server/domain/text.ts'

/** Lists an ambiguous name is answered with at most. */
const mostCandidates = 25

/**
 * The one list that words mean: the only one of this name, else the only one with these words in its name.
 * Errors: `subject_required` where there is none, `list_ambiguous` with the candidates.
 */
export async function listByWords(db: Db, words: string, pointer: string): Promise<ListRow> {
  const rows = isBlank(words) ? [] : await db.run<{ list_id: string }>(selectLists(db.owner, words))
  const lists = await listLists(
    db,
    rows.map(({ list_id }) => list_id),
  )
  const exact = lists.filter(({ name }) => nameKey(name) === nameKey(words))
  const meant = exact.length > 0 ? exact : lists
  const [list, ...others] = meant
  if (!list) {
    const message = `No Ideas List has the words “${words}” in its name.`
    throw fail('subject_required', { pointer, message })
  }
  if (others.length === 0) return list
  throw fail('list_ambiguous', {
    pointer,
    message: `More than one Ideas List fits “${words}”.`,
    candidates: meant.slice(0, mostCandidates).map((one) => ({ ...toList(one) })),
  })
}
