import { listCatalog } from '#server/data/catalogs/list.ts'
import type { Catalog } from '#server/data/catalogs/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail, refuse } from '#server/domain/failure.ts'
import { catalogNameUnknown } from '#server/domain/messages/catalogs.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { nearest } from '#server/domain/nearest.ts'
import { readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

/** How many of the nearest names are suggested for an unknown one. */
const mostSuggestions = 5

/**
 * These names in the catalog's spelling, each once.
 *
 * Errors: `input_invalid` for blank names; `catalog_name_unknown` for the first name that the catalog does
 * not have, with the nearest five as candidates.
 */
export async function requireCatalogNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
  pointer: string,
): Promise<string[]> {
  if (names.length === 0) return []
  return matchNames(db, catalog, names, (index) => `${pointer}/${index}`)
}

/** One name in the catalog's spelling; null where none is given. Errors: as `requireCatalogNames`. */
export async function requireCatalogName(
  db: Db,
  catalog: Catalog,
  name: string | null | undefined,
  pointer: string,
): Promise<string | null> {
  if (name == null) return null
  const [found] = await matchNames(db, catalog, [name], () => pointer)
  return found ?? null
}

async function matchNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
  pointer: (index: number) => string,
): Promise<string[]> {
  const violations: Violation[] = []
  for (const [index, name] of names.entries()) readText(name, pointer(index), violations)
  refuse(violations)
  const entries = await listCatalog(db, catalog)
  const byKey = new Map(entries.map((entry) => [entry.name_key, entry.name]))
  const found = names.map((name, index) => {
    const entry = byKey.get(nameKey(name))
    if (entry !== undefined) return entry
    const suggestions = nearest(name, [...byKey.values()], mostSuggestions)
    throw fail('catalog_name_unknown', {
      pointer: pointer(index),
      message: catalogNameUnknown(catalog, name, suggestions),
      candidates: suggestions.map((suggestion) => ({ name: suggestion })),
    })
  })
  return [...new Set(found)]
}

/** Those of these names that the catalog does not have, each as a sentence that names the nearest five. */
export async function unknownNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const entries = await listCatalog(db, catalog)
  const keys = new Set(entries.map(({ name_key }) => name_key))
  return names
    .filter((name) => !keys.has(nameKey(name)))
    .map((name) => {
      const suggestions = nearest(
        name,
        entries.map((entry) => entry.name),
        mostSuggestions,
      )
      return catalogNameUnknown(catalog, name, suggestions)
    })
}
