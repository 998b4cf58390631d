import { type CardRow, findCard, loadCards, writeCard } from '#server/data/cards.ts'
import { toInvite } from '#server/data/my_invites.ts'
import { only } from '#server/data/only.ts'
import { cardSourceOf } from '#server/data/relay.ts'
import { type Answered, answerInvite } from '#server/data/rsvp.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('invites.rsvp.update', async ({ db }, input) => {
  const { host_owner, host_invite_id, invite_id } = await findCard(db, input.invite_handle)
  const { rsvp_status, expected_revision } = input
  const guest = db.owner
  // Whether there is room is decided where the plan is, with its host.
  const { answered, source } = await db.as(host_owner, async (host) => {
    const answered = await answerInvite(host, {
      invite_id: host_invite_id,
      guest,
      rsvp_status,
      expected_revision,
      writes_card: true,
    })
    return { answered, source: await cardSourceOf(host, answered.plan) }
  })
  const { host, content } = source
  // The whole card, for it may be behind in more than the answer. It is read after it was written.
  const [, cards] = await Promise.all([
    content && writeCard(db, host, content, answered.invite),
    loadCards(db, [invite_id]),
  ])
  return said(only(cards), answered)
})

function said(card: CardRow, { changed, previous, changed_at }: Answered) {
  const invite = toInvite(card)
  const { host } = invite.plan
  const data = { invite, previous, changed_at: changed_at.toISOString() }
  const answer = card.rsvp_status === 'accepted' ? 'accepted' : 'declined'
  if (!changed) {
    return unchanged(data, {
      text: `You have already ${answer} ${host.display_name}'s invitation.`,
    })
  }
  // Other guests' copies show new counts within a second; nobody waits for them, and a burst is carried once.
  return completed(data, { text: `You ${answer} ${host.display_name}'s invitation.` })
}
