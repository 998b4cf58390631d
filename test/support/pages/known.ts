import { readFileSync } from 'node:fs'
import { catalogCities } from '#server/domain/language/place/catalog.ts'
import type { Known } from '#server/domain/capture/to_decide.ts'

const migration = new URL('../../../server/database/migrations/0002_catalogs.sql', import.meta.url)

/** The catalogs as the migration fills them. */
export function knownCatalogs(): Known {
  const [activities = '', neighborhoods = ''] = readFileSync(migration, 'utf8').split(
    'insert into neighborhoods',
  )
  const rows = (text: string) =>
    [...text.matchAll(/\('([^']+)', '[^']+'(?:, '([^']+)')?\)/g)].map(
      ([, name = '', city = '']) => {
        return { name, city }
      },
    )
  return {
    activities: rows(activities).map(({ name }) => name),
    neighborhoods: rows(neighborhoods),
    cities: catalogCities,
  }
}
