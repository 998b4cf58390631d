import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { isByService } from '#server/data/invites/conditions.ts'
import type { Db } from '#server/database/db.ts'

/** A guest of a plan who gets mail about it because they asked. */
export interface MailedGuest {
  invite_id: string
  person_id: string
  /** Whether the service tells them of changes anyway, as `isByService` says. */
  by_service: boolean
  /** Null for the account of the guest. */
  address_hash: Buffer | null
  peer_owner: string | null
  /** The language of the page on which they asked. */
  language: PageLanguage | null
}

/** The guests of a plan who confirmed that they want mail about it; at most 1,000. */
export function listMailedGuests(db: Db, plan_id: string): Promise<MailedGuest[]> {
  return db.sql<MailedGuest>`
    select v.invite_id, v.person_id, ${isByService} as by_service, g.address_hash, v.peer_owner, g.language
    from guest_mail g
    join invites v on v.owner_id = g.owner_id and v.invite_id = g.invite_id
    where g.owner_id = ${db.owner} and g.plan_id = ${plan_id} and g.confirmed_at is not null
      and v.rsvp_status <> 'removed'
    limit 1000`
}

/** The plans of this account whose guests are to read that they are tomorrow, at most `most`. */
export async function listRemindable(db: Db, most: number): Promise<string[]> {
  const rows = await db.sql<{ plan_id: string }>`
    select plan_id
    from guest_mail
    where owner_id = ${db.owner} and remind_at <= now()
    order by remind_at
    limit ${most}`
  return [...new Set(rows.map(({ plan_id }) => plan_id))]
}
