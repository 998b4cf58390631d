import { isShown } from '#server/data/inventory_items/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** More than these are not counted: the term is common. */
export const commonFrom = 1_000

/** How many items each text of `tsquery` matches, in their order; at most `commonFrom`. */
export async function countTerms(db: Db, terms: readonly string[]): Promise<number[]> {
  const rows = await db.run<{ n: number; items: number }>(sql`
    select t.n::integer as n, (
      select count(*)::integer
      from (
        select from inventory_items i
        where ${isShown} and i.search @@ t.term::tsquery
        limit ${commonFrom}
      ) c
    ) as items
    from unnest(${[...terms]}::text[]) with ordinality as t (term, n)`)
  const counts = new Map(rows.map(({ n, items }) => [n, items]))
  return terms.map((_, index) => counts.get(index + 1) ?? 0)
}
