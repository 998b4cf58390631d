import { updateExecutionSettled } from '#server/data/executions/update.ts'
import type { Db } from '#server/database/db.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Tell } from '#server/domain/calls/tell.ts'
import { presentRoundup } from '#server/flows/roundup/present.ts'
import type { RoundupRecord } from '#server/flows/roundup/record.ts'

/** What ends roundups outside of requests beside their own rows. */
export interface RoundupTools {
  readonly seal: Seal
  readonly tell: Tell
}

/**
 * Settles the execution of a roundup that does not run any more: it waits, or has ended. `execution_id` is the one that
 * was open before; null where none was.
 */
export async function settleRoundup(
  db: Db,
  tell: Tell,
  record: RoundupRecord,
  execution_id: string | null,
): Promise<void> {
  if (execution_id === null) return
  const { accepted_by, roundup_id } = record.row
  const result = await presentRoundup(db, record, 0)
  if (result.status === 'accepted') return
  const input = { public_id: toHandle('roundup', roundup_id) }
  const stored = tell('ideas.roundup.get', {
    ...{ owner: db.owner, execution_id, accepted_by, input, result },
  })
  const { token_id } = accepted_by
  await updateExecutionSettled(db, { execution_id, token_id, status: result.status, stored })
}
