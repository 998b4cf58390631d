import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Stops all mail to an address that has no account, by its hash. */
export async function insertAddressStopped(database: Database, address: Buffer): Promise<void> {
  await database.run(sql`select stop_address(${address})`)
}
