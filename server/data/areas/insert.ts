import type { OwnerSession } from '#server/database/owner_session.ts'
import { sql } from '#server/database/sql.ts'
import { boxAround, type KnownArea } from '#server/domain/inventory/area_lookup.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** Adds areas that are not known yet; of those that are, the bounds change where new ones are given. */
export async function insertAreas(
  session: OwnerSession,
  areas: readonly KnownArea[],
): Promise<void> {
  if (areas.length === 0) return
  const rows = areas.map(({ city, name, polygons }) => ({
    city,
    name: name ?? '',
    city_key: nameKey(city),
    name_key: name === null ? '' : nameKey(name),
    polygons,
    ...boxAround(polygons),
  }))
  await session.run(sql`
    insert into areas as a (city, name, city_key, name_key, polygons, west, east, south, north)
    select city, name, city_key, name_key, nullif(polygons, 'null'), west, east, south, north
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (city text, name text, city_key text, name_key text, polygons jsonb, west double precision,
        east double precision, south double precision, north double precision)
    on conflict (city, name) do update
    set polygons = excluded.polygons, west = excluded.west, east = excluded.east, south = excluded.south,
      north = excluded.north
    where excluded.polygons is not null`)
}
