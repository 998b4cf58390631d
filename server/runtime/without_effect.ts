import type { Db } from '#server/database/db.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/**
 * What comes of work in a transaction of this account that is rolled back: nothing of it is kept. Throws what the work throws,
 * and what a write of the database may.
 */
export async function withoutEffect<Found>(
  { database }: Pick<Runtime, 'database'>,
  owner: string,
  work: (db: Db) => Promise<Found>,
): Promise<Found> {
  try {
    await database.write(owner, {
      async work(db) {
        throw new RolledBack(await work(db))
      },
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.found as Found
    throw error
  }
  throw new Error('What was to have no effect was kept.')
}

class RolledBack extends Error {
  readonly found: unknown

  constructor(found: unknown) {
    super('Rolled back.')
    this.found = found
  }
}
