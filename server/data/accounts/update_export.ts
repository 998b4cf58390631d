import type { Db } from '#server/database/db.ts'

/** @returns whether this account has had no whole export for a day. */
export async function mayExport(db: Db): Promise<boolean> {
  const rows = await db.sql`
    select 1
    from accounts
    where owner_id = ${db.owner} and (exported_at is null or exported_at < now() - interval '1 day')`
  return rows.length > 0
}

/** Records that this account has had a whole export. */
export async function updateExported(db: Db): Promise<void> {
  await db.sql`update accounts set exported_at = now() where owner_id = ${db.owner}`
}
