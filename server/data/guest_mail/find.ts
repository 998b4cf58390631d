import type { GuestMailState } from '#server/data/guest_mail/rows.ts'
import type { Database, Db } from '#server/database/db.ts'

/** Whether the guest of an invite gets mail about the plan, and where to, sealed; null for no. */
export async function findGuestMail(
  db: Db,
  invite_id: string,
): Promise<{ state: GuestMailState; ask_id: string; sealed: string } | null> {
  const [row] = await db.sql<{ state: GuestMailState; ask_id: string; sealed: string }>`
    select case when confirmed_at is null then 'asked' else 'on' end as state, ask_id, sealed
    from guest_mail
    where owner_id = ${db.owner} and invite_id = ${invite_id}`
  return row ?? null
}

/** When there is something to write, to send or to delete of mail to guests of this account; null for nothing. */
export async function findNextGuestMail(database: Database, owner: string): Promise<Date | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ next: Date | null }>`
      select least(
        (select g.due_at from guest_mail g where g.owner_id = ${owner} and g.state = 'queued' order by g.due_at limit 1),
        (
          select g.lease_until from guest_mail g where g.owner_id = ${owner} and g.state = 'sending' order by g.lease_until limit 1
        ),
        (
          select g.remind_at from guest_mail g where g.owner_id = ${owner} and g.remind_at is not null
          order by g.remind_at limit 1
        ),
        (
          select g.forget_at from guest_mail g where g.owner_id = ${owner} and g.forget_at is not null
          order by g.forget_at limit 1
        )
      ) as next`,
  )
  return row?.next ?? null
}
