import { listMissingVectors, type RowVector } from '#server/data/finding/vectors.ts'
import { containsWords } from '#server/database/containing.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { fieldQuery, queryOf } from '#server/domain/finding/query.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The vectors that the ideas or places lack which a text is looked for in; none where there is no text. */
export async function listVectorsFor(
  db: Db,
  kind: 'ideas' | 'places',
  text: string | null,
): Promise<readonly RowVector[]> {
  if (text === null) return []
  return (await listMissingVectors(db, [kind])).get(kind) ?? []
}

/**
 * The condition that a row has every word of a text: as it is, in another form, as another word for an activity, the last
 * one also as the beginning of a word. A text without a letter or digit is looked for in the title and the
 * description.
 *
 * @param missing vectors that rows lack.
 */
export function isFoundBy(
  text: string,
  row: { readonly id: Statement; readonly vector: Statement; readonly text: Statement },
  missing: readonly RowVector[],
): Statement {
  const query = queryOf(text)
  if (query === null) return containsWords(row.text, nameKey(text))
  return isMatchedBy(query.prefixed, row, missing)
}

/** The condition that a row matches a text of `tsquery`. @param missing vectors that rows lack. */
export function isMatchedBy(
  term: string,
  row: { readonly id: Statement; readonly vector: Statement },
  missing: readonly RowVector[],
): Statement {
  if (missing.length === 0) return sql`${row.vector} @@ ${term}::tsquery`
  return sql`
    coalesce((
      select m.vector::tsvector
      from json_to_recordset(${JSON.stringify(missing)}::json) as m (id uuid, vector text)
      where m.id = ${row.id}
    ), ${row.vector}) @@ ${term}::tsquery`
}

/**
 * The condition that a row has every word of a text in its title: anywhere in it, or by its vector in another form of the
 * word. `title_key` is as `nameKey` writes it; a row without a vector is found by its title alone.
 */
export function isTitled(
  text: string,
  row: { readonly title_key: Statement; readonly vector: Statement },
): Statement {
  const contained = containsWords(row.title_key, nameKey(text))
  const query = fieldQuery(text, 'A')
  return query === null ? contained : sql`(${contained} or ${row.vector} @@ ${query}::tsquery)`
}
