import type { BusyMonth } from '#server/data/busy_months/list.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Writes down what friends may know of these months. It is sent with the commit. */
export function updateBusyMonths(db: Db, months: readonly BusyMonth[]): void {
  if (months.length === 0) return
  db.atCommit(sql`
    insert into busy_months (owner_id, month, runs, version)
    select me.owner_id, given.month, given.runs, given.version
    from accounts me, unnest(
      ${months.map(({ month }) => `${month}-01`)}::date[], ${months.map(({ runs }) => runs)}::bytea[],
      ${months.map(({ version }) => version)}::integer[]
    ) as given (month, runs, version)
    where me.owner_id = ${db.owner}
    on conflict (owner_id, month) do update set runs = excluded.runs, version = excluded.version`)
}
