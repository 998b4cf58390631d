import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Deletes grants of this account that ended more than `days` days ago, at most `most`.
 *
 * @returns how many that were.
 */
export async function deleteEndedGrants(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql<{ deleted: number }>`
    with gone as (
      delete from oauth_grants
      where owner_id = ${db.owner} and grant_id = any(array(
        select g.grant_id
        from oauth_grants g
        where g.owner_id = ${db.owner}
          and least(g.revoked_at, g.created_at + interval '180 days') < now() - make_interval(days => ${days})
        order by g.created_at
        limit ${most}
      ))
      returning grant_id
    )
    select count(*)::integer as deleted from gone`
  return only(rows).deleted
}
