import type { Db } from '#server/database/db.ts'

/** Those of these ideas that a generated list chose, and that nobody has used since. */
export async function listGeneratedIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ idea_id: string }>`
    select idea_id
    from ideas
    where owner_id = ${db.owner} and idea_id = any(${[...ids]}::uuid[]) and generated_for is not null`
  return new Set(rows.map(({ idea_id }) => idea_id))
}
