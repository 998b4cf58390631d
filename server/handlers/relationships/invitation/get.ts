import { listJoins } from '#server/data/connection_invitations/list.ts'
import type { JoinRow } from '#server/data/connection_invitations/rows.ts'
import { findPreview } from '#server/data/connection_invitations/find.ts'
import { invitationAccess, toIdentityChoices } from '#server/flows/friendship/invitation_access.ts'
import { showsWhoJoined } from '#server/domain/people/connection_invitation.ts'
import { findLinkTarget } from '#server/data/links/find.ts'
import { fail, missing } from '#server/domain/basics/failure.ts'
import { linkToken } from '#server/domain/links/token.ts'
import {
  copyTheLink,
  reviewAccepting,
  reviewClosing,
} from '#server/domain/messages/friendship_input.ts'
import { invitationState } from '#server/domain/messages/connections.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** How many titles a preview shows at most. */
const maxTitles = 3

export default handler('relationships.invitation.get', async ({ db }, { invitation_token }) => {
  if (invitation_token === undefined) throw missing('/invitation_token')
  const link = await findLinkTarget(db, 'connection', linkToken(invitation_token))
  const found = link && (await invitationAccess(db, link))
  if (!found)
    throw fail('reference_not_found', { pointer: '/invitation_token', advice: copyTheLink })
  const { row, admission, connection, host_name } = found
  const own = link.owner === db.owner
  // Somebody who came too late, or may not join, learns only that.
  const involved = own || connection?.state === 'active'
  const shown = involved || admission === 'open' || admission === 'full'
  const reader = db.owner
  // Everybody may know that they joined themselves.
  const mayKnow = ({ peer_owner }: JoinRow) => own || showsWhoJoined(row) || peer_owner === reader
  const { joined, preview } = await db.as(link.owner, async (there) => ({
    joined: shown
      ? (await listJoins(there, row.invitation_id))
          .filter(mayKnow)
          .map(({ display_name }) => display_name)
      : [],
    preview: own || admission === 'open' ? await findPreview(there, row, maxTitles) : null,
  }))
  return completed(
    {
      admission,
      mode: row.mode,
      joined,
      identity_choices: toIdentityChoices(db.owner, found),
      preview,
    },
    {
      text: invitationState(admission, shown ? host_name : null, joined),
      ...(admission === 'open' &&
        (own || !involved) && {
          next: [
            {
              capability: 'relationships.friendship.review',
              reason: own ? reviewClosing : reviewAccepting,
              input: {
                operation: own ? 'close_invitation' : 'accept_invitation',
                invitation_token: linkToken(invitation_token),
              },
            },
          ],
        }),
    },
  )
})
