import { type Statement, sql } from '#server/database/sql.ts'

/**
 * The id of the place of an idea, `alias`: the one it is about, else the one where it takes place; `venue` asks for them the
 * other way round. Null for none.
 *
 * It is not `coalesce`: PostgreSQL does not count that as free of side channels, so under the policy of a table it would
 * read all its places instead of the index, once for each idea.
 */
export function selectPlaceId(alias: Statement, first: 'place' | 'venue' = 'place'): Statement {
  const [one, other] =
    first === 'place' ? [sql`place_id`, sql`venue_place_id`] : [sql`venue_place_id`, sql`place_id`]
  return sql`case when ${alias}.${one} is null then ${alias}.${other} else ${alias}.${one} end`
}
