import { listConnectionRows } from '#server/data/connections/list.ts'
import { findInvitationLink } from '#server/data/links/find.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import type { OpenLink } from '#server/data/links/rows.ts'
import { findOwnName } from '#server/data/accounts/find.ts'
import { findConnection } from '#server/data/connections/find.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { inviteAccess } from '#server/flows/friendship/invite_access.ts'
import { findInviteKeeping } from '#server/flows/plans/keep_invite.ts'
import { invitationAccess } from '#server/flows/friendship/invitation_access.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** An invitation as the page where it is accepted shows it to the account that is signed in. */
export interface ArrivalView {
  /**
   * `own` is the account's own invitation, `connected` one by which there is nothing more to do, `open` one that can
   * connect the account with its host, `keep` one to a plan that can only be kept, `full` one that others have used.
   */
  readonly state: 'own' | 'connected' | 'open' | 'keep' | 'kept' | 'full'
  readonly host_name: string
  readonly mode: 'individual' | 'shared'
  /** Whether it still admits somebody. */
  readonly admits: boolean
  /** The account's own Friends in Mind who have the host's name and are nobody else. */
  readonly namesakes: readonly PersonRow[]
  /** The plan that it is an invitation to; null for one to connect. */
  readonly plan: ArrivalPlan | null
}

/** The plan that an invitation is to. */
interface ArrivalPlan {
  readonly title: string
  /** Whether the account has it, by this invitation or another one. */
  readonly is_kept: boolean
  /** Whether it has it by this one: any other is somebody else's to answer. */
  readonly is_by_this: boolean
}

/**
 * @returns what the link of an invitation means for an account; null in the same way for one that is unknown, revoked,
 * closed, expired or over, or that cannot connect these two.
 */
export async function viewArrival(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  token: string,
): Promise<ArrivalView | null> {
  const hash = hashLinkToken(token)
  const link = hash && (await findInvitationLink(database, hash))
  if (!link) return null
  const view = link.kind === 'invite' ? viewInvite : viewConnection
  return database.read(owner, (db) => view(db, link))
}

async function viewConnection(db: Db, link: OpenLink): Promise<ArrivalView | null> {
  const access = await invitationAccess(db, link)
  if (access === null) return null
  const { admission, connection, host_name, row } = access
  const facts = { host_name, mode: row.mode, admits: admission === 'open', plan: null }
  if (link.owner === db.owner) return { ...facts, state: 'own', namesakes: [] }
  if (connection?.state === 'active') return { ...facts, state: 'connected', namesakes: [] }
  if (admission === 'full') return { ...facts, state: 'full', namesakes: [] }
  if (admission !== 'open') return null
  const namesakes = connection === null ? await listNamesakes(db, host_name) : []
  return { ...facts, state: 'open', namesakes }
}

async function viewInvite(db: Db, link: OpenLink): Promise<ArrivalView | null> {
  const { owner } = db
  const [found, host_name, connection] = await db.as(link.owner, (there) =>
    Promise.all([
      findInviteKeeping(there, link.subject_id, owner),
      findOwnName(there),
      findConnection(there, owner),
    ]),
  )
  if (found === null || found.state === 'ended') return null
  const access = await inviteAccess(db, link)
  const is_kept = found.state === 'kept' || found.state === 'guest'
  const plan = { title: planTitle(found.plan), is_kept, is_by_this: found.state === 'kept' }
  const facts = { host_name, mode: 'individual' as const, admits: found.state === 'free', plan }
  const isConnected = connection?.state === 'active'
  if (link.owner === db.owner) return { ...facts, state: 'own', namesakes: [] }
  if (found.state === 'taken') return { ...facts, state: 'full', namesakes: [] }
  if (access?.admission === 'open' && !isConnected) {
    const namesakes = connection === null ? await listNamesakes(db, host_name) : []
    return { ...facts, state: 'open', namesakes }
  }
  if (!is_kept) return { ...facts, state: 'keep', namesakes: [] }
  return { ...facts, state: isConnected ? 'connected' : 'kept', namesakes: [] }
}

async function listNamesakes(db: Db, name: string): Promise<PersonRow[]> {
  const named = await listPeopleNamed(db, [name])
  const friends = named.filter(({ classification }) => classification === 'friend_in_mind')
  const taken = await listConnectionRows(
    db,
    friends.map(({ person_id }) => person_id),
  )
  const known = new Set(taken.map(({ person_id }) => person_id))
  return friends.filter(({ person_id }) => !known.has(person_id))
}
