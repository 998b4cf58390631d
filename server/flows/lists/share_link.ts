import { insertShare } from '#server/data/list_shares/insert.ts'
import { updateShareEnded } from '#server/data/list_shares/update.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { changedSince } from '#server/domain/messages/objects.ts'
import { claimReversible, type Reversible, saveReversible } from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'

/** A link to a list that its owner passes on. */
export interface ManualLink {
  url: string
  share_id: string
  /** Null where it works until the share is ended. */
  expires_at: Date | null
}

/**
 * Makes a link to a list that its owner passes on: for one person or, with null, for anybody; for so many days or until
 * an instant. Nothing is sent. The caller has locked the list and the person.
 */
export async function makeManualLink(
  { db, base_url }: { db: Db; base_url: string },
  list: ListRow,
  person: PersonRow | null,
  until: Date | number,
): Promise<ManualLink> {
  const person_id = person?.person_id ?? null
  const { share_id, token, expires_at } = await insertShare(db, list.list_id, person_id, until)
  return { url: linkUrl(base_url, 'list_share', token), share_id, expires_at }
}

/** Stores that a link can be ended again by undoing. */
export async function keepLink(
  db: Db,
  { list_id }: ListRow,
  { share_id }: ManualLink,
): Promise<Reversible | null> {
  const [reversible] = await saveReversible(db, 'share_link', [{ list_id, share_id }])
  return reversible ?? null
}

/**
 * Ends the link that was made. Errors: `reference_not_found`; `not_reversible`, also where the list is gone or the link
 * has ended.
 */
export async function undoLink({ context, handle, pointer }: Undoing): Promise<{ list: ListRow }> {
  const { share_id } = await claimReversible<{ share_id: string }>(
    context,
    'share_link',
    handle,
    pointer,
  )
  const list = await updateShareEnded(context.db, share_id)
  if (!list || list.deleted_at) throw fail('not_reversible', { pointer, message: changedSince })
  return { list }
}
