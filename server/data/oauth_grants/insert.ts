import type { GrantFacts } from '#server/data/oauth_grants/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Writes down that this account has allowed an app something, in a browser (null for one that is not known). */
export async function insertGrant(
  db: Db,
  grant_id: string,
  { client_id, client_name, client_origin, abilities, needs_approval, audience }: GrantFacts,
  browser: Buffer | null,
): Promise<void> {
  await db.sql`
    insert into oauth_grants (
      owner_id, grant_id, client_id, client_name, client_origin, abilities, needs_approval, audience, browser_hash
    )
    values (
      ${db.owner}, ${grant_id}, ${client_id}, ${client_name}, ${client_origin}, ${abilities}, ${needs_approval},
      ${audience}, ${browser}
    )`
}
