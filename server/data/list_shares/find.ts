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
}

/** One idea of a shared list; without its place where that is archived. */
export interface IdeaView {
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
  const [list] = await db.sql<{ list_id: string; name: string; owner_name: string }>`
    select l.list_id, l.name, a.display_name as owner_name
    from list_shares s
    join lists l on l.owner_id = s.owner_id and l.list_id = s.list_id
    join accounts a on a.owner_id = s.owner_id
    where s.owner_id = ${db.owner} and s.share_id = ${share_id}
      and s.revoked_at is null and (s.expires_at is null or s.expires_at > now()) and l.deleted_at is null`
  if (!list) return null
  const ideas = await db.sql<IdeaView & { idea_count: number }>`
    select i.title, i.description, coalesce(i.custom_activity_name, i.activity_name) as activity_name,
      case when p.state = 'active' then p.name end as place_name,
      case when p.state = 'active' then p.address end as place_address,
      case when p.state = 'active' then p.attribution end as attribution, i.neighborhood_name, coalesce(i.event_start_at, i.fixed_when) as starts_at,
      i.start_precision = 'date_only' as is_day, coalesce(i.event_timezone, p.timezone, a.timezone) as timezone, i.source_url,
      (count(*) over ())::integer as idea_count
    from list_ideas m
    join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
    join accounts a on a.owner_id = m.owner_id
    left join places p on p.owner_id = i.owner_id and p.place_id = ${selectPlaceId(sql`i`)}
    where m.owner_id = ${db.owner} and m.list_id = ${list.list_id} and i.state = 'active'
      and (i.generated_for is null or i.adopted_interest_id is null)
    order by m.position, m.idea_id
    limit ${most}`
  const { name, owner_name } = list
  return { name, owner_name, ideas, idea_count: ideas[0]?.idea_count ?? 0 }
}
