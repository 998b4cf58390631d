import type { NewUpdate } from '#server/data/accepted_work/updates.ts'
import type { RoundupItemRow } from '#server/data/roundup_items.ts'
import { lockRoundup } from '#server/data/roundups/find.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { RoundupState } from '#server/domain/accepted_work/states.ts'
import type { RoundupFailureCode } from '#server/domain/roundup/facts.ts'
import { capturesEnded } from '#server/domain/messages/roundup.ts'
import { next } from '#server/domain/roundup/machine.ts'
import type { WorkTools } from '#server/flows/accepted_work/settle.ts'
import { storeRoundupStep } from '#server/flows/roundup/end.ts'
import { factsOf, loadRoundup } from '#server/flows/roundup/record.ts'

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
 * the roundup (data/roundups/lock.ts), and before the capture. The last of them completes the roundup and settles its
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
