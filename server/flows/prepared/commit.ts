import type { Db } from '#server/database/db.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import type { Seal } from '#server/domain/seal.ts'
import type {
  CapabilityId,
  CommitDelivery,
  CommittedConnection,
  IdeasList,
  Plan,
  ShareLink,
} from '#generated/types.ts'

/** A prepared action that may be carried out now: everything was checked again, and the action is locked. */
export interface Commit {
  action: ActionRow
  /** The public base URL, without a trailing slash: links begin with it. */
  base_url: string
  seal: Seal
  /** The host, as recipients are told. */
  display_name: string
  /** The host's IANA zone. */
  timezone: string
  /** The execution of the commit, as the answer shows it. */
  execution_id: string
}

/** What a commit did or could not confirm yet, as `effects` of the answer tells it. */
export interface CommitEffect {
  type: string
  state: 'confirmed' | 'unconfirmed'
  resource: { kind: string; handle: string }
  at?: string
  /** Why it is not confirmed yet. */
  reason?: string
  /** Where it can be seen to be confirmed. */
  observe?: { capability: CapabilityId; input: Record<string, unknown> }
}

/** What a commit did, as it is answered and kept. */
export interface CommitResult {
  plan?: Plan
  list?: IdeasList
  connection?: CommittedConnection
  /** What became of the message to each person. */
  deliveries: CommitDelivery[]
  /** Links to pass on by hand. They are shown in this answer and kept nowhere else. */
  share_links: ShareLink[]
  /** What is told in place of the effect that is assumed. */
  effects?: CommitEffect[]
  /** The one sentence of the answer. */
  text: string
}

/**
 * Carries a prepared action out, inside the commit's transaction. It checks what is its own: recipients
 * still eligible, revision and checksum unchanged. Marks for the relay and for mail stand last in it.
 */
export type Executor = (db: Db, commit: Commit) => Promise<CommitResult>
