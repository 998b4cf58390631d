import type { OwnerSession } from '#server/database/owner_session.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { aroundCell } from '#server/domain/inventory/point.ts'

/** Takes these items out of everything that is shown. @returns how many were shown before. */
export async function updateItemsRetired(
  session: OwnerSession,
  item_ids: readonly string[],
): Promise<number> {
  if (item_ids.length === 0) return 0
  return session.change(sql`
    update inventory_items
    set retired_at = now()
    where item_id = any(${[...item_ids]}::uuid[]) and retired_at is null`)
}

/** Takes every item of a source out of everything that is shown. @returns how many were shown before. */
export async function updateSourceRetired(session: OwnerSession, source: string): Promise<number> {
  return session.change(sql`
    update inventory_items
    set retired_at = now()
    where source = ${source} and retired_at is null`)
}

/** How many items of a source are shown, and how many of them this session has not seen; events that are over left out. */
export async function countUnseenItems(
  session: OwnerSession,
  source: string,
): Promise<{ shown: number; unseen: number }> {
  const [row] = await session.run<{ shown: number; unseen: number }>(sql`
    select count(*) as shown, count(*) filter (where ${isUnseen}) as unseen
    from inventory_items i
    where ${isRetirable(source)}`)
  return row ?? { shown: 0, unseen: 0 }
}

/** How many items are retired by one statement. */
const atOnce = 10_000

/**
 * Retires the items of a source that this session has not seen, all or none. Citus takes no change of a table by what is in
 * a temporary one, so their ids are read first.
 */
export async function updateUnseenRetired(session: OwnerSession, source: string): Promise<number> {
  return session.transaction(async () => {
    let retired = 0
    for (let after: string | null = null; ; ) {
      const rows: { item_id: string }[] = await session.run(sql`
        select i.item_id
        from inventory_items i
        where ${isRetirable(source)} and ${isUnseen} and (${after}::uuid is null or i.item_id > ${after}::uuid)
        order by i.item_id
        limit ${atOnce}`)
      if (rows.length === 0) return retired
      const ids = rows.map(({ item_id }) => item_id)
      retired += await updateItemsRetired(session, ids)
      after = ids.at(-1) ?? null
    }
  })
}

const isUnseen = sql`not exists (select from inventory_seen n where n.item_id = i.item_id)`

function isRetirable(source: string): Statement {
  return sql`
    i.source = ${source} and i.retired_at is null
    and (i.starts_at is null or i.ends_at > now()
      or i.ends_at is null and i.starts_at > now() - interval '3 hours')`
}

/** How far apart two points of one place may be, in meters. */
const nearby = 150

/**
 * Of the same thing in two sources the one that was imported first is shown, and the other one points to it; so does the one with
 * the greater id of two in one source.
 */
export async function updateSameItems(session: OwnerSession): Promise<void> {
  await endSame(session)
  await session.run(sql`
    update inventory_items i
    set same_as = found.item_id
    from (
      select distinct on (i.item_id) i.item_id as later, o.item_id
      from inventory_items i
      join inventory_sources mine on mine.source = i.source
      join inventory_sources theirs on (theirs.first_at, theirs.source) <= (mine.first_at, mine.source)
      join inventory_items o on o.source = theirs.source and o.name_key = i.name_key and ${isSame}
        and (o.source <> i.source or o.item_id < i.item_id)
      where i.retired_at is null and i.same_as is null and o.retired_at is null and o.same_as is null
      order by i.item_id, theirs.first_at, o.item_id
    ) found
    where i.item_id = found.later`)
  // What is near to one that is itself hidden now is another thing.
  await endSame(session)
}

/** Shows again what is not the same any more as what is shown. */
async function endSame(session: OwnerSession): Promise<void> {
  await session.run(sql`
    update inventory_items i
    set same_as = null
    where i.same_as is not null and not exists (
      select from inventory_items o
      where o.item_id = i.same_as and o.retired_at is null and o.same_as is null and ${isSame}
    )`)
}

/** A place is the same within 150 m, an event with the same start in the same city. */
const isSame = sql`
  o.name_key = i.name_key and o.kind = i.kind and case
    when i.kind = 'event' then o.starts_at = i.starts_at and o.city is not distinct from i.city
    else o.cell = any(array(select i.cell + n.apart from unnest(${[...aroundCell]}::bigint[]) n (apart)))
      and 111320 * sqrt(
        power(o.latitude - i.latitude, 2)
        + power((o.longitude - i.longitude) * cos(radians(i.latitude)), 2)
      ) <= ${nearby}
  end`
