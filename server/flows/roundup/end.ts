import type { Db } from '#server/database/db.ts'
import { readCall } from '#server/domain/accepted_work/effects.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { settleWork, type WorkTools } from '#server/flows/accepted_work/settle.ts'
import { presentRoundup } from '#server/flows/roundup/present.ts'
import { type RoundupStep, storeRoundup } from '#server/flows/roundup/store.ts'
import type { NewUpdate } from '#server/data/accepted_work/updates.ts'
import type { RoundupItemRow } from '#server/data/roundup_items.ts'
import { lockRoundup } from '#server/data/roundups/find.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { RoundupState } from '#server/domain/accepted_work/states.ts'
import type { RoundupFailureCode } from '#server/domain/roundup/facts.ts'
import { capturesEnded } from '#server/domain/messages/roundup.ts'
import { next, withoutDestination } from '#server/domain/roundup/machine.ts'
import { factsOf, loadRoundup } from '#server/flows/roundup/record.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { updateCapturesCalledOff } from '#server/data/captures/update.ts'
import { roundupAsksAnew } from '#server/domain/messages/capture_ends.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { countSaved } from '#server/domain/roundup/spoken.ts'
import { lockDestination } from '#server/flows/roundup/destination.ts'

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
  const call = readCall.roundup(toHandle('roundup', roundup_id))
  settleWork(db, tell, { ...call, execution_id, accepted_by, result })
}

/** How the capture of one item of a roundup ended. Ids are uuids. */
export type ChildEnd = {
  readonly roundup_id: string
  readonly position: number
  readonly capture_id: string
} & (
  | { readonly outcome: 'captured' | 'reused'; readonly idea_id: string }
  | { readonly outcome: 'failed'; readonly code: RoundupFailureCode }
)

/**
 * Tells a roundup that the capture of one of its items has ended, in the transaction that ends it. The caller has locked
 * the roundup (`lockWork`), and before the capture. The last of them completes the roundup and settles its
 * execution. A child whose roundup has ended already, such as one that was retried by itself, changes its item, and a
 * roundup that had failed is completed by it.
 */
export async function childEnded(db: Db, tools: WorkTools, end: ChildEnd): Promise<void> {
  const row = await lockRoundup(db, end.roundup_id)
  if (row === null) return
  const before = await loadRoundup(db, tools.seal, row)
  const item = before.items.find(({ position }) => position === end.position)
  if (item === undefined || !concerns(item, end)) return
  const ended: RoundupItemRow = { ...item, capture_id: end.capture_id, ...endOf(end) }
  const items = before.items.map((one) => (one === item ? ended : one))
  const facts = factsOf({ ...before, items })
  const updates = progressOf(row, next(facts).state, items)
  await storeRoundupStep(db, tools, { before, facts, updates })
}

/** Whether an end is news: of the capture that the item has now, or of an older one that succeeded after all. */
function concerns({ capture_id, outcome }: RoundupItemRow, end: ChildEnd): boolean {
  if (outcome === 'captured' || outcome === 'reused') return false
  return capture_id === end.capture_id || (outcome === 'failed' && end.outcome !== 'failed')
}

function endOf(end: ChildEnd): Pick<RoundupItemRow, 'outcome' | 'code' | 'idea_id'> {
  return end.outcome === 'failed'
    ? { outcome: 'failed', code: end.code, idea_id: null }
    : { outcome: end.outcome, code: null, idea_id: end.idea_id }
}

/** How far the captures are; told at most once a second, and not where the roundup ends, which is told by itself. */
function progressOf(
  row: RoundupRow,
  state: RoundupState,
  items: readonly RoundupItemRow[],
): NewUpdate<'roundup'>[] {
  if (state !== row.state || (state === 'capturing' && !row.is_quiet)) return []
  const chosen = items.filter(({ outcome }) => outcome !== 'skipped')
  const open = chosen.filter(({ outcome }) => outcome === 'capturing').length
  const message = capturesEnded(chosen.length - open, chosen.length)
  return [{ stage: 'progress', message }]
}

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
