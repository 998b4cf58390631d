import { lockAccounts } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { findInvitationLink } from '#server/data/links/find.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { keepInvite } from '#server/flows/plans/keep_invite.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/**
 * Keeps a guest's invitation to a plan in an account, by its link. Once it is kept, it changes nothing.
 *
 * @returns whether it is in the account now.
 */
export async function keepInvitation(
  {
    database,
    replicate,
  }: Pick<WebContext, 'database'> & { replicate: (owner: string) => Promise<void> },
  owner: string,
  { token, request_id }: { token: string; request_id: string },
): Promise<boolean> {
  const hash = hashLinkToken(token)
  const link = hash && (await findInvitationLink(database, hash))
  if (link?.kind !== 'invite' || link.owner === owner) return false
  const { owner: host, subject_id } = link
  const state = await database.write(owner, {
    async work(db) {
      await lockAccounts(db, [host])
      const before = await db.as(host, (there) => keepInvite(there, subject_id, owner))
      if (before === 'free') insertWebAudit(db, { what: 'web.invitation.keep', request_id })
      return before
    },
  })
  if (state === 'free') await replicate(host)
  return state === 'free' || state === 'kept'
}
