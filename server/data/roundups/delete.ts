import type { Db } from '#server/database/db.ts'
import { roundupDays } from '#server/domain/calls/retention.ts'

/**
 * Deletes roundups of this account of which nothing has changed for ninety days, with their items and updates, at most
 * `most`; those that are running stay.
 *
 * @returns how many that were.
 */
export async function deleteOldRoundups(db: Db, most: number): Promise<number> {
  const old = await db.sql<{ roundup_id: string }>`
    select roundup_id
    from roundups
    where owner_id = ${db.owner} and state not in ('extracting', 'capturing')
      and updated_at < now() - make_interval(days => ${roundupDays})
    order by updated_at
    limit ${most}
    for update skip locked`
  if (old.length === 0) return 0
  const ids = old.map(({ roundup_id }) => roundup_id)
  await Promise.all([
    db.sql`delete from roundup_updates where owner_id = ${db.owner} and roundup_id = any(${ids}::uuid[])`,
    db.sql`delete from roundup_items where owner_id = ${db.owner} and roundup_id = any(${ids}::uuid[])`,
    db.sql`delete from roundups where owner_id = ${db.owner} and roundup_id = any(${ids}::uuid[])`,
  ])
  return ids.length
}
