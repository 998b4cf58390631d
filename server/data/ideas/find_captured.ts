import type { IdeaFacts, IdeaRow } from '#server/data/ideas/rows.ts'
import { isShownIdea } from '#server/data/ideas/select.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { SavedFacts } from '#server/domain/capture/same_idea.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** An idea that a capture may be about. */
export interface FoundIdea extends SavedFacts {
  idea_id: string
}

const foundColumns = sql`
  i.idea_id, i.kind, i.title_key, case when i.kind = 'place' then i.place_id else i.venue_place_id end as at,
  i.description, i.source_url, coalesce(i.event_start_at, i.fixed_when) as starts_at, i.event_end_at as ends_at,
  i.start_precision`

/**
 * The active ideas that were captured from one of these hashed addresses, the first one first. They cannot be archived
 * until this transaction ends.
 */
export async function listIdeasOfSources(
  db: Db,
  source_keys: readonly Buffer[],
): Promise<FoundIdea[]> {
  if (source_keys.length === 0) return []
  return db.sql<FoundIdea>`
    select ${foundColumns}
    from ideas i
    where i.owner_id = ${db.owner} and i.state = 'active'
      and ${isShownIdea(db.owner)}
      and i.idea_id = any(array(
        select s.idea_id
        from idea_sources s
        where s.owner_id = ${db.owner} and s.source_key = any(${[...source_keys]}::bytea[])
      ))
    order by i.created_at, i.idea_id
    for share`
}

/** The most ideas of one title that a new one is compared with. */
const maxTitleLength = 100

/**
 * The active ideas of this kind and title, the first one first, at most 100. They cannot be archived until this transaction
 * ends.
 */
export async function listIdeasTitled(
  db: Db,
  { kind, title }: Pick<IdeaFacts, 'kind' | 'title'>,
): Promise<FoundIdea[]> {
  return db.sql<FoundIdea>`
    select ${foundColumns}
    from ideas i
    where i.owner_id = ${db.owner} and i.title_key = ${nameKey(title)} and i.state = 'active' and i.kind = ${kind}
      and ${isShownIdea(db.owner)}
    order by i.created_at, i.idea_id
    limit ${maxTitleLength}
    for share`
}

/** What ideas that mean the same have in common. */
type LikeFacts = Pick<
  IdeaFacts,
  'kind' | 'title' | 'place_id' | 'venue_place_id' | 'event_start_at'
> &
  Partial<Pick<IdeaRow, 'event_end_at' | 'start_precision'>>

/**
 * The first active idea that means the same: the same kind and title; of a place the same place, and of an event a start
 * within the same minute, or the same end where only days are known, and no other venue. Null where there is none. It cannot be archived until this transaction ends.
 */
export async function findIdeaLike(
  db: Db,
  {
    kind,
    title,
    place_id,
    venue_place_id,
    event_start_at,
    event_end_at = null,
    start_precision = 'exact',
  }: LikeFacts,
): Promise<string | null> {
  const [row] = await db.sql<{ idea_id: string }>`
    select i.idea_id
    from ideas i
    where i.owner_id = ${db.owner} and i.title_key = ${nameKey(title)} and i.state = 'active' and i.kind = ${kind}
      and ${isShownIdea(db.owner)}
      and case when ${kind}::text = 'place' then i.place_id is not distinct from ${place_id}
        else (i.venue_place_id is null or ${venue_place_id}::uuid is null or i.venue_place_id = ${venue_place_id})
          and (date_trunc('minute', coalesce(i.event_start_at, i.fixed_when))
              is not distinct from date_trunc('minute', ${event_start_at?.toISOString() ?? null}::timestamptz)
            or ${start_precision}::text = 'date_only' and i.start_precision = 'date_only'
              and i.event_end_at = ${event_end_at?.toISOString() ?? null}::timestamptz)
        end
    order by i.created_at, i.idea_id
    limit 1
    for share`
  return row?.idea_id ?? null
}
