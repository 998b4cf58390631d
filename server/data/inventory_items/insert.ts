import { givenColumns, toCopyRow } from '#server/data/inventory_items/copy_text.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import { Statement, sql } from '#server/database/sql.ts'
import { searchVersion } from '#server/domain/finding/vector.ts'
import type { StoredItem } from '#server/domain/inventory/stored_item.ts'

const columns = givenColumns.join(', ')

const changed = givenColumns
  .filter((column) => column !== 'item_id')
  .map((column) => `${column} = excluded.${column}`)
  .join(', ')

// What has not changed is left out before: Citus takes no comparison of times in DO UPDATE, and one import of a source runs
// at a time.
const store = new Statement(
  `insert into inventory_items as i (${columns}, observed_at)
   select ${columns}, now() from inventory_incoming
   on conflict (item_id) do update
   set ${changed}, observed_at = excluded.observed_at, retired_at = null`,
  '',
  [],
)

const incoming = new Statement(
  `create temporary table if not exists inventory_incoming on commit delete rows
   as select ${columns} from inventory_items with no data`,
  '',
  [],
)

/**
 * Stores items, each once, in one transaction: new ones, those that have changed, and those that were retired. It is on the
 * disk only with the next transaction of another kind.
 *
 * @returns how many rows were written.
 */
export async function insertItems(
  session: OwnerSession,
  all: readonly StoredItem[],
): Promise<number> {
  const unchanged = await listUnchanged(session, all)
  const items = all.filter(({ item_id }) => !unchanged.has(item_id))
  if (items.length === 0) return 0
  return session.transaction(async () => {
    await session.run(sql`set local synchronous_commit = off`)
    await session.run(incoming)
    const rows = items.map(toCopyRow).join('')
    await session.copy(`copy inventory_incoming (${columns}) from stdin`, rows)
    return session.change(store)
  })
}

/** How many of these items `insertItems` would write, which have to differ in their ids. */
export async function countChangedItems(
  session: OwnerSession,
  items: readonly StoredItem[],
): Promise<number> {
  return items.length - (await listUnchanged(session, items)).size
}

/** The ids of those items that are stored as they are, and were observed in the last 30 days. */
async function listUnchanged(
  session: OwnerSession,
  items: readonly StoredItem[],
): Promise<Set<string>> {
  const ids = items.map(({ item_id }) => item_id)
  const hashes = items.map(({ content_hash }) => content_hash)
  const rows = await session.run<{ item_id: string }>(sql`
    select i.item_id
    from unnest(${ids}::uuid[], ${hashes}::text[]) as n (item_id, content_hash)
    join inventory_items i on i.item_id = n.item_id
    where i.content_hash = decode(n.content_hash, 'hex') and i.retired_at is null
      and i.search_version = ${searchVersion}::smallint and i.observed_at > now() - interval '30 days'`)
  return new Set(rows.map(({ item_id }) => item_id))
}

/** Remembers, for as long as the session lasts, which items a file has. */
export async function insertSeenItems(
  session: OwnerSession,
  item_ids: readonly string[],
): Promise<void> {
  await session.run(sql`
    create temporary table if not exists inventory_seen (item_id uuid primary key)`)
  await session.run(sql`
    insert into inventory_seen
    select * from unnest(${[...item_ids]}::uuid[])
    on conflict do nothing`)
}
