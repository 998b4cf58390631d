import { isInAreas } from '#server/data/finding/in_areas.ts'
import { selectPlaceId } from '#server/data/ideas/select_place_id.ts'
import { selectHours } from '#server/data/places/select_hours.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { Narrowing } from '#server/domain/finding/narrowing.ts'
import { searchVersion } from '#server/domain/finding/vector.ts'

/** A saved idea with what decides whether it is recommended. */
export interface PoolIdeaRow {
  idea_id: string
  kind: 'place' | 'event'
  title: string
  title_key: string
  /** Null also where its words do not matter, or the vector has them. */
  description: string | null
  /** The text of its vector; null where its words do not matter, or it has none. */
  vector: string | null
  /** What its place says about itself; null where its words do not matter. */
  place_description: string | null
  activity_name: string | null
  custom_activity_name: string | null
  starts_at: Date | null
  ends_at: Date | null
  start_precision: 'exact' | 'date_only'
  neighborhood_name: string | null
  liked: boolean
  updated_at: Date
  generated_for: string | null
  adopted_interest_id: string | null
  /** Whether a plan of it is ahead. */
  planned: boolean
  /** Its place, else its venue; the columns that follow are null where there is neither. */
  place_id: string | null
  place_name: string | null
  place_address: string | null
  place_activity: string | null
  place_neighborhood: string | null
  place_city: string | null
  city: string | null
  /** For `readMinutes`; null where its hours are not known. */
  open_minutes: string | null
  /** Whether the public item that it was taken from is gone, or takes place at another time. */
  is_outdated: boolean
  timezone: string | null
}

/** Of an idea `i`. */
const isOutdatedItem = sql`
  (i.item_id is not null and not exists (
    select from inventory_items n
    where n.item_id = i.item_id and n.retired_at is null and (i.kind = 'place' or n.starts_at = i.event_start_at)
  ))`

/** Which ideas are read. */
export interface PoolAsk {
  /** Ideas of these lists only; where it is null, all but those that generated lists saved and nobody touched. */
  lists: readonly string[] | null
  /** These ideas only; all where it is left out. */
  ids?: readonly string[]
  /** Only those that the person likes, or that have one of these titles by `nameKey`; any where it is left out. */
  liked?: readonly string[]
  narrow: Narrowing
  most: number
}

/** The active ideas that may be recommended and are not over, last changed first. */
export async function listPoolIdeas(
  db: Db,
  { lists, ids, liked, narrow, most }: PoolAsk,
): Promise<PoolIdeaRow[]> {
  const listed = ids
    ? sql`and i.idea_id = any(${[...ids]}::uuid[])`
    : lists === null
      ? sql`and i.generated_for is null`
      : sql`and i.idea_id in (
          select m.idea_id from list_ideas m where m.owner_id = ${db.owner} and m.list_id = any(${[...lists]}::uuid[])
        )`
  // "= any" of a parameter compares each title with each of them; what is selected is looked up in a table of hashes.
  const likes =
    liked === undefined
      ? sql``
      : sql`and (i.liked or i.title_key in (select t from unnest(${[...liked]}::text[]) t))`
  const isOld = sql`(i.search is null or i.search_version < ${searchVersion}::smallint)`
  const words = narrow.words
    ? sql`case when ${isOld} then i.description end as description,
        case when not ${isOld} then i.search::text end as vector, p.description as place_description`
    : sql`null as description, null as vector, null as place_description`
  return db.run<PoolIdeaRow>(sql`
    select i.idea_id, i.kind, i.title, i.title_key, ${words}, i.activity_name, i.custom_activity_name,
      coalesce(i.event_start_at, i.fixed_when) as starts_at, i.event_end_at as ends_at, i.start_precision,
      i.neighborhood_name, i.liked, i.updated_at, i.generated_for, i.adopted_interest_id,
      i.idea_id in (
        select n.idea_id from plans n
        where n.owner_id = ${db.owner} and n.idea_id is not null and n.state in ('shared', 'active')
          and coalesce(n.scheduled_ends_at, n.scheduled_at + interval '3 hours', 'infinity') > now()
      ) as planned,
      p.place_id, p.name as place_name, p.address as place_address, p.activity_name as place_activity,
      p.neighborhood as place_neighborhood, p.city as place_city, i.city, ${selectHours(sql`p`)} as open_minutes, ${isOutdatedItem} as is_outdated,
      coalesce(i.event_timezone, p.timezone) as timezone
    from ideas i
    left join places p on p.owner_id = i.owner_id and p.place_id = ${selectPlaceId(sql`i`)}
    where i.owner_id = ${db.owner} and i.state = 'active' and i.show_in_for_you ${listed} ${likes}
      and coalesce(i.event_end_at, i.event_start_at, i.fixed_when, 'infinity') > now() - interval '1 day'
      ${selectNarrowed(narrow)}
    order by i.updated_at desc, i.idea_id desc
    limit ${most}`)
}

/** The conditions that narrow ideas `i`. A row whose vector is not there yet is read. */
function selectNarrowed({ queries, activities, areas, from, until }: Narrowing): Statement {
  const isOld = sql`i.search is null or i.search_version < ${searchVersion}::smallint`
  const words = queries.map((query) => sql`and (${isOld} or i.search @@ ${query}::tsquery)`)
  const doing =
    activities === null
      ? sql``
      : sql`and (${isOld} or i.custom_activity_name is not null or i.search @@ ${activities}::tsquery)`
  const columns = { neighborhood: sql`i.neighborhood_name`, city: sql`i.city` }
  const near = isInAreas(areas, isOld, columns)
  const start = sql`coalesce(i.event_start_at, i.fixed_when)`
  const after =
    from === null
      ? sql``
      : sql`and (${start} is null or coalesce(i.event_end_at, ${start} + interval '1 day') >= ${from.toISOString()})`
  const before =
    until === null ? sql`` : sql`and (${start} is null or ${start} < ${until.toISOString()})`
  return [...words, doing, near, after, before].reduce((all, one) => sql`${all} ${one}`, sql``)
}
