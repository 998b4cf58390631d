import { type Admission, admissionOf } from '#server/domain/connection_invitation.ts'
import { listJoins } from '#server/data/connection_invitations/list.ts'
import { findPreview, findInvitation } from '#server/data/connection_invitations/find.ts'
import { findOwnName } from '#server/data/accounts/find.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'

/** A connection invitation as whoever has its link may see it. */
export interface ConnectionView {
  host_name: string
  mode: 'individual' | 'shared'
  admission: Admission
  /** Names of those who joined. */
  joined: string[]
  /** A few of the likes the host reviewed for it; null where there is no preview. */
  preview: { likes: string[]; more: boolean } | null
}

/** Likes a preview shows. */
const few = 3

/** The connection invitation behind a link; null where it opens nothing. */
export async function connectionInvitation(
  context: LinkContext,
  token: string,
): Promise<ConnectionView | null> {
  return readByLink(context, 'connection', token, async (db, invitation_id) => {
    const row = await findInvitation(db, invitation_id)
    if (row === null) return null
    const admission = admissionOf(row)
    const [host_name, joins, preview] = await Promise.all([
      findOwnName(db),
      listJoins(db, invitation_id),
      // Only whom it still admits has a use for it.
      admission === 'open' ? findPreview(db, row, few) : null,
    ])
    const joined = joins.map(({ display_name }) => display_name)
    return { host_name, mode: row.mode, admission, joined, preview }
  })
}
