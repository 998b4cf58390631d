import type { CapabilityId } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import type { Collection } from '#server/domain/calls/collection.ts'

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
