import type { Db } from '#server/database/db.ts'
import type { LikeCopy } from '#server/domain/likes/copy.ts'

/** A like as its copies are made from it. */
export interface LikeSourceRow extends LikeCopy {
  saved: boolean
  intentions: string[][]
  /** Whether the idea or place that is liked is active. */
  available: boolean
}

/** A like with what is liked, locked until the transaction ends; null where the like does not exist. */
export async function lockLikeSource(db: Db, like_id: string): Promise<LikeSourceRow | null> {
  const [source] = await db.sql<LikeSourceRow>`
    select l.subject_kind as kind, l.title, l.title_key, l.saved, l.intentions, l.version,
      i.neighborhood_name, coalesce(i.activity_name, p.activity_name) as activity_name,
      i.custom_activity_name, coalesce(i.event_start_at, i.fixed_when) as starts_at,
      coalesce(i.state, p.state) = 'active' as available
    from likes l
    left join ideas i on i.owner_id = l.owner_id and i.idea_id = l.subject_id and l.subject_kind <> 'place'
    left join places p on p.owner_id = l.owner_id and p.place_id = l.subject_id and l.subject_kind = 'place'
    where l.owner_id = ${db.owner} and l.like_id = ${like_id}
    for no key update of l`
  return source ?? null
}
