import type { Db } from '#server/database/db.ts'

/** Those of these addresses, by their hashes in hexadecimal, that this account may write to. */
export async function mayWriteTo(db: Db, addresses: readonly Buffer[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const rows = await db.sql<{ hash: Buffer }>`
    select w.hash
    from may_write_to(${[...addresses]}::bytea[]) as w (hash)`
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}
