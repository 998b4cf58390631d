import type { CapabilityId } from '#generated/types.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { Tell } from '#server/domain/calls/tell.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Caller } from '#server/domain/calls/caller.ts'

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
