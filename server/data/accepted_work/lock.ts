import { workTables } from '#server/data/accepted_work/tables.ts'
import type { Db } from '#server/database/db.ts'
import type { WorkKind } from '#server/domain/accepted_work/states.ts'

/**
 * Locks captures or roundups until the transaction ends, in the order of their ids. Locks are taken in this order
 * everywhere: account, roundup, capture, lists.
 */
export async function lockWork(db: Db, kind: WorkKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows, id } = workTables[kind]
  await db.sql`
    select from ${rows}
    where owner_id = ${db.owner} and ${id} = any(${[...ids]}::uuid[])
    order by ${id}
    for no key update`
}
