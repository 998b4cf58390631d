import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import type { Database } from '#server/database/db.ts'
import type { Pictures } from '#server/domain/media/pictures.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Authenticate } from '#server/runtime/authenticate.ts'
import type { Call } from '#server/runtime/call.ts'
import type { Caller } from '#server/runtime/handler.ts'
import type { OnDefect } from '#server/runtime/check.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import type { Rates } from '#server/runtime/rate.ts'
import type { RetentionVisits } from '#server/runtime/retention.ts'
import type { UploadSlots } from '#server/runtime/upload_slots.ts'
import type { WebKeys } from '#server/runtime/web_keys.ts'
import type { AddressOf, CountedNetworkOf, SourceOf } from '#server/runtime/remote_address.ts'

/** What uploads need. */
export interface MediaTools {
  readonly pictures: Pictures
  readonly uploads: UploadSlots
  /** The bytes that an account may upload in a day. */
  readonly day_bytes: number
}

/** What the authorization server needs of the process. */
export interface OauthTools {
  /**
   * Fetches the document of a public address, of at most 20,000 bytes, without following redirects. Errors: a
   * FetchFailure where nothing came of it.
   */
  readonly fetchDocument: (url: string, signal: AbortSignal) => Promise<FetchedDocument>
}

/** A document that was fetched. */
export interface FetchedDocument {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** What people are asked about a model. */
export interface OfferedModel {
  /** Who gets their words. */
  readonly provider: string
  /** What they agree to, as it is stored. */
  readonly agreement: string
  /** Whether it gets what they save, too. */
  readonly captures: boolean
}

/** What every invocation uses. Made once, when the process starts. */
export interface Runtime {
  readonly database: Database
  readonly authenticate: Authenticate
  readonly rates: Rates
  readonly addressOf: AddressOf
  readonly sourceOf: SourceOf
  readonly networkOf: CountedNetworkOf
  readonly seal: Seal
  /** Keys of the web pages. */
  readonly web_keys: WebKeys
  readonly log: Log
  readonly metrics: Metrics
  /** Public, without a trailing slash. */
  readonly base_url: string
  /** The address mail is sent from; not given where this process sends none. */
  readonly mail_from?: string
  /** Where mail that is not sent lies, shown to who asks for it; not given in production. */
  readonly mail_place?: string
  /** Links at the end of every page. */
  readonly operator_links?: readonly OperatorLink[]
  /** Who may make an account. */
  readonly sign_up: SignUpMode
  /** What becomes of an answer that breaks a promise of the registry; null where answers are not checked, as in production. */
  readonly onDefect: OnDefect | null
  /**
   * Brings other accounts their copies of what an account's writes changed, and wakes the worker. Never
   * fails: the worker does what could not be done at once.
   */
  readonly replicate: (owner: string) => Promise<void>
  /** Tells the worker of this process, if it has one, that there is work. */
  readonly wake: () => void
  /** Makes accounts due for retention, by the transactions that write what is to be deleted one day. */
  readonly retention: RetentionVisits
  /** Whether apps may connect by OAuth, where the address of the service allows it. */
  readonly oauth?: OauthTools
  /** Aborted once the process takes no more requests: what runs is finished with what was done. */
  readonly ending?: AbortSignal
  /** The model that understands what people say to the Assistant, where they agree; not given where none is configured. */
  readonly model?: OfferedModel
  /** Whether the operator allows to fetch from an address that is not public, or whose port is unusual. */
  readonly isFetchAllowed?: (address: URL) => boolean
  /** What uploads need; null where nothing is stored, as in the mock. */
  readonly media: MediaTools | null
  /** Surfaces that the operator has turned off; none by default. */
  readonly off?: readonly 'assistant'[]
  /** Replaces the handlers: the mock answers with examples. */
  readonly carryOut?: (
    runtime: Runtime,
    call: Call,
    caller: Caller,
    facts: CapabilityFacts,
  ) => Promise<Answer>
}
