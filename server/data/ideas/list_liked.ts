import { isLikedByOrFor, isMutual, isShownIdea, selectLikedBy } from '#server/data/ideas/select.ts'
import { endsAt } from '#server/data/plans/times.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { type CountedRow, totalOf } from '#server/domain/basics/counted_rows.ts'

/** How many ideas one answer about a person names at most. */
const maxPerPerson = 100

/**
 * The ids of ideas that the caller and at least one saved person like, that are not over, that no current plan is
 * made from, and that the caller is invited to no current plan of that name for. Of several with one name
 * and time only the last changed one. The soonest come first; those without a time come last, the last changed one in front.
 */
export async function listMutualIdeas(
  db: Db,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  // A friend's like without a place is of one thing, also where the caller has several of its name.
  const rows = await db.run<{ idea_id: string } & CountedRow>(sql`
    select m.idea_id, (count(*) over ())::integer as total
    from (
      select distinct on (i.title_key, i.kind, coalesce(i.event_start_at, i.fixed_when))
        i.idea_id, i.updated_at, coalesce(i.event_start_at, i.fixed_when) as at
      from ideas i
      where i.owner_id = ${db.owner} and i.state = 'active' ${isMutual(db.owner, null)}
        and coalesce(i.event_start_at, i.fixed_when, 'infinity')
          + case i.start_precision when 'date_only' then interval '1 day' else interval '0' end > now()
        and not exists (
          select from plans n
          where n.owner_id = i.owner_id and n.idea_id = i.idea_id and n.state in ('shared', 'active')
            and ${endsAt} > now()
        )
        and not exists (
          select from invite_cards c
          where c.owner_id = i.owner_id and c.title_key = i.title_key
            and c.plan_state in ('shared', 'active') and c.rsvp_status <> 'removed' and ${endsAt} > now()
        )
      order by i.title_key, i.kind, coalesce(i.event_start_at, i.fixed_when), i.updated_at desc, i.idea_id desc
    ) m
    order by m.at, m.updated_at desc, m.idea_id desc
    limit ${limit}`)
  return { ids: rows.map((row) => row.idea_id), total: totalOf(rows) }
}

/** An active idea that a person is known to like, or that the caller likes or keeps for them. */
export interface LikedIdeaRow extends CountedRow {
  idea_id: string
  kind: 'place' | 'event'
  title: string
  /** Whether the caller likes it. */
  liked: boolean
  /** Whether the person is known to like it. */
  theirs: boolean
}

/**
 * The first 100 active ideas that a person is known to like or that the caller likes or keeps for them, last changed
 * first.
 */
export async function listIdeasWith(db: Db, person_id: string): Promise<LikedIdeaRow[]> {
  return db.run<LikedIdeaRow>(sql`
    select i.idea_id, i.kind, i.title, i.liked, ${selectLikedBy(db.owner, person_id)} as theirs,
      (count(*) over ())::integer as total
    from ideas i
    where i.owner_id = ${db.owner} and i.state = 'active' ${isLikedByOrFor(db.owner, person_id)}
      and ${isShownIdea(db.owner)}
    order by i.updated_at desc, i.idea_id
    limit ${maxPerPerson}`)
}
