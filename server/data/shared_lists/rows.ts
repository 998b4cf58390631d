import { sql } from '#server/database/sql.ts'

/** A list that a friend shared with the account, as the account stores it. */
export interface SharedListRow {
  /** The account's own id of it. */
  list_id: string
  host_owner: string
  /** The id of the list in the sharer's account. */
  host_list_id: string
  /** The sharer among the account's people; null where they are not saved. */
  host_person_id: string | null
  /** The sharer's name as the account knows them. */
  host_name: string
  /** When it was shared or renamed. */
  updated_at: Date
}

/** What a `SharedListRow` is read from, with the sharer among the account's people as `h`. */
export const sharedLists = sql`
  list_cards c
  left join people h on h.owner_id = c.owner_id and h.person_id = c.host_person_id and h.deleted_at is null`

export const sharedListColumns = sql`
  c.card_id as list_id, c.host_owner, c.host_list_id, h.person_id as host_person_id,
  coalesce(h.display_name, c.host_name) as host_name, c.updated_at`
