import type { Db } from '#server/database/db.ts'

/** An account whose end was asked for. */
export interface Leaving {
  readonly deleting_at: Date
  /** The transaction's time. */
  readonly now: Date
  /** Until when it can be kept: seven days after it was asked for. */
  readonly until: Date
  /** Whether these days are over, by the database's clock. */
  readonly is_over: boolean
  /** Whether it was over a day ago, too: nothing waits for mail any more. */
  readonly is_long_over: boolean
  /** Whether the guests of its plans are told that these are off. */
  readonly tells: boolean
}

/** @returns the end of this account that was asked for; null for an account that stays, or does not exist. */
export async function findLeaving(db: Db): Promise<Leaving | null> {
  const [row] = await db.sql<Leaving>`
    select deleting_at, now() as now, deleting_at + interval '7 days' as until, coalesce(deleting_tells, false) as tells,
      deleting_at <= now() - interval '7 days' as is_over, deleting_at <= now() - interval '8 days' as is_long_over
    from accounts
    where owner_id = ${db.owner} and deleting_at is not null`
  return row ?? null
}

/** @returns whether something of this account still has to reach others: a change to copy, a share, or with `mail` a message. */
export async function hasUnreached(db: Db, { mail }: { mail: boolean }): Promise<boolean> {
  const [queued, shares, ...messages] = await Promise.all([
    db.sql`select 1 from relay_marks where owner_id = ${db.owner} limit 1`,
    db.sql`select 1 from list_shares where owner_id = ${db.owner} and copied < changes limit 1`,
    mail
      ? db.sql`
          select 1 from outgoing where owner_id = ${db.owner} and state in ('queued', 'sending') limit 1`
      : [],
    mail
      ? db.sql`
          select 1 from guest_mail where owner_id = ${db.owner} and state in ('queued', 'sending') limit 1`
      : [],
  ])
  return [queued, shares, ...messages].some(({ length }) => length > 0)
}
