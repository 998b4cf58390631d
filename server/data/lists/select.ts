import { containsWords } from '#server/database/containing.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { isBlank } from '#server/domain/text.ts'

/** Selects the lists whose name contains this text, last changed first; a blank text selects all. */
export function selectLists(owner: string, text: string): Statement {
  const named = isBlank(text) ? sql`` : sql`and ${containsWords(sql`name_key`, nameKey(text))}`
  return sql`
    select list_id
    from lists
    where owner_id = ${owner} and deleted_at is null ${named}
    order by updated_at desc, list_id desc`
}
