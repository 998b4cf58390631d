import type { Db } from '#server/database/db.ts'
import { fail, refuse } from '#server/domain/failure.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { nearest } from '#server/domain/nearest.ts'
import { readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

type Catalog = 'activities' | 'neighborhoods'

/** What one entry is called in a sentence. */
const nouns = { activities: 'activity', neighborhoods: 'neighborhood' }

interface Entry {
  name: string
  name_key: string
}

/**
 * The catalog's own spelling of these names, each once.
 *
 * Errors: `catalog_name_unknown` with the nearest five, for the first name that no entry has;
 * `input_invalid` for blank ones.
 */
export async function requireCatalogNames(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
  pointer: string,
): Promise<string[]> {
  if (names.length === 0) return []
  return match(db, catalog, names, (index) => `${pointer}/${index}`)
}

/** The catalog's spelling of one name, or null for none. Errors: as `requireCatalogNames`. */
export async function requireCatalogName(
  db: Db,
  catalog: Catalog,
  name: string | null | undefined,
  pointer: string,
): Promise<string | null> {
  if (name == null) return null
  const [found] = await match(db, catalog, [name], () => pointer)
  return found ?? null
}

async function match(
  db: Db,
  catalog: Catalog,
  names: readonly string[],
  pointer: (index: number) => string,
): Promise<string[]> {
  const violations: Violation[] = []
  for (const [index, name] of names.entries()) readText(name, pointer(index), violations)
  refuse(violations)
  const entries = await db.table(catalog).select<Entry[]>('name', 'name_key').orderBy('name')
  const byKey = new Map(entries.map((entry) => [entry.name_key, entry.name]))
  const found = names.map((name, index) => {
    const entry = byKey.get(nameKey(name))
    if (entry !== undefined) return entry
    const near = nearest(name, [...byKey.values()], 5)
    throw fail('catalog_name_unknown', {
      pointer: pointer(index),
      message: `The catalog has no ${nouns[catalog]} “${name}”. Nearest: ${near.join(', ')}.`,
      candidates: near.map((candidate) => ({ name: candidate })),
    })
  })
  return [...new Set(found)]
}

/** An activity by name: the catalog's where it has one, else the caller's own words. */
export async function catalogActivity(db: Db, name: string | null) {
  if (name === null) return { activity_name: null, custom_activity_name: null }
  const [entry] = await db
    .table('activities')
    .where({ name_key: nameKey(name) })
    .select<Entry[]>('name')
  return entry
    ? { activity_name: entry.name, custom_activity_name: null }
    : { activity_name: null, custom_activity_name: name }
}
