import { findCard, loadCards, writeCard } from '#server/data/cards.ts'
import { toInvite } from '#server/data/my_invites.ts'
import { readCardSource } from '#server/data/relay.ts'
import { type Answered, answerInvite } from '#server/data/rsvp.ts'
import { only } from '#server/data/only.ts'
import type { Db } from '#server/data/db.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('invites.rsvp.update', async ({ db }, input) => {
  const card = await findCard(db, input.invite_handle)
  const { rsvp_status, expected_revision } = input
  // Whether there is room is decided where the plan is, with its host.
  const { answered, source } = await db.as(card.host_owner, async (host) => {
    const invite_id = card.host_invite_id
    const answered = await answerInvite(host, {
      invite_id,
      rsvp_status,
      expected_revision,
      writes_card: true,
    })
    return { answered, source: await readCardSource(host, answered.plan_id) }
  })
  // The whole card, for it may be behind in more than the answer.
  if (source?.content) await writeCard(db, source.host, source.content, answered.invite)
  return answer(db, card.invite_id, answered)
})

async function answer(db: Db, invite_id: string, { changed, previous, changed_at }: Answered) {
  const invite = toInvite(only(await loadCards(db, [invite_id])))
  const { host } = invite.plan
  const data = { invite, previous, changed_at: changed_at.toISOString() }
  const said = invite.rsvp_status === 'accepted' ? 'accepted' : 'declined'
  if (!changed) {
    return unchanged(data, { text: `You have already ${said} ${host.display_name}'s invitation.` })
  }
  return completed(data, { text: `You ${said} ${host.display_name}'s invitation.`, relays: true })
}
