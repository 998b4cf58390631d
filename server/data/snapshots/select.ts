import { type Statement, sql } from '#server/database/sql.ts'

/** The first ids of a snapshot as SQL of an array; nothing where it does not exist. */
export function selectFirstPage(owner: string, id: string, size: number): Statement {
  return sql`
    (select ids[:${size}::integer] from snapshots where owner_id = ${owner} and snapshot_id = ${id})`
}
