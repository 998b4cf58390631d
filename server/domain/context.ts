import type { CapabilityId } from '#generated/types.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { Collection } from '#server/domain/calls/collection.ts'
import type { Tell } from '#server/domain/calls/tell.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** Who calls, and through what. */
export interface Caller {
  /** The account whose partition is read and written. A uuid; never shown outside. */
  readonly owner: string
  readonly display_name: string
  /** IANA name. */
  readonly timezone: string
  /** The principal: a token's own id or the one it keeps through rotations, an OAuth grant's, or the account's own for its pages. */
  readonly token_id: string
  readonly abilities: readonly string[]
  /** `web` is a page of the account's own; no capability names it. */
  readonly surface: 'api' | 'mcp' | 'assistant' | 'web'
  /** Whether what it prepares is sent only after the person has released it. */
  readonly needs_approval: boolean
  /** The conversation that the call belongs to, as a uuid. */
  readonly conversation_id?: string
}

/** What a handler gets besides its input. */
export interface Context extends Caller {
  readonly db: Db
  readonly capability: CapabilityId
  readonly request_id: string
  /** The execution of a write, as the answer shows it; null for reads. */
  readonly execution_id: string | null
  /** Which version's input was validated; the current one unless the envelope said another. */
  readonly version: string
  /** The public base URL, without a trailing slash. */
  readonly base_url: string
  /** Seals small values into opaque strings only this service can open (cursors, candidate ids). */
  readonly seal: Seal
  /**
   * For a write: work that must happen even when the call is refused and everything else is rolled back, such as
   * remembering that an action had expired. It runs in a transaction of its own after the refusal.
   */
  readonly afterRollback: (work: (db: Db) => Promise<void>) => void
  /**
   * For a commit: counts a message to each of these people, by their handles, in the commit's own
   * transaction. Errors: `rate_limited`.
   */
  readonly chargeSendQuota: (recipients: readonly string[]) => Promise<void>
  /** For a read: whether what `beforehand` began was not done in time. */
  readonly unfinished: boolean
  /** Makes the answers of executions that this call ends in addition to its own; undefined where no call ends any. */
  readonly tell?: Tell
}

/** What the part of a handler gets that runs before its transaction. */
export interface Beforehand {
  readonly owner: string
  readonly database: Pick<Database, 'read' | 'write'>
  /** Tells the worker of this process that there is work. */
  readonly wake: () => void
}

/** What a handler adds to its data in an answer. What it leaves out follows from the registry and the data. */
export interface Presentation {
  /** The one sentence of `fallback_text`. */
  text?: string
  /** The name of the resource, where the data has only its handle. */
  label?: string
  /** Scalars for `outcome.facts`, in addition to the scalars of the data. */
  facts?: Record<string, string | number | boolean | null>
  /** Names from the registry, or a name with its own text. */
  disclosures?: (string | { name: string; text: string })[]
  /** Replaces the effect that the registry assumes for a completed write. */
  effects?: Effect[]
  /** Next actions in addition to the registry's, with what is known of their input. */
  next?: {
    capability: CapabilityId
    reason?: string
    input?: Record<string, unknown>
    /** Fields that only the user can fill in, in addition to the required ones. */
    needs?: readonly string[]
  }[]
  /** The registry's next actions that make sense now, where not all of them do. */
  enabled?: readonly CapabilityId[]
  /** Paging of a list read. */
  collection?: Collection
  /** The explicit approval that a prepared action still needs. */
  confirmation?: { action_handle: string; expires_at: string; approve_at?: string }
  /** Whether a write left copies in other accounts out of date, or queued mail: both are handled right after the commit. */
  replicates?: boolean
  /** Whether a write left work for a job: the worker of this process starts it right after the commit. */
  wakes?: boolean
  /** Bookkeeping that a read knows of at its end: runs after the read and before the answer, in a short write transaction. */
  afterwards?: (db: Db) => Promise<void>
}

export interface Effect {
  type: string
  state: 'confirmed' | 'unconfirmed'
  resource: { kind: string; handle: string }
  at?: string
  reason?: string
  observe?: { capability: CapabilityId; input: Record<string, unknown> }
}
