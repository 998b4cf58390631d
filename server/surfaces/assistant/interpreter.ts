import type {
  AssistantCard,
  AssistantDisclosure,
  AssistantSuggestion,
  AssistantUsage,
} from '#generated/types.ts'
import type { Before } from '#server/domain/assistant/language_model.ts'
import type { ErrorCode } from '#generated/server/errors.ts'
import type { ConversationState, NamedByPerson } from '#server/domain/assistant/state.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

/** What a message is understood with. */
export interface Said {
  readonly message: string
  /** Of the conversation: what it knows of itself. */
  readonly state: ConversationState
  /** A language tag. */
  readonly language: string
  readonly now: Date
  /** IANA, of the account. */
  readonly timezone: string
  readonly abilities: readonly string[]
  /** Reads what the account has, by its names: 2,000 at most, the newest of each kind. Once a turn. */
  readonly names: () => Promise<readonly NamedByPerson[]>
  readonly channel: 'chat' | 'sms'
  /** What a model has to know before; read once, where there is one. */
  readonly before?: () => Promise<Before>
}

/** What came of a message. */
export interface Understood {
  /** Plain text. */
  readonly reply: string
  readonly cards?: readonly AssistantCard[]
  readonly disclosures?: readonly AssistantDisclosure[]
  readonly suggestions?: readonly AssistantSuggestion[]
  /** The data of the last call that was asked for. */
  readonly data?: unknown
  /** Why nothing came of it. */
  readonly error?: { readonly code: ErrorCode; readonly message: string } | null
  /** Whether work goes on. */
  readonly is_accepted?: boolean
  readonly state: ConversationState
  readonly language: string
  /** Which of the two it was; rules by default. */
  readonly interpreter?: 'rules' | 'model'
  readonly usage?: Partial<AssistantUsage>
}

/** What understands messages: rules, or a model. It acts through `hands` alone. */
export interface Interpreter {
  readonly name: 'rules' | 'model'
  /** Milliseconds that it may take. */
  readonly limit: number
  readonly interpret: (said: Said, hands: Hands) => Promise<Understood>
}
