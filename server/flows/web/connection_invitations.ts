import {
  listAdmitting,
  type OpenInvitation,
} from '#server/data/connection_invitations/list_open.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { WebContext } from '#server/flows/web/context.ts'

export type { OpenInvitation }

/** The most invitations that a page shows. */
const most = 20

/**
 * @returns the account's invitations to connect that still admit somebody, at most 20, the newest first; with a handle,
 * those that name this person.
 */
export async function viewOpenInvitations(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  person_handle: string | null = null,
): Promise<readonly OpenInvitation[]> {
  const person_id = person_handle === null ? null : parseHandle('person', person_handle)
  if (person_handle !== null && person_id === null) return []
  return database.read(owner, (db) => listAdmitting(db, { person_id, most }))
}
