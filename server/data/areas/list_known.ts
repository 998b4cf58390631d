import type { OwnerSession } from '#server/database/owner_session.ts'
import { sql } from '#server/database/sql.ts'
import type { KnownArea } from '#server/domain/inventory/area_lookup.ts'

/** Every area of the catalog and of the inventory, with where it ends as far as that is known. */
export async function listKnownAreas(session: OwnerSession): Promise<KnownArea[]> {
  return session.run<KnownArea>(sql`
    select city, nullif(name, '') as name, polygons
    from areas
    union all
    select n.city, n.name, null
    from neighborhoods n
    where not exists (select from areas a where a.city = n.city and a.name = n.name)`)
}
