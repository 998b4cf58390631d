import type { SourceRow } from '#server/data/inventory_sources/rows.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import { sql } from '#server/database/sql.ts'

/** Keeps other imports of a source away while the session lasts. @returns false where one is running. */
export async function lockSource(session: OwnerSession, source: string): Promise<boolean> {
  const [row] = await session.run<{ locked: boolean }>(sql`
    select pg_try_advisory_lock(hashtext('inventory'), hashtext(${source})) as locked`)
  return row?.locked === true
}

/** Adds a source, or changes what is shown of one. Its licence stays as it is. */
export async function insertSource(
  session: OwnerSession,
  {
    source,
    licence,
    attribution,
    url,
  }: Pick<SourceRow, 'source' | 'licence' | 'attribution' | 'url'>,
): Promise<void> {
  await session.run(sql`
    insert into inventory_sources as s (source, licence, attribution, url)
    values (${source}, ${licence}, ${attribution}, ${url})
    on conflict (source) do update
    set attribution = excluded.attribution, url = coalesce(excluded.url, s.url)`)
}

/** Counts the items of a source anew. With `imported`, a whole file of it has been imported now. @returns how many. */
export async function updateSourceCount(
  session: OwnerSession,
  source: string,
  imported: boolean,
): Promise<number> {
  const isImported = imported ? sql`, imported_at = now()` : sql``
  const [row] = await session.run<{ items: number }>(sql`
    update inventory_sources s
    set items = (select count(*) from inventory_items i where i.source = s.source and i.retired_at is null) ${isImported}
    where source = ${source}
    returning items`)
  return row?.items ?? 0
}

/**
 * Tells PostgreSQL how the items are distributed now, for the plans of searches. In a distributed database each
 * node does it by itself a little later: Citus would ask the coordinator as a role that may not log in there.
 */
export async function updateStatistics(session: OwnerSession): Promise<void> {
  if (session.isDistributed) return
  await session.run(sql`analyze inventory_items`)
}
