import type { Db } from '#server/data/db.ts'
import {
  answeringTo,
  loadPeople,
  type PersonRow,
  peopleMatching,
  peopleNamed,
} from '#server/data/people.ts'
import { sql } from '#server/data/sql.ts'
import { isBlank } from '#server/domain/text.ts'

/** People that words are answered with at most. */
const most = 25

/** The saved people whose name or alias is this, or else has these words in it. */
export async function peopleByWords(db: Db, words: string): Promise<PersonRow[]> {
  if (isBlank(words)) return []
  const [named, matching] = await Promise.all([
    peopleNamed(db, [words]),
    db.run<{ person_id: string }>(sql`
      ${peopleMatching(db.owner, { name: words, classification: 'all' })} limit ${most}`),
  ])
  const exact = answeringTo(named, words)
  if (exact.length > 0) return exact
  return loadPeople(
    db,
    matching.map(({ person_id }) => person_id),
  )
}
