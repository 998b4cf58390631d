import { type AccountTable, accountTables } from '#server/data/account_rows/tables.ts'
import type { Db } from '#server/database/db.ts'

/** Deletes rows of this account from a table, at most `most`. @returns how many that were. */
export async function deleteAccountRows(db: Db, name: AccountTable, most: number): Promise<number> {
  const key: readonly string[] = accountTables[name]
  const own = { owner_id: db.owner }
  // The tables without a key of their own have one row for an account.
  if (key.length === 0) return db.table(name).where(own).delete()
  const some = db
    .table(name)
    .select([...key])
    .where(own)
    .limit(most)
  return db
    .table(name)
    .where(own)
    .whereIn([...key], some)
    .delete()
}
