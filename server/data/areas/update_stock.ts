import type { OwnerSession } from '#server/database/owner_session.ts'
import { sql } from '#server/database/sql.ts'

/** Counts the items of each city anew, and notes the time zone that most of them have. */
export async function updateAreaStock(session: OwnerSession): Promise<void> {
  await session.run(sql`
    with stock as (
      select city, count(*)::integer as items, mode() within group (order by timezone) as timezone
      from inventory_items
      where city is not null and retired_at is null and same_as is null
      group by city
    ), counted as (
      select a.city, coalesce(s.items, 0) as items, s.timezone
      from areas a
      left join stock s on s.city = a.city
      where a.name = ''
    )
    update areas a
    set items = c.items, timezone = c.timezone
    from counted c
    where a.city = c.city and a.name = ''
      and (a.items, a.timezone) is distinct from (c.items, c.timezone)`)
}
