import type { Db } from '#server/database/db.ts'

/** Those of these accounts that this account may write to. It never says why an account may not be written to. */
export async function mayContact(db: Db, owners: readonly string[]): Promise<Set<string>> {
  if (owners.length === 0) return new Set()
  const rows = await db.sql<{ owner: string }>`
    select m.owner
    from may_contact(${[...owners]}::uuid[]) as m (owner)`
  return new Set(rows.map(({ owner }) => owner))
}
