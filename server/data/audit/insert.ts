import { newId } from '#server/database/id.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Records what a page of this account did that no capability does. It is sent with the commit. */
export function insertWebAudit(
  db: Db,
  { what, request_id }: { what: `web.${string}`; request_id: string },
): void {
  db.atCommit(sql`
    insert into audit (owner_id, audit_id, at, capability, token_id, surface, status, request_id)
    values (${db.owner}, ${newId()}, now(), ${what}, ${db.owner}, 'web', 'completed', ${request_id})`)
}
