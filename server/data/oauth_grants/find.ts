import type { GrantFacts, OwnGrant } from '#server/data/oauth_grants/rows.ts'
import type { Db } from '#server/database/db.ts'

/** A grant as it is continued. */
export interface LiveGrant extends GrantFacts {
  readonly grant_id: string
}

/** An app that comes again: what is verified of it has to be the same as when it was allowed. */
export interface ReturningApp {
  readonly client_id: string
  readonly client_origin: string
  readonly audience: string
  readonly browser: Buffer
}

/**
 * @returns the grant that this account allowed an app last in a browser, at most 30 days ago; null if there is none,
 * or it has ended. Its tokens end 180 days after it began.
 */
export async function findGrantInBrowser(
  db: Db,
  { client_id, client_origin, audience, browser }: ReturningApp,
): Promise<LiveGrant | null> {
  const [grant] = await db.sql<LiveGrant>`
    select grant_id, client_id, client_name, client_origin, abilities, needs_approval, audience
    from oauth_grants
    where owner_id = ${db.owner} and client_id = ${client_id} and client_origin = ${client_origin}
      and audience = ${audience} and browser_hash = ${browser} and revoked_at is null
      and allowed_at > now() - interval '30 days' and created_at > now() - interval '150 days'
    order by allowed_at desc
    limit 1`
  return grant ?? null
}

/** @returns a grant of this account, also one that has ended; null for an unknown one. */
export async function findGrant(db: Db, grant_id: string): Promise<OwnGrant | null> {
  const [grant] = await db.sql<OwnGrant>`
    select grant_id, client_id, client_name, client_origin, abilities, needs_approval, audience, created_at, used_at,
      revoked_at, revoked_at is null and allowed_at > now() - interval '180 days' as working
    from oauth_grants
    where owner_id = ${db.owner} and grant_id = ${grant_id}`
  return grant ?? null
}
