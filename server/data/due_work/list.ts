import { listKindsOnNodes } from '#server/data/due_work/on_nodes.ts'
import type { DueKind } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Which of these kinds of work are due for some account. It reads one row of each kind at most. */
export async function listDueKinds(
  database: Database,
  kinds: readonly DueKind[],
): Promise<DueKind[]> {
  if (await database.isDistributed()) return listKindsOnNodes(database, kinds)
  const rows = await database.run<{ kind: DueKind }>(sql`
    select wanted.kind
    from unnest(${[...kinds]}::text[]) as wanted (kind)
    where (
      select true
      from due_work d
      where d.kind = wanted.kind and d.due_at <= statement_timestamp()
      limit 1
    )`)
  return rows.map(({ kind }) => kind)
}
