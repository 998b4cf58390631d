import type { Data, RoundupItem } from '#generated/types.ts'
import { type ChildFailure, listChildFailures } from '#server/data/captures/find.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import type { RoundupItemRow } from '#server/data/roundup_items.ts'
import { listWorkUpdates } from '#server/data/accepted_work/updates.ts'
import type { Db } from '#server/database/db.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  detailReason,
  itemFailed,
  itemSkipped,
  roundupLabel,
  selectMoreReason,
} from '#server/domain/messages/roundup.ts'
import type { Result } from '#server/domain/calls/result.ts'
import { continuationOf } from '#server/domain/roundup/continuation.ts'
import { scopeOf } from '#server/domain/roundup/machine.ts'
import { questionOf, retryCall } from '#server/domain/roundup/question.ts'
import { ranked } from '#server/domain/roundup/requirements.ts'
import { countItems } from '#server/domain/roundup/spoken.ts'
import { presentWork } from '#server/flows/accepted_work/present.ts'
import { listLatestOffered, listOffered } from '#server/flows/capture/offered.ts'
import { factsOf, type RoundupRecord } from '#server/flows/roundup/record.ts'
import { spokenRecord } from '#server/flows/roundup/store.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

type RoundupData = Data<'ideas.roundup.get'>

/**
 * A roundup as callers see it, with the status of its state and the updates behind a cursor: waiting, it needs input and
 * says with what it goes on.
 */
export async function presentRoundup(
  db: Db,
  record: RoundupRecord,
  after_cursor: number,
): Promise<Result<RoundupData>> {
  const { row, items } = record
  const lostIds = items.flatMap(({ outcome, capture_id }) =>
    outcome === 'failed' && capture_id !== null ? [capture_id] : [],
  )
  const whole = items.find((item) => item.whole && item.idea_id !== null)?.idea_id ?? null
  const [[list], [person], updates, failures, ideas, offered] = await Promise.all([
    listLists(db, row.list_id === null ? [] : [row.list_id]),
    listPeople(db, row.person_id === null ? [] : [row.person_id]),
    listWorkUpdates(db, 'roundup', row.roundup_id, after_cursor),
    listChildFailures(db, lostIds),
    whole === null ? [] : listIdeas(db, [whole]),
    offeredFor(db, row),
  ])
  const reasons = new Map(failures.map((one) => [one.capture_id, one.message]))
  const facts = factsOf(record)
  const public_id = toHandle('roundup', row.roundup_id)
  const hasDestination = row.asked === null && (list !== undefined || person !== undefined)
  const data: RoundupData = {
    public_id,
    state: row.state,
    generation: row.generation,
    scope: scopeOf(facts),
    destination: hasDestination
      ? {
          ...(list && {
            list: { ideas_list_handle: toHandle('list', list.list_id), name: list.name },
          }),
          ...(person && { person: toPerson(person) }),
        }
      : null,
    items: inOrder(record).map((item) => toRoundupItem(named(item, ideas), reasons)),
    updates: updates.map(({ cursor, at, message, stage }) => ({ cursor, at, message, stage })),
    continuation: continuationOf(
      row.state,
      public_id,
      row.generation,
      row.asked?.kind === 'person' ? 'person' : 'list',
    ),
  }
  const { saved, reused, failed: lost, skipped } = countItems(items)
  const text = spokenRecord(record, list?.name ?? null)
  // Where reading again helps none of them, an item needs more than its words say.
  const lacking = failures.length === lost ? detailCalls(failures) : []
  const presentation: Presentation = {
    label: roundupLabel(items.length),
    facts: {
      saved_items: saved,
      reused_items: reused,
      failed_items: lost,
      ...(row.items_left_out > 0 && { items_left_out: row.items_left_out }),
    },
    ...(row.state === 'completed' && { next: [...lacking, ...moreOf(data, lost, skipped)] }),
  }
  return presentWork('roundup', row.state, data, {
    presentation,
    failure: () =>
      questionOf({
        ...{ state: row.state, public_id, generation: row.generation, items, text },
        ...{ continuation: data.continuation, sources: record.sources },
        ...{ asked: row.asked, failure: row.failure, lacking },
        offered: offered.map(({ handle: _, ...one }) => one),
      }),
    said: () => ({ text }),
  })
}

/** What is offered for the destination where that is asked. */
async function offeredFor(db: Db, { state, asked }: RoundupRecord['row']) {
  if (asked !== null) return listOffered(db, asked)
  return state === 'destination_required' ? listLatestOffered(db) : []
}

/** The items as they are shown: by position, or the best first where a recommendation is chosen from. */
function inOrder({ row, items }: RoundupRecord): readonly RoundupItemRow[] {
  if (row.mode !== 'recommendation' || row.state !== 'selection_required') return items
  const byPosition = new Map(items.map((item) => [item.position, item]))
  return ranked(items).flatMap((position) => byPosition.get(position) ?? [])
}

/** An item; the source as a whole has the name of the idea that it became. */
function named(item: RoundupItemRow, ideas: readonly IdeaRow[]): RoundupItemRow {
  const title = item.whole && item.idea_id !== null ? ideas[0]?.title : undefined
  return title === undefined ? item : { ...item, title }
}

/** An item as it is shown; `reasons` says why captures failed that could not be read well enough, by their ids. */
function toRoundupItem(item: RoundupItemRow, reasons: ReadonlyMap<string, string>): RoundupItem {
  const { position, title, outcome, fits, code, capture_id, idea_id } = item
  return {
    ...{ position, title, outcome },
    ...(capture_id !== null && { capture_public_id: toHandle('capture', capture_id) }),
    ...(idea_id !== null && { idea_handle: toHandle('idea', idea_id) }),
    ...(outcome === 'failed' &&
      code !== null && { reason: reasons.get(capture_id ?? '') ?? itemFailed(code) }),
    ...(outcome === 'skipped' && { reason: itemSkipped(fits) }),
  }
}

/** The call that reads the first of the items again, with what it lacks. */
function detailCalls(failures: readonly ChildFailure[]): NonNullable<Presentation['next']> {
  return failures.slice(0, 1).map(({ capture_id, state_version }) => ({
    capability: 'ideas.capture.retry',
    reason: detailReason,
    input: {
      capture_public_id: toHandle('capture', capture_id),
      expected_state_version: state_version,
    },
    needs: ['additional_detail'],
  }))
}

/** What can still be done with a roundup that is completed: retry what failed, or save what was skipped. */
function moreOf(
  { public_id, generation }: RoundupData,
  lost: number,
  skipped: number,
): NonNullable<Presentation['next']> {
  if (lost > 0) return [retryCall({ public_id, generation })]
  if (skipped === 0) return []
  return [
    {
      capability: 'ideas.roundup.mutate',
      reason: selectMoreReason,
      input: { operation: 'select_items', public_id, expected_generation: generation },
      needs: ['selected_items'],
    },
  ]
}
