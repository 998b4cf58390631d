import { registry } from '#generated/server/capabilities.ts'
import { distance } from '#server/domain/basics/nearest.ts'
import { ConfigError } from '#server/process/settings/error.ts'

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Variables with this prefix are ours, so one that we do not know is a mistake. */
const prefix = `${registry.brand.toUpperCase()}_`

/** The variable with the keys. */
export const keysVariable = `${prefix}KEYS`

/** All settings. */
export const settingNames: readonly string[] = [
  ...['NODE_ENV', 'PORT', 'HOST', 'METRICS_PORT', 'PUBLIC_URL', 'DATA_DIR', keysVariable],
  ...['DATABASE_URL', 'DATABASE_POOLER', 'DATABASE_ROUTING', 'MIGRATION_DATABASE_URL'],
  ...['LOG_LEVEL', 'CORS_ORIGINS', 'TRUSTED_PROXIES', 'RATE_LIMITS', 'SIGN_UP', 'OAUTH'],
  ...['MAIL_URL', 'MAIL_KEY', 'MAIL_FROM', 'FETCH', 'FETCH_ALLOW', 'FETCH_USER_AGENT'],
  ...['IMPRINT_URL', 'PRIVACY_URL', 'SUPPORT_URL'],
  ...['READER_THREADS', 'OCR', 'MEDIA_DAY_BYTES'],
  ...['RETENTION_AUDIT_DAYS', 'RETENTION_SENT_DAYS', 'RETENTION_PREPARED_DAYS'],
  ...['RETENTION_GUESTS_DAYS', 'RETENTION_KEYS_DAYS'],
  ...['RETENTION_CONVERSATIONS_DAYS', 'ASSISTANT', 'ASSISTANT_MODEL', 'ASSISTANT_URL'],
  ...['ASSISTANT_KEY', 'ASSISTANT_DAY_TOKENS', 'ASSISTANT_CAPTURES'],
]

/** A shorter name may as well be somebody else's: HOSTS, PORTS, SPORT. */
const minLength = 8

/** The setting that tells production from trying out, where an account is made: one that is meant and missed is refused. */
const mode = 'NODE_ENV'

/**
 * Compares the names in the environment with the settings that are not set: a name that is one edit away from one of
 * them, or only in another case or number, was probably meant as that setting.
 *
 * @returns a warning for each such name of less than eight characters. Throws a ConfigError for a longer one, for one that is near
 * `NODE_ENV`, and for an unknown name with our prefix.
 */
export function checkNames(environment: Environment): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const missing = settingNames.filter((name) => !isSet(name))
  const warnings: string[] = []
  for (const name of Object.keys(environment)) {
    if (settingNames.includes(name)) continue
    const meant = isSet(name) ? missing.find((setting) => isNear(name, setting)) : undefined
    const isOurs = name.length >= minLength || meant === mode || name.startsWith(prefix)
    if (meant !== undefined && isOurs) {
      throw new ConfigError(`${name} is not a setting: did you mean ${meant}? Rename or unset it.`)
    }
    if (name.startsWith(prefix)) {
      throw new ConfigError(
        `${name} is not a setting. The only setting that begins with ${prefix} is ${keysVariable}.`,
      )
    }
    if (meant !== undefined) {
      warnings.push(`${name} is not a setting and has no effect; did you mean ${meant}?`)
    }
  }
  return warnings
}

function isNear(name: string, setting: string): boolean {
  const written = name.toUpperCase()
  // TRUSTED_PROXY is three edits from its plural.
  if (singularOf(written) === singularOf(setting)) return true
  return Math.abs(name.length - setting.length) <= 1 && distance(written, setting) <= 1
}

function singularOf(name: string): string {
  return name.replace(/IES$/, 'Y').replace(/S$/, '')
}
