import { availableParallelism } from 'node:os'
import { registry } from '#generated/server/capabilities.ts'
import { defaultRetention, type Retention } from '#server/domain/calls/retention.ts'
import type { OperatorUrls } from '#server/domain/web/operator_links.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'
import type { AllowedAddress } from '#server/outbound/fetch/allow.ts'
import {
  allowedOf,
  networksOf,
  originsOf,
  pageUrlOf,
  publicUrlOf,
} from '#server/process/settings/addresses.ts'
import { type DatabaseConfig, databaseOf } from '#server/process/settings/database_url.ts'
import { ConfigError } from '#server/process/settings/error.ts'
import type { ModelConfig } from '#server/domain/assistant/language_model.ts'
import { keyRingOf } from '#server/process/settings/key_ring.ts'
import { type MailConfig, mailOf } from '#server/process/settings/mail.ts'
import { modelOf } from '#server/process/settings/model.ts'
import { checkNames, type Environment, keysVariable } from '#server/process/settings/names.ts'
import {
  dayBytesOf,
  daysOf,
  directoryOf,
  hostOf,
  oneOf,
  portOf,
  signUpOf,
  threadsOf,
  userAgentOf,
  settingOf,
} from '#server/process/settings/values.ts'

export { ConfigError } from '#server/process/settings/error.ts'
export { parseKey } from '#server/process/settings/key_ring.ts'
export type { MailConfig } from '#server/process/settings/mail.ts'

/** The settings of one process, read from the environment. */
export interface Config extends DatabaseConfig {
  /** Whether NODE_ENV says that people rely on this service: it has no demo account, and names its database. */
  readonly is_production: boolean
  readonly port: number
  readonly host: string
  readonly metrics_port: number
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
  /** Whether apps may connect by OAuth, where PUBLIC_URL allows it. */
  readonly oauth: boolean
  /** Pages of the people who run the service. */
  readonly operator_urls: OperatorUrls
  /** Whether, and which, addresses that people name are fetched. */
  readonly fetch: FetchConfig
  /** How many threads read calendars and captures; with 0 this process reads none. */
  readonly reader_threads: number
  /** Whether people may talk to the service. */
  readonly assistant: boolean
  /** What else understands messages to it; null for rules alone. */
  readonly model: ModelConfig | null
  /** Whether the words in pictures are read, if what reads them is installed. */
  readonly ocr: boolean
  /** The bytes that an account may upload in a day. */
  readonly media_day_bytes: number
  /** How long things are kept that have served their purpose. */
  readonly retention: Retention
  /** Names in the environment that look like settings and are none, one line each. */
  readonly warnings: readonly string[]
}

/** What is fetched of what people name. */
export interface FetchConfig {
  readonly on: boolean
  /** What may be fetched although it is not public. */
  readonly allow: readonly AllowedAddress[]
  /** What the service calls itself to the sites it fetches from; without it, the brand and where its docs are. */
  readonly user_agent?: string | null
  /** DNS servers that are asked instead of the system's; no setting names any. */
  readonly dns_servers?: readonly string[]
}

const { audit_days, keys_days, sent_days, prepared_days, guests_days, conversations_days } =
  defaultRetention

/** A key is kept for at least as long as the execution that it names. */
const minKeysDays = Math.max(90, registry.limits.execution_days)

const [logLevels, switches] = [
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  ['on', 'off'],
] as const

/** What reads the settings. A worker and a server on one machine have different ports by default. */
export type ProcessKind = 'server' | 'worker' | 'command'

/** Reads the settings; an empty variable counts as not set. Throws a ConfigError for one that cannot be used. */
export function readConfig(environment: Environment, kind: ProcessKind = 'server'): Config {
  const warnings = checkNames(environment)
  const value = (name: string) => settingOf(environment, name)
  const mode = oneOf('NODE_ENV', value('NODE_ENV') ?? 'development', [
    'production',
    'development',
    'test',
  ])
  const is_production = mode === 'production'
  const port = portOf('PORT', value('PORT') ?? '3000')
  const usualMetricsPort = kind === 'worker' ? '9465' : '9464'
  const metrics_port = portOf('METRICS_PORT', value('METRICS_PORT') ?? usualMetricsPort)
  if (port === metrics_port && port !== 0 && kind !== 'worker') {
    throw new ConfigError(`METRICS_PORT must differ from PORT; both are ${port}.`)
  }
  const assistant = oneOf('ASSISTANT', value('ASSISTANT') ?? 'on', switches) === 'on'
  return {
    is_production,
    port,
    host: hostOf(value('HOST') ?? '127.0.0.1'),
    metrics_port,
    ...databaseOf({
      url: value('DATABASE_URL'),
      pooler: value('DATABASE_POOLER'),
      routing: value('DATABASE_ROUTING'),
      migrations: value('MIGRATION_DATABASE_URL'),
      isProduction: is_production,
    }),
    data_dir: directoryOf(value('DATA_DIR') ?? './data'),
    public_url: publicUrlOf(value('PUBLIC_URL')),
    log_level: oneOf('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', logLevels),
    keys: keyRingOf(value(keysVariable)),
    origins: originsOf(value('CORS_ORIGINS')),
    rate_limits: oneOf('RATE_LIMITS', value('RATE_LIMITS') ?? 'on', switches) === 'on',
    trusted_proxies: networksOf(value('TRUSTED_PROXIES')),
    sign_up: signUpOf(value('SIGN_UP')),
    oauth: oneOf('OAUTH', value('OAUTH') ?? 'on', switches) === 'on',
    mail: mailOf(value('MAIL_URL'), value('MAIL_KEY'), value('MAIL_FROM')),
    operator_urls: {
      imprint: pageUrlOf('IMPRINT_URL', value('IMPRINT_URL')),
      privacy: pageUrlOf('PRIVACY_URL', value('PRIVACY_URL')),
      support: pageUrlOf('SUPPORT_URL', value('SUPPORT_URL')),
    },
    fetch: {
      on: oneOf('FETCH', value('FETCH') ?? 'on', switches) === 'on',
      allow: allowedOf(value('FETCH_ALLOW')),
      user_agent: userAgentOf(value('FETCH_USER_AGENT')),
    },
    reader_threads: threadsOf(value('READER_THREADS'), availableParallelism() < 4 ? 1 : 2),
    assistant,
    model: modelOf(
      {
        ASSISTANT_MODEL: value('ASSISTANT_MODEL'),
        ASSISTANT_URL: value('ASSISTANT_URL'),
        ASSISTANT_KEY: value('ASSISTANT_KEY'),
        ASSISTANT_DAY_TOKENS: value('ASSISTANT_DAY_TOKENS'),
        ASSISTANT_CAPTURES: value('ASSISTANT_CAPTURES'),
      },
      assistant,
    ),
    ocr: oneOf('OCR', value('OCR') ?? 'on', switches) === 'on',
    media_day_bytes: dayBytesOf(value('MEDIA_DAY_BYTES')),
    retention: {
      audit_days: daysOf('RETENTION_AUDIT_DAYS', value('RETENTION_AUDIT_DAYS'), audit_days, 90),
      keys_days: daysOf(
        'RETENTION_KEYS_DAYS',
        value('RETENTION_KEYS_DAYS'),
        keys_days,
        minKeysDays,
      ),
      sent_days: daysOf('RETENTION_SENT_DAYS', value('RETENTION_SENT_DAYS'), sent_days, 30),
      prepared_days: daysOf(
        'RETENTION_PREPARED_DAYS',
        value('RETENTION_PREPARED_DAYS'),
        prepared_days,
        1,
      ),
      guests_days: daysOf('RETENTION_GUESTS_DAYS', value('RETENTION_GUESTS_DAYS'), guests_days, 1),
      conversations_days: daysOf(
        'RETENTION_CONVERSATIONS_DAYS',
        value('RETENTION_CONVERSATIONS_DAYS'),
        conversations_days,
        1,
      ),
    },
    warnings,
  }
}

/** Whether a command has printed its warnings. */
let warned = false

/** What servers and workers say of arguments, which they do not take. */
const noArguments =
  'There are no arguments: settings are environment variables, which spec/guides/operating.md lists.\n'

/**
 * Reads the settings of this process. If one is wrong, prints one line to stderr and exits with code 1. A command also
 * prints the warnings there; servers and workers log them, and exit in the same way if they are given arguments.
 */
export function configOrExit(kind: ProcessKind = 'command'): Config {
  if (kind !== 'command') refuseArguments(process.argv.slice(2))
  try {
    const config = readConfig(process.env, kind)
    if (kind === 'command' && !warned) {
      warned = true
      for (const warning of config.warnings) process.stderr.write(`${warning}\n`)
    }
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function refuseArguments([first]: readonly string[]): void {
  if (first === undefined) return
  const isHelp = first === '--help' || first === '-h'
  const out = isHelp ? process.stdout : process.stderr
  out.write(noArguments)
  process.exit(isHelp ? 0 : 1)
}
