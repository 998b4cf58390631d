import type { DueKind } from '#server/data/due_work/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/** How much work of one kind is due. */
export interface DueAmount {
  accounts: number
  /** Seconds since the first of it is due; 0 where none is. */
  oldest: number
}

/** How much work of one kind is due, and for how long, by the database's clock. */
export async function findDueAmount(database: Database, kind: DueKind): Promise<DueAmount> {
  return only(
    await database.run<DueAmount>(sql`
      select count(*) as accounts,
        coalesce(extract(epoch from statement_timestamp() - min(due_at)), 0)::double precision as oldest
      from due_work
      where kind = ${kind} and due_at <= statement_timestamp()`),
  )
}
