import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/name_key.ts'

/**
 * Finds the Friend in Mind of exactly this name who is not yet a guest of a plan, the oldest first, and locks them
 * against deletion.
 *
 * @returns their id; null if there is nobody.
 */
export async function lockNamesake(db: Db, plan_id: string, name: string): Promise<string | null> {
  const [known] = await db.sql<{ person_id: string }>`
    select person_id
    from people p
    where p.owner_id = ${db.owner} and p.name_key = ${nameKey(name)} and p.display_name = ${name}
      and p.classification = 'friend_in_mind' and p.deleted_at is null
      and not exists (
        select from invites v
        where v.owner_id = p.owner_id and v.plan_id = ${plan_id} and v.person_id = p.person_id
      )
    order by p.created_at, p.person_id
    limit 1
    for key share`
  return known?.person_id ?? null
}
