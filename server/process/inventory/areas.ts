import { insertAreas } from '#server/data/areas/insert.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import type { Polygon } from '#server/domain/inventory/area_lookup.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import { readAreas } from '#server/reading/inventory/areas.ts'
import type { ReadFile } from '#server/reading/inventory/bytes.ts'

/** What was stored, and how many features were left out because they have no name or no polygon. */
export interface ImportedAreas {
  readonly areas: number
  readonly left_out: number
}

/** The most characters of a name. */
const longest = 100

/** Stores the neighborhoods of a city. One that is known gets the new bounds. */
export async function importAreas(
  session: OwnerSession,
  file: ReadFile,
  city: string,
): Promise<ImportedAreas> {
  const found = new Map<string, Polygon[]>()
  let left_out = 0
  for await (const { name: given, polygons } of readAreas(file.bytes)) {
    const name = oneLine(given ?? '').slice(0, longest)
    if (name === '' || polygons.length === 0) left_out += 1
    else found.set(name, [...(found.get(name) ?? []), ...polygons])
  }
  const areas = [...found].map(([name, polygons]) => ({ city, name, polygons }))
  if (areas.length > 0) {
    await insertAreas(session, [{ city, name: null, polygons: null }, ...areas])
  }
  return { areas: areas.length, left_out }
}
