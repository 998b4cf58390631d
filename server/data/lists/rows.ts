import type { IdeasList, ListDefaults } from '#generated/types.ts'
import { isShownIdea } from '#server/data/ideas/select.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { StoredView } from '#server/domain/discovery/view.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { PlanningDefaults } from '#server/domain/lists/defaults.ts'

/** A list as the table stores it. */
export interface ListRow extends PlanningDefaults {
  list_id: string
  name: string
  /** A saved view is made by ideas.discover.save and has no ideas or people of its own. */
  origin: 'manual' | 'saved_view' | 'generated'
  apply_matching_likes: boolean
  /** What a saved view filters by, besides its defaults; null for other lists. */
  view_filters: StoredView | null
  item_count: number
  people_count: number
  share_link_count: number
  updated_at: Date
  deleted_at: Date | null
}

// What is stored was true at the last share or end of one: links have expired since.
const openSharesOf = (owner: string) => sql`
  case when share_link_count = 0 then 0 else (
    select count(*)
    from list_shares s
    where s.owner_id = ${owner} and s.list_id = lists.list_id and s.revoked_at is null
      and (s.expires_at is null or s.expires_at > now())
  ) end::integer`

// What a generated list saved from a friend's like is not counted when that like is not known any more. Only such lists
// and their copies have it.
const shownItemsOf = (owner: string) => sql`
  case when item_count = 0 or origin <> 'generated' then item_count else item_count - (
    select count(*)
    from ideas i
    join list_ideas m on m.owner_id = i.owner_id and m.idea_id = i.idea_id
    where i.owner_id = ${owner} and m.list_id = lists.list_id and i.generated_for is not null
      and not ${isShownIdea(owner)}
  ) end::integer`

/** The columns of a `ListRow` in `lists`, where it is the only table. */
export const listColumnsOf = (owner: string): Statement => sql`
  list_id, name, origin, neighborhood_names, activity_names, custom_activity_names, when_preset, when_start,
  when_end, apply_matching_likes, view_filters, ${shownItemsOf(owner)} as item_count, people_count, ${openSharesOf(owner)} as share_link_count, updated_at,
  deleted_at`

/** What `toList` needs of a list. */
export type ShownListRow = Pick<
  ListRow,
  'list_id' | 'name' | 'origin' | 'item_count' | 'people_count' | 'share_link_count' | 'updated_at'
>

/** The columns of a `ShownListRow` in `lists`, where it is the only table: reading all of them costs a third more. */
export const shownListColumnsOf = (owner: string): Statement => sql`
  list_id, name, origin, ${shownItemsOf(owner)} as item_count, people_count, ${openSharesOf(owner)} as share_link_count,
  updated_at`

/** A list as callers see it. */
export function toList(row: ShownListRow): IdeasList {
  return {
    ideas_list_handle: toHandle('list', row.list_id),
    name: row.name,
    origin: row.origin,
    item_count: row.item_count,
    people_count: row.people_count,
    share_link_count: row.share_link_count,
    updated_at: row.updated_at.toISOString(),
  }
}

/** A list's defaults as callers see them. */
export function toDefaults(row: ListRow): Required<ListDefaults> {
  return {
    neighborhood_names: row.neighborhood_names,
    activity_names: row.activity_names,
    custom_activity_names: row.custom_activity_names,
    when_preset: row.when_preset,
    when_start: row.when_start?.toISOString() ?? null,
    when_end: row.when_end?.toISOString() ?? null,
    apply_matching_likes: row.apply_matching_likes,
  }
}
