import { citusUrl, makeCitusDatabase } from '#test/support/citus.ts'
import { makeDatabase, type TestDatabase } from '#test/support/cluster.ts'

/**
 * A migrated database of one test file: on the Citus of CITUS_URL where there is one, else on the run's PostgreSQL, as is
 * every one that is `plain`.
 */
export function makeRunDatabase(plain = false): Promise<TestDatabase> {
  return citusUrl === null || plain ? makeDatabase() : makeCitusDatabase(citusUrl)
}
