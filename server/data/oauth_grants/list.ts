import type { ListedGrant } from '#server/data/oauth_grants/rows.ts'
import type { Db } from '#server/database/db.ts'

/** @returns this account's grants that have not ended, the last allowed first; 500 at most. */
export function listGrants(db: Db): Promise<ListedGrant[]> {
  return db.sql<ListedGrant>`
    select grant_id, client_id, client_name, client_origin, abilities, needs_approval, audience, created_at, used_at
    from oauth_grants
    where owner_id = ${db.owner} and revoked_at is null and allowed_at > now() - interval '180 days'
    order by allowed_at desc, grant_id desc
    limit 500`
}
