import { insertInvites } from '#server/data/invites/insert.ts'
import type { GuestRow, InviteRow } from '#server/data/invites/rows.ts'
import { insertLinks } from '#server/data/links/insert.ts'
import type { NewOutgoing } from '#server/data/outgoing/insert.ts'
import type { Db } from '#server/database/db.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { type MailContent, planContent } from '#server/domain/mail/content.ts'
import { recounted } from '#server/domain/plans/rsvp.ts'
import type { ChosenGuest } from '#server/domain/prepared/payload.ts'
import { mailedLanguages } from '#server/flows/plans/guest_mail.ts'
import { byService, manualGuest, withLanguages } from '#server/flows/plans/guests.ts'
import type { CommitContext, PreparedLetter } from '#server/flows/prepared/kind.ts'
import type { ShareLink } from '#generated/types.ts'

/**
 * Invites people to a plan that the caller has locked. Returns the plan with its new counts, the messages that the
 * service is to send, which are still to be stored, and the links that the host is to share.
 */
export async function inviteGuests(
  context: CommitContext,
  plan: PlanRow,
  guests: readonly ChosenGuest[],
): Promise<{ plan: PlanRow; messages: NewOutgoing[]; share_links: ShareLink[] }> {
  const invites = await insertInvites(context.db, plan.plan_id, guests)
  const tokens = insertInviteLinks(context, invites)
  const content = inviteContent(plan, context.display_name)
  const manual = invites.filter(({ delivery }) => delivery === 'manual_share')
  const share_links = shareLinks(context, manual, { tokens, guests })
  const messages = messagesTo(context, plan, guests, { invites, tokens, content: () => content })
  const changes = invites.map(({ renewed, rsvp_status }) => ({
    from: renewed ? ('removed' as const) : null,
    to: rsvp_status,
  }))
  return { plan: recounted(plan, changes), messages, share_links }
}

/** What people who are invited to a plan read. */
export function inviteContent(plan: PlanRow, host_name: string): MailContent {
  return { kind: 'plan_invite', plan: planContent(plan, host_name) }
}

/** The same mail to each of these guests that the service writes to, in the language that was settled for them. */
export async function lettersTo(
  db: Db,
  guests: readonly ChosenGuest[],
  content: MailContent,
): Promise<readonly PreparedLetter[]> {
  const written = byService(guests.filter(({ eligible }) => eligible))
  return (await withLanguages(db, written)).map((to) => ({
    to,
    content: { ...content, ...languageOf(to) },
  }))
}

/** The mail to those of a plan's guests who asked for it and get no other. */
export async function lettersToAsked(
  db: Db,
  plan_id: string,
  roster: readonly GuestRow[],
  content: MailContent,
): Promise<readonly PreparedLetter[]> {
  const languages = await mailedLanguages(db, plan_id)
  return roster.flatMap((guest) => {
    const language = languages.get(guest.person_id)
    if (language === undefined) return []
    const written = { ...withAnswer(content, guest), language }
    return [{ to: manualGuest(guest), content: written, asked: true as const }]
  })
}

/** The language of the mail to a guest, as the content of that mail says it. */
export function languageOf({ language }: ChosenGuest): Pick<MailContent, 'language'> {
  return language === undefined ? {} : { language }
}

/** Another link to the page of each of these guests who is on the roster, for the host to share. */
export function linksAgain(
  context: CommitContext,
  roster: readonly InviteRow[],
  guests: readonly ChosenGuest[],
): ShareLink[] {
  const people = new Set(guests.map(({ person_id }) => person_id))
  const invites = roster.filter(({ person_id }) => people.has(person_id))
  const tokens = insertInviteLinks(context, invites)
  return shareLinks(context, invites, { tokens, guests })
}

/** Messages to those of a plan's guests that the service writes to, each with a new link to its invite's page. */
export function mailGuests(
  context: CommitContext,
  plan: PlanRow,
  guests: readonly ChosenGuest[],
  {
    roster,
    content,
  }: { roster: readonly InviteRow[]; content: (invite: InviteRow) => MailContent },
): NewOutgoing[] {
  const people = new Set(byService(guests).map(({ person_id }) => person_id))
  const invites = roster.filter(({ person_id }) => people.has(person_id))
  const tokens = insertInviteLinks(context, invites)
  return messagesTo(context, plan, guests, { invites, tokens, content })
}

/** Messages to those of a plan's guests that the service writes to; without a link where `tokens` has none. */
export function messagesTo(
  { action_id }: CommitContext,
  { plan_id }: PlanRow,
  guests: readonly ChosenGuest[],
  given: {
    invites: readonly InviteRow[]
    /** The token of a link by the id of its invite. */
    tokens: ReadonlyMap<string, string>
    content: (invite: InviteRow) => MailContent
  },
): NewOutgoing[] {
  const byPerson = new Map(given.invites.map((invite) => [invite.person_id, invite]))
  return byService(guests).flatMap((guest) => {
    const { person_id, peer_owner } = guest
    const invite = byPerson.get(person_id)
    if (!invite) return []
    const { invite_id } = invite
    return [
      {
        content: { ...withAnswer(given.content(invite), invite), ...languageOf(guest) },
        action_id,
        plan_id,
        invite_id,
        person_id,
        recipient_owner: peer_owner,
        link: given.tokens.get(invite_id) ?? null,
      },
    ]
  })
}

/** A message of a change contains what the guest has answered, for the guest's calendar. */
export function withAnswer(
  content: MailContent,
  { rsvp_status }: Pick<InviteRow, 'rsvp_status'>,
): MailContent {
  const isChange = content.kind === 'plan_update' || content.kind === 'plan_cancel'
  return isChange && rsvp_status !== 'removed' ? { ...content, answer: rsvp_status } : content
}

/** The links of these invites, each with who it is for. `tokens` are by invite, and `guests` have the names. */
function shareLinks(
  { base_url }: CommitContext,
  invites: readonly InviteRow[],
  { tokens, guests }: { tokens: ReadonlyMap<string, string>; guests: readonly ChosenGuest[] },
): ShareLink[] {
  const names = new Map(guests.map(({ person_id, display_name }) => [person_id, display_name]))
  return invites.map(({ invite_id, person_id }) => ({
    person_handle: toHandle('person', person_id),
    display_name: names.get(person_id) ?? '',
    url: linkUrl(base_url, 'invite', tokens.get(invite_id) ?? ''),
  }))
}

function insertInviteLinks({ db }: CommitContext, invites: readonly InviteRow[]) {
  return insertLinks(
    db,
    'invite',
    invites.map(({ invite_id }) => invite_id),
  )
}
