import { findList } from '#server/data/lists/find.ts'
import type { Db } from '#server/database/db.ts'
import { type Destination, goneOf } from '#server/domain/accepted_work/destination.ts'
import { destinationIsGone } from '#server/domain/messages/roundup.ts'
import type { AskedDestination } from '#server/domain/roundup/question.ts'
import type { Targets } from '#server/domain/roundup/call.ts'
import {
  findDestination,
  listChoices,
  nearestLists,
  resolveDestination,
} from '#server/flows/capture/destination.ts'

/** Where the ideas of a roundup go, as far as it is known. */
export interface RoundupDestination extends Destination {
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
  put: Destination,
  saved: number,
): Promise<RoundupDestination | null> {
  const { list, person } = await findDestination(db, put)
  const gone = goneOf(put, { list, person })
  if (!gone.any) return null
  const lost = gone.list && put.list_id !== null ? await findList(db, put.list_id) : undefined
  const words = lost?.name ?? ''
  const offered = list ? [list] : words === '' ? [] : await nearestLists(db, words)
  return {
    list_id: list?.list_id ?? null,
    person_id: person?.person_id ?? null,
    asked: {
      ...{ kind: 'destination', code: 'destination_required', words },
      text: destinationIsGone({ list: lost?.name ?? null, person: gone.person, saved }),
      choices: listChoices(offered),
    },
  }
}
