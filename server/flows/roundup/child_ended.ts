import type { Db } from '#server/database/db.ts'
import type { Seal } from '#server/domain/seal.ts'
import type { RoundupFailureCode } from '#server/domain/roundup/facts.ts'

/** How the capture of one item of a roundup ended. Ids are uuids. */
export type ChildEnd = {
  readonly roundup_id: string
  readonly position: number
  readonly capture_id: string
} & (
  | { readonly outcome: 'captured' | 'reused'; readonly idea_id: string }
  | { readonly outcome: 'failed'; readonly code: RoundupFailureCode }
)

/** What ends a roundup beside its own rows. */
export interface ChildTools {
  readonly seal: Seal
}

/**
 * Tells a roundup that the capture of one of its items has ended, in the transaction that ends it. The caller has locked
 * the roundup (data/roundups/lock.ts), and before the capture. The last of them completes the roundup and settles its
 * execution. A child whose roundup has ended already, such as one that was retried by itself, changes its item alone.
 */
export async function childEnded(_db: Db, _tools: ChildTools, _end: ChildEnd): Promise<void> {}
