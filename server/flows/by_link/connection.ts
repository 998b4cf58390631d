import {
  type Admission,
  admissionOf,
  showsWhoJoined,
} from '#server/domain/people/connection_invitation.ts'
import { listJoins } from '#server/data/connection_invitations/list.ts'
import { findPreview, findInvitation } from '#server/data/connection_invitations/find.ts'
import { findOwnName } from '#server/data/accounts/find.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'

/** A connection invitation as anybody with its link may see it. */
export interface ConnectionView {
  host_name: string
  mode: 'individual' | 'shared'
  admission: Admission
  /** Names of those who joined; empty where only the host sees them. */
  joined: string[]
  /** A few of the likes the host reviewed for it; null if there is no preview. */
  preview: { likes: string[]; more: boolean } | null
}

/** How many likes a preview shows at most. */
const maxLikes = 3

/** @returns the connection invitation of a link; null if the link does not work. */
export async function viewConnectionInvitation(
  context: LinkContext,
  token: string,
): Promise<ConnectionView | null> {
  return readByLink(context, 'connection', token, async (db, invitation_id) => {
    const row = await findInvitation(db, invitation_id)
    if (row === null) return null
    const admission = admissionOf(row)
    const [host_name, joins, preview] = await Promise.all([
      findOwnName(db),
      showsWhoJoined(row) ? listJoins(db, invitation_id) : [],
      // It is only of use to people who can still join.
      admission === 'open' ? findPreview(db, row, maxLikes) : null,
    ])
    const joined = joins.map(({ display_name }) => display_name)
    return { host_name, mode: row.mode, admission, joined, preview }
  })
}
