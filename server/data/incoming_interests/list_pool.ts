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
  /** Whether this account has archived an idea of it. */
  archived: boolean
}

/** The interests of others that this account may see now; the order is that of their ids. */
export async function listPoolInterests(db: Db, most: number): Promise<PoolInterestRow[]> {
  return db.run<PoolInterestRow>(sql`
    select k.interest_id, p.person_id, k.kind, k.title, k.title_key, k.activity_name, k.custom_activity_name,
      k.neighborhood_name, k.starts_at, exists (
        select from ideas i
        where i.owner_id = ${db.owner} and i.title_key = k.title_key and i.state = 'archived'
          and i.generated_for is null and ${isSameInterest(ideaColumns, copyColumns)}
      ) as archived
    from ${selectKnownInterests(db.owner)}
    order by k.interest_id
    limit ${most}`)
}
