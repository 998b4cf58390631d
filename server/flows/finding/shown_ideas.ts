import type { GeneratedFacts } from '#server/data/ideas/rows.ts'
import { listPoolInterests } from '#server/data/incoming_interests/list_pool.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Those of these ideas that may be shown now: one that a generated list saved from a friend's like, and that the person
 * never touched, only as long as that like is known.
 */
export async function shownIdeas<Idea extends GeneratedFacts>(
  db: Db,
  ideas: readonly Idea[],
): Promise<Idea[]> {
  const borrowed = ideas.flatMap(({ generated_for, adopted_interest_id }) =>
    generated_for === null ? [] : (adopted_interest_id ?? []),
  )
  if (borrowed.length === 0) return [...ideas]
  const rows = await listPoolInterests(db, { ids: borrowed }, borrowed.length)
  const known = new Set(rows.map(({ interest_id }) => interest_id))
  return ideas.filter(
    ({ generated_for, adopted_interest_id: interest }) =>
      generated_for === null || interest === null || known.has(interest),
  )
}
