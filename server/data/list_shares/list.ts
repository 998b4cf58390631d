import type { Db } from '#server/database/db.ts'

/** A share of a list that works. */
interface ShareRow {
  share_id: string
  display_name: string | null
  connected: boolean
  at: Date
  until: Date | null
}

/** The most shares of a list that are shown. */
const most = 100

/** The shares of a list that work, the first one first. */
export function listSharesOf(db: Db, list_id: string): Promise<ShareRow[]> {
  return db.sql<ShareRow>`
    select s.share_id, p.display_name, coalesce(p.classification = 'connected', false) as connected,
      s.created_at as at, s.expires_at as until
    from list_shares s
    left join people p on p.owner_id = s.owner_id and p.person_id = s.person_id
    where s.owner_id = ${db.owner} and s.list_id = ${list_id} and s.revoked_at is null
      and (s.expires_at is null or s.expires_at > now())
    order by s.created_at, s.share_id
    limit ${most}`
}
