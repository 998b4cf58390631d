import { registry } from '#generated/server/capabilities.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { claimKeyRing } from '#server/data/key_fingerprints/claim.ts'
import { findKeyRing } from '#server/data/key_fingerprints/find.ts'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { existingKeys, fingerprintOf, keysOf, pathOfKeys } from '#server/process/keys.ts'
import { makeSeal } from '#server/runtime/seal.ts'

type KeySettings = Pick<Config, 'keys' | 'data_dir'>

/**
 * Reads the keys of a process, and makes the file of the data directory where neither it nor the database has any.
 *
 * @returns the keys, newest first. Throws a ConfigError if the database was used with other keys: what those have sealed
 * could not be read, and two servers would refuse each other's cursors.
 */
export async function keysOfDatabase(
  database: Database,
  settings: KeySettings,
): Promise<readonly Buffer[]> {
  const found = existingKeys(settings)
  if (found.length === 0 && (await findKeyRing(database)).length > 0) {
    throw new ConfigError(otherKeys(settings, false))
  }
  const keys = found.length > 0 ? found : keysOf(settings)
  if (await claimKeyRing(database, keys.map(fingerprintOf))) return keys
  throw new ConfigError(otherKeys(settings, found.length > 0))
}

/** @returns the seal of a service with these settings. Throws a ConfigError as keysOfDatabase does. */
export async function sealOfDatabase(database: Database, settings: KeySettings): Promise<Seal> {
  return makeSeal(await keysOfDatabase(database, settings))
}

/** As keysOfDatabase, for a process that has not opened the database yet. */
export async function keysOfMigrated(
  settings: KeySettings & Pick<Config, 'database_pooler'>,
  url: string,
): Promise<readonly Buffer[]> {
  const { brand } = registry
  const database = openDatabase({ url, brand, connections: 1, pooler: settings.database_pooler })
  try {
    return await keysOfDatabase(database, settings)
  } finally {
    await database.close()
  }
}

function otherKeys({ keys, data_dir }: KeySettings, hasSome: boolean): string {
  const path = pathOfKeys(data_dir)
  const what = keys
    ? 'SERVICE_KEYS has none of the keys that this database is used with: set it to one of them (a new key goes in front of the old one, with a comma between).'
    : hasSome
      ? `${path} has none of the keys that this database is used with: set SERVICE_KEYS to them, or replace the file by the one that has them.`
      : `The keys that this database is used with are not here: set SERVICE_KEYS to them, or copy the file that has them to ${path}.`
  return `${what} If they are lost, "npm run keys -- --replace" goes on without them and says what becomes unreadable.`
}
