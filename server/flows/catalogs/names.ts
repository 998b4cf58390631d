import { listCatalog } from '#server/data/catalogs/list.ts'
import type { Catalog } from '#server/data/catalogs/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Failure, fail, refuse } from '#server/domain/basics/failure.ts'
import { activitiesNamed } from '#server/domain/finding/activities.ts'
import { catalogNameUnknown } from '#server/domain/messages/catalogs.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { nearest } from '#server/domain/basics/nearest.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** How many of the nearest names are suggested for an unknown one. */
const maxSuggestions = 5

/**
 * These names in the catalog's spelling, each once. Another word for activities, such as “Kino”, stands for all of them.
 *
 * Errors: `input_invalid` for blank names; `catalog_name_unknown` for the first name that the catalog neither
 * has nor knows as another word, with the nearest five as candidates.
 */
export async function requireCatalogNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
  pointer: string,
): Promise<string[]> {
  if (names.length === 0) return []
  const found = await matchNames(db, catalog, names, { pointer: (index) => `${pointer}/${index}` })
  return [...new Set(found.flat())]
}

/**
 * One name in the catalog's spelling; null where none is given. Errors: as `requireCatalogNames`, also for another word that
 * stands for several activities, which are then the first candidates.
 */
export async function requireCatalogName(
  db: Db,
  catalog: Catalog,
  name: string | null | undefined,
  pointer: string,
): Promise<string | null> {
  if (name == null) return null
  const found = await matchNames(db, catalog, [name], { pointer: () => pointer, isOne: true })
  return found[0]?.[0] ?? null
}

/** A name that was given, and what it means; nothing where it is unknown. */
export interface Meant<Meaning> {
  readonly name: string
  readonly means: readonly Meaning[]
}

/** What each of these names means: one of the catalog, else, of activities, those that it is another word for. */
export async function meanNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
): Promise<{ meant: Meant<string>[]; known: string[] }> {
  if (names.length === 0) return { meant: [], known: [] }
  const entries = await listCatalog(db, catalog)
  const byKey = new Map(entries.map((entry) => [entry.name_key, entry.name]))
  const known = new Set(byKey.values())
  const meant = names.map((name) => {
    const exact = byKey.get(nameKey(name))
    if (exact !== undefined) return { name, means: [exact] }
    const others = catalog === 'activities' ? activitiesNamed(name) : []
    return { name, means: others.filter((one) => known.has(one)) }
  })
  return { meant, known: [...known] }
}

/** The failure for a name that a catalog does not have: what it may mean and the nearest names, five in all, can be chosen. */
export function unknownName(
  catalog: Catalog,
  { name, means: first }: Meant<string>,
  known: readonly string[],
  pointer: string,
): Failure {
  const near = nearest(name, known, maxSuggestions)
  const suggestions = [...new Set([...first, ...near])].slice(0, maxSuggestions)
  return fail('catalog_name_unknown', {
    pointer,
    message: catalogNameUnknown(catalog, name, suggestions),
    candidates: suggestions.map((suggestion) => ({ name: suggestion })),
  })
}

/** What each name stands for: one entry with `isOne`, else at least one. */
async function matchNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
  { pointer, isOne = false }: { pointer: (index: number) => string; isOne?: boolean },
): Promise<(readonly string[])[]> {
  const violations: Violation[] = []
  for (const [index, name] of names.entries()) readText(name, pointer(index), violations)
  refuse(violations)
  const { meant, known } = await meanNames(db, catalog, names)
  return meant.map((one, index) => {
    const { means } = one
    if (means.length === 1 || (means.length > 1 && !isOne)) return means
    throw unknownName(catalog, one, known, pointer(index))
  })
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
        maxSuggestions,
      )
      return catalogNameUnknown(catalog, name, suggestions)
    })
}
