import type { NewUpdate } from '#server/data/accepted_work/updates.ts'
import { readCall } from '#server/domain/accepted_work/effects.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { RoundupItemRow } from '#server/data/roundup_items.ts'
import { requireRoundupId, roundupPointer, lockRoundup } from '#server/data/roundups/find.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import {
  answerTaken,
  retryBegins,
  roundupIsBusy,
  waitForRoundup,
  wholeNeedsSource,
} from '#server/domain/messages/roundup.ts'
import type { RoundupCall } from '#server/domain/roundup/call.ts'
import { operate, type Refusal } from '#server/domain/roundup/machine.ts'
import { unknownItem } from '#server/domain/roundup/new_call.ts'
import { blank, type RoundupCaller } from '#server/flows/roundup/create.ts'
import { resolveTargets, type RoundupDestination } from '#server/flows/roundup/destination.ts'
import { factsOf, loadRoundup, type RoundupRecord } from '#server/flows/roundup/record.ts'
import { storeRoundup } from '#server/flows/roundup/store.ts'

type Change = Exclude<RoundupCall, { operation: 'create' }>

/** What a change came to. */
export interface Changed {
  readonly record: RoundupRecord
  /** Whether anything was changed; if not, the operation does not fit the state. */
  readonly hasChanged: boolean
  /** What has to be asked about the destination that the call named: nothing was changed. */
  readonly asked: RoundupDestination['asked']
}

/**
 * Does an operation on a roundup that is there, and begins what follows from it.
 *
 * Errors: `reference_not_found`; `stale_generation` with the current one; `execution_in_progress` while it runs;
 * `not_failed` where there is nothing to retry; `input_invalid` for a selection that is not there; `access_denied`.
 */
export async function changeRoundup(caller: RoundupCaller, call: Change): Promise<Changed> {
  const { db, seal, accepted_by, execution_id } = caller
  const row = await lockRoundup(db, requireRoundupId(call.public_id))
  if (!row) throw fail('reference_not_found', { pointer: roundupPointer })
  const before = await loadRoundup(db, seal, row)
  const result = operate(factsOf(before), call)
  if ('refused' in result) {
    refuseChange(before, call, result)
    return { record: before, hasChanged: false, asked: null }
  }
  const destination =
    call.operation === 'assign_destination' ? await assigned(caller, row, call) : null
  if (destination?.asked) return { record: before, hasChanged: false, asked: destination.asked }
  const known = new Map(before.items.map((item) => [item.position, item]))
  const facts = {
    ...result,
    items: result.items.map((item): RoundupItemRow => {
      const stored = known.get(item.position)
      if (stored === undefined) return { ...blank, ...item }
      return stored.outcome === item.outcome ? stored : { ...stored, outcome: item.outcome }
    }),
  }
  const record = await storeRoundup(db, seal, {
    ...{ before, facts, execution_id },
    changes: { accepted_by, ...destination },
    updates: updateOf(call.operation),
  })
  return { record, hasChanged: true, asked: null }
}

/** Where the ideas go from now on: what the call names, and what was known before. */
async function assigned(
  { db }: RoundupCaller,
  row: RoundupRow,
  { targets }: Change,
): Promise<RoundupDestination> {
  const { list_id, person_id, asked } = await resolveTargets(db, targets)
  return { list_id: list_id ?? row.list_id, person_id: person_id ?? row.person_id, asked }
}

function updateOf(operation: Change['operation']): NewUpdate<'roundup'>[] {
  if (operation === 'archive') return []
  if (operation === 'retry') return [{ stage: 'retrying', message: retryBegins }]
  return [{ stage: 'answered', message: answerTaken }]
}

function refuseChange({ row, items }: RoundupRecord, call: Change, refusal: Refusal): void {
  switch (refusal.refused) {
    case 'stale':
      throw fail('stale_generation', {
        pointer: '/expected_generation',
        current: { generation: row.generation },
        prerequisite: readCall.roundup(toHandle('roundup', row.roundup_id)),
      })
    case 'running':
      throw fail('execution_in_progress', {
        message: roundupIsBusy,
        advice: waitForRoundup,
        retryAfter: 1,
      })
    case 'nothing_failed':
      throw fail('not_failed', { pointer: roundupPointer })
    case 'no_source':
      refuse([{ pointer: '/scope', code: 'rule', message: wholeNeedsSource }])
      break
    case 'unknown_items': {
      const words = 'selected' in call ? (call.selected ?? []) : []
      refuse(refusal.unknown.map((index) => unknownItem(items, words[index] ?? '', index)))
      break
    }
    case 'does_not_fit':
      break
  }
}
