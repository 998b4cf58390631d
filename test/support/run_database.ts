import { citusUrl, makeCitusDatabase } from '#test/support/citus.ts'
import { makeDatabase, type TestDatabase } from '#test/support/cluster.ts'

/** A migrated database of one test file: on the Citus of CITUS_URL where there is one, else on the run's PostgreSQL. */
export function makeRunDatabase(): Promise<TestDatabase> {
  return citusUrl === null ? makeDatabase() : makeCitusDatabase(citusUrl)
}
