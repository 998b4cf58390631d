import { listPeople } from '#server/data/people/list.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { AskedDestination } from '#server/domain/roundup/question.ts'
import type { Targets } from '#server/domain/roundup/call.ts'
import { findWritableList, resolveDestination } from '#server/flows/capture/destination.ts'

/** Where the ideas of a roundup go, as far as it is known. */
export interface RoundupDestination {
  readonly list_id: string | null
  readonly person_id: string | null
  /** What has to be asked first; null where nothing has. */
  readonly asked: AskedDestination | null
}

/**
 * The list and the person that a call names by handles and words; the handle of a person may stand in the words. The
 * list cannot be deleted until the transaction ends.
 *
 * Errors: `reference_not_found`; `access_denied` for a saved view, which holds nothing.
 */
export async function resolveTargets(
  db: Db,
  { list_handle, feed_text, person_text }: Targets,
): Promise<RoundupDestination> {
  const { list, person, questions } = await resolveDestination(db, {
    ...(list_handle !== null && { list_handle }),
    ...(feed_text !== null && { feed_text }),
    ...(person_text !== null && { person_text }),
  })
  const [question] = questions
  const words = (question?.kind === 'person' ? person_text : feed_text) ?? ''
  return {
    list_id: list?.list_id ?? null,
    person_id: person?.person_id ?? null,
    asked: question ? { ...question, words } : null,
  }
}

/**
 * Keeps the list of a roundup from being deleted until the transaction ends. @returns whether the list and the person that
 * the ideas are for are still there, and the list holds ideas.
 */
export async function lockDestination(
  db: Db,
  { list_id, person_id }: Pick<RoundupRow, 'list_id' | 'person_id'>,
): Promise<boolean> {
  const [list, people] = await Promise.all([
    list_id === null ? null : findWritableList(db, list_id),
    person_id === null ? [] : listPeople(db, [person_id]),
  ])
  const hasList = list_id === null || (list !== null && list !== 'view')
  return hasList && (person_id === null || people.length > 0)
}
