import { isKnown, type PersonRow } from '#server/data/people/rows.ts'
import { containsWords } from '#server/database/containing.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank } from '#server/domain/basics/text.ts'

/** Selects the people the host knows whose name or alias contains `filter.name`, by name; a blank name selects all. */
export function selectPeople(
  owner: string,
  filter: { name?: string | undefined; classification: 'all' | PersonRow['classification'] },
): Statement {
  const { name = '' } = filter
  const key = nameKey(name)
  const named = isBlank(name)
    ? sql``
    : sql`
      and (${containsWords(sql`name_key`, key)}
        or exists (select from unnest(alias_keys) as a (alias) where ${containsWords(sql`a.alias`, key)}))`
  const classification = filter.classification === 'all' ? null : filter.classification
  return sql`
    select person_id
    from people
    where owner_id = ${owner}
      and deleted_at is null
      and ${isKnown}
      and (${classification}::text is null or classification = ${classification})
      ${named}
    order by name_key, person_id`
}
