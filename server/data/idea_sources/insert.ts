import type { Db } from '#server/database/db.ts'

/** Remembers the hashed addresses that an idea was captured from. */
export async function insertIdeaSources(
  db: Db,
  idea_id: string,
  source_keys: readonly Buffer[],
): Promise<void> {
  if (source_keys.length === 0) return
  await db.sql`
    insert into idea_sources (owner_id, source_key, idea_id)
    select me.owner_id, given.source_key, ${idea_id}
    from accounts me, unnest(${[...source_keys]}::bytea[]) as given (source_key)
    where me.owner_id = ${db.owner}
    on conflict do nothing`
}
