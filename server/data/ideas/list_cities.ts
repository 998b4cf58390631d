import type { Db } from '#server/database/db.ts'

/** The cities that most of the account's ideas, private places and lists' defaults are in, at most this many. */
export async function listOwnCities(db: Db, most: number): Promise<string[]> {
  const rows = await db.sql<{ city: string }>`
    select city
    from (
      select i.city from ideas i
      where i.owner_id = ${db.owner} and i.state = 'active' and i.city is not null and i.generated_for is null
      union all
      select p.city from places p
      where p.owner_id = ${db.owner} and p.state = 'active' and p.city is not null and not p.hidden
      union all
      select n.city from lists l
      join (
        select name, city from neighborhoods
        union
        select name, city from areas where name <> ''
      ) n on n.name = any(l.neighborhood_names)
      where l.owner_id = ${db.owner} and l.deleted_at is null
    ) own
    group by city
    order by count(*) desc, city
    limit ${most}`
  return rows.map(({ city }) => city)
}
