/** The makers of the two formats that servers of models speak. */
export const providers = ['openai', 'anthropic'] as const

export type Provider = (typeof providers)[number]

/** Which model understands messages, and where it is. */
export interface ModelConfig {
  readonly provider: Provider
  /** What its server calls it. */
  readonly name: string
  /** Where its server is; null for the provider's own. */
  readonly url: string | null
  readonly key: string | null
  /** The most tokens of one account in a day. */
  readonly day_tokens: number
  /** Whether it also names the title and the venue of texts that people save: of all, or where the rules are unsure. */
  readonly captures?: 'all' | 'unsure'
}

/** Where the providers' own servers are. */
const ownServers: Readonly<Record<Provider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
}

/** The address of the server of a model. */
export function serverOf({ provider, url }: Pick<ModelConfig, 'provider' | 'url'>): string {
  return url ?? ownServers[provider]
}

/** What people are told of who gets their words: the provider, or the host of another server. */
export function providerName({ provider, url }: Pick<ModelConfig, 'provider' | 'url'>): string {
  if (url !== null) return new URL(url).host
  return provider === 'openai' ? 'OpenAI' : 'Anthropic'
}

/** What a person agrees to, as it is stored: who gets their words, and which. With more of them people are asked again. */
export function agreementTo(config: Pick<ModelConfig, 'provider' | 'url' | 'captures'>): string {
  return config.captures ? `${providerName(config)}${saved}` : providerName(config)
}

/** Whether somebody agreed, once at least, that a model gets what they save. */
export function isForCaptures(agreed: string | null): boolean {
  return agreed?.endsWith(saved) ?? false
}

const saved = ', captures'

/** A tool as a model sees it. */
export interface ModelTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of an object. */
  readonly schema: Readonly<Record<string, unknown>>
}

/** A call that a model wants to be made. */
export interface ModelCall {
  readonly id: string
  readonly name: string
  /** What it gave: an object; null for anything else. */
  readonly input: Readonly<Record<string, unknown>> | null
}

/** What is said to a model and by it, in order. */
export type ModelMessage =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ModelCall[] }
  | { readonly role: 'tool'; readonly call_id: string; readonly text: string }

/** One answer of a model. */
export interface ModelStep {
  readonly text: string
  readonly calls: readonly ModelCall[]
  /** As its server counts them; null where it does not say. */
  readonly input_tokens: number | null
  readonly output_tokens: number | null
}

/** What one step is asked with. */
export interface ModelAsked {
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ModelTool[]
  /** The most tokens of the answer. */
  readonly max_tokens: number
  readonly signal: AbortSignal
}

/** A model behind a server. It has no hands: it says what it would call. */
export interface LanguageModel {
  readonly config: ModelConfig
  /** One step. Errors: a ModelFailure, which has nothing of what was said. */
  readonly next: (asked: ModelAsked) => Promise<ModelStep>
}

/** Why nothing came of a step: no answer in time, or none that can be used. */
export class ModelFailure extends Error {
  readonly kind: 'timeout' | 'provider'
  /** A word or a status for the log. */
  readonly what: string

  constructor(kind: ModelFailure['kind'], what: string) {
    super(`The model gave no answer: ${what}.`)
    this.kind = kind
    this.what = what
  }
}

/** About how many tokens a text has: a little too many rather than too few. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 3.5)
}

/** The most tokens of one turn, by all its steps. */
export const maxTokens = 24_000

/** What a model needs to know before a turn. */
export interface Before {
  /** The provider to which the person agreed; null for none. */
  readonly agreed: string | null
  /** What was used in the last day. */
  readonly tokens: number
  /** The last turns of this conversation: what was said, and the answer as JSON, its secrets blanked out. */
  readonly turns: readonly { readonly message: string; readonly answer: string }[]
}
