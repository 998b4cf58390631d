import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Makes ideas the person's own, where a generated list saved them: the person did something with them. */
export async function updateIdeasTouched(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.sql`
    update ideas set generated_for = null
    where owner_id = ${db.owner} and idea_id = any(${[...ids]}::uuid[]) and generated_for is not null`
}

/** An idea that a generated list has just saved, and the friend's like that it was saved from. */
export interface GeneratedIdea {
  idea_id: string
  interest_id: string | null
}

/** Marks ideas that a generated list saved; archived ones become active again. The caller has locked the account. */
export async function updateIdeasGenerated(
  db: Db,
  list_id: string,
  ideas: readonly GeneratedIdea[],
): Promise<void> {
  if (ideas.length === 0) return
  await db.sql`
    update ideas i
    set generated_for = ${list_id}, adopted_interest_id = given.interest_id, state = 'active'
    from unnest(${ideas.map(({ idea_id }) => idea_id)}::uuid[], ${ideas.map(({ interest_id }) => interest_id)}::uuid[])
      as given (idea_id, interest_id)
    where i.owner_id = ${db.owner} and i.idea_id = given.idea_id`
}

/**
 * Archives the ideas of a list that was deleted that a generated list saved, that the person never touched and that are
 * on no other list. Other requests may bring what they are of again.
 *
 * @returns their ids.
 */
export async function updateUntouchedArchived(db: Db, list_id: string): Promise<string[]> {
  const rows = await db.run<{ idea_id: string }>(sql`
    update ideas i
    set state = 'archived', updated_at = (select clock_timestamp())
    where i.owner_id = ${db.owner} and i.generated_for is not null and i.state = 'active'
      and i.idea_id in (
        select m.idea_id from list_ideas m where m.owner_id = ${db.owner} and m.list_id = ${list_id}
      )
      and i.idea_id not in (
        select o.idea_id
        from list_ideas o
        join lists l on l.owner_id = o.owner_id and l.list_id = o.list_id
        where o.owner_id = ${db.owner} and o.list_id <> ${list_id} and l.deleted_at is null
      )
    returning i.idea_id`)
  return rows.map(({ idea_id }) => idea_id)
}

/** Makes ideas active again that `updateUntouchedArchived` archived, unless the person did something with them since. */
export async function updateUntouchedRestored(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.sql`
    update ideas
    set state = 'active', updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and idea_id = any(${[...ids]}::uuid[]) and state = 'archived'
      and generated_for is not null`
}
