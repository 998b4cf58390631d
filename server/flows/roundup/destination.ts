import { findList } from '#server/data/lists/find.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import { destinationIsGone } from '#server/domain/messages/roundup.ts'
import type { AskedDestination } from '#server/domain/roundup/question.ts'
import type { Targets } from '#server/domain/roundup/call.ts'
import {
  findWritableList,
  listChoices,
  nearestLists,
  resolveDestination,
} from '#server/flows/capture/destination.ts'

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
 * Keeps the list of a roundup from being deleted until the transaction ends. `saved` is how many of its ideas are saved.
 *
 * @returns null while the list and the person that the ideas are for are there, and the list holds ideas. Else what is left
 * of the destination, with the question where the other ideas go.
 */
export async function lockDestination(
  db: Db,
  { list_id, person_id }: Pick<RoundupRow, 'list_id' | 'person_id'>,
  saved: number,
): Promise<RoundupDestination | null> {
  const [found, [person = null]] = await Promise.all([
    list_id === null ? null : findWritableList(db, list_id),
    listPeople(db, person_id === null ? [] : [person_id]),
  ])
  const list = found === 'view' ? null : found
  const hasLost = { list: list_id !== null && !list, person: person_id !== null && !person }
  if (!hasLost.list && !hasLost.person) return null
  const lost = hasLost.list && list_id !== null ? await findList(db, list_id) : undefined
  const words = lost?.name ?? ''
  const offered = list ? [list] : words === '' ? [] : await nearestLists(db, words)
  return {
    list_id: list?.list_id ?? null,
    person_id: person?.person_id ?? null,
    asked: {
      ...{ kind: 'destination', code: 'destination_required', words },
      text: destinationIsGone({ list: lost?.name ?? null, person: hasLost.person, saved }),
      choices: listChoices(offered),
    },
  }
}
