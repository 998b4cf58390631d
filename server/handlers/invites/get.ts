import { findCard } from '#server/data/cards.ts'
import { toInvite } from '#server/data/my_invites.ts'
import { inviteText } from '#server/domain/invite_text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('invites.get', async ({ db }, input) => {
  const invite = toInvite(await findCard(db, input.invite_handle))
  return completed({ invite }, { text: inviteText(invite) })
})
