import { namingAudit } from '#server/data/audit/insert.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** How many texts of this account a model was asked to name in the last day. */
export async function countNamings(db: Db): Promise<number> {
  const rows = await db.sql<{ namings: number }>`
    select count(*)::integer as namings
    from audit
    where owner_id = ${db.owner} and at > now() - interval '1 day' and capability = ${namingAudit}`
  return only(rows).namings
}
