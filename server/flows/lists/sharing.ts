import type { Db } from '#server/database/db.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { sharedContent } from '#server/flows/lists/shared_content.ts'
import {
  type ChosenGuest,
  chooseGuests,
  refuseUnreachable,
  toRecipient,
} from '#server/flows/plans/guests.ts'
import { insertAction, type PreparedResource } from '#server/data/prepared_actions/rows.ts'

/** What the commit of a list share keeps: whom it reaches, and how. */
export interface SharePayload {
  guests: ChosenGuest[]
}

/**
 * Prepares sharing a list with a Connected Friend, for a later approval. The caller holds the list and the
 * person. Errors: `recipient_not_eligible`.
 */
export async function prepareListShare(
  db: Db,
  caller: { token_id: string; surface: string },
  list: ListRow,
  person: PersonRow,
  pointer: string,
): Promise<PreparedResource> {
  const guests = await chooseGuests(db, [person])
  refuseUnreachable(guests, pointer)
  const { preview, checksum } = await sharedContent(db, list)
  const payload: SharePayload = { guests }
  return insertAction(db, caller, {
    kind: 'list.share',
    list_id: list.list_id,
    person_id: person.person_id,
    summary: `Share “${list.name}” with ${person.display_name}.`,
    recipients: guests.map(toRecipient),
    content_preview: { ...preview },
    payload: { ...payload },
    revision: 0,
    checksum,
  })
}

/** What whoever has a list's link sees, as it is told to those who share it. */
export const whatIsShown = {
  name: 'list.details_shown',
  text: 'Whoever has the link sees the ideas of the list with their descriptions, places, times and links, and those added later too, as long as the link opens.',
}

/** What is said where a share was prepared. */
export function readyToShare(list: ListRow, person: PersonRow): string {
  return `Ready to share “${list.name}” with ${person.display_name}. Nothing is shared before it is committed.`
}
