import type { OwnerSession } from '#server/database/owner_session.ts'
import { sql } from '#server/database/sql.ts'

/** How long events are kept after they began. */
const kept = sql`interval '90 days'`

/** Deletes events of a source that began long ago. @returns how many. */
export async function deletePastItems(session: OwnerSession, source: string): Promise<number> {
  return session.change(sql`
    delete from inventory_items
    where source = ${source} and kind = 'event' and coalesce(ends_at, starts_at) < now() - ${kept}`)
}

/** Deletes everything of a source, and the source. Ideas that accounts took from it stay. @returns how many items. */
export async function deleteSource(session: OwnerSession, source: string): Promise<number> {
  return session.transaction(async () => {
    const items = await session.change(sql`delete from inventory_items where source = ${source}`)
    await session.run(sql`delete from inventory_sources where source = ${source}`)
    return items
  })
}
