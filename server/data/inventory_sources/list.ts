import type { SourceRow, SourceShares } from '#server/data/inventory_sources/rows.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import { sql } from '#server/database/sql.ts'

/** The sources of the public inventory, by name. */
export async function listSources(session: OwnerSession): Promise<SourceRow[]> {
  return session.run<SourceRow>(sql`
    select source, licence, attribution, url, items, first_at, imported_at
    from inventory_sources
    order by source`)
}

/** A source by its name; null for one that is not known. */
export async function findSource(session: OwnerSession, source: string): Promise<SourceRow | null> {
  const sources = await listSources(session)
  return sources.find((one) => one.source === source) ?? null
}

/** How many items of each source have a city and an activity. It reads all items: for an operator, not for requests. */
export async function countSourceShares(session: OwnerSession): Promise<Map<string, SourceShares>> {
  const rows = await session.run<SourceShares>(sql`
    select source, count(city)::int as with_city,
      (count(*) filter (where cardinality(activity_names) > 0))::int as with_activity
    from inventory_items
    where retired_at is null
    group by source`)
  return new Map(rows.map((row) => [row.source, row]))
}
