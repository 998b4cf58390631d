import { containsWords } from '#server/database/containing.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank } from '#server/domain/basics/text.ts'

/** Selects the lists whose name contains this text, last changed first; a blank text selects all. */
export function selectLists(owner: string, text: string): Statement {
  const named = isBlank(text) ? sql`` : sql`and ${containsWords(sql`name_key`, nameKey(text))}`
  return sql`
    select list_id
    from lists
    where owner_id = ${owner} and deleted_at is null ${named}
    order by updated_at desc, list_id desc`
}

/**
 * As `selectLists`, with the lists that friends shared with the account, each by the account's own id of it. Those count
 * from when they were shared or renamed.
 */
export function selectListsAndShared(owner: string, text: string): Statement {
  const named = isBlank(text) ? sql`` : sql`and ${containsWords(sql`name_key`, nameKey(text))}`
  return sql`
    select both_kinds.list_id
    from (
      select list_id, updated_at
      from lists
      where owner_id = ${owner} and deleted_at is null ${named}
      union all
      select card_id, updated_at
      from list_cards
      where owner_id = ${owner} and active ${named}
    ) both_kinds
    order by both_kinds.updated_at desc, both_kinds.list_id desc`
}
