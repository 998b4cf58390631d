import { mayWriteTo } from '#server/data/do_not_contact/may_write_to.ts'
import type { ClaimedGuestMail } from '#server/data/guest_mail/rows.ts'
import { begun, isDue } from '#server/data/outgoing/attempt.ts'
import { isWithdrawn } from '#server/data/outgoing/conditions.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import type { Database, Db } from '#server/database/db.ts'

type Claimed = Omit<ClaimedGuestMail, 'allowed'> & { address_hash: Buffer | null }

/** Claims one due mail to a guest of this account for one attempt, as `claimNotice` does; null where none is due. */
export async function claimGuestMail(
  database: Database,
  owner: string,
  idempotent: boolean,
  remembers: number | null,
): Promise<ClaimedGuestMail | null> {
  return database.write(owner, {
    async work(db) {
      const [claimed] = await db.sql<Claimed>`
        with due as (
          select o.invite_id, o.state = 'sending' as doubtful
          from guest_mail o
          where o.owner_id = ${owner} and ${isDue(idempotent, remembers)}
          order by o.due_at
          limit 1
          for no key update skip locked
        )
        update guest_mail o
        set ${begun}
        from due, invites v
        where o.owner_id = ${owner} and o.invite_id = due.invite_id
          and v.owner_id = ${owner} and v.invite_id = due.invite_id
        returning o.invite_id, o.plan_id, o.ask_id, o.message_id, o.content, o.sealed, o.language, o.attempt, o.created_at,
          due.doubtful, o.address_hash, v.peer_owner, v.rsvp_status, o.unanswered_since as at,
          ${isWithdrawn(owner)} as withdrawn`
      if (!claimed) return null
      const { address_hash, ...mail } = claimed
      return { ...mail, allowed: await isAllowed(db, address_hash, mail.peer_owner) }
    },
  })
}

async function isAllowed(db: Db, address: Buffer | null, peer: string | null): Promise<boolean> {
  if (address === null) return peer !== null && (await mayContact(db, [peer])).has(peer)
  return (await mayWriteTo(db, [address])).size > 0
}
