import type { Db } from '#server/database/db.ts'

/** An idea of the account whose words somebody else wrote: a friend, a page, or a public source. */
export interface IdeaOfOthers {
  title: string
  description: string | null
  /** `adopted` from a friend's like or a public source, `discovered` on the web, else read from a page. */
  idea_origin: 'created' | 'captured' | 'adopted' | 'discovered'
  source_url: string | null
  is_public: boolean
  /** What its place or venue is called, and where that is; null where the user wrote that. */
  place_name: string | null
  address: string | null
}

/**
 * The ideas with one of these title keys whose words somebody else wrote, archived ones included. An idea that was made of
 * a private place has the user's own words.
 */
export async function listIdeasOfOthers(
  db: Db,
  title_keys: readonly string[],
): Promise<IdeaOfOthers[]> {
  return db.sql<IdeaOfOthers>`
    select i.title, i.description, i.source_url, i.item_id is not null as is_public,
      case when i.adopted_interest_id is null then i.idea_origin else 'adopted' end as idea_origin,
      p.name as place_name, p.address
    from ideas i
    left join places p on p.owner_id = i.owner_id and p.place_id = coalesce(i.place_id, i.venue_place_id)
      and p.origin <> 'manual'
    where i.owner_id = ${db.owner} and i.title_key = any(${[...title_keys]}::text[])
      and (i.idea_origin = 'discovered' or i.source_url is not null or i.adopted_interest_id is not null
        or (i.idea_origin = 'adopted' and (i.item_id is not null or i.place_id is null)))`
}
