import type { CaptureClarification, CaptureDestination, CaptureReceipt } from '#generated/types.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Question } from '#server/domain/capture/decision.ts'
import { toHandle } from '#server/domain/basics/handle.ts'

/** A capture after a write, as callers see it, with the question that it waits for; null for none. */
export async function receiptOf(
  db: Db,
  row: CaptureRow,
  question: Question | null,
): Promise<CaptureReceipt> {
  return {
    capture_public_id: toHandle('capture', row.capture_id),
    state: row.state,
    state_version: row.state_version,
    destination: await destinationOf(db, row),
    clarification: question && toClarification(question),
  }
}

/**
 * Where the idea is put; null where it goes on no list and is for nobody. What was deleted is left out, and a list that
 * became a saved view, which holds nothing.
 */
export async function destinationOf(
  db: Db,
  { list_id, person_id }: Pick<CaptureRow, 'list_id' | 'person_id'>,
): Promise<CaptureDestination | null> {
  const [[list], [person]] = await Promise.all([
    listLists(db, list_id === null ? [] : [list_id]),
    listPeople(db, person_id === null ? [] : [person_id]),
  ])
  if (!list && !person) return null
  return {
    ...(list?.origin !== 'saved_view' &&
      list && {
        list: { ideas_list_handle: toHandle('list', list.list_id), name: list.name },
      }),
    ...(person && { person: toPerson(person) }),
  }
}

/** A question as callers see it. */
export function toClarification({ kind, text, choices }: Question): CaptureClarification {
  return {
    kind,
    question: text,
    ...(choices.length > 0 && { choices: choices.map(({ label }) => label) }),
  }
}
