import {
  type ModelConfig,
  type Provider,
  providers,
} from '#server/domain/assistant/language_model.ts'
import { ConfigError } from '#server/process/settings/error.ts'

/** The tokens of one account in a day, and the least and most that may be set. */
const [usualDayTokens, minDayTokens, maxDayTokens] = [200_000, 24_000, 100_000_000]

/** The settings of a model; null for each that is not set. */
export interface ModelSettings {
  readonly ASSISTANT_MODEL: string | null
  readonly ASSISTANT_URL: string | null
  readonly ASSISTANT_KEY: string | null
  readonly ASSISTANT_DAY_TOKENS: string | null
  readonly ASSISTANT_CAPTURES: string | null
}

/** Reads which model understands messages; null for none. Throws a ConfigError for half of the settings, and for a model of no Assistant. */
export function modelOf(settings: ModelSettings, assistant: boolean): ModelConfig | null {
  const {
    ASSISTANT_MODEL,
    ASSISTANT_URL,
    ASSISTANT_KEY,
    ASSISTANT_DAY_TOKENS,
    ASSISTANT_CAPTURES,
  } = settings
  const [set] = Object.entries(settings).flatMap(([name, value]) => (value === null ? [] : [name]))
  if (set === undefined) return null
  if (!assistant)
    throw new ConfigError(`${set} has no effect with ASSISTANT=off: unset one of the two.`)
  if (ASSISTANT_MODEL === null)
    throw new ConfigError(
      `${set} has no effect without ASSISTANT_MODEL, such as openai:gpt-5-mini: set both or none.`,
    )
  const [provider, name] = namedIn(ASSISTANT_MODEL)
  if (ASSISTANT_URL !== null && !isServerUrl(ASSISTANT_URL))
    throw new ConfigError(
      'ASSISTANT_URL must be the address of a server such as https://models.example.com/v1, or begin with http: on a network of your own; without user, query or fragment.',
    )
  // The messages do not repeat the key.
  if (ASSISTANT_KEY !== null && !/^[\x21-\x7e]+$/.test(ASSISTANT_KEY))
    throw new ConfigError('ASSISTANT_KEY must be printable ASCII without spaces.')
  if (ASSISTANT_KEY === null && ASSISTANT_URL === null)
    throw new ConfigError(
      'ASSISTANT_MODEL needs ASSISTANT_KEY, the key of its provider, or ASSISTANT_URL, the address of a server of your own.',
    )
  const day_tokens = dayTokensOf(ASSISTANT_DAY_TOKENS)
  const url = ASSISTANT_URL?.replace(/\/+$/, '') ?? null
  const captures = capturesOf(ASSISTANT_CAPTURES)
  return { provider, name, url, key: ASSISTANT_KEY, day_tokens, ...(captures && { captures }) }
}

function namedIn(value: string): [Provider, string] {
  const [, maker = '', name = ''] = /^([a-z]+):([\x21-\x7e]{1,120})$/.exec(value) ?? []
  const provider = providers.find((one) => one === maker)
  if (provider) return [provider, name]
  throw new ConfigError(
    `ASSISTANT_MODEL must be openai:<name> or anthropic:<name>, by the format of its server; it is "${value}".`,
  )
}

function capturesOf(value: string | null): ModelConfig['captures'] | null {
  if (value === null || value === 'off') return null
  if (value === 'on') return 'all'
  if (value === 'unsure') return value
  throw new ConfigError(`ASSISTANT_CAPTURES must be on, unsure or off; it is "${value}".`)
}

function dayTokensOf(value: string | null): number {
  if (value === null) return usualDayTokens
  const tokens = Number(value)
  if (/^\d{1,9}$/.test(value) && tokens >= minDayTokens && tokens <= maxDayTokens) return tokens
  throw new ConfigError(
    `ASSISTANT_DAY_TOKENS must be a number from ${minDayTokens} to ${maxDayTokens}; it is "${value}".`,
  )
}

/** Without TLS what people say crosses a network of the operator's own only: this machine, a private address, or a name without a dot. */
function isServerUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(value)
  if (`${username}${password}${search}${hash}` !== '') return false
  if (protocol === 'https:') return true
  const own =
    /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]$|\[f[cd])|^[^.:[\]]+$|\.(internal|local)$/
  return protocol === 'http:' && own.test(hostname)
}
