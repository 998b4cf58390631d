import type { Db } from '#server/database/db.ts'

/** An idea that a change has made active again: what its state is set back to if nobody has used it since. */
export interface RestoredIdea {
  /** When it was made active, as PostgreSQL writes it, to the microsecond. */
  restored_at: string
  liked: boolean
  /** The generated list that had saved it; null for none. */
  generated_for: string | null
}

/** An idea that was just made active again, as it is before anything else is done with it. */
export async function findRestored(db: Db, idea_id: string): Promise<RestoredIdea | null> {
  const [row] = await db.sql<RestoredIdea>`
    select updated_at::text as restored_at, liked, generated_for
    from ideas
    where owner_id = ${db.owner} and idea_id = ${idea_id} and state = 'active'`
  return row ?? null
}

/**
 * Archives an idea that a change had made active again, unless it was changed, liked or planned since, or is on a list. The
 * caller has locked the idea, and calls `updateLikeTitle` afterwards.
 *
 * @returns whether it is archived now.
 */
export async function updateRestoredArchived(
  db: Db,
  idea_id: string,
  { restored_at, liked, generated_for }: RestoredIdea,
): Promise<boolean> {
  const rows = await db.sql`
    update ideas i
    set state = 'archived', generated_for = ${generated_for}::uuid, updated_at = (select clock_timestamp())
    where i.owner_id = ${db.owner} and i.idea_id = ${idea_id} and i.state = 'active'
      and i.updated_at = ${restored_at}::timestamptz and i.liked = ${liked}
      and not exists (
        select 1 from list_ideas m
        join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
        where m.owner_id = ${db.owner} and m.idea_id = ${idea_id} and l.deleted_at is null
      )
      and not exists (
        select 1 from plans n
        where n.owner_id = ${db.owner} and n.idea_id = ${idea_id} and n.created_at >= ${restored_at}::timestamptz
      )
    returning 1`
  return rows.length > 0
}
