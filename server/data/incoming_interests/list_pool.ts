import type { LikeKind } from '#generated/types.ts'
import { copyColumns, ideaColumns, isSameInterest } from '#server/data/incoming_interests/same.ts'
import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Another person's interest that this account may know, and whose it is. */
export interface PoolInterestRow {
  interest_id: string
  person_id: string
  kind: LikeKind
  title: string
  title_key: string
  activity_name: string | null
  custom_activity_name: string | null
  neighborhood_name: string | null
  starts_at: Date | null
  /** What this account has of it: an idea that is shown, only one that is archived or hidden, or nothing. */
  own: 'shown' | 'refused' | null
}

/** Which interests are read: all, those of some ids, or those with one of some titles by `nameKey`. */
export type PoolInterests = { ids: readonly string[] } | { title_keys: readonly string[] } | null

/** The interests of others that this account may see now; the order is that of their ids. */
export async function listPoolInterests(
  db: Db,
  which: PoolInterests,
  most: number,
): Promise<PoolInterestRow[]> {
  if (which !== null && Object.values(which).every((all: readonly string[]) => all.length === 0))
    return []
  const chosen =
    which === null
      ? sql``
      : 'ids' in which
        ? sql`and k.interest_id = any(${[...which.ids]}::uuid[])`
        : sql`and k.title_key = any(${[...which.title_keys]}::text[])`
  return db.run<PoolInterestRow>(sql`
    select k.interest_id, p.person_id, k.kind, k.title, k.title_key, k.activity_name, k.custom_activity_name,
      k.neighborhood_name, k.starts_at, (
        select case when bool_or(i.state = 'active' and i.show_in_for_you) then 'shown'
          when bool_or(true) then 'refused' end
        from ideas i
        where i.owner_id = ${db.owner} and i.title_key = k.title_key and i.generated_for is null
          and ${isSameInterest(ideaColumns, copyColumns)}
      ) as own
    from ${selectKnownInterests(db.owner)} ${chosen}
    order by k.interest_id
    limit ${most}`)
}
