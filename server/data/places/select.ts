import { containsWords, foldedText } from '#server/database/containing.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { optionalText } from '#server/domain/text.ts'

/**
 * Selects the places that match, last changed first. `text` may be in the name, the address, the description
 * or the activity; a blank text matches all. Hidden places are left out.
 */
export function selectPlaces(
  owner: string,
  filter: { text?: string | undefined; archived: boolean },
): Statement {
  const text = optionalText(filter.text)
  const states = filter.archived ? ['active', 'archived'] : ['active']
  return sql`
    select place_id
    from places
    where owner_id = ${owner} and not hidden and state = any(${states}::text[]) ${text === null ? sql`` : matching(text)}
    order by updated_at desc, place_id desc`
}

function matching(text: string) {
  const content = sql`concat_ws(' ', address, description, activity_name)`
  return sql`
    and ${containsWords(sql`name_key || ' ' || ${foldedText(content)}`, nameKey(text))}`
}
