import type { CaptureRow } from '#server/data/captures/rows.ts'
import { updateCapturesCalledOff } from '#server/data/captures/update.ts'
import { lockRoundup } from '#server/data/roundups/find.ts'
import type { Db } from '#server/database/db.ts'
import { roundupAsksAnew } from '#server/domain/messages/capture_ends.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { withoutDestination } from '#server/domain/roundup/machine.ts'
import { countSaved } from '#server/domain/roundup/spoken.ts'
import { lockDestination } from '#server/flows/roundup/destination.ts'
import type { WorkTools } from '#server/flows/accepted_work/settle.ts'
import { storeRoundupStep } from '#server/flows/roundup/end.ts'
import { factsOf, loadRoundup } from '#server/flows/roundup/record.ts'

/**
 * Has the roundup of a capture ask where its ideas go, whose list or person is gone: in the transaction that found it. All
 * of its captures that run are called off, what is saved stays, and its execution ends. The caller has locked the account,
 * the roundup and the capture.
 *
 * @returns false, and nothing is changed, where the roundup does not wait for this capture: its user has retried it alone.
 */
export async function loseDestination(
  db: Db,
  tools: WorkTools,
  { roundup_id, capture_id }: Pick<CaptureRow, 'roundup_id' | 'capture_id'>,
): Promise<boolean> {
  const row = roundup_id === null ? null : await lockRoundup(db, roundup_id)
  if (row === null) return false
  const before = await loadRoundup(db, tools.seal, row)
  const running = before.items.filter(({ outcome }) => outcome === 'capturing')
  if (!running.some((item) => item.capture_id === capture_id)) return false
  const lost = await lockDestination(db, row, countSaved(before.items))
  if (lost === null) return false
  const facts = withoutDestination(factsOf(before))
  const items = facts.items.map((item, index) =>
    item === before.items[index] ? item : { ...item, capture_id: null },
  )
  const capture_ids = running.flatMap((item) => item.capture_id ?? [])
  await updateCapturesCalledOff(db, capture_ids, calledOff, captureUpdate('failed'))
  await storeRoundupStep(db, tools, {
    ...{ before, facts: { ...facts, items }, changes: lost, updates: [] },
  })
  return true
}

/** How the captures end that are called off. */
const calledOff = { code: 'access_denied', message: roundupAsksAnew, retryable: false } as const
