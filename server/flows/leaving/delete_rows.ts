import { deleteAccountRows } from '#server/data/account_rows/delete.ts'
import { type AccountTable, accountTables } from '#server/data/account_rows/tables.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import {
  deleteAccount,
  deleteAccountAudit,
  deleteAccountSecrets,
  deleteAddress,
  deleteAllDueWork,
} from '#server/data/leaving/delete.ts'
import { lockLeaving } from '#server/data/leaving/lock.ts'
import type { Database, Db } from '#server/database/db.ts'

/** Rows that one transaction deletes. */
const batch = 1_000

const tables = Object.keys(accountTables).filter(
  (name): name is AccountTable => name in accountTables,
)

/**
 * Deletes every row of an account but its address and itself, a batch of a table at a time: each may be the last one that this
 * process does.
 *
 * @returns false where `isLate` stopped it.
 */
export async function deleteRows(
  database: Database,
  owner: string,
  isLate: () => boolean,
): Promise<boolean> {
  for (const name of tables) {
    const work = (db: Db) => deleteAccountRows(db, name, batch)
    while ((await database.write(owner, { work })) > 0) if (isLate()) return false
  }
  for (const work of [(db: Db) => deleteAccountAudit(db, batch), deleteAccountSecrets]) {
    while ((await database.write(owner, { work, role: 'relay' })) > 0) if (isLate()) return false
  }
  return true
}

/**
 * Lets the address and the account itself go, in one transaction. What others wrote into the account since its rows were deleted
 * goes with them.
 *
 * @returns false where its seven days are not over.
 */
export function endAccount(database: Database, owner: string): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      await lockLeaving(db)
      await lockAccount(db)
      for (const name of tables) await deleteAccountRows(db, name, batch)
      if (!(await deleteAddress(db))) return false
      await deleteAccount(db)
      await deleteAllDueWork(db)
      return true
    },
  })
}
