import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { registry } from '#generated/server/capabilities.ts'
import type { Config } from '#server/config.ts'
import { findKeyRing } from '#server/data/key_fingerprints/find.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { warningOfJit } from '#server/database/jit.ts'
import { type DatabaseLook, lookAtDatabase, reachDatabase } from '#server/database/look.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { refusePooler } from '#server/database/pooler.ts'
import { type Finding, lineOf, look, ok, wrong } from '#server/process/doctor/finding.ts'
import { keyFindings, unaskedKeyFindings } from '#server/process/doctor/keys.ts'

const { brand } = registry

/** How far the clocks of this machine and of the database may be apart, in milliseconds. */
const clockDistance = 2_000

/**
 * Looks at the database of the settings, at its clock, and at the keys it is used with. Changes nothing in it; an embedded
 * database that does not run is started for as long as this takes.
 */
export async function databaseFindings(config: Config): Promise<Finding[]> {
  if (config.database_url !== null) return findingsAt(config, config.database_url, '')
  const { data_dir } = config
  const place = join(resolve(data_dir), 'postgres')
  if (!existsSync(join(place, 'PG_VERSION'))) {
    return [
      ok('database', `the embedded one, which the first start makes in ${place}`),
      ...keyFindings(config, []),
    ]
  }
  try {
    const embedded = await startEmbedded({ dataDir: data_dir, brand, exclusive: false })
    try {
      return await findingsAt(config, embedded.url, `, embedded in ${place}`)
    } finally {
      await embedded.stop()
    }
  } catch (error) {
    return [wrong('database', lineOf(error)), ...unaskedKeyFindings(config)]
  }
}

async function findingsAt(config: Config, url: string, place: string): Promise<Finding[]> {
  try {
    const seen = await lookAtDatabase(await schemaUrl(config, url), brand)
    return [
      ...schemaFindings(seen, place),
      ...(await wayFindings(config, url)),
      clockFinding(seen.clock_distance),
      ...keyFindings(config, seen.hasKeyRing ? await knownKeys(config, url) : []),
    ]
  } catch (error) {
    return [wrong('database', lineOf(error)), ...unaskedKeyFindings(config)]
  }
}

/**
 * Where the schema is as the rules say: where migrations run, as another node of a distributed database does not have all
 * of it. If nothing can be reached there, another line says so.
 */
async function schemaUrl({ migration_database_url }: Config, url: string): Promise<string> {
  if (migration_database_url === null) return url
  return reachDatabase(migration_database_url).then(
    () => migration_database_url,
    () => url,
  )
}

/** The server, how soon it answers, and whether its schema is of this release. */
function schemaFindings(seen: DatabaseLook, place: string): Finding[] {
  const name = `PostgreSQL ${seen.version}${place}`
  if (!seen.isNewEnough) return [wrong('database', `${name}: 15 or newer is needed`)]
  const answers = `${name}, answers in ${seen.answered_in.toFixed(1)} ms`
  const { ran, missing, unknown } = seen.migrations
  if (ran === 0 && seen.refused !== null) return [wrong('database', seen.refused)]
  if (ran === 0) {
    return [ok('database', `${answers}; it is empty, and the first start makes the tables`)]
  }
  if (missing > 0) {
    const count = missing === 1 ? 'one migration' : `${missing} migrations`
    return [look('database', `${answers}; the next start runs ${count}`)]
  }
  const newer = unknown === 0 ? '' : `, and ${unknown} of its migrations are of a newer one`
  return [
    ok('database', `${answers}; its schema is of this release${newer}`),
    ...seen.problems.map(({ object, problem }) => wrong('database', `${object} ${problem}`)),
  ]
}

/** What is between the service and the database, and what is set for its user. */
async function wayFindings(config: Config, url: string): Promise<Finding[]> {
  const found: Finding[] = []
  if (config.database_pooler === 'none') {
    await refusePooler(url).catch((error) => found.push(wrong('database', lineOf(error))))
  }
  const jit = await warningOfJit(url)
  if (jit !== null) found.push(look('database', jit))
  if (config.migration_database_url === null) return found
  try {
    await reachDatabase(config.migration_database_url)
  } catch (error) {
    const line = lineOf(error).replaceAll('DATABASE_URL', 'MIGRATION_DATABASE_URL')
    found.push(wrong('database', line))
  }
  return found
}

function clockFinding(apart: number): Finding {
  const text = `${(apart / 1000).toFixed(1)} s from that of the database`
  if (apart <= clockDistance) return ok('clock', text)
  return look(
    'clock',
    `${text}: links, codes and reviews end too soon or too late; let both machines follow a time server`,
  )
}

/** The fingerprints of the keys that the database is used with, newest first; none in one that was never started on. */
async function knownKeys(config: Config, url: string): Promise<readonly string[]> {
  const database = openDatabase({ url, brand, connections: 1, pooler: config.database_pooler })
  try {
    return await findKeyRing(database)
  } finally {
    await database.close()
  }
}
