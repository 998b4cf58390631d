import type { Db } from '#server/database/db.ts'

/** The cities that most of the account's active ideas and places are in, at most `most`, the most frequent first. */
export async function listOwnCities(db: Db, most = 3): Promise<string[]> {
  const rows = await db.sql<{ city: string }>`
    select city
    from (
      select city from ideas where owner_id = ${db.owner} and state = 'active' and city is not null
      union all
      select city from places where owner_id = ${db.owner} and state = 'active' and city is not null
    ) t
    group by city
    order by count(*) desc, city
    limit ${most}`
  return rows.map(({ city }) => city)
}
