import type { Db } from '#server/database/db.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { settleWork, type WorkTools } from '#server/flows/accepted_work/settle.ts'
import { presentRoundup } from '#server/flows/roundup/present.ts'
import { type RoundupStep, storeRoundup } from '#server/flows/roundup/store.ts'

/**
 * Stores what becomes of a roundup outside of requests, as `storeRoundup` does. If it does not run any more, because it
 * waits or has ended, the execution that was open ends.
 */
export async function storeRoundupStep(
  db: Db,
  { seal, tell }: WorkTools,
  step: RoundupStep,
): Promise<void> {
  const record = await storeRoundup(db, seal, step)
  const { execution_id } = step.before.row
  if (execution_id === null || record.row.execution_id !== null) return
  const { accepted_by, roundup_id } = record.row
  const result = await presentRoundup(db, record, 0)
  const input = { public_id: toHandle('roundup', roundup_id) }
  settleWork(db, tell, 'ideas.roundup.get', { execution_id, accepted_by, input, result })
}
