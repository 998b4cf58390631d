import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { registry } from '#generated/server/capabilities.ts'
import { signUpModes, type SignUpMode } from '#server/domain/web/sign_up.ts'
import { mostMediaBytes, usualDayBytes } from '#server/domain/media.ts'
import { defaultRetention, type Retention } from '#server/domain/retention.ts'
import type { Pooler } from '#server/database/pooler.ts'
import { type AllowedAddress, readAllowedAddress } from '#server/outbound/fetch/allow.ts'

/** The settings of one process, read from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly metrics_port: number
  /** Null for the embedded database. */
  readonly database_url: string | null
  /** What is between this process and PostgreSQL. */
  readonly database_pooler: Pooler
  /** Where migrations run; null for `database_url`. */
  readonly migration_database_url: string | null
  /** The directory of the embedded database, and of the keys file if SERVICE_KEYS is not set. */
  readonly data_dir: string
  /** The URL under which callers reach the service, without a trailing slash; null for the address it listens on. */
  readonly public_url: string | null
  readonly log_level: string
  /** Newest first; null for the keys of the keys file. */
  readonly keys: readonly Buffer[] | null
  readonly rate_limits: boolean
  /** Networks of the proxies in front of the service, in CIDR notation. */
  readonly trusted_proxies: readonly string[]
  /** Origins whose pages may call the API from a browser; `*` alone for any. */
  readonly origins: readonly string[]
  readonly mail: MailConfig
  /** Who may make an account. */
  readonly sign_up: SignUpMode
  /** Whether, and which, addresses that people name are fetched. */
  readonly fetch: FetchConfig
  /** How many threads read calendars and captures; with 0 this process reads none. */
  readonly reader_threads: number
  /** Whether the words in pictures are read, if what reads them is installed. */
  readonly ocr: boolean
  /** The bytes that an account may upload in a day. */
  readonly media_day_bytes: number
  /** How long things are kept that have served their purpose. */
  readonly retention: Retention
}

/** Where mail goes. */
export interface MailConfig {
  /** smtp:, smtps: or the address of an HTTP interface; null for files in `data_dir`. */
  readonly url: string | null
  /** The bearer key of the HTTP interface. */
  readonly key: string | null
  /** The address mail is sent from. */
  readonly from: string
}

/** What is fetched of what people name. */
export interface FetchConfig {
  readonly on: boolean
  /** What may be fetched although it is not public. */
  readonly allow: readonly AllowedAddress[]
  /** What the service calls itself to the sites it fetches from; without it, the brand and where its docs are. */
  readonly user_agent?: string | null
}

/** A setting that cannot be used. Its message is one line that says what to change. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

const { audit_days, sent_days, prepared_days } = defaultRetention

/** Variables with this prefix are ours, so one that we do not know is a mistake. */
const prefix = `${registry.brand.toUpperCase()}_`
const keysVariable = `${prefix}KEYS`

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Defaults that differ between kinds of processes. */
export interface Defaults {
  readonly metrics_port: number
}

/** The defaults of a server. */
const serverDefaults: Defaults = { metrics_port: 9464 }

/** Reads the settings; an empty variable counts as not set. Throws a ConfigError for one that cannot be used. */
export function readConfig(environment: Environment, defaults: Defaults = serverDefaults): Config {
  refuseUnknown(environment)
  const value = (name: string) => environment[name]?.trim() || null
  const port = portOf('PORT', value('PORT') ?? '3000')
  const metrics_port = portOf('METRICS_PORT', value('METRICS_PORT') ?? `${defaults.metrics_port}`)
  if (port === metrics_port && port !== 0) {
    throw new ConfigError(`METRICS_PORT must differ from PORT; both are ${port}.`)
  }
  return {
    port,
    host: hostOf(value('HOST') ?? '127.0.0.1'),
    metrics_port,
    database_url: databaseUrlOf('DATABASE_URL', value('DATABASE_URL')),
    database_pooler: poolerOf(value('DATABASE_POOLER')),
    migration_database_url: databaseUrlOf(
      'MIGRATION_DATABASE_URL',
      value('MIGRATION_DATABASE_URL'),
    ),
    data_dir: value('DATA_DIR') ?? './data',
    public_url: publicUrlOf(value('PUBLIC_URL')),
    log_level: oneOf('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', logLevels),
    keys: keysOf(value(keysVariable)),
    origins: originsOf(value('CORS_ORIGINS')),
    rate_limits: oneOf('RATE_LIMITS', value('RATE_LIMITS') ?? 'on', ['on', 'off']) === 'on',
    trusted_proxies: networksOf(value('TRUSTED_PROXIES')),
    sign_up: signUpOf(value('SIGN_UP')),
    mail: mailOf(value('MAIL_URL'), value('MAIL_KEY'), value('MAIL_FROM')),
    fetch: {
      on: oneOf('FETCH', value('FETCH') ?? 'on', ['on', 'off']) === 'on',
      allow: allowedOf(value('FETCH_ALLOW')),
      user_agent: userAgentOf(value('FETCH_USER_AGENT')),
    },
    reader_threads: threadsOf(value('READER_THREADS')),
    ocr: oneOf('OCR', value('OCR') ?? 'on', ['on', 'off']) === 'on',
    media_day_bytes: dayBytesOf(value('MEDIA_DAY_BYTES')),
    retention: {
      audit_days: daysOf('RETENTION_AUDIT_DAYS', value('RETENTION_AUDIT_DAYS'), audit_days, 90),
      sent_days: daysOf('RETENTION_SENT_DAYS', value('RETENTION_SENT_DAYS'), sent_days, 30),
      prepared_days: daysOf(
        'RETENTION_PREPARED_DAYS',
        value('RETENTION_PREPARED_DAYS'),
        prepared_days,
        1,
      ),
    },
  }
}

/** Reads the settings of this process. If one is wrong, prints one line to stderr and exits with code 1. */
export function configOrExit(defaults: Defaults = serverDefaults): Config {
  try {
    return readConfig(process.env, defaults)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith(prefix) && name !== keysVariable,
  )
  if (unknown === undefined) return
  throw new ConfigError(
    `${unknown} is not a setting. The only setting that begins with ${prefix} is ${keysVariable}.`,
  )
}

function signUpOf(value: string | null): SignUpMode {
  const mode = signUpModes.find((one) => one === (value ?? 'invited'))
  if (mode) return mode
  throw new ConfigError(`SIGN_UP must be one of ${signUpModes.join(', ')}; it is "${value}".`)
}

function portOf(name: string, value: string): number {
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port
  throw new ConfigError(`${name} must be a port from 0 to 65535; it is "${value}".`)
}

/** Ten years. */
const mostDays = 3_650

function daysOf(name: string, value: string | null, usual: number, least: number): number {
  if (value === null) return usual
  const days = Number(value)
  if (/^\d{1,4}$/.test(value) && days >= least && days <= mostDays) return days
  throw new ConfigError(
    `${name} must be a number of days from ${least} to ${mostDays}; it is "${value}".`,
  )
}

function threadsOf(value: string | null): number {
  if (value === null) return availableParallelism() < 4 ? 1 : 2
  if (/^\d{1,2}$/.test(value)) return Number(value)
  throw new ConfigError(`READER_THREADS must be a number from 0 to 99; it is "${value}".`)
}

/** A terabyte. */
const mostDayBytes = 1_000_000_000_000

function dayBytesOf(value: string | null): number {
  if (value === null) return usualDayBytes
  const bytes = Number(value)
  if (/^\d{1,13}$/.test(value) && bytes >= mostMediaBytes && bytes <= mostDayBytes) return bytes
  throw new ConfigError(
    `MEDIA_DAY_BYTES must be a number of bytes from ${mostMediaBytes} to ${mostDayBytes}; it is "${value}".`,
  )
}

function hostOf(value: string): string {
  if (/^[A-Za-z0-9.:_-]+$/.test(value)) return value
  throw new ConfigError(`HOST must be a name or an address such as 127.0.0.1; it is "${value}".`)
}

function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (allowed.includes(value)) return value
  throw new ConfigError(`${name} must be one of ${allowed.join(', ')}; it is "${value}".`)
}

// The message does not repeat the value, which may contain a password.
function databaseUrlOf(name: string, value: string | null): string | null {
  if (value === null || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value
  throw new ConfigError(
    `${name} must be a URL such as postgresql://user:password@host:5432/service.`,
  )
}

function poolerOf(value: string | null): Pooler {
  if (value === null || value === 'none') return 'none'
  if (value === 'transaction') return 'transaction'
  throw new ConfigError(`DATABASE_POOLER must be one of none, transaction; it is "${value}".`)
}

function publicUrlOf(value: string | null): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new ConfigError(
      `PUBLIC_URL must be a URL such as https://api.example.com; it is "${value}".`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

function mailOf(url: string | null, key: string | null, from: string | null): MailConfig {
  // The messages do not repeat the values, which may contain a password.
  if (url !== null && !isMailUrl(url)) {
    throw new ConfigError(
      'MAIL_URL must be a URL such as smtp://user:password@host:587, smtps://user:password@host, or ' +
        'https://api.example.com/emails for an HTTP interface.',
    )
  }
  if (key !== null && (url === null || !/^http/.test(url) || !/^[\x21-\x7e]+$/.test(key))) {
    throw new ConfigError(
      'MAIL_KEY must be the bearer key of an HTTP interface, and MAIL_URL its address.',
    )
  }
  if (from === null && url !== null) {
    throw new ConfigError(
      'MAIL_FROM must be set together with MAIL_URL. It is the address that mail is sent from.',
    )
  }
  if (from !== null && !/^[^\s@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(from)) {
    throw new ConfigError(
      `MAIL_FROM must be an address such as plans@example.com; it is "${from}".`,
    )
  }
  return { url, key, from: from ?? `plans@${registry.brand}.invalid` }
}

// An HTTP interface without TLS is allowed on this machine only, to try things out.
function isMailUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (/^smtps?:$/.test(protocol)) return hostname !== '' && isDecodable(username + password)
  if (username !== '' || password !== '') return false
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(127\.|localhost$|\[::1\]$)/.test(hostname))
  )
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function originsOf(value: string | null): string[] {
  const origins = value === null ? [] : value.split(',').map((text) => text.trim())
  const wrong = origins.find((origin) => origin !== '*' && !isOrigin(origin))
  if (wrong === undefined) return origins
  throw new ConfigError(
    `CORS_ORIGINS must be origins such as https://app.example.com, separated by commas, or *; "${wrong}" is not an origin.`,
  )
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

function networksOf(value: string | null): string[] {
  const networks = value === null ? [] : value.split(',').map((text) => text.trim())
  const wrong = networks.find((network) => !isNetwork(network))
  if (wrong === undefined) return networks
  throw new ConfigError(
    `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8 or ::1, separated by commas, and never all addresses; "${wrong}" is not one.`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || more.length > 0) return false
  if (prefix === undefined) return true
  // If every address were trusted, every caller could choose their own.
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)
}

function allowedOf(value: string | null): AllowedAddress[] {
  if (value === null) return []
  return value.split(',').map((text) => {
    const entry = readAllowedAddress(text.trim())
    if (entry !== null) return entry
    throw new ConfigError(
      'FETCH_ALLOW must be networks or hosts such as 192.168.4.0/24, 10.0.0.0/8:443 or cloud.example:8443, separated ' +
        `by commas, and never all addresses; "${text.trim()}" is not one.`,
    )
  })
}

/** The most characters of what the service calls itself. */
const mostUserAgent = 200

function userAgentOf(value: string | null): string | null {
  if (value === null) return null
  if (value.length <= mostUserAgent && /^[!-~]+( [!-~]+)*$/.test(value)) return value
  throw new ConfigError(
    `FETCH_USER_AGENT must be at most ${mostUserAgent} printable ASCII characters, such as ` +
      'example-capture/1 (+https://example.com/about).',
  )
}

function keysOf(value: string | null): Buffer[] | null {
  if (value === null) return null
  const keys = value.split(',').map((text) => parseKey(text.trim()))
  if (keys.length > 2 || keys.includes(null)) {
    throw new ConfigError(
      `${keysVariable} must be one key, or the new and the old key separated by a comma. ` +
        'Each is 32 bytes in base64, for example from "openssl rand -base64 32".',
    )
  }
  return keys.filter((key) => key !== null)
}

/** @returns a key of 32 bytes that is written in base64; null for any other text. */
export function parseKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 && key.toString('base64') === text ? key : null
}
