import type { Commit } from '#server/flows/prepared/commit.ts'
import { byService } from '#server/flows/prepared/outcome.ts'
import type { Db } from '#server/database/db.ts'
import type { InviteRow } from '#server/data/invites/rows.ts'
import { insertInvites } from '#server/data/invites/insert.ts'
import { linkUrl } from '#server/domain/link.ts'
import { insertLinks } from '#server/data/links/insert.ts'
import type { NewOutgoing } from '#server/data/outgoing/insert.ts'
import type { ChosenGuest } from '#server/flows/plans/guests.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { toHandle } from '#server/domain/handle.ts'
import { type MailContent, planContent } from '#server/domain/mail/content.ts'
import type { ShareLink } from '#generated/types.ts'

/**
 * Invites people to a plan that the caller holds: whom the service writes to with a message, anybody else
 * with a link to be passed on. The messages are still to be written.
 */
export async function inviteGuests(
  db: Db,
  commit: Commit,
  plan: PlanRow,
  guests: readonly ChosenGuest[],
): Promise<{ messages: NewOutgoing[]; share_links: ShareLink[] }> {
  const invites = await insertInvites(db, plan.plan_id, guests)
  const tokens = await insertLinks(
    db,
    'invite',
    invites.map(({ invite_id }) => invite_id),
  )
  const content: MailContent = { kind: 'plan_invite', plan: planContent(plan, commit.display_name) }
  const share_links = invites
    .filter(({ delivery }) => delivery === 'manual_share')
    .map(({ invite_id, person_id }) => ({
      person_handle: toHandle('person', person_id),
      url: linkUrl(commit.base_url, 'invite', tokens.get(invite_id) ?? ''),
    }))
  const messages = messagesTo(commit, plan, byService(guests), invites, tokens, () => content)
  return { messages, share_links }
}

/** Messages to guests the service writes to, each with a link of its own to its invite's page. */
export async function tellByMail(
  db: Db,
  commit: Commit,
  plan: PlanRow,
  guests: readonly ChosenGuest[],
  invites: readonly InviteRow[],
  content: (invite: InviteRow) => MailContent,
): Promise<NewOutgoing[]> {
  const told = byService(guests)
  const people = new Set(told.map(({ person_id }) => person_id))
  const theirs = invites.filter(({ person_id }) => people.has(person_id))
  const tokens = await insertLinks(
    db,
    'invite',
    theirs.map(({ invite_id }) => invite_id),
  )
  return messagesTo(commit, plan, told, theirs, tokens, content)
}

/** Messages about a plan; a guest whose invite has no token gets one without a link. */
export function messagesTo(
  { action }: Commit,
  { plan_id }: PlanRow,
  guests: readonly (ChosenGuest & { peer_owner: string })[],
  invites: readonly InviteRow[],
  tokens: ReadonlyMap<string, string>,
  content: (invite: InviteRow) => MailContent,
): NewOutgoing[] {
  const byPerson = new Map(invites.map((invite) => [invite.person_id, invite]))
  return guests.flatMap(({ person_id, peer_owner }) => {
    const invite = byPerson.get(person_id)
    if (!invite) return []
    const { invite_id } = invite
    return [
      {
        content: content(invite),
        action_id: action.action_id,
        plan_id,
        invite_id,
        person_id,
        recipient_owner: peer_owner,
        link: tokens.get(invite_id) ?? null,
      },
    ]
  })
}
