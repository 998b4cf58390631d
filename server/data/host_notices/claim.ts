import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { begun, isDue } from '#server/data/outgoing/attempt.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { endsAt } from '#server/data/plans/times.ts'
import type { Database, Db } from '#server/database/db.ts'

/**
 * Claims one due message to the host of a plan for one attempt; null where none is due. As with other mail, a message
 * whose last attempt has no recorded result is claimed again only where `idempotent` says that the mail server sends
 * a repeated request once, within `remembers` seconds if it forgets.
 */
export async function claimNotice(
  database: Database,
  owner: string,
  idempotent: boolean,
  remembers: number | null,
): Promise<ClaimedNotice | null> {
  return database.write(owner, {
    async work(db) {
      const claimed = await claimIn(db, idempotent, remembers)
      return claimed && { ...claimed, allowed: (await mayContact(db, [owner])).has(owner) }
    },
  })
}

async function claimIn(
  db: Db,
  idempotent: boolean,
  remembers: number | null,
): Promise<Omit<ClaimedNotice, 'allowed'> | null> {
  const { owner } = db
  const [claimed] = await db.sql<Omit<ClaimedNotice, 'allowed'>>`
    with due as (
      select o.plan_id, o.state = 'sending' as doubtful, clock_timestamp() as at
      from host_notices o
      where o.owner_id = ${owner} and ${isDue(idempotent, remembers)}
      order by o.due_at
      limit 1
      for no key update skip locked
    )
    update host_notices o
    set ${begun}
    from due
    where o.owner_id = ${owner} and o.plan_id = due.plan_id
    returning o.plan_id, o.message_id, o.content, o.sealed, o.attempt, o.created_at, due.doubtful,
      exists (
        select from plans n
        where n.owner_id = ${owner} and n.plan_id = o.plan_id
          and n.state in ('shared', 'active') and ${endsAt} > due.at
      ) as is_on`
  return claimed ?? null
}
