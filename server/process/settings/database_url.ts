import type { Pooler } from '#server/database/pooler.ts'
import { distance } from '#server/domain/basics/nearest.ts'
import { ConfigError } from '#server/process/settings/error.ts'
import { oneOf } from '#server/process/settings/values.ts'

/** What DATABASE_URL says for the embedded database. */
const embedded = 'embedded'

/** Which database a process uses, and how. */
export interface DatabaseConfig {
  /** Null for the embedded database. */
  readonly database_url: string | null
  /** What is between this process and PostgreSQL. */
  readonly database_pooler: Pooler
  /** Whether each account is served at the node of Citus that has its rows. */
  readonly database_routing: boolean
  /** Where migrations run; null for `database_url`. */
  readonly migration_database_url: string | null
}

/** The values of the settings, null for one that is not set. */
export interface GivenDatabase {
  readonly url: string | null
  readonly pooler: string | null
  readonly routing: string | null
  readonly migrations: string | null
  /** Whether the embedded database has to be named, too. */
  readonly isProduction: boolean
}

/** Reads the settings. Throws a ConfigError where one is wrong, or contradicts another. */
export function databaseOf({
  url,
  pooler,
  routing,
  migrations,
  isProduction,
}: GivenDatabase): DatabaseConfig {
  const database_url = url === embedded ? null : databaseUrlOf('DATABASE_URL', url)
  const database_pooler = poolerOf(pooler)
  const database_routing = oneOf('DATABASE_ROUTING', routing ?? 'off', ['on', 'off']) === 'on'
  const migration_database_url = databaseUrlOf('MIGRATION_DATABASE_URL', migrations)
  if (database_routing && database_pooler !== 'none') {
    throw new ConfigError(
      'DATABASE_ROUTING connects to the nodes themselves: leave DATABASE_POOLER out, or DATABASE_ROUTING.',
    )
  }
  if (database_url === null) {
    const about = aboutOf(migrations, database_pooler, database_routing)
    if (about !== null) {
      throw new ConfigError(
        `${about} is about the database of DATABASE_URL: set DATABASE_URL to its URL, or leave ${about} out.`,
      )
    }
    if (isProduction && url === null) {
      throw new ConfigError(
        'DATABASE_URL must be set where NODE_ENV is production: to the URL of a PostgreSQL, such as ' +
          `postgresql://user:password@host:5432/service, or to ${embedded} for the embedded one in DATA_DIR.`,
      )
    }
  }
  return { database_url, database_pooler, database_routing, migration_database_url }
}

/** The setting about a database that DATABASE_URL does not name; null if there is none. */
function aboutOf(migrations: string | null, pooler: Pooler, routing: boolean): string | null {
  if (migrations !== null) return 'MIGRATION_DATABASE_URL'
  if (pooler !== 'none') return 'DATABASE_POOLER'
  return routing ? 'DATABASE_ROUTING' : null
}

/** The parameters of TLS: one that is mistyped would leave the connection without it. */
const sslParameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** @returns a URL that pg reads as its writer meant it. The messages do not repeat it: it may contain a password. */
function databaseUrlOf(name: string, value: string | null): string | null {
  if (value === null) return null
  const url = /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) ? new URL(value) : null
  if (url === null) {
    const or = name === 'DATABASE_URL' ? `, or ${embedded}` : ''
    throw new ConfigError(
      `${name} must be a URL such as postgresql://user:password@host:5432/service${or}.`,
    )
  }
  // In a password, "/", "?" and "#" would end the host.
  if (url.hash || (url.username === '' && value.includes('@'))) {
    throw new ConfigError(
      `${name} has a character in its user or password that must be written as %2F for "/", %3F for "?" or %23 for "#".`,
    )
  }
  for (const parameter of url.searchParams.keys()) {
    const meant = sslParameters.find((one) => distance(parameter.toLowerCase(), one) <= 1)
    if (meant === undefined || (meant === parameter && only(url, meant))) continue
    throw new ConfigError(
      meant === parameter
        ? `${meant} is in ${name} more than once: leave one.`
        : `"${parameter}" in ${name} has no effect: write ${meant}.`,
    )
  }
  const mode = url.searchParams.get('sslmode')
  if (mode !== null && !sslModes.includes(mode)) {
    throw new ConfigError(`sslmode in ${name} must be one of ${sslModes.join(', ')}.`)
  }
  // What pg does with the three, after a warning of nine lines.
  const isVerified = mode === 'prefer' || mode === 'require' || mode === 'verify-ca'
  if (!isVerified || url.searchParams.get('uselibpqcompat') === 'true') return value
  return value.replace(/([?&]sslmode=)[^&]*/, '$1verify-full')
}

function only(url: URL, parameter: string): boolean {
  return url.searchParams.getAll(parameter).length === 1
}

function poolerOf(value: string | null): Pooler {
  if (value === null || value === 'none') return 'none'
  if (value === 'transaction') return 'transaction'
  throw new ConfigError(`DATABASE_POOLER must be one of none, transaction; it is "${value}".`)
}
