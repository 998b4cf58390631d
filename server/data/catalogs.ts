import type { Db } from '#server/data/db.ts'
import { fail } from '#server/domain/failure.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { nearest } from '#server/domain/nearest.ts'

type Catalog = 'activities' | 'neighborhoods'

interface Entry {
  name: string
  name_key: string
}

/**
 * The catalog's own spelling of these names, each once.
 *
 * Errors: `catalog_name_unknown` with the nearest five, for the first name that no entry has.
 */
export async function catalogNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
  pointer: string,
): Promise<string[]> {
  if (names.length === 0) return []
  const entries = await db.table(catalog).select<Entry[]>('name', 'name_key').orderBy('name')
  const byKey = new Map(entries.map((entry) => [entry.name_key, entry.name]))
  const found = names.map((name, index) => {
    const entry = byKey.get(nameKey(name))
    if (entry !== undefined) return entry
    const near = nearest(name, [...byKey.values()], 5)
    throw fail('catalog_name_unknown', {
      pointer: `${pointer}/${index}`,
      message: `The catalog of ${catalog} has no “${name}”. Nearest: ${near.join(', ')}.`,
      candidates: near.map((label) => ({ kind: catalog, label })),
    })
  })
  return [...new Set(found)]
}
