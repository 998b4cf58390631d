import type { Db } from '#server/database/db.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { newId } from '#server/database/id.ts'
import type { GuestMailContent } from '#server/domain/guest_mail/content.ts'

/** Mail that a guest asked for. */
export interface NewGuestMail {
  invite_id: string
  plan_id: string
  ask_id: string
  sealed: string
  /** Null for the account of the guest, which needs no confirmation. */
  address_hash: Buffer | null
  language: string
  remind_at: Date | null
  forget_at: Date | null
  /** The mail that asks for the confirmation; null for none. */
  content: GuestMailContent | null
}

/** Notes the mail that a guest asked for, in place of what they asked for before. */
export async function insertGuestMail(db: Db, asked: NewGuestMail): Promise<void> {
  const { invite_id, plan_id, ask_id, sealed, address_hash, language, content } = asked
  const message_id = content && newId()
  const json = content && JSON.stringify(content)
  const remind = asked.remind_at?.toISOString() ?? null
  const forget = asked.forget_at?.toISOString() ?? null
  await db.sql`
    insert into guest_mail as g (owner_id, invite_id, plan_id, ask_id, sealed, address_hash, language, asked_at, confirmed_at, remind_at,
      forget_at, message_id, content, state, due_at, created_at)
    values (${db.owner}, ${invite_id}, ${plan_id}, ${ask_id}, ${sealed}, ${address_hash}, ${language}, now(),
      case when ${address_hash}::bytea is null then now() end, ${remind}, ${forget}, ${message_id}, ${json}::jsonb,
      case when ${json}::jsonb is not null then 'queued' end, now(), date_trunc('milliseconds', now()))
    on conflict (owner_id, invite_id) do update
      set ask_id = excluded.ask_id, sealed = excluded.sealed, address_hash = excluded.address_hash, language = excluded.language,
        asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, remind_at = excluded.remind_at, forget_at = excluded.forget_at,
        message_id = excluded.message_id, content = excluded.content, state = excluded.state, attempt = 0, due_at = excluded.due_at,
        lease_until = null, unanswered_since = null, created_at = excluded.created_at, finished_at = null`
  insertDueWork(db, 'guest_mail')
}
