import { selectPlaceId } from '#server/data/ideas/select_place_id.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** A shared list as anybody with its link may see it: without people and without the list's directions. */
export interface ListView {
  name: string
  owner_name: string
  ideas: IdeaView[]
  /** How many ideas the list has; more than `ideas` shows of a long one. */
  idea_count: number
  /** When the link ends; null if it does not. */
  expires_at: Date | null
  /** The time zone of the owner (IANA). */
  timezone: string
}

/** One idea of a shared list; without its place where that is archived. */
export interface IdeaView {
  idea_id: string
  kind: 'place' | 'event'
  updated_at: Date
  title: string
  description: string | null
  activity_name: string | null
  place_name: string | null
  place_address: string | null
  neighborhood_name: string | null
  /** What the licence of its place's source wants to be shown; null where none does. */
  attribution: string | null
  /** When an event starts; null for any other idea. */
  starts_at: Date | null
  /** Whether only the day of the start is known. */
  is_day: boolean
  timezone: string
  source_url: string | null
}

/** How many ideas one page shows. */
const most = 200

/** @returns what a list share shows; null if the share was revoked or has expired, or if the list was deleted. */
export async function findListView(db: Db, share_id: string): Promise<ListView | null> {
  const [list] = await db.sql<ShareRow>`
    select l.list_id, l.name, a.display_name as owner_name, s.expires_at, a.timezone
    from list_shares s
    join lists l on l.owner_id = s.owner_id and l.list_id = s.list_id
    join accounts a on a.owner_id = s.owner_id
    where s.owner_id = ${db.owner} and s.share_id = ${share_id}
      and s.revoked_at is null and (s.expires_at is null or s.expires_at > now()) and l.deleted_at is null`
  if (!list) return null
  const ideas = await listIdeaViews(db, list.list_id, { limit: most, offset: 0 })
  const { list_id: _, ...shown } = list
  return { ...shown, ideas, idea_count: ideas[0]?.idea_count ?? 0 }
}

interface ShareRow extends Omit<ListView, 'ideas' | 'idea_count'> {
  list_id: string
}

/** Which part of a list is read. */
export interface ViewPart {
  limit: number
  offset: number
}

/**
 * The ideas of a list as the people see them that it is shared with, in its order, each with how many there are; or only the
 * ideas of these ids.
 */
export async function listIdeaViews(
  db: Db,
  list_id: string,
  { limit, offset }: ViewPart,
  idea_ids: readonly string[] | null = null,
): Promise<(IdeaView & { idea_count: number })[]> {
  return db.sql<IdeaView & { idea_count: number }>`
    select i.idea_id, i.kind, i.updated_at, i.title, i.description, coalesce(i.custom_activity_name, i.activity_name) as activity_name,
      case when p.state = 'active' then p.name end as place_name,
      case when p.state = 'active' then p.address end as place_address,
      case when p.state = 'active' then p.attribution end as attribution, i.neighborhood_name, coalesce(i.event_start_at, i.fixed_when) as starts_at,
      i.start_precision = 'date_only' as is_day, coalesce(i.event_timezone, p.timezone, a.timezone) as timezone, i.source_url,
      (count(*) over ())::integer as idea_count
    from list_ideas m
    join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
    join accounts a on a.owner_id = m.owner_id
    left join places p on p.owner_id = i.owner_id and p.place_id = ${selectPlaceId(sql`i`)}
    where m.owner_id = ${db.owner} and m.list_id = ${list_id} and i.state = 'active'
      and (i.generated_for is null or i.adopted_interest_id is null)
      and (${idea_ids}::uuid[] is null or m.idea_id = any(${idea_ids}::uuid[]))
    order by m.position, m.idea_id
    limit ${limit} offset ${offset}`
}

/** A list of this account that is shared with another account by a message, as it is now. */
export interface OpenSharedList {
  list_id: string
  name: string
  idea_count: number
}

/** Those of these lists that are shared with another account now. */
export async function listListsSharedWith(
  db: Db,
  reader: string,
  list_ids: readonly string[],
): Promise<OpenSharedList[]> {
  return db.sql<OpenSharedList>`
    select l.list_id, l.name, (
        select count(*)
        from list_ideas m
        join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
        where m.owner_id = ${db.owner} and m.list_id = l.list_id and i.state = 'active'
          and (i.generated_for is null or i.adopted_interest_id is null)
      )::integer as idea_count
    from lists l
    where l.owner_id = ${db.owner} and l.list_id = any(${[...list_ids]}::uuid[]) and l.deleted_at is null
      and exists (
        select from list_shares s
        join connections k on k.owner_id = s.owner_id and k.person_id = s.person_id
        where s.owner_id = ${db.owner} and s.list_id = l.list_id and s.revoked_at is null and s.expires_at is null
          and k.owner_id = ${db.owner} and k.peer_owner = ${reader} and k.state = 'active'
      )`
}
