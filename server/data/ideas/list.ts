import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { toPlaceJson } from '#server/data/places/rows.ts'
import { listLikers } from '#server/data/incoming_interests/list.ts'
import { isShownIdea } from '#server/data/ideas/select.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, sql, type Uuids } from '#server/database/sql.ts'

/**
 * The ideas of these ids that may be shown, in the same order, archived ones included. `areUnlisted`: the caller knows that they are on no
 * list, so none is looked for.
 */
export async function listIdeas(db: Db, ids: Uuids, areUnlisted = false): Promise<IdeaRow[]> {
  if (isEmpty(ids)) return []
  const [ideas, lists, likers] = await Promise.all([
    ideasOf(db, ids),
    areUnlisted ? [] : listsOf(db, ids),
    listLikers(db, ids),
  ])
  const listsByIdea = Map.groupBy(lists, ({ idea_id }) => idea_id)
  return ideas.map((idea) => ({
    ...idea,
    lists: listsByIdea.get(idea.idea_id) ?? [],
    liked_by: likers.get(idea.idea_id) ?? [],
  }))
}

type BareIdea = Omit<IdeaRow, 'lists' | 'liked_by'>

function ideasOf(db: Db, ids: Uuids) {
  // Once for both places: the ids may have to be fetched.
  return db.sql<BareIdea>`
    with page as materialized (select ${ids}::uuid[] as ids)
    select i.idea_id, kind, title, title_key, i.description, i.place_id, venue_place_id, i.activity_name,
      custom_activity_name, fixed_when, event_start_at, event_end_at, event_timezone, start_precision, source_url,
      i.neighborhood_name, i.city, i.item_id, i.idea_origin, show_in_for_you, generated_for,
      adopted_interest_id, liked, i.state, i.updated_at, i.words_from, i.own_words,
      ${toPlaceJson(sql`p`)} as place, ${toPlaceJson(sql`v`)} as venue
    from ideas i
    left join places p on p.owner_id = i.owner_id and p.place_id = i.place_id
    left join places v on v.owner_id = i.owner_id and v.place_id = i.venue_place_id
    where i.owner_id = ${db.owner} and i.idea_id = any((select ids from page)::uuid[]) and ${isShownIdea(db.owner)}
    order by array_position((select ids from page), i.idea_id)`
}

function listsOf(db: Db, ids: Uuids) {
  return db.sql<{ idea_id: string; list_id: string; name: string }>`
    select m.idea_id, l.list_id, l.name
    from list_ideas m
    join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
    where m.owner_id = ${db.owner} and m.idea_id = any(${ids}::uuid[]) and l.deleted_at is null
    order by l.name, l.list_id`
}
