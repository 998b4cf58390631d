import { listJoins } from '#server/data/connection_invitations/list.ts'
import { findPreview } from '#server/data/connection_invitations/find.ts'
import { invitationAccess, toIdentityChoices } from '#server/flows/friendship/admission.ts'
import { findLinkTarget } from '#server/data/links/find.ts'
import { fail, missing } from '#server/domain/failure.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** Titles a preview shows at most. */
const mostTitles = 3

export default handler('relationships.invitation.get', async ({ db }, { invitation_token }) => {
  if (invitation_token === undefined) throw missing('/invitation_token')
  const link = await findLinkTarget(db, 'connection', invitation_token)
  const found = link && (await invitationAccess(db, link))
  if (!found) throw fail('reference_not_found', { pointer: '/invitation_token' })
  const { row, admission, connection, host_name } = found
  const own = link.owner === db.owner
  // Who has come too late, or may not join, learns no more than that.
  const inside = own || connection?.state === 'active'
  const shown = inside || admission === 'open' || admission === 'full'
  const { joined, preview } = await db.as(link.owner, async (there) => ({
    joined: shown
      ? (await listJoins(there, row.invitation_id)).map(({ display_name }) => display_name)
      : [],
    preview: own || admission === 'open' ? await findPreview(there, row, mostTitles) : null,
  }))
  return completed(
    {
      admission,
      mode: row.mode,
      joined,
      identity_choices: toIdentityChoices(db.owner, found),
      preview,
    },
    { text: `${spoken(admission, shown ? host_name : null)} ${joinedText(joined)}`.trim() },
  )
})

function spoken(admission: string, host_name: string | null): string {
  const from = host_name === null ? 'The invitation' : `The invitation from ${host_name}`
  if (admission === 'open') return `${from} is open.`
  if (admission === 'full') return `${from} is full.`
  return `${from} admits nobody any more.`
}

function joinedText(joined: readonly string[]): string {
  return joined.length === 0 ? '' : `${spokenList(joined)} joined.`
}
