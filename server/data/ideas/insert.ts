import type { IdeaFacts } from '#server/data/ideas/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** Adds an idea and returns its id. */
export async function insertIdea(db: Db, facts: IdeaFacts): Promise<string> {
  const idea_id = newId()
  await db
    .table('ideas')
    .insert({ owner_id: db.owner, idea_id, ...facts, title_key: nameKey(facts.title) })
  return idea_id
}
